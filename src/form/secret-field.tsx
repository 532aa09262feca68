import { type ReactNode, useEffect, useRef, useState } from "react";
import { isSameValue } from "../core/draft/draft.js";
import { initialValue } from "../core/fields/index.js";
import { spokenLabel } from "../core/text/clean-text.js";
import type { FieldSpec, SensitiveKind } from "../core/types.js";
import { ActionButton } from "../elicitation/action-button.js";
import { IsolatedText } from "../elicitation/body.js";
import type { ControlInputProps } from "../elicitation/config.js";
import { focusControl } from "../elicitation/focus.js";
import { Notice } from "../elicitation/notices.js";
import { useElicitation } from "../elicitation/context.js";
import { groupProps } from "./controls.js";
import { useHookForm } from "./form-context.js";

export interface SecretFieldProps {
  readonly field: FieldSpec;
  readonly inputProps: ControlInputProps;
  readonly kind: SensitiveKind;
  /** Whether the control is several inputs. */
  readonly isGroup: boolean;
  /** Whether the control is the host's own, which has to mask what is entered itself. */
  readonly hidesItself: boolean;
  /** Renders the control. */
  readonly children: (inputProps: ControlInputProps) => ReactNode;
}

/**
 * A field that looks like one for a credential or payment data: a warning, and no control until the person opens the field. Nothing is sent
 * for it before that, not even a server's default. Renders a `<div>`.
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
  const elicitation = useElicitation();
  const { server, messages, getRoot, slot } = elicitation;
  const { getValues, setValue, unregister } = useHookForm();
  const initial = initialValue(field, elicitation);
  // If a host's new label makes an already answered field sensitive, the field stays open.
  const [isOpen, setIsOpen] = useState(() => {
    const entered = getValues(field.id);
    return Boolean(entered?.length) && !isSameValue(entered, initial);
  });
  const wasOpened = useRef(false);
  const { id } = ownProps;
  const described = [ownProps["aria-describedby"], `${id}-secret`].filter((part) => part !== undefined);
  const inputProps = { ...ownProps, "aria-describedby": described.join(" ") };
  const label = spokenLabel(field.label);

  useEffect(() => {
    if (!isOpen) {
      // A withheld field has no answer. A server's default may have been registered for it before.
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
  const isMasked = (field.kind === "text" || field.kind === "number") && !hidesItself;
  const control = isMasked ? <MaskedControl field={field} inputProps={inputProps} /> : children(inputProps);
  return (
    // While the control is withheld, the label refers to this <div>, so that pressing the label does not open the field.
    <div className="elicit-secret" data-secret={isOpen ? "open" : "closed"} id={isOpen ? undefined : id}>
      <Notice tone="warning" id={`${id}-secret`}>
        <p className="elicit-line">
          <IsolatedText text={messages.secretWarning[kind]({ server: server.name })} isolate={server.name} />
        </p>
      </Notice>
      {isOpen && isGroup && (
        <div className={slot("field")} {...groupProps(field, inputProps)}>
          {control}
        </div>
      )}
      {isOpen && !isGroup && control}
      {!isOpen && (
        <ActionButton
          action="open-secret"
          look="outlined"
          aria-describedby={inputProps["aria-describedby"]}
          onClick={open}
        >
          <IsolatedText text={messages.openSecret({ label })} isolate={label} />
        </ActionButton>
      )}
    </div>
  );
}

/** Text that is masked until the person presses a button to see it. Renders an `<input>` and the button. */
function MaskedControl({ field, inputProps }: Pick<SecretFieldProps, "field" | "inputProps">): ReactNode {
  const { messages, slot } = useElicitation();
  const registration = useHookForm().register(field.id);
  const [isShown, setIsShown] = useState(false);
  const label = spokenLabel(field.label);
  return (
    <div className="elicit-secret-input">
      <input
        {...inputProps}
        {...registration}
        className={slot("input")}
        dir="auto"
        type={isShown ? "text" : "password"}
        // This is not a password of this site, so browsers should neither fill in nor save one, unless the host sets `autoComplete`.
        autoComplete={inputProps.autoComplete ?? "off"}
        spellCheck={false}
        autoCapitalize="none"
      />
      <ActionButton
        to="show"
        aria-controls={inputProps.id}
        aria-pressed={isShown}
        onClick={() => setIsShown((wasShown) => !wasShown)}
      >
        <IsolatedText text={messages.showSecret({ label })} isolate={label} />
      </ActionButton>
    </div>
  );
}
