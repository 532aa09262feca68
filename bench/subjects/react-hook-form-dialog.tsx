import { ajvResolver } from "@hookform/resolvers/ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { type ReactNode, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { PropertySchema } from "../questions/question.js";
import { Actions } from "./actions.js";
import { DialogShell } from "./dialog-shell.js";
import { ErrorList, type Fault } from "./error-list.js";
import { NativeField } from "./native-field.js";
import type { DialogProps } from "./subject.js";

type Answers = Record<string, unknown>;

/**
 * react-hook-form with `@hookform/resolvers/ajv`, as in its documentation, with the same inputs as the floor. ajv is not strict, because in
 * strict mode it throws on `enumNames`.
 */
export default function ReactHookFormDialog({ question, onAnswer }: DialogProps): ReactNode {
  const { properties, required } = question.requestedSchema;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Answers>({
    resolver: ajvResolver(question.requestedSchema, { strict: false, formats: fullFormats }),
    defaultValues: Object.fromEntries(Object.entries(properties).map(([name, { default: value }]) => [name, value])),
    shouldFocusError: false,
  });
  const cancel = (): void => onAnswer(undefined);
  const fail = (found: FieldErrors<Answers>): void =>
    setFaults(Object.entries(found).map(([name, error]) => ({ name, message: `${name} ${error?.message ?? ""}` })));
  return (
    <DialogShell message={question.message} onCancel={cancel}>
      <form noValidate onSubmit={(event) => void handleSubmit(onAnswer, fail)(event)}>
        <ErrorList faults={faults} />
        {Object.entries(properties).map(([name, property]) => (
          <NativeField
            key={name}
            name={name}
            property={property}
            required={required.includes(name)}
            error={errors[name]?.message}
            registration={register(name, { setValueAs: readAs(property) })}
          />
        ))}
        <Actions onCancel={cancel} />
      </form>
    </DialogShell>
  );
}

/** Converts the text of inputs to the type in the schema. */
function readAs({ type }: PropertySchema): (entered: unknown) => unknown {
  return (entered) => {
    if (entered === "" || entered === null) return undefined;
    if (type === "boolean") return entered === true || entered === "true";
    return type === "number" || type === "integer" ? Number(entered) : entered;
  };
}
