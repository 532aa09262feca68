import { type Context, createContext, type RefObject, useContext } from "react";
import type { Draft } from "../core/draft/draft.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { ServerIdentity } from "../core/server-identity.js";
import type { DialogMessages, MessageOverrides } from "../messages/messages.js";
import type { ElicitationComponents, FieldOverrides } from "./control-props.js";
import type { ElicitationPolicy } from "./elicitation-policy.js";
import type { ElicitationBehaviour } from "./elicitation-behaviour.js";
import { outsideError } from "./outside-error.js";

/** @returns whether the page was opened */
export type OpenUrl = (href: string) => boolean | Promise<boolean>;

/**
 * Where one elicitation stands: to be answered · accepted, and on screen for a moment in case the server goes on · its page is open,
 * and the person is there · its time has run out, and what was entered can still be read.
 */
export type Phase = "open" | "sent" | "opened" | "expired";

export interface FormHandle {
  readonly readDraft: () => Draft;
  /** Called with the answer, before the request closes, and whether it was the person who gave it. */
  readonly onSettle: (action: ElicitResult["action"], isByPerson: boolean) => void;
}

/** What every part of one elicitation shares. It stays the same while the person types. */
export interface Elicitation {
  readonly request: ElicitationRequest;
  /** With a name that is never empty. */
  readonly server: ServerIdentity;
  readonly messages: DialogMessages;
  /** The host's words, for parts that come with words of their own. */
  readonly overrides: MessageOverrides;
  /** The browser's where the host names none. */
  readonly locale: string;
  readonly timeZone: string;
  readonly components: ElicitationComponents;
  readonly fields: FieldOverrides;
  readonly policy: ElicitationPolicy;
  /** The names of the host's servers, where it has given them. */
  readonly knownServers: readonly string[] | undefined;
  /** Which questions carry a word: those that are optional, or those that are required. */
  readonly mark: "optional" | "required";
  /** Starts every HTML id of this elicitation: `…-title`, `…-message`, `…-f0`. */
  readonly idPrefix: string;
  /** Where those ids can be looked up: in a shadow root, `document` does not know them. Not to be called while rendering. */
  readonly getRoot: () => Document | ShadowRoot;
  readonly phase: Phase;
  /** Whether the answer has been given, and only the view of it is left. */
  readonly isAnswered: boolean;
  /** Answers the request and closes it. Only the first answer counts; once there is one, it only closes. */
  readonly settle: (result: ElicitResult) => void;
  /** Says that the request's page is open: accepts, if that is what the host takes it for, and stays. */
  readonly pageOpened: () => void;
  /** Answers `cancel` because nobody waits any more, and leaves what was entered on screen. */
  readonly expire: () => void;
  /** What the form lets others do with what is entered in it, while there is a form. */
  readonly formHandle: RefObject<FormHandle | null>;
  /** What was entered when time ran out. */
  readonly expiredDraft: Draft | undefined;
  /** The host's handlers as they are now: a host makes new ones at every render, which is no reason to render the form again. */
  readonly behaviour: RefObject<ElicitationBehaviour>;
  /** Where answers are kept, if they are; empty until there is one to keep. */
  readonly drafts: { current: DraftMemory | undefined } | undefined;
  /** When the request came, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  /** Whether the server has said that what was to be done on its page is done. */
  readonly isCompleted: boolean;
  readonly isTimed: boolean;
  /** Whether the person can decline all that the server asks. */
  readonly canMute: boolean;
  /** The host's way to open a page in a browsing context of its own, if it has one. Resolves with whether it did. */
  readonly openUrl: OpenUrl | undefined;
}

export const ElicitationContext: Context<Elicitation | undefined> = createContext<Elicitation | undefined>(undefined);

/** The elicitation a part belongs to. */
export function useElicitation(): Elicitation {
  const elicitation = useContext(ElicitationContext);
  if (!elicitation) {
    throw outsideError();
  }
  return elicitation;
}
