import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { readInstant } from "../core/fields/date-time.js";
import { readAnswer } from "../core/fields/index.js";
import { addressFault, takesUri } from "../core/fields/text.js";
import { offsetName, timeZoneOf } from "../core/draft/local-date-time.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { type InspectedUrl, inspectUrl, type UrlWarning } from "../core/url/inspect-url.js";
import { IsolatedText, Words } from "../elicitation/body.js";
import { BlockedNotice, Destination } from "../elicitation/destination.js";
import { Glyph } from "../elicitation/glyph.js";
import { HostName, type HostNameProps, useRegistrableDomain } from "../elicitation/host-name.js";
import { useOpenPage } from "../elicitation/open-page.js";
import { useElicitation } from "../elicitation/root.js";
import { urlWarningTexts } from "../messages/describe.js";
import { useHookForm, useFieldValue } from "./form-context.js";

/** A note derived from an answer: the zone of a time, the host of an address. Undefined for fields without a note. */
export function noteOf(field: FieldSpec): ReactNode | undefined {
  if (field.kind === "date-time") {
    return <TimeZoneNote field={field} />;
  }
  return takesUri(field) ? <AddressNote field={field} /> : undefined;
}

/** Names the time zone and its offset at the entered time. For a time that occurs twice, also says which of the two is sent. */
function TimeZoneNote({ field }: { readonly field: FieldOf<"date-time"> }): ReactNode {
  const elicitation = useElicitation();
  const { messages, locale } = elicitation;
  const timeZone = timeZoneOf(elicitation);
  const entered = useWatch({ control: useHookForm().control, name: field.id });
  const instant = readInstant(field, typeof entered === "string" ? entered : "", { locale, timeZone });
  // A time that the clocks skip has no offset.
  const offset =
    instant.kind === "none" ? "" : offsetName(timeZone, "rfc3339" in instant ? instant.rfc3339 : undefined);
  return (
    <>
      <span key={offset}>{messages.timeZone({ timeZone, offset })}</span>{" "}
      {instant.kind === "two" && <span className="elicit-note-warning">{messages.repeatedTime({ offset })}</span>}
    </>
  );
}

/** By the code of an error of the host's URL policy: the warning that would repeat that error. */
const saidByError: { readonly [code: string]: UrlWarning } = { "url-private": "private", "url-localhost": "loopback" };

/** Schemes of URLs that hold content themselves instead of leading to a host. */
const holdsContent = /^(javascript|vbscript|data):/;

/**
 * The host of an address, which is easily overlooked in it, and the warnings about the address. `InspectedUrl.refusal` is not shown,
 * because an answer may be `http:` or `mailto:`. Text that is not an address is an error when it is checked.
 */
function AddressNote({ field }: { readonly field: FieldOf<"text"> }): ReactNode {
  const { messages } = useElicitation();
  const { errors } = useFormState({ control: useHookForm().control, name: field.id });
  const { text, address, inspected, domain } = useAddress(field);
  const isAtRest = useAtRest(text);
  const sent = address === text ? undefined : address;
  const { host, href = "" } = inspected;
  const scheme = holdsContent.exec(href)?.[1];
  const said = saidByError[String(errors[field.id]?.type)];
  const warnings = inspected.warnings.filter((warning) => warning !== said);
  const { texts, isolate } =
    scheme === undefined
      ? urlWarningTexts({ ...inspected, warnings }, messages)
      : { texts: [messages.urlHoldsContent({ scheme })], isolate: [scheme] };
  return (
    <>
      {scheme === undefined && host !== "" && <OpensOn text={messages.opensOn({ host })} host={host} domain={domain} />}
      {sent !== undefined && (
        <span key={sent}>
          {" "}
          <IsolatedText text={messages.sentAs({ address: sent })} isolate={sent} />
        </span>
      )}
      {/* There from the start, because a live region that is inserted together with its text is not announced. */}
      <span role="status">
        {isAtRest &&
          texts.map((warning) => (
            <span key={warning} className="elicit-note-warning">
              {" "}
              <IsolatedText text={warning} isolate={isolate} />
            </span>
          ))}
      </span>
    </>
  );
}

interface EnteredAddress {
  /** As it is in the field. */
  readonly text: string;
  /** As it would be sent. */
  readonly address: string;
  readonly inspected: InspectedUrl;
  readonly domain: string | null | undefined;
}

function useAddress(field: FieldOf<"text">): EnteredAddress {
  const [entered] = useFieldValue(field);
  const { locale, timeZone } = useElicitation();
  const text = entered.trim();
  const answer = readAnswer(field, text, { locale, timeZone });
  const address = answer && "value" in answer ? String(answer.value) : text;
  const inspected = useMemo(() => inspectUrl(address), [address]);
  return { text, address, inspected, domain: useRegistrableDomain(inspected.href) };
}

export interface TryAddressProps {
  readonly field: FieldOf<"text">;
  /** The id of the field's control, with which the id of its note begins. The note has the warnings about the address. */
  readonly controlId: string;
}

/**
 * Shows, when unfolded, where the entered address leads and a button that opens it. The note above has the warnings about the address.
 * Nothing is fetched before the press. Renders a `<details>`, or nothing if the address cannot be opened.
 */
export function TryAddress({ field, controlId }: TryAddressProps): ReactNode {
  const { messages, policy } = useElicitation();
  const { address, inspected, domain } = useAddress(field);
  const { href, refusal } = inspected;
  const { open, isBlocked } = useOpenPage(href);
  // An address that may not be sent is not opened either.
  const isRefused = [policy.urls, field.urls].some((urls) => urls && addressFault(field, address, urls));
  if (href === undefined || refusal || isRefused || policy.opensPages === false) {
    return null;
  }
  return (
    <details className="elicit-details">
      <summary className="elicit-text-button">{messages.tryAddress()}</summary>
      <Destination id={`${controlId}-url`} inspected={inspected} domain={domain} />
      {isBlocked && <BlockedNotice href={href} />}
      <button
        type="button"
        className="elicit-button"
        data-action="open"
        aria-describedby={`${controlId}-note ${controlId}-url`}
        onClick={open}
      >
        <span>{messages.acceptUrl()}</span>
        <Glyph name="open" />
      </button>
    </details>
  );
}

function OpensOn({ text, host, domain }: HostNameProps & { readonly text: string }): ReactNode {
  // The last occurrence, because the message's own words may contain the same letters.
  const start = text.lastIndexOf(host);
  if (start < 0) {
    return <span dir="auto">{text}</span>;
  }
  return (
    <span dir="auto">
      <Words text={text.slice(0, start)} />
      <bdi dir="ltr" translate="no">
        <HostName host={host} domain={domain} />
      </bdi>
      <Words text={text.slice(start + host.length)} />
    </span>
  );
}

/** Milliseconds without a change that count as a pause. */
const pause = 600;

/** Whether a text has not changed for a moment. Initially true. A warning about a half-typed address may be wrong for the whole one. */
function useAtRest(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
