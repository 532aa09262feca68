import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { ControlInputProps } from "../context/control-props.js";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import { initialValue } from "../core/draft/initial-draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { focusControl } from "../parts/focus-control.js";
import type { SensitiveKind } from "../core/secrets/sensitivity-of.js";
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
  /** The control, where it is not to be hidden as it is typed: one of the host's, which does so itself, or one that is picked from. */
  readonly children: ReactNode | undefined;
}

/**
 * A question that looks like one for a credential: a warning, and no control until the person opens it knowingly. Nothing is sent of what
 * cannot be seen, a server's default neither. Renders a `<div>`.
 *
 * - `data-secret` on it: `closed` or `open`
 */
export function SecretField({ field, kind, inputProps, isGroup, children }: SecretFieldProps): ReactNode {
  const { server, overrides, locale, timeZone, getRoot } = useElicitation();
  const { getValues, setValue } = useElicitationForm();
  const words = useMemo(() => secretMessages(overrides), [overrides]);
  // What had been answered before a host's words made it one stays to be seen.
  const [isOpen, setIsOpen] = useState(() => String(getValues(field.id) ?? "") !== "");
  const wasOpened = useRef(false);
  const { id } = inputProps;

  useEffect(() => {
    if (isOpen && wasOpened.current) {
      focusControl(getRoot().getElementById(id));
    }
  }, [isOpen, id, getRoot]);
  const open = (): void => {
    wasOpened.current = true;
    setValue(field.id, initialValue(field, { locale, timeZone }));
    setIsOpen(true);
  };
  const control = isGroup ? (
    <SecretGroup field={field} inputProps={inputProps}>
      {children}
    </SecretGroup>
  ) : (
    (children ?? <SecretControl field={field} inputProps={inputProps} words={words} />)
  );
  return (
    // While it is closed the label names no control: pressing it must not open anything.
    <div className="elicit-secret" data-secret={isOpen ? "open" : "closed"} id={isOpen ? undefined : id}>
      <p className="elicit-notice" data-tone="warning" id={`${id}-secret`}>
        <IsolatedText text={words.secretWarning[kind]({ server: server.name })} isolate={server.name} />
      </p>
      {isOpen ? (
        control
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
