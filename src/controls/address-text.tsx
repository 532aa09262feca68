import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useElicitation } from "../context/elicitation-context.js";
import { useElicitationForm } from "../context/form-context.js";
import type { TextField } from "../core/request/field-spec.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import { urlMessages } from "../messages/url-messages.js";
import { urlWarningTexts } from "../messages/url-warning-texts.js";
import { HostName } from "../parts/host-name.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { useRegistrableDomain } from "../parts/use-registrable-domain.js";
import { useAtRest } from "./use-at-rest.js";

/** Addresses that lead nowhere: what is run or shown is in them. */
const holdsContent = /^(javascript|vbscript|data):/;

/**
 * The host a browser would go to, for what stands out in an address is often not it, and what speaks against the address. Nothing of what
 * keeps a page from being opened: an answer may well be `http:` or `mailto:`, and what is no address is told of when it is checked.
 */
export function AddressText({ field }: { readonly field: TextField }): ReactNode {
  const { overrides } = useElicitation();
  const words = useMemo(() => urlMessages(overrides), [overrides]);
  const entered = useWatch({ control: useElicitationForm().control, name: field.id });
  const text = typeof entered === "string" ? entered.trim() : "";
  const inspected = useMemo(() => inspectUrl(text), [text]);
  const domain = useRegistrableDomain(inspected.href);
  const isAtRest = useAtRest(text);
  const { host, href = "" } = inspected;
  const scheme = holdsContent.exec(href)?.[1];
  const { texts, isolate } =
    scheme === undefined
      ? urlWarningTexts(inspected, words)
      : { texts: [words.urlHoldsContent({ scheme })], isolate: [scheme] };
  return (
    <>
      {scheme === undefined && host !== "" && <OpensOn text={words.opensOn({ host })} host={host} domain={domain} />}
      {/* There from the start: what comes into the page together with its words is not read out. */}
      <span role="status">
        {isAtRest && texts.map((warning) => <Warning key={warning} text={warning} isolate={isolate} />)}
      </span>
    </>
  );
}

function Warning({ text, isolate }: { readonly text: string; readonly isolate: readonly string[] }): ReactNode {
  return (
    <>
      {/* Where they are read out as one text, words stay apart. */}{" "}
      <span className="elicit-note-warning">
        <IsolatedText text={text} isolate={isolate} />
      </span>
    </>
  );
}

interface OpensOnProps {
  readonly text: string;
  readonly host: string;
  readonly domain: string | undefined;
}

function OpensOn({ text, host, domain }: OpensOnProps): ReactNode {
  // By its last place: the words before it may have its letters in them.
  const start = text.lastIndexOf(host);
  if (start < 0) {
    return <span dir="auto">{text}</span>;
  }
  return (
    <span dir="auto">
      {text.slice(0, start)}
      <bdi dir="ltr">
        <HostName host={host} domain={domain} />
      </bdi>
      {text.slice(start + host.length)}
    </span>
  );
}
