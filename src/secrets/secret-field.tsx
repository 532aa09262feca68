import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ControlInputProps } from "../context/control-props.js";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import { initialValue } from "../core/draft/initial-draft.js";
import type { NumberField, TextField } from "../core/request/field-spec.js";
import { sensitivityOf } from "../core/secrets/sensitivity-of.js";
import { secretMessages } from "../messages/secret-messages.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { SecretControl } from "./secret-control.js";

export interface SecretFieldProps {
  readonly field: TextField | NumberField;
  readonly inputProps: ControlInputProps;
  /** A host's own control, which then hides what is entered by itself. */
  readonly children: ReactNode | undefined;
}

/**
 * A question that looks like one for a credential: a warning, and no control until the person opens it knowingly. Nothing is sent of what
 * cannot be seen, a server's default neither. Renders a `<div>`.
 *
 * - `data-secret` on it: `closed` or `open`
 */
export function SecretField({ field, inputProps, children }: SecretFieldProps): ReactNode {
  const { server, overrides, locale, timeZone, getRoot } = useElicitation();
  const { getValues, setValue } = useElicitationForm();
  const words = useMemo(() => secretMessages(overrides), [overrides]);
  // What has been typed before the rule was there stays to be seen.
  const [isOpen, setIsOpen] = useState(() => {
    const value = getValues(field.id);
    return value !== "" && value !== initialValue(field, { locale, timeZone });
  });
  const wasOpened = useRef(false);
  const kind = sensitivityOf(field) ?? "credential";
  const { id } = inputProps;

  useEffect(() => {
    if (!isOpen) {
      // The rule came late, and a server's default was there before it.
      setValue(field.id, "");
    } else if (wasOpened.current) {
      getRoot().getElementById(id)?.focus();
    }
  }, [isOpen, field.id, setValue, id, getRoot]);
  const open = (): void => {
    wasOpened.current = true;
    setValue(field.id, initialValue(field, { locale, timeZone }));
    setIsOpen(true);
  };
  return (
    // While it is closed the label names no control: pressing it must not open anything.
    <div className="elicit-secret" data-secret={isOpen ? "open" : "closed"} id={isOpen ? undefined : id}>
      <p className="elicit-notice" data-tone="warning" id={`${id}-secret`}>
        <IsolatedText text={words.secretWarning[kind]({ server: server.name })} isolate={server.name} />
      </p>
      {isOpen ? (
        (children ?? <SecretControl field={field} inputProps={inputProps} words={words} />)
      ) : (
        <button
          type="button"
          className="elicit-button"
          data-action="open-secret"
          aria-describedby={inputProps["aria-describedby"]}
          onClick={open}
        >
          <IsolatedText text={words.openSecret({ label: field.label })} isolate={field.label} />
        </button>
      )}
    </div>
  );
}
