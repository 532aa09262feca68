import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";

export interface LoadingNoticeProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Says that a part is on its way, or did not arrive and can be fetched again. Renders a `<div>`. */
export function LoadingNotice({ failed, onRetry }: LoadingNoticeProps): ReactNode {
  const { messages } = useElicitation();
  return (
    <div className="elicit-notice" data-tone="quiet" role="status">
      <p>{failed ? messages.loadFailed() : messages.loading()}</p>
      {failed && (
        <button type="button" className="elicit-text-button" onClick={onRetry}>
          {messages.tryAgain()}
        </button>
      )}
    </div>
  );
}
