import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ElicitationComponents, FieldOverrides } from "../context/control-props.js";
import { DismissalContext } from "../context/dismissal-context.js";
import { rootOf } from "../context/root-of.js";
import type { ElicitationBehaviour } from "../context/elicitation-behaviour.js";
import type { ElicitationPolicy } from "../context/elicitation-policy.js";
import { type Elicitation, ElicitationContext, type FormHandle, type OpenUrl } from "../context/elicitation-context.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import { placeOf } from "../core/draft/place.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { ServerIdentity } from "../core/server-identity.js";
import { dialogMessages } from "../messages/dialog-messages.js";
import type { MessageOverrides } from "../messages/messages.js";
import { serverName } from "./server-name.js";
import { useDismissalState } from "./use-dismissal-state.js";
import { usePhase } from "./use-phase.js";

/** How an elicitation looks and speaks: the part of the props that dialog and host share. */
export interface ElicitationAppearance {
  /** BCP 47, such as `de-CH`: how numbers and dates are written and read. Taken when a request opens. @default the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, in which times are entered. Taken when a request opens. @default the browser's */
  readonly timeZone?: string | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: MessageOverrides | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /** Whether optional or required questions carry a word. @default "optional" */
  readonly mark?: "optional" | "required" | undefined;
  /** What servers may ask for. Taken when a request opens. */
  readonly policy?: ElicitationPolicy | undefined;
  /**
   * The names under which the host knows its servers; the one that asks may be among them. When a server's own words repeat or imitate
   * the name of another, a warning says so. Taken when a request opens. @default none: nothing is compared
   */
  readonly knownServers?: readonly string[] | undefined;
  /**
   * Opens a page the person has consented to, for hosts that are no web page: a shell, a webview. Must not let the host or a model see
   * into it. @default a new browsing context without opener and referrer
   */
  readonly openUrl?: OpenUrl | undefined;
}

export interface ElicitationRootProps extends ElicitationAppearance, ElicitationBehaviour {
  /** Starts every HTML id inside. @default one of React's */
  readonly id?: string | undefined;
  /** The element around what is inside. Needed in a shadow root, or focus cannot be moved there. @default anywhere on the page */
  readonly surface?: RefObject<HTMLElement | null> | undefined;
  readonly request: ElicitationRequest;
  readonly server: ServerIdentity;
  /** Called once for each request, with what to send back. What it throws is reported as any uncaught error, and changes nothing. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once there is nothing more to show: with the result, or some time after it. */
  readonly onClose?: (() => void) | undefined;
  /** Takes the request back: closes it and answers `cancel`. */
  readonly signal?: AbortSignal | undefined;
  /** Where answers are kept for when the same is asked again; a memory is put there if it is empty. @default nowhere */
  readonly drafts?: { current: DraftMemory | undefined } | undefined;
  /** When the request came, in milliseconds since the epoch. @default when it was first shown */
  readonly arrivedAt?: number | undefined;
  /**
   * Whether the request is cancelled when what shows it is unmounted. A host that shows it again later, or answers it otherwise, says
   * `false`. @default true
   */
  readonly endsWithSurface?: boolean | undefined;
  /** Milliseconds for which an accepted form stays, in case the server goes on at once. @default 0 */
  readonly closeDelay?: number | undefined;
  /** Whether a page counts as accepted once it is open, or only when the person says they have finished there. @default "open" */
  readonly urlAnswer?: "open" | "finish" | undefined;
  /** Whether the server has said that what was to be done on its page is done. @default false */
  readonly isCompleted?: boolean | undefined;
  /** Is filled with what can be done with the answers while there is a form, for surfaces that show them afterwards. */
  readonly formHandle?: RefObject<FormHandle | null> | undefined;
  readonly children: ReactNode;
}

const noComponents: ElicitationComponents = {};
const noFields: FieldOverrides = {};
const noPolicy: ElicitationPolicy = {};
const noOverrides: MessageOverrides = {};
const doNothing = (): void => undefined;

