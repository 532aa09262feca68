import { type Context, createContext, useContext, useSyncExternalStore } from "react";
import type { Region } from "../core/draft/draft.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import type { ServerIdentity } from "../core/types.js";
import type { Catalogue } from "../messages/english.js";
import type { Clock } from "./clock.js";
import type {
  ElicitationComponents,
  ElicitationPolicy,
  ElicitationProps,
  FieldOverrides,
  ShownRequest,
} from "./config.js";
import type { FormLayout } from "./layout.js";
import type { LoneQuestion } from "./look.js";
import type { Session, SessionState } from "./session.js";

/** The name of a part that takes classes of the host. */
export type Slot = keyof NonNullable<ElicitationProps["classNames"]>;

/** What the parts of one elicitation share. The object stays the same while the person types. */
export interface Elicitation extends ShownRequest, Region {
  readonly session: Session;
  /** The server for display. Its name is never empty. */
  readonly server: ServerIdentity;
  readonly messages: Catalogue;
  readonly components: ElicitationComponents;
  /** The classes of a part, the kit's and the host's. */
  readonly slot: (part: Slot) => string;
  readonly overrides: FieldOverrides;
  /** The question that is all that the form asks, if it is shown as one. */
  readonly lone: LoneQuestion | undefined;
  /** Undefined if all questions are shown at once. */
  readonly layout: FormLayout | undefined;
  /** Whether the host lets a press on one of its options answer. */
  readonly isQuick: boolean;
  readonly mark: "optional" | "required";
  /** Whether number keys choose options. */
  readonly numberKeys: boolean;
  readonly policy: ElicitationPolicy;
  /** Undefined if there is no time limit. */
  readonly clock: Clock | undefined;
  /** The language of the kit's words. Without a language in `messages` it is `locale`, and the direction is that of the page. */
  readonly spoken: { readonly lang: string | undefined; readonly dir: "ltr" | "rtl" | undefined };
  /** The `server` prop as given, which identifies the server. */
  readonly configuredServer: ServerIdentity;
  /** The name of the tool whose call led to the request, for display. Undefined if the host does not know it. */
  readonly tool: string | undefined;
  /** When the request arrived, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  readonly isCompleted: boolean;
  readonly canMute: boolean;
  /** Undefined if no drafts are kept. */
  readonly drafts: DraftMemory | undefined;
  /** The prefix of every HTML id in this elicitation: `…-title`, `…-message`, `…-f0`. */
  readonly idPrefix: string;
  /** The document or shadow root in which those ids can be looked up. Must not be called while rendering. */
  readonly getRoot: () => Document | ShadowRoot;
  /**
   * The host's current handlers, to be read in event handlers. A ref, because new handlers at every render must not render the form again.
   */
  readonly props: { readonly current: ElicitationProps };
}

export const ElicitationContext: Context<Elicitation | undefined> = createContext<Elicitation | undefined>(undefined);

/** The elicitation that a part belongs to. Throws outside of one. */
export function useElicitation(): Elicitation {
  const elicitation = useContext(ElicitationContext);
  if (!elicitation) {
    throw new Error(
      "react-elicitation: this part is outside of an elicitation, so it has no request to show. " +
        "Render it inside <ElicitationDialog>, <ElicitationCard> or <ElicitationRoot>.",
    );
  }
  return elicitation;
}

/** The current state of the elicitation: its phase, its result, whether the discard question is shown. */
export function useElicitationSession(): SessionState {
  const { session } = useElicitation();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
