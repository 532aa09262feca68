import { type FormEvent, type ReactNode, useState } from "react";
import { Actions } from "./actions.js";
import { check } from "./check.js";
import { DialogShell } from "./dialog-shell.js";
import { ErrorList, type Fault } from "./error-list.js";
import { NativeField } from "./native-field.js";
import type { DialogProps } from "./subject.js";

/**
 * The floor: written by hand for these questions, without a form library or a validator. It has the same native inputs as ours,
 * uncontrolled. Errors stand in a list and at the field, and disappear when fixed. It has no protection against hostile or odd requests, no
 * drafts, and no messages to replace.
 */
export default function FloorDialog({ question, onAnswer }: DialogProps): ReactNode {
  const { properties, required } = question.requestedSchema;
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<readonly Fault[]>([]);
  const cancel = (): void => onAnswer(undefined);
  const faultOf = (name: string, data: FormData): string | undefined => {
    const property = properties[name];
    return property && check(property, required.includes(name), data.getAll(name).map(String));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = Object.keys(properties).flatMap((name): Fault[] => {
      const message = faultOf(name, data);
      return message === undefined ? [] : [{ name, message }];
    });
    setFaults(new Map(found.map(({ name, message }) => [name, message])));
    setFailed(found);
    if (found.length === 0) onAnswer(Object.fromEntries(data));
  };
  const mend = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    if (faults.size === 0 || !("name" in target) || typeof target.name !== "string") return;
    const message = faultOf(target.name, new FormData(currentTarget));
    if (message === faults.get(target.name)) return;
    const next = new Map(faults);
    if (message === undefined) next.delete(target.name);
    else next.set(target.name, message);
    setFaults(next);
  };
  return (
    <DialogShell message={question.message} onCancel={cancel}>
      <form noValidate onSubmit={submit} onInput={mend}>
        <ErrorList faults={failed} />
        {Object.entries(properties).map(([name, property]) => (
          <NativeField
            key={name}
            name={name}
            property={property}
            required={required.includes(name)}
            error={faults.get(name)}
          />
        ))}
        <Actions onCancel={cancel} />
      </form>
    </DialogShell>
  );
}