/** One request and its one answer, for the parts inside; renders no element of its own. */
export function ElicitationRoot({
  id,
  surface,
  request,
  server: { name, origin, serverInfo },
  onResult,
  onClose = doNothing,
  signal,
  drafts,
  arrivedAt: givenArrival,
  closeDelay = 0,
  endsWithSurface = true,
  isCompleted = false,
  formHandle: givenHandle,
  onMute,
  onAccept,
  maxAttempts = 3,
  urlAnswer = "open",
  timeLimit,
  onTimeoutWarning,
  onExtend,
  onExpire,
  locale: currentLocale,
  timeZone: currentTimeZone,
  messages: overrides = noOverrides,
  components = noComponents,
  fields = noFields,
  mark = "optional",
  policy: currentPolicy = noPolicy,
  knownServers: currentServers,
  openUrl,
  children,
}: ElicitationRootProps): ReactNode {
  const ownId = useId();
  const idPrefix = id ?? ownId;
  // What has been typed was typed in these.
  const [{ locale, timeZone, policy, knownServers }] = useState(() => ({
    ...placeOf({ locale: currentLocale, timeZone: currentTimeZone }),
    policy: currentPolicy,
    knownServers: currentServers,
  }));
  const [firstShownAt] = useState(() => Date.now());
  const arrivedAt = givenArrival ?? firstShownAt;
  const ownHandle = useRef<FormHandle>(null);
  const formHandle = givenHandle ?? ownHandle;
  const { phase, expiredDraft, settle, pageOpened, expire } = usePhase({
    onResult,
    onClose,
    signal,
    endsWithSurface,
    closeDelay,
    urlAnswer,
    onExpire,
    formHandle,
  });
  const latest = { onAccept, maxAttempts, timeLimit, onTimeoutWarning, onExtend, onMute };
  const behaviour = useRef<ElicitationBehaviour>(latest);
  useEffect(() => {
    behaviour.current = latest;
  });
  const isAnswered = phase === "opened" ? urlAnswer === "open" : phase !== "open";
  const isTimed = timeLimit !== undefined && timeLimit.initial !== Infinity;
  const canMute = onMute !== undefined;
  const cancel = useCallback(() => settle({ action: "cancel" }), [settle]);
  const getRoot = useCallback(() => rootOf(surface?.current), [surface]);
  const dismissal = useDismissalState(cancel, getRoot, idPrefix, isAnswered);
  const messages = useMemo(() => dialogMessages(overrides), [overrides]);
  // By its parts: hosts write the object where they render.
  const server = useMemo(
    () => ({ name: serverName({ name, origin }, messages), origin, serverInfo }),
    [name, origin, serverInfo, messages],
  );
  const elicitation = useMemo<Elicitation>(
    () => ({
      request,
      server,
      messages,
      overrides,
      locale,
      timeZone,
      components,
      fields,
      mark,
      policy,
      knownServers,
      openUrl,
      idPrefix,
      getRoot,
      phase,
      isAnswered,
      settle,
      pageOpened,
      expire,
      formHandle,
      expiredDraft,
      behaviour,
      drafts,
      arrivedAt,
      isCompleted,
      isTimed,
      canMute,
    }),
    [
      request,
      server,
      messages,
      overrides,
      locale,
      timeZone,
      components,
      fields,
      mark,
      policy,
      knownServers,
      openUrl,
      idPrefix,
      getRoot,
      phase,
      isAnswered,
      settle,
      pageOpened,
      expire,
      formHandle,
      expiredDraft,
      behaviour,
      drafts,
      arrivedAt,
      isCompleted,
      isTimed,
      canMute,
    ],
  );
  return (
    <ElicitationContext.Provider value={elicitation}>
      <DismissalContext.Provider value={dismissal}>{children}</DismissalContext.Provider>
    </ElicitationContext.Provider>
  );
}
