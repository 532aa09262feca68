import type { ElementType, ReactNode } from "react";
import { assertNever } from "../core/assert-never.js";
import { isRecord } from "../core/json.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { selfDescription } from "../core/self-description.js";
import { cleanLine } from "../core/text/clean-text.js";
import { formatNumber } from "../messages/format-number.js";
import type { DialogMessages } from "../messages/messages.js";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";
import { IsolatedText } from "./isolated-text.js";

const serverIcon = lazyModule(() => import("../icons/server-icon.js"));

/** Where a request stands among those that wait together. */
export interface QueuePosition {
  /** From 1. */
  readonly index: number;
  readonly total: number;
}

export interface ElicitationHeaderProps {
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  readonly position?: QueuePosition | undefined;
}

/**
 * Who asks: the host's name for the server and where the connection goes, and only then what the server says of itself.
 * Renders a `<header>`.
 */
export function ElicitationHeader({ title: Title = "h2", position }: ElicitationHeaderProps): ReactNode {
  const { request, server, messages, locale, policy, idPrefix, phase } = useElicitation();
  const { dismiss } = useDismissal();
  const positionId = `${idPrefix}-position`;
  const self = selfDescription(server.serverInfo);
  const origin = originHost(server.origin);
  const letter = initial(server.name);
  const mayHaveIcon = policy.icons !== "none" && isRecord(server.serverInfo) && "icons" in server.serverInfo;
  const [icon] = useLoaded(serverIcon, mayHaveIcon);
  if (phase === "expired") {
    // What is left of a request has a title of its own.
    return null;
  }
  return (
    <header className="elicit-header">
      <span className="elicit-avatar" aria-hidden="true">
        {icon.status === "loaded" ? <icon.value.ServerIcon>{letter}</icon.value.ServerIcon> : <span>{letter}</span>}
      </span>
      <div className="elicit-identity">
        <Title
          className="elicit-title"
          id={`${idPrefix}-title`}
          aria-describedby={position ? positionId : undefined}
          tabIndex={-1}
        >
          <IsolatedText text={titleOf(request, server.name, messages)} isolate={server.name} />
        </Title>
        <p className="elicit-origin">
          {origin !== "" && (
            <strong>
              <bdi>{origin}</bdi>
            </strong>
          )}
          {self && (
            <span>
              <IsolatedText text={messages.callsItself(self)} isolate={[self.name, self.version]} />
            </span>
          )}
          {position && (
            // There from the start: what comes into the page together with its words is not read out.
            <span className="elicit-position" id={positionId} role="status">
              {position.total > 1 &&
                messages.position({
                  index: formatNumber(position.index, locale),
                  total: formatNumber(position.total, locale),
                })}
            </span>
          )}
        </p>
      </div>
      <button type="button" className="elicit-close" aria-label={messages.close()} onClick={dismiss}>
        <span aria-hidden="true">{"×"}</span>
      </button>
    </header>
  );
}

function titleOf(request: ElicitationRequest, server: string, messages: DialogMessages): string {
  switch (request.mode) {
    case "form":
      return request.fields.length === 0 ? messages.confirmTitle({ server }) : messages.formTitle({ server });
    case "url":
      return messages.urlTitle({ server });
    case "unreadable":
      return messages.unreadableTitle({ server });
    default:
      return assertNever(request);
  }
}

/** The host of a web origin; anything else, such as a command, as it is. */
function originHost(origin: string | undefined): string {
  const text = cleanLine(origin ?? "");
  return URL.canParse(text) ? new URL(text).host || text : text;
}

function initial(name: string): string {
  const [first = ""] = name;
  return first.toUpperCase();
}
