import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { definitionKey } from "../core/parse/parse-request.js";
import { cleanLine, spokenLabel } from "../core/text/clean-text.js";
import { impersonatedServer } from "../core/trust/impersonation.js";
import type { FieldOf } from "../core/types.js";
import { describeProblem } from "../messages/describe.js";
import { IsolatedText } from "./body.js";
import { Glyph } from "./glyph.js";
import { useElicitation } from "./context.js";

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly id?: string | undefined;
  /** Paragraphs and buttons. */
  readonly children: ReactNode;
}

export type NoticeTone = "quiet" | "warning" | "error";

/**
 * A panel with an icon and a notice. Renders a `<div>`.
 *
 * - `data-tone` on it: `quiet`, `warning` or `error`
 */
export function Notice({ tone, id, children }: NoticeProps): ReactNode {
  const { slot } = useElicitation();
  return (
    <div className={slot("notice")} data-tone={tone} id={id}>
      <Glyph name={tone === "quiet" ? "note" : tone} />
      <div className="elicit-notice-text">{children}</div>
    </div>
  );
}

/** Says why a request cannot be accepted, and lists the labels of its fields. There are no controls, because nothing could be sent. */
export function RequestOutline(): ReactNode {
  const { request, fields, server, messages, locale, props } = useElicitation();
  useEffect(() => {
    const { request: params, definitions, approvals, isApproval } = props.current;
    const missing = isApproval
      ? !approvals && "approvals={approvals}` from react-elicitation/approval"
      : !definitions && definitionKey(params) && "definitions={formDefinitions}` from react-elicitation/definitions";
    if (missing) {
      console.error(`react-elicitation: pass \`${missing}.`);
    }
  }, [props]);
  return (
    <>
      <Notice tone="warning">
        {request.problems.map((problem) => (
          <p className="elicit-line" key={JSON.stringify(problem)}>
            <IsolatedText {...describeProblem(problem, messages, locale)} />
          </p>
        ))}
        {fields.map(
          (field) =>
            field.kind === "unsupported" &&
            field.required && (
              <p className="elicit-line" key={field.id}>
                <UnsupportedText field={field} />
              </p>
            ),
        )}
        <p className="elicit-line">
          <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
        </p>
      </Notice>
      {fields.length > 0 && (
        <div className="elicit-outline-section">
          <p className="elicit-hint" {...messages.say(messages.asksFor())} />
          <ul className="elicit-outline">
            {fields.map((field) => (
              <li className="elicit-outline-item" key={field.id}>
                <bdi>{field.label}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Says why a property has no control, and whether the form can be sent without it. */
export function UnsupportedText({ field }: { readonly field: FieldOf<"unsupported"> }): ReactNode {
  const { messages } = useElicitation();
  const label = spokenLabel(field.label);
  return <IsolatedText text={messages.unsupported({ ...field, label })} isolate={label} />;
}

/**
 * In milliseconds: long enough for a screen reader to notice the text. After that it is cleared, so that browse mode does not repeat it.
 */
const heardAfter = 1_000;

/**
 * Announces a text with a live region that is empty and stays in the page. It sets the text without React, because clearing it need not
 * render.
 *
 * @returns a function that clears the region at once
 */
export function announce(region: Element, text: string | null): () => void {
  const clear = (): void => {
    clearTimeout(timer);
    region.textContent = "";
  };
  region.textContent = text;
  const timer = setTimeout(clear, heardAfter);
  return clear;
}

/**
 * Warns that the server uses the name of another of the host's servers, or imitates one with look-alike letters. It is outside of the area
 * with the server's texts, so no server can imitate it. Renders a `<div>`, or nothing.
 */
export function ImpersonationNotice(): ReactNode {
  const { request, server, configuredServer, policy, messages } = useElicitation();
  const { knownServers } = policy;
  const impersonated = useMemo(
    () => knownServers && impersonatedServer(request, server.serverInfo, knownServers, configuredServer.name),
    [request, server, configuredServer, knownServers],
  );
  const other = cleanLine(impersonated ?? "");
  const warning = other && messages.impersonation({ other, server: server.name });
  const status = useRef<HTMLParagraphElement>(null);
  // A live region that is inserted together with its text is not announced, so the text follows.
  useEffect(() => (status.current ? announce(status.current, warning) : undefined), [warning]);
  if (warning === "") {
    return null;
  }
  return (
    <div className="elicit-other-server">
      <Glyph name="warning" />
      <p className="elicit-line">
        <IsolatedText text={warning} isolate={[other, server.name]} />
      </p>
      <p ref={status} className="elicit-hidden" role="status" />
    </div>
  );
}
