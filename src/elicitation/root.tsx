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
import { resolveTimeLimit } from "../core/time-limit.js";
import { type ElicitationRequest, type ServerIdentity, serverKey, type TimeLimit } from "../core/types.js";
import type { ValidatorEngine } from "../core/validate/engine.js";
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

/** What the parts of one elicitation share. It stays the same object while the person types. */
export interface Elicitation extends ShownRequest, Place {
  readonly session: Session;
  /** With a name that is never empty. */
  readonly server: ServerIdentity;
  readonly messages: Messages;
  readonly components: ElicitationComponents;
  readonly overrides: FieldOverrides;
  readonly mark: "optional" | "required";
  readonly policy: ElicitationPolicy;
  readonly engine: ValidatorEngine | undefined;
  /** Undefined where the person has all the time they want. */
  readonly timeLimit: TimeLimit | undefined;
  /** The server as the host names it, which identifies it; `server` is for display. */
  readonly configuredServer: ServerIdentity;
  /** When the request came, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  readonly isCompleted: boolean;
  readonly canMute: boolean;
  /** Where drafts are kept; undefined where none are. */
  readonly drafts: DraftMemory | undefined;
  /** Starts every HTML id of this elicitation: `…-title`, `…-message`, `…-f0`. */
  readonly idPrefix: string;
  /** Where those ids can be looked up: in a shadow root, `document` does not know them. Not to be called while rendering. */
  readonly getRoot: () => Document | ShadowRoot;
  /** The host's handlers as they are now, for event handlers: a host makes new ones at every render, which must not render the form again. */
  readonly props: { readonly current: ElicitationProps };
}

const ElicitationContext: Context<Elicitation | undefined> = createContext<Elicitation | undefined>(undefined);

/** The elicitation a part belongs to. Throws outside of one. */
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

/** Where the elicitation stands: its phase, its result, whether the discard question is shown. */
export function useElicitationSession(): SessionState {
  const { session } = useElicitation();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

export interface ElicitationRootProps extends ElicitationProps {
  /** The element around the parts. Needed in a shadow root, where focus could not be moved otherwise. @default anywhere in the document */
  readonly surface?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

const noComponents: ElicitationComponents = {};
const noFields: FieldOverrides = {};
const noPolicy: ElicitationPolicy = {};
const noMessages: MessageOverrides = {};

/**
 * One request and its one answer, for the parts inside; renders no element of its own. Another request in place of this one answers this
 * one `cancel` and gives the parts a new elicitation.
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
  // By its parts: hosts write the object where they render.
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
 * What is fixed while one request is open: the request, its session, and the props that are taken when it opens (locale, time zone, policy,
 * engine, time limit). Other props are live: words, controls and marks through the context, handlers through `props.current`.
 */
interface Opened
  extends Place,
    Pick<Elicitation, "request" | "session" | "policy" | "engine" | "timeLimit" | "configuredServer" | "arrivedAt"> {
  /** Changes when another request takes this one's place, and only then. */
  readonly key: number;
  /** Of this request only: a request that is replaced answers to the handlers it came with. */
  readonly props: { current: ElicitationProps };
}

function open(props: ElicitationProps, request: ElicitationRequest, key: number): Opened {
  const latest = { current: props };
  const { timeout = Infinity } = (request.mode === "form" && request.definition) || {};
  return {
    ...placeOf(props, request.mode === "form" ? request.fields : []),
    key,
    request,
    policy: props.policy ?? noPolicy,
    engine: props.engine,
    // A definition's own limit is its server's, who is asked for more time only in the protocol of definitions.
    timeLimit: resolveTimeLimit(props.timeLimit ?? { initial: timeout, maxExtensions: 0 }),
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

/** The request in raw params. An equal copy (a parent that builds its params while rendering) is the same request and keeps its answers. */
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

/** Keeps the handlers current, and ends the session with its signals, its page and its component. */
function useLifetime(
  { session, props: propsRef }: Opened,
  props: ElicitationProps,
  surface: ElicitationRootProps["surface"],
): void {
  const { signal, callSignal } = props;
  const mounted = useRef<Session>(undefined);
  useEffect(() => {
    propsRef.current = props;
  });

  useEffect(() => {
    const abort = (): void => {
      // What has expired stays readable though the server is gone.
      if (session.get().phase !== "expired") {
        session.withdraw();
      }
    };
    const endCall = (): void => {
      // A dialog that still waits for a pause in typing has nothing to explain.
      const isShown = !surface || surface.current;
      if (isShown) {
        session.endCall();
      } else {
        session.withdraw();
      }
    };
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      // A page in the back/forward cache may come back, with the dialog in it.
      if (!persisted) {
        session.withdraw();
      }
    };
    if (signal?.aborted) {
      abort();
    }
    if (callSignal?.aborted) {
      endCall();
    }
    signal?.addEventListener("abort", abort);
    callSignal?.addEventListener("abort", endCall);
    window.addEventListener("pagehide", leavePage);
    return () => {
      signal?.removeEventListener("abort", abort);
      callSignal?.removeEventListener("abort", endCall);
      window.removeEventListener("pagehide", leavePage);
    };
  }, [session, signal, callSignal, surface]);

  useEffect(() => {
    mounted.current = session;
    return () => {
      mounted.current = undefined;
      // StrictMode unmounts and mounts again at once; only what stays unmounted is gone.
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
