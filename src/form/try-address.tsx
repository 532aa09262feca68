import { type ReactNode, useMemo } from "react";
import { readAnswer } from "../core/fields/index.js";
import type { FieldOf } from "../core/types.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import { BlockedNotice, Destination } from "../elicitation/destination.js";
import { Glyph } from "../elicitation/glyph.js";
import { useRegistrableDomain } from "../elicitation/host-name.js";
import { Notice } from "../elicitation/notices.js";
import { useOpenPage } from "../elicitation/open-page.js";
import { useElicitation } from "../elicitation/root.js";
import { useFieldValue } from "./form-context.js";

export interface TryAddressProps {
  readonly field: FieldOf<"text">;
  /** Of the field's control; its note has the warnings about the address. */
  readonly controlId: string;
}

/**
 * Opens the address that was entered as a page, after consent like any page: folded away, where it leads, and the button that opens it; the
 * warnings about it are in the note above. Nothing is fetched before. Renders a `<details>`, or nothing without an answer.
 */
export function TryAddress({ field, controlId }: TryAddressProps): ReactNode {
  const { messages } = useElicitation();
  const [entered] = useFieldValue(field);
  const answer = readAnswer(field, entered.trim(), {});
  const address = answer && "value" in answer ? String(answer.value) : entered;
  const inspected = useMemo(() => inspectUrl(address), [address]);
  const { href, refusal } = inspected;
  const domain = useRegistrableDomain(href);
  const { open, isBlocked } = useOpenPage(href);
  if (entered.trim() === "") {
    return null;
  }
  return (
    <details className="elicit-details">
      <summary className="elicit-text-button">{messages.tryAddress()}</summary>
      {refusal && (
        <Notice tone="error">
          <p className="elicit-line">{messages.urlRefusal[refusal]()}</p>
        </Notice>
      )}
      <Destination id={`${controlId}-url`} inspected={inspected} domain={domain} />
      {isBlocked && href !== undefined && <BlockedNotice href={href} />}
      {!refusal && (
        <button
          type="button"
          className="elicit-button"
          aria-describedby={`${controlId}-note ${controlId}-url`}
          onClick={open}
        >
          <span>{messages.acceptUrl()}</span>
          <Glyph name="open" />
        </button>
      )}
    </details>
  );
}
