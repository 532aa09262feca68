import { type ReactNode, useState } from "react";
import type { ControlInputProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import type { SecretMessages } from "../messages/messages.js";
import { IsolatedText } from "../parts/isolated-text.js";

export interface SecretControlProps {
  readonly field: FieldSpec;
  readonly inputProps: ControlInputProps;
  readonly words: SecretMessages;
}

/** Text that nobody is to read over the person's shoulder, unless they want to see it themselves. Renders an `<input>` and a button. */
export function SecretControl({ field, inputProps, words }: SecretControlProps): ReactNode {
  const registration = useElicitationForm().register(field.id);
  const [isShown, setIsShown] = useState(false);
  const label = spokenLabel(field.label);
  return (
    <div className="elicit-secret-input">
      <input
        {...inputProps}
        {...registration}
        className="elicit-input"
        dir="auto"
        type={isShown ? "text" : "password"}
        // It is no password of this site: no browser should offer or keep one, unless the host knows better.
        autoComplete={inputProps.autoComplete ?? "off"}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="elicit-text-button"
        aria-controls={inputProps.id}
        aria-pressed={isShown}
        onClick={() => setIsShown((wasShown) => !wasShown)}
      >
        <IsolatedText text={words.showSecret({ label })} isolate={label} />
      </button>
    </div>
  );
}
