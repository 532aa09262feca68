import Ajv from "ajv";
import addFormats from "ajv-formats";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { JSONSchemaBridge } from "uniforms-bridge-json-schema";
import { AutoField, AutoForm, ErrorField } from "uniforms-unstyled";
import { Actions } from "./actions.js";
import { DialogShell } from "./dialog-shell.js";
import { ErrorList, type Fault } from "./error-list.js";
import { optionsOf } from "./options-of.js";
import type { DialogProps } from "./subject.js";

/**
 * uniforms with its JSON Schema bridge and unstyled theme, and the ajv validator of its documentation. It reads titled options only in its
 * own notation.
 */
export default function UniformsDialog({ question, onAnswer }: DialogProps): ReactNode {
  const bridge = useMemo(() => {
    const schema = withOptions(question);
    const ajv = new Ajv({ allErrors: true, strict: false, useDefaults: true });
    addFormats(ajv);
    const validate = ajv.compile(schema);
    const validator = (model: unknown) => {
      validate(model);
      return validate.errors?.length ? { details: validate.errors } : null;
    };
    return new JSONSchemaBridge({ schema, validator });
  }, [question]);
  // uniforms also reports errors at every change, but the list shows only those of a submission.
  const isSending = useRef(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const cancel = (): void => onAnswer(undefined);
  return (
    <DialogShell message={question.message} onCancel={cancel}>
      <ErrorList faults={faults} />
      <AutoForm
        schema={bridge}
        noValidate
        onSubmitCapture={() => {
          isSending.current = true;
        }}
        onSubmit={onAnswer}
        onValidate={(_, error) => {
          if (error && isSending.current) {
            isSending.current = false;
            setFaults(
              error.details.map(({ instancePath, message = "" }, index) => ({
                name: `${index}${instancePath}`,
                message: `${instancePath} ${message}`,
              })),
            );
          }
          return error;
        }}
      >
        {Object.keys(question.requestedSchema.properties).map((name) => (
          <div key={name}>
            <AutoField name={name} />
            <ErrorField name={name} />
          </div>
        ))}
        <Actions onCancel={cancel} />
      </AutoForm>
    </DialogShell>
  );
}

function withOptions({ requestedSchema }: DialogProps["question"]): object {
  const properties = Object.entries(requestedSchema.properties).map(([name, property]) => {
    const options = optionsOf(property);
    // Removed, because the bridge looks for properties in every anyOf and oneOf.
    const { oneOf: _, items, ...rest } = property;
    const uniforms = options && {
      options,
      ...(property.type === "array" ? { checkboxes: true } : {}),
    };
    return [
      name,
      {
        ...rest,
        ...(items && { items: { type: "string", enum: options?.map(({ value }) => value) } }),
        ...(uniforms && { uniforms }),
      },
    ] as const;
  });
  return { ...requestedSchema, properties: Object.fromEntries(properties) };
}
