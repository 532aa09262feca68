import { createAjv } from "@jsonforms/core";
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { Actions } from "./actions.js";
import { DialogShell } from "./dialog-shell.js";
import { ErrorList, type Fault } from "./error-list.js";
import type { DialogProps } from "./subject.js";

interface State {
  readonly data: unknown;
  readonly errors: readonly Fault[];
}

/**
 * @jsonforms/react with vanilla renderers. It validates at every change; `validationMode` hides errors until the first submission. Its
 * documented ajv option fills in defaults. It has no control for an array of options.
 */
export default function JsonFormsDialog({ question, onAnswer }: DialogProps): ReactNode {
  const ajv = useMemo(() => createAjv({ useDefaults: true }), []);
  const [data, setData] = useState<unknown>({});
  const latest = useRef<State>({ data: {}, errors: [] });
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isShown, setIsShown] = useState(false);
  const cancel = (): void => onAnswer(undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (latest.current.errors.length === 0) {
      onAnswer(latest.current.data);
    } else {
      setIsShown(true);
      setFaults(latest.current.errors);
    }
  };
  return (
    <DialogShell message={question.message} onCancel={cancel}>
      <form noValidate onSubmit={submit}>
        <ErrorList faults={faults} />
        <JsonForms
          schema={question.requestedSchema}
          data={data}
          renderers={vanillaRenderers}
          cells={vanillaCells}
          ajv={ajv}
          validationMode={isShown ? "ValidateAndShow" : "ValidateAndHide"}
          onChange={({ data: changed, errors = [] }) => {
            setData(changed);
            latest.current = {
              data: changed,
              errors: errors.map(({ instancePath, message = "" }, index) => ({
                name: `${index}${instancePath}`,
                message: `${instancePath} ${message}`,
              })),
            };
          }}
        />
        <Actions onCancel={cancel} />
      </form>
    </DialogShell>
  );
}
