import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { InspectedUrl } from "../core/url/inspect-url.js";
import { parseUrl } from "../core/url/parse-url.js";
import type { UrlMessages } from "../messages/messages.js";
import { urlWarningTexts } from "../messages/url-warning-texts.js";
import { IsolatedText } from "../parts/isolated-text.js";

export interface UrlCautionsProps {
  readonly inspected: InspectedUrl;
  readonly words: UrlMessages;
}

/** What speaks against going to an address: why it is not opened at all, or what to know before, each in a notice of its own. */
export function UrlCautions({ inspected, words }: UrlCautionsProps): ReactNode {
  const { server, messages } = useElicitation();
  const { texts, isolate } = urlWarningTexts(inspected, words);
  const { host, refusal } = inspected;
  const expected = parseUrl(server.origin ?? "")?.host ?? "";
  const isElsewhere = expected !== "" && host !== expected && !host.endsWith(`.${expected}`);
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
