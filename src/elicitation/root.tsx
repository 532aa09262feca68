import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Region, regionOf } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory } from "../core/draft/draft-memory.js";
import { parseRequest } from "../core/parse/parse-request.js";
import { follow, type RequestEnd } from "../core/request-end.js";
import { shortLine } from "../core/text/clean-text.js";
import { resolveTimeLimit } from "../core/time-limit.js";
import { type FieldSpec, type FormRequest, serverKey } from "../core/types.js";
import { resolveMessages } from "../messages/english.js";
import type { MessageOverrides } from "../messages/messages.js";
import {
  type ElicitationComponents,
  type ElicitationPolicy,
  type ElicitationProps,
  type FieldOverrides,
  markFor,
  serverName,
  showRequest,
} from "./config.js";
import { createClock } from "./clock.js";
import { type Elicitation, ElicitationContext, type Slot } from "./context.js";
import { rootOf, useIsHydrated } from "./focus.js";
import { useLastingEffect } from "./hiding.js";
import { withShownCompanions } from "./companions.js";
import type { FormLayout } from "./layout.js";
import { loneQuestion } from "./look.js";
import { createSession, type Session } from "./session.js";

/** The props of `ElicitationRoot`. */
export interface ElicitationRootProps extends ElicitationProps {
  /**
   * The element around the parts. Needed in a shadow root, because focus cannot be moved otherwise. @default none; the document is searched
   */
  readonly surface?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** The same object at each render. Any of these props may be left out as a whole. */
const nothing: ElicitationComponents &
  NonNullable<ElicitationProps["classNames"]> &
  FieldOverrides &
  ElicitationPolicy &
  MessageOverrides = {};

/**
 * Provides one request and its answer to the parts inside. Renders no element of its own. If another request replaces it, the request is
 * answered `cancel`, and the parts get a new elicitation.
 */
export function ElicitationRoot({ surface, children, ...props }: ElicitationRootProps): ReactNode {
  const opened = useOpened(props);
  useLifetime(opened, props, surface);
  const { messages: words = nothing, components = nothing, fields: overrides = nothing } = props;
  const { classNames = nothing, mark, pending, numberKeys = true } = props;
  const slot = useCallback((part: Slot) => [`elicit-${part}`, classNames[part]].join(" ").trim(), [classNames]);
  const { name, origin, serverInfo, icon } = props.server;
  const isCompleted = pending?.isCompleted ?? false;
  const canMute = props.onMute !== undefined;
  const drafts = useDrafts(props.drafts);
  const idPrefix = `${useId()}-${opened.key}`;
  const getRoot = useCallback(() => rootOf(surface?.current), [surface]);
  const { language: lang = props.locale && opened.locale, direction: dir } = words;
  // Kept with the request and not with the catalogue, because an error outlives a new `messages` object.
  const [saidInEnglish] = useState(() => new Set<string>());
  const messages = useMemo(
    () => resolveMessages(words, /^en\b/.test(lang || "en") ? undefined : saidInEnglish),
    [words, lang, saidInEnglish],
  );
  // Memoised by its properties, because hosts often pass a new object at every render.
  const server = useMemo(
    () => ({ name: serverName({ name, origin }, messages), origin, serverInfo, icon }),
    [name, origin, serverInfo, icon, messages],
  );
  const { request, policy } = opened;
  const isQuick = request.mode === "form" && answersQuickly(request, props);
  const shown = useMemo(() => {
    const { fields, ...rest } = showRequest(request, overrides, policy);
    return { ...rest, fields: withShownCompanions(fields, { sensitive: rest.sensitive, components, overrides }) };
  }, [request, overrides, policy, components]);
  const elicitation = useMemo<Elicitation>(
    () => ({
      ...opened,
      ...shown,
      spoken: { lang, dir },
      server,
      messages,
      components,
      slot,
      overrides,
      lone: loneQuestion(shown.fields, { withheld: shown.withheld, components, overrides }),
      mark: markFor(shown.fields, mark),
      isQuick,
      numberKeys,
      isCompleted,
      canMute,
      drafts,
      idPrefix,
      getRoot,
    }),
    [
      opened,
      shown,
      lang,
      dir,
      server,
      messages,
      components,
      slot,
      overrides,
      mark,
      isQuick,
      numberKeys,
      isCompleted,
      canMute,
      drafts,
      idPrefix,
      getRoot,
    ],
  );
  return <ElicitationContext.Provider value={elicitation}>{children}</ElicitationContext.Provider>;
}

/**
 * What is fixed while one request is open: the request, its session, and the props that are read when it opens (time zone, policy, layout,
 * time limit). Changes of other props take effect at once: messages, locale, controls and marks through the context, handlers through
 * `props.current`. The locale follows because words and numbers of two languages would be read as one.
 */
interface Opened
  extends Region,
    Pick<
      Elicitation,
      "request" | "session" | "tool" | "policy" | "layout" | "clock" | "configuredServer" | "arrivedAt"
    > {
  /** Changes when another request replaces this one, and when hydration finds the person in another time zone than `regionOf` assumed. */
  readonly key: number;
  /** Each request has its own ref, so that a request that is replaced calls the handlers that it was given. */
  readonly props: { current: ElicitationProps };
}

/** In characters: a longer name is cut. */
const longestTool = 80;

function open(props: ElicitationProps, request: Elicitation["request"], key: number, isHydrated: boolean): Opened {
  const latest = { current: props };
  const timeout = request.mode === "form" ? request.definition?.timeout : undefined;
  const limit = resolveTimeLimit(props.timeLimit, timeout);
  const region = regionOf(props, fieldsOf(request), isHydrated);
  const session = createSession(() => {
    const { onResult, onClose, onMute, timeLimit, pending, url } = latest.current;
    const { followUpDelay = 0 } = pending ?? {};
    const { onExpire } = timeLimit ?? {};
    return { onResult, onClose, onMute, onExpire, followUpDelay, acceptOn: url?.acceptOn ?? "open" };
  });
  return {
    ...region,
    key,
    request,
    policy: props.policy ?? nothing,
    layout: request.mode === "form" ? layoutOf(request, props) : undefined,
    clock: limit && createClock(limit, session, () => latest.current.timeLimit),
    configuredServer: props.server,
    tool: props.tool && (shortLine(props.tool.title ?? props.tool.name, longestTool) || undefined),
    arrivedAt: props.pending?.arrivedAt ?? Date.now(),
    props: latest,
    session,
  };
}

function answersQuickly(request: FormRequest, { quickAnswers = false, server, tool }: ElicitationProps): boolean {
  return (
    tool?.annotations?.destructiveHint !== true &&
    (typeof quickAnswers === "function" ? quickAnswers(request, { server, tool }) : quickAnswers)
  );
}

function layoutOf(request: FormRequest, { layout, server, tool }: ElicitationProps): FormLayout | undefined {
  const wanted = typeof layout === "function" ? layout(request, { server, tool }) : layout;
  // A host without types may pass its name. By a name every dialog would load it.
  if (typeof wanted === "string") {
    throw new Error("react-elicitation: `layout` is a text. Pass the import `steps`.");
  }
  return wanted;
}

function fieldsOf(request: Elicitation["request"]): readonly FieldSpec[] {
  return request.mode === "form" ? request.fields : [];
}

/** Parses the params. Equal params are the same request and keep its answers, because a parent may create them at every render. */
function useOpened(props: ElicitationProps): Opened {
  const { request: params, requestId, server, limits, definitions, policy, approvals, isApproval } = props;
  const identity = JSON.stringify([requestId, serverKey(server)]);
  const isHydrated = useIsHydrated();
  const place = `${isHydrated} ${props.locale} ${props.messages?.language}`;
  const parse = (): Elicitation["request"] =>
    isApproval && approvals
      ? approvals.read(params)
      : parseRequest(isApproval ? { mode: "approval" } : params, { ...limits, takesFiles: policy?.files }, definitions);
  const given = { params, identity, isHydrated, place };
  const [current, setCurrent] = useState(() => ({ ...given, opened: open(props, parse(), 0, isHydrated) }));
  if (place !== current.place) {
    // Another language. Or the server did not know the person's: if it did not know the time zone either, the form is rendered anew, in the
    // same session. Later the zone does not change, because people travel.
    const before = current.opened;
    const { locale, timeZone } = regionOf(props, fieldsOf(before.request), isHydrated);
    const isZoneNew = isHydrated !== current.isHydrated && timeZone !== before.timeZone;
    const opened = { ...before, locale, ...(isZoneNew && { timeZone, key: before.key + 1 }) };
    setCurrent({ ...current, isHydrated, place, opened });
    return opened;
  }
  if (params === current.params && identity === current.identity) {
    return current.opened;
  }
  const request = parse();
  const { opened } = current;
  const isSame = identity === current.identity && JSON.stringify(request) === JSON.stringify(opened.request);
  const next = isSame ? opened : open(props, request, opened.key + 1, isHydrated);
  setCurrent({ ...given, opened: next });
  return next;
}

/** Keeps the handlers current. Ends the session when its signal aborts, when the page is left, or when the component unmounts. */
function useLifetime(
  { session, clock, props: propsRef }: Opened,
  props: ElicitationProps,
  surface: ElicitationRootProps["surface"],
): void {
  const { signal } = props;
  const mounted = useRef<Session>(undefined);
  useEffect(() => {
    propsRef.current = props;
  });

  const listen = useCallback(() => {
    const endCall = (by: "call" | "stop" | "host"): void => {
      // A dialog that still waits for a pause in typing has not been shown, so it just closes.
      const isShown = !surface || surface.current?.isConnected;
      if (isShown) {
        session.endCall(by);
      } else {
        session.withdraw();
      }
    };
    const withdraw = (by: "withdrawal" | "elsewhere"): void => {
      // An expired request stays readable even if it is withdrawn after that.
      if (session.get().phase !== "expired") {
        session.withdraw(by);
      }
    };
    const endings: Record<RequestEnd, () => void> = {
      withdrawn: () => withdraw("withdrawal"),
      answered: () => withdraw("elsewhere"),
      ended: () => endCall("call"),
      stopped: () => endCall("stop"),
      refused: () => {
        // Where the host's own `onAccept` had the answers first, nobody knows what became of them.
        const { onAccept } = propsRef.current;
        endCall(onAccept ? "call" : "host");
      },
    };
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      // A page in the back/forward cache may come back with its dialog.
      if (!persisted) {
        session.withdraw("host");
      }
    };
    const unfollow = follow(signal, (end) => endings[end]());
    window.addEventListener("pagehide", leavePage);
    return () => {
      unfollow();
      window.removeEventListener("pagehide", leavePage);
    };
  }, [session, propsRef, signal, surface]);
  useLastingEffect(listen);

  const stopClock = useCallback(() => () => clock?.stop(), [clock]);
  useLastingEffect(stopClock);

  const mount = useCallback(() => {
    mounted.current = session;
    return () => {
      mounted.current = undefined;
      // Checked in a microtask, because in an older React, StrictMode unmounts and mounts again at once.
      queueMicrotask(() => {
        if (mounted.current !== session && !propsRef.current.pending?.keepOnUnmount) {
          session.withdraw("host");
        }
      });
    };
  }, [session, propsRef]);
  useLastingEffect(mount);
}

function useDrafts(given: DraftMemory | false | undefined): DraftMemory | undefined {
  const [own] = useState(createDraftMemory);
  return given === false ? undefined : (given ?? own);
}
