import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { InspectedUrl } from "../core/url/inspect-url.js";
import { parseUrl } from "../core/url/parse-url.js";
import type { UrlMessages } from "../messages/messages.js";
import { urlWarningTexts } from "../messages/url-warning-texts.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { useRegistrableDomain } from "../parts/use-registrable-domain.js";

export interface UrlCautionsProps {
  readonly inspected: InspectedUrl;
  /** The part of its host that somebody has registered, if it is known. */
  readonly domain: string | undefined;
  readonly words: UrlMessages;
}

/** What speaks against going to an address: why it is not opened at all, or what to know before, each in a notice of its own. */
export function UrlCautions({ inspected, domain, words }: UrlCautionsProps): ReactNode {
  const { server, messages } = useElicitation();
  const { texts, isolate } = urlWarningTexts(inspected, words);
  const { host, refusal } = inspected;
  const origin = parseUrl(server.origin ?? "");
  const originDomain = useRegistrableDomain(origin?.href);
  const expected = origin?.host ?? "";
  // What one owner has registered is one place; an address has no owner that could be told.
  const isSameOwner = domain !== undefined && domain === originDomain;
  const isElsewhere = expected !== "" && host !== expected && !isSameOwner;
  const isWeb = refusal !== "not-a-url" && refusal !== "scheme";
  return (
    <>
      {refusal && (
        <div className="elicit-notice" data-tone="error">
          <p>{words.urlRefusal[refusal]()}</p>
          <p>
            <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
          </p>
        </div>
      )}
      {[...texts, ...(isWeb && isElsewhere ? [words.urlOtherHost({ host, origin: expected })] : [])].map((warning) => (
        <p key={warning} className="elicit-notice" data-tone="warning">
          <IsolatedText text={warning} isolate={isolate} />
        </p>
      ))}
    </>
  );
}
