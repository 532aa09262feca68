import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { readInstant } from "../core/fields/date-time.js";
import { readAnswer } from "../core/fields/index.js";
import { addressError, takesUri } from "../core/fields/text.js";
import { displayAs } from "../core/draft/display-format.js";
import { offsetName, timeZoneOf } from "../core/draft/local-date-time.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { type InspectedUrl, inspectUrl, type UrlWarning } from "../core/url/inspect-url.js";
import { ActionButton } from "../elicitation/action-button.js";
import { IsolatedText, Words } from "../elicitation/body.js";
import { BlockedNotice, Destination } from "../elicitation/destination.js";
import { Glyph } from "../elicitation/glyph.js";
import { HostName, type HostNameProps, useRegistrableDomain } from "../elicitation/host-name.js";
import { announce } from "../elicitation/notices.js";
import { useOpenPage } from "../elicitation/open-page.js";
import { useElicitation } from "../elicitation/context.js";
import { urlWarningTexts } from "../messages/describe.js";
import { formatTimeZone } from "../messages/format.js";
import { useHookForm, useFieldValue } from "./form-context.js";

export interface ErrorLineProps {
  readonly id: string;
  readonly text: string;
}

/** The error message at an answer. Renders a `<p>`. */
export function ErrorLine({ id, text }: ErrorLineProps): ReactNode {
  const { messages, slot } = useElicitation();
  return (
    <p className={slot("error")} id={id}>
      <Glyph name="error" />
      <span className="elicit-hidden" {...messages.say(messages.errorPrefix())} />{" "}
      <bdi key={text} {...messages.say(text)} />
    </p>
  );
}

/** A note derived from an answer: the zone of a time, the host of an address. Undefined for fields without a note. */
export function noteOf(field: FieldSpec): ReactNode | undefined {
  if (field.kind === "date-time") {
    return <TimeZoneNote field={field} />;
  }
  if (field.kind === "date" && field.rendering?.displayFormat !== undefined) {
    return <ShownDate field={field} pattern={field.rendering.displayFormat} />;
  }
  return takesUri(field) ? <AddressNote field={field} /> : undefined;
}

/** A day or time in the pattern of a hint, unless its picker shows the same. */
function ShownDate({
  field,
  pattern,
}: {
  readonly field: FieldOf<"date" | "date-time">;
  readonly pattern: string;
}): ReactNode {
  const { locale } = useElicitation();
  const [entered] = useFieldValue(field);
  const shown = displayAs(entered, pattern, locale);
  // A picker writes a day in the browser's own language.
  const options = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  const isSame = shown === "" || shown === new Date(entered).toLocaleDateString(undefined, options);
  return isSame ? null : <bdi key={shown}>{shown}</bdi>;
}

/** Names the time zone and its offset at the entered time. For a time that occurs twice, also says which of the two is sent. */
function TimeZoneNote({ field }: { readonly field: FieldOf<"date-time"> }): ReactNode {
  const elicitation = useElicitation();
  const { messages, locale } = elicitation;
  const timeZone = timeZoneOf(elicitation);
  const entered = useWatch({ control: useHookForm().control, name: field.id });
  const instant = readInstant(field, typeof entered === "string" ? entered : "", { timeZone });
  // A time that the clocks skip has no offset.
  const offset =
    instant.kind === "none" ? "" : offsetName(timeZone, "rfc3339" in instant ? instant.rfc3339 : undefined);
  return (
    <>
      <span key={offset}>{messages.timeZone({ timeZone: formatTimeZone(timeZone, locale), offset })}</span>{" "}
      {field.rendering?.displayFormat !== undefined && (
        <ShownDate field={field} pattern={field.rendering.displayFormat} />
      )}
      {instant.kind === "two" && (
        <span className="elicit-note-warning" {...messages.say(messages.repeatedTime({ offset }))} />
      )}
    </>
  );
}

/** By the code of an error of the host's URL policy: the warning that would repeat that error. */
const saidByError: { readonly [code: string]: UrlWarning } = { "url-private": "private", "url-localhost": "loopback" };

/** Schemes of URLs that hold content themselves instead of leading to a host. */
const holdsContent = /^(javascript|vbscript|data):/;

/** What is said about an entered address. */
interface AddressTexts {
  readonly host: string;
  readonly domain: string | null | undefined;
  /** Where it leads: undefined if it leads to no host. */
  readonly opensOn: string | undefined;
  /** The address as it would be sent, if that differs from what is entered. */
  readonly sent: string | undefined;
  readonly warnings: readonly string[];
  /** The parts of the warnings that come from the address. */
  readonly isolate: readonly string[];
}

/**
 * The host of an address, which is easily overlooked in it, and the warnings about the address. `InspectedUrl.refusal` is not shown,
 * because an answer may be `http:` or `mailto:`. Text that is not an address is an error when it is checked.
 */
