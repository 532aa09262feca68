import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { IsolatedText } from "../parts/isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";

/**
 * Sends the answers, or explains why it cannot: it is never disabled. Renders a `<button type="submit">`, and above it what went wrong
 * with checking, if anything.
 *
 * - `data-busy` while the answers are being checked
 */
export function AcceptButton({ isConfirmation }: { readonly isConfirmation: boolean }): ReactNode {
  const { messages, server } = useElicitation();
  const { control } = useElicitationForm();
  const { isSubmitting, errors } = useFormState({ control });
  const failure = errors.root?.message;
  return (
    <>
      <p className="elicit-failure" role="status">
        {isSubmitting ? (
          <span className="elicit-hidden">{messages.checking()}</span>
        ) : (
          typeof failure === "string" && failure
        )}
      </p>
      <button
        type="submit"
        className="elicit-button"
        data-action="accept"
        aria-disabled={isSubmitting || undefined}
        data-busy={isSubmitting ? "" : undefined}
      >
        {isConfirmation ? (
          messages.acceptConfirm()
        ) : (
          <IsolatedText text={messages.acceptForm({ server: server.name })} isolate={server.name} />
        )}
      </button>
    </>
  );
}
