import { type Context, createContext, useContext } from "react";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { ServerIdentity } from "../core/server-identity.js";
import type { DialogMessages, MessageOverrides } from "../messages/messages.js";
import type { ElicitationComponents, FieldOverrides } from "./control-props.js";

/** @returns whether the page was opened */
export type OpenUrl = (href: string) => boolean | Promise<boolean>;

/** What every part of one elicitation shares. It stays the same while the person types. */
export interface Elicitation {
  readonly request: ElicitationRequest;
  /** With a name that is never empty. */
  readonly server: ServerIdentity;
  readonly messages: DialogMessages;
  /** The host's words, for parts that come with words of their own. */
  readonly overrides: MessageOverrides;
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  readonly components: ElicitationComponents;
  readonly fields: FieldOverrides;
  /** Which questions carry a word: those that are optional, or those that are required. */
  readonly mark: "optional" | "required";
  /** Starts every HTML id of this elicitation: `…-title`, `…-message`, `…-f0`. */
  readonly idPrefix: string;
  /** Answers the request. Only the first call counts. */
  readonly settle: (result: ElicitResult) => void;
  /** Opens a page in a browsing context of its own. Resolves with whether it did. */
  readonly openUrl: OpenUrl;
}

export const ElicitationContext: Context<Elicitation | undefined> = createContext<Elicitation | undefined>(undefined);

/** The elicitation a part belongs to. */
export function useElicitation(): Elicitation {
  const elicitation = useContext(ElicitationContext);
  if (!elicitation) {
    throw new Error(
      "react-elicitation: a part was rendered outside an elicitation, so it has no request to show. " +
        "Render it inside <ElicitationDialog> or <ElicitationRoot>.",
    );
  }
  return elicitation;
}