function useAddressTexts(field: FieldOf<"text">, text: string): AddressTexts {
  const { messages } = useElicitation();
  const { errors } = useFormState({ control: useHookForm().control, name: field.id });
  const { address, inspected, domain } = useAddress(field, text);
  const { host, href = "" } = inspected;
  const scheme = holdsContent.exec(href)?.[1];
  const said = saidByError[String(errors[field.id]?.type)];
  const warnings = inspected.warnings.filter((warning) => warning !== said);
  const { texts, isolate } =
    scheme === undefined
      ? urlWarningTexts({ ...inspected, warnings }, messages)
      : { texts: [messages.urlHoldsContent({ scheme })], isolate: [scheme] };
  return {
    host,
    domain,
    opensOn: scheme === undefined && host !== "" ? messages.opensOn({ host }) : undefined,
    sent: address === text ? undefined : address,
    warnings: texts,
    isolate,
  };
}

function AddressNote({ field }: { readonly field: FieldOf<"text"> }): ReactNode {
  const { messages } = useElicitation();
  const text = useTyped(field);
  const { host, domain, opensOn, sent, warnings, isolate } = useAddressTexts(field, text);
  const isAtRest = useAtRest(text);
  return (
    <>
      {opensOn !== undefined && <OpensOn text={opensOn} host={host} domain={domain} />}
      {sent !== undefined && (
        <span key={sent}>
          {" "}
          <IsolatedText text={messages.sentAs({ address: sent })} isolate={sent} />
        </span>
      )}
      {isAtRest &&
        warnings.map((warning) => (
          <span key={warning} className="elicit-note-warning">
            {" "}
            <IsolatedText text={warning} isolate={isolate} />
          </span>
        ))}
    </>
  );
}

/** Announces the note about an address as one text, once nothing has been typed for a moment. Renders an empty `<p>` with role `status`. */
export function AddressNews({ field }: { readonly field: FieldOf<"text"> }): ReactNode {
  const { messages } = useElicitation();
  const { opensOn, sent, warnings } = useAddressTexts(field, useTyped(field));
  const status = useRef<HTMLParagraphElement>(null);
  const note = [opensOn, sent && messages.sentAs({ address: sent }), ...warnings].filter(Boolean).join("\n");
  // What is there from the start is read with the field.
  const spoken = useRef(note);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (status.current && note !== spoken.current) {
        announce(status.current, note);
      }
      spoken.current = note;
    }, pause);
    return () => clearTimeout(timer);
  }, [note]);
  return <p ref={status} className="elicit-hidden" role="status" />;
}

interface EnteredAddress {
  /** As it would be sent. */
  readonly address: string;
  readonly inspected: InspectedUrl;
  readonly domain: string | null | undefined;
}

function useTyped(field: FieldOf<"text">): string {
  const [entered] = useFieldValue(field);
  return entered.trim();
}

function useAddress(field: FieldOf<"text">, text: string): EnteredAddress {
  const answer = readAnswer(field, text, useElicitation());
  const address = answer && "value" in answer ? String(answer.value) : text;
  const inspected = useMemo(() => inspectUrl(address), [address]);
  return { address, inspected, domain: useRegistrableDomain(inspected.href) };
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
  const { address, inspected, domain } = useAddress(field, useTyped(field));
  const { href, refusal } = inspected;
  const { open, isBlocked } = useOpenPage(href);
  // An address that may not be sent is not opened either.
  const isRefused = [policy.urls, field.urls].some((urls) => urls && addressError(field, address, urls));
  if (href === undefined || refusal || isRefused || policy.opensPages === false) {
    return null;
  }
  return (
    <details className="elicit-details">
      <summary className="elicit-text-button" {...messages.say(messages.tryAddress())} />
      <Destination id={`${controlId}-url`} inspected={inspected} domain={domain} />
      {isBlocked && <BlockedNotice href={href} />}
      <ActionButton
        action="open"
        look="outlined"
        aria-labelledby={`${controlId}-open ${controlId}-url-host`}
        aria-describedby={`${controlId}-note`}
        onClick={open}
      >
        <span id={`${controlId}-open`} {...messages.say(messages.acceptUrl())} />
        <Glyph name="open" />
      </ActionButton>
    </details>
  );
}

function OpensOn({ text, host, domain }: HostNameProps & { readonly text: string }): ReactNode {
  const { messages } = useElicitation();
  // The last occurrence, because the message's own words may contain the same letters.
  const start = text.lastIndexOf(host);
  if (start < 0) {
    return <span dir="auto" {...messages.say(text)} />;
  }
  return (
    <span dir="auto" {...messages.say(text)}>
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
