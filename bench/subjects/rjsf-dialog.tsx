import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { type ReactNode, useState } from "react";
import { Actions } from "./actions.js";
import { DialogShell } from "./dialog-shell.js";
import { ErrorList, type Fault } from "./error-list.js";
import type { DialogProps } from "./subject.js";

/** @rjsf/core with @rjsf/validator-ajv8, as in its quickstart. Uses the list of errors that all peers share instead of its own. */
export default function RjsfDialog({ question, onAnswer }: DialogProps): ReactNode {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const cancel = (): void => onAnswer(undefined);
  return (
    <DialogShell message={question.message} onCancel={cancel}>
      <ErrorList faults={faults} />
      <Form
        schema={question.requestedSchema}
        validator={validator}
        noHtml5Validate
        showErrorList={false}
        onSubmit={({ formData }) => onAnswer(formData)}
        onError={(errors) =>
          setFaults(errors.map(({ stack, property }) => ({ name: `${property ?? ""} ${stack}`, message: stack })))
        }
      >
        <Actions onCancel={cancel} />
      </Form>
    </DialogShell>
  );
}
