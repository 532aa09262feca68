import type { ReactNode } from "react";

export function Actions({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  return (
    <p>
      <button type="button" onClick={onCancel}>
        Decline
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit">Send</button>
    </p>
  );
}
