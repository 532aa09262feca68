import {
  type Context,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Place, placeOf } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory } from "../core/draft/draft-memory.js";
import { parseRequest } from "../core/parse/parse-request.js";
import { follow, type RequestEnd } from "../core/request-end.js";
import { resolveTimeLimit } from "../core/time-limit.js";
import { type ElicitationRequest, type ServerIdentity, serverKey, type TimeLimit } from "../core/types.js";
import { resolveMessages } from "../messages/english.js";
import type { MessageOverrides, Messages } from "../messages/messages.js";
import {
  type ElicitationComponents,
  type ElicitationPolicy,
  type ElicitationProps,
  type FieldOverrides,
  markFor,
  serverName,
  type ShownRequest,
  showRequest,
} from "./config.js";
import { rootOf } from "./focus.js";
import { createSession, type Session, type SessionState } from "./session.js";

/** What the parts of one elicitation share. The object stays the same while the person types. */
export interface Elicitation extends ShownRequest, Place {
  readonly session: Session;
  /** The server for display. Its name is never empty. */
  readonly server: ServerIdentity;
  readonly messages: Messages;
  readonly components: ElicitationComponents;
  readonly overrides: FieldOverrides;
  readonly mark: "optional" | "required";
  readonly policy: ElicitationPolicy;
  /** Undefined if there is no time limit. */
  readonly timeLimit: TimeLimit | undefined;
  /** The `server` prop as given, which identifies the server. */
  readonly configuredServer: ServerIdentity;
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

const ElicitationContext: Context<Elicitation | undefined> = createContext<Elicitation | undefined>(undefined);

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

export interface ElicitationRootProps extends ElicitationProps {
  /**
   * The element around the parts. Needed in a shadow root, because focus cannot be moved otherwise. @default none; the document is searched
   */
  readonly surface?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

const noComponents: ElicitationComponents = {};
const noFields: FieldOverrides = {};
const noPolicy: ElicitationPolicy = {};
const noMessages: MessageOverrides = {};

/**
 * Provides one request and its answer to the parts inside. Renders no element of its own. If another request replaces it, the request is
 * answered `cancel`, and the parts get a new elicitation.
 */
export function ElicitationRoot({ surface, children, ...props }: ElicitationRootProps): ReactNode {
  const opened = useOpened(props);
  useLifetime(opened, props, surface);
  const { messages: words = noMessages, components = noComponents, fields: overrides = noFields } = props;
  const { mark, pending } = props;
  const { name, origin, serverInfo, icon } = props.server;
  const isCompleted = pending?.isCompleted ?? false;
  const canMute = props.onMute !== undefined;
  const drafts = useDrafts(props.drafts);
  const idPrefix = `${useId()}-${opened.key}`;
  const getRoot = useCallback(() => rootOf(surface?.current), [surface]);
  const messages = useMemo(() => resolveMessages(words), [words]);
  // Memoised by its properties, because hosts often pass a new object at every render.
  const server = useMemo(
    () => ({ name: serverName({ name, origin }, messages), origin, serverInfo, icon }),
    [name, origin, serverInfo, icon, messages],
  );
  const { request, policy } = opened;
  const shown = useMemo(() => showRequest(request, overrides, policy), [request, overrides, policy]);
  const elicitation = useMemo<Elicitation>(
    () => ({
      ...opened,
      ...shown,
      server,
      messages,
      components,
      overrides,
      mark: markFor(shown.fields, mark),
      isCompleted,
      canMute,
      drafts,
      idPrefix,
      getRoot,
    }),
    [opened, shown, server, messages, components, overrides, mark, isCompleted, canMute, drafts, idPrefix, getRoot],
  );
  return <ElicitationContext.Provider value={elicitation}>{children}</ElicitationContext.Provider>;
}

/**
 * What is fixed while one request is open: the request, its session, and the props that are read when it opens (locale, time zone, policy,
 * time limit). Changes of other props take effect at once: messages, controls and marks through the context, handlers through
 * `props.current`.
 */
interface Opened
  extends Place,
    Pick<Elicitation, "request" | "session" | "policy" | "timeLimit" | "configuredServer" | "arrivedAt"> {
  /** Changes only when another request replaces this one. */
  readonly key: number;
  /** Each request has its own ref, so that a request that is replaced calls the handlers that it was given. */
  readonly props: { current: ElicitationProps };
}

function open(props: ElicitationProps, request: ElicitationRequest, key: number): Opened {
  const latest = { current: props };
  const timeout = request.mode === "form" ? request.definition?.timeout : undefined;
  return {
    ...placeOf(props, request.mode === "form" ? request.fields : []),
    key,
    request,
    policy: props.policy ?? noPolicy,
    timeLimit: resolveTimeLimit(props.timeLimit, timeout),
    configuredServer: props.server,
    arrivedAt: props.pending?.arrivedAt ?? Date.now(),
    props: latest,
    session: createSession(() => {
      const { onResult, onClose, timeLimit, pending, url } = latest.current;
      const { followUpDelay = 0 } = pending ?? {};
      return { onResult, onClose, onExpire: timeLimit?.onExpire, followUpDelay, acceptOn: url?.acceptOn ?? "open" };
    }),
  };
}

/** Parses the params. Equal params are the same request and keep its answers, because a parent may create them at every render. */
function useOpened(props: ElicitationProps): Opened {
  const { request: params, requestId, server, limits, definitions, policy } = props;
  const identity = JSON.stringify([requestId, serverKey(server)]);
  const [current, setCurrent] = useState(() => ({
    params,
    identity,
    opened: open(props, parseRequest(params, { ...limits, takesFiles: policy?.files }, definitions), 0),
  }));
  if (params === current.params && identity === current.identity) {
    return current.opened;
  }
  const request = parseRequest(params, { ...limits, takesFiles: policy?.files }, definitions);
  const { opened } = current;
  const isSame = identity === current.identity && JSON.stringify(request) === JSON.stringify(opened.request);
  const next = isSame ? opened : open(props, request, opened.key + 1);
  setCurrent({ params, identity, opened: next });
  return next;
}

/** Keeps the handlers current. Ends the session when its signal aborts, when the page is left, or when the component unmounts. */
function useLifetime(
  { session, props: propsRef }: Opened,
  props: ElicitationProps,
  surface: ElicitationRootProps["surface"],
): void {
  const { signal } = props;
  const mounted = useRef<Session>(undefined);
  useEffect(() => {
    propsRef.current = props;
  });

  useEffect(() => {
    const endings: Record<RequestEnd, () => void> = {
      withdrawn: () => {
        // An expired request stays readable even if it is withdrawn after that.
        if (session.get().phase !== "expired") {
          session.withdraw();
        }
      },
      ended: () => {
        // A dialog that still waits for a pause in typing has not been shown, so it just closes.
        const isShown = !surface || surface.current;
        if (isShown) {
          session.endCall();
        } else {
          session.withdraw();
        }
      },
    };
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      // A page in the back/forward cache may come back with its dialog.
      if (!persisted) {
        session.withdraw();
      }
    };
    const unfollow = follow(signal, (end) => endings[end]());
    window.addEventListener("pagehide", leavePage);
    return () => {
      unfollow();
      window.removeEventListener("pagehide", leavePage);
    };
  }, [session, signal, surface]);

  useEffect(() => {
    mounted.current = session;
    return () => {
      mounted.current = undefined;
      // Checked in a microtask, because StrictMode unmounts and mounts again at once.
      queueMicrotask(() => {
        if (mounted.current !== session && !propsRef.current.pending?.keepOnUnmount) {
          session.withdraw();
        }
      });
    };
  }, [session, propsRef]);
}

function useDrafts(given: DraftMemory | false | undefined): DraftMemory | undefined {
  const [own] = useState(() => createDraftMemory());
  return given === false ? undefined : (given ?? own);
}
