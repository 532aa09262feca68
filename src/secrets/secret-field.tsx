import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ControlInputProps } from "../context/control-props.js";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import { initialValue } from "../core/draft/initial-draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { focusControl } from "../parts/focus-control.js";
import type { SensitiveKind } from "../core/secrets/sensitive-kind.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import { secretMessages } from "../messages/secret-messages.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { SecretControl } from "./secret-control.js";
import { SecretGroup } from "./secret-group.js";

export interface SecretFieldProps {
  readonly field: FieldSpec;
  readonly inputProps: ControlInputProps;
  /** What it looks like it asks for. */
  readonly kind: SensitiveKind;
  /** Whether it is several controls. */
  readonly isGroup: boolean;
  /** Whether the control is one of the host's, which hides what is entered by itself. */
  readonly hidesItself: boolean;
  /** Renders the control. */
  readonly children: (inputProps: ControlInputProps) => ReactNode;
}

/**
 * A question that looks like one for a credential: a warning, and no control until the person opens it knowingly. Nothing is sent of what
 * cannot be seen, a server's default neither. Renders a `<div>`.
 *
 * - `data-secret` on it: `closed` or `open`
 */
export function SecretField({
  field,
  kind,
  inputProps: ownProps,
  isGroup,
  hidesItself,
  children,
}: SecretFieldProps): ReactNode {
  const { server, overrides, locale, timeZone, getRoot } = useElicitation();
  const { getValues, setValue, unregister } = useElicitationForm();
  const words = useMemo(() => secretMessages(overrides), [overrides]);
  const initial = initialValue(field, { locale, timeZone });
  // What had been answered before a host's words made it one stays to be seen.
  const [isOpen, setIsOpen] = useState(() => {
    const answer = String(getValues(field.id) ?? "");
    return answer !== "" && answer !== String(initial);
  });
  const wasOpened = useRef(false);
  const { id } = ownProps;
  // The warning is a part of what is said of the control.
  const described = [ownProps["aria-describedby"], `${id}-secret`].filter((part) => part !== undefined);
  const inputProps = { ...ownProps, "aria-describedby": described.join(" ") };
  const label = spokenLabel(field.label);

  useEffect(() => {
    if (!isOpen) {
      // Closed, it has not been asked: a server's default may have been there before.
      unregister(field.id);
    } else if (wasOpened.current) {
      focusControl(getRoot().getElementById(id));
    }
  }, [isOpen, id, getRoot, unregister, field.id]);
  const open = (): void => {
    wasOpened.current = true;
    setValue(field.id, initial);
    setIsOpen(true);
  };
  const control =
    (field.kind === "text" || field.kind === "number") && !hidesItself ? (
      <SecretControl field={field} inputProps={inputProps} words={words} />
    ) : (
      children(inputProps)
    );
  return (
    // While it is closed the label names no control: pressing it must not open anything.
    <div className="elicit-secret" data-secret={isOpen ? "open" : "closed"} id={isOpen ? undefined : id}>
      <p className="elicit-notice" data-tone="warning" id={`${id}-secret`}>
        <IsolatedText text={words.secretWarning[kind]({ server: server.name })} isolate={server.name} />
      </p>
      {isOpen && isGroup && (
        <SecretGroup field={field} inputProps={inputProps}>
          {control}
        </SecretGroup>
      )}
      {isOpen && !isGroup && control}
      {!isOpen && (
        <button
          type="button"
          className="elicit-button"
          data-action="open-secret"
          aria-describedby={inputProps["aria-describedby"]}
          onClick={open}
        >
          <IsolatedText text={words.openSecret({ label })} isolate={label} />
        </button>
      )}
    </div>
  );
}
