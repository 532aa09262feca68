import { Component, type ComponentType, type ReactNode, useEffect, useInsertionEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Placement, ShownPlacement } from "../elicitation/config.js";
import { callSafely } from "../core/call-safely.js";
import { rootOf } from "../elicitation/focus.js";
import type { Ending } from "../elicitation/ending.js";
import { ElicitationDialog, type ElicitationDialogProps } from "../surfaces/dialog.js";
import type { ElicitationQueue, PendingElicitation, QueueSnapshot } from "./queue.js";
import { createHome, moveHome } from "./home.js";
import type { SettledProps } from "./settled-request.js";

/** The props that the queue sets for each request, so `ElicitationHost` does not have them. */
type FromQueue =
  | "request"
  | "requestId"
  | "server"
  | "tool"
  | "isApproval"
  | "onResult"
  | "onClose"
  | "onMute"
  | "signal"
  | "drafts"
  | "pending";

/** The props of `ElicitationDialog` that the queue does not give, and those about the place. */
export interface ElicitationHostProps extends Omit<ElicitationDialogProps, FromQueue> {
  /** The queue whose requests are shown, one at a time. */
  readonly queue: ElicitationQueue;
  /**
   * Milliseconds for which an accepted form stays visible, so that a request that follows at once is shown in the same dialog. `0` closes
   * it with the answer. @default 300
   */
  readonly followUpDelay?: number | undefined;
  /**
   * Where requests are shown: in a dialog over the page, or in the dock, which stands where the host is rendered, best directly before the
   * composer of the chat. There the rest of the page can be used, and the request can be folded to one line. The person can move a request
   * from one place to the other. When the value changes, an open request moves, unless the person has moved it.
   * @default no dock; requests are shown in a dialog
   */
  readonly placement?: Placement | ((request: PendingElicitation) => Placement) | undefined;
  /** Called when a request is shown in a place, or is folded or unfolded there, and with undefined when nothing is shown any more. */
  readonly onPlacementChange?: ((shown: ShownPlacement | undefined) => void) | undefined;
  /**
   * Called each time the dialog's code does not load for a request, for example because a deployment has removed the file. The request stays
   * open, and the person can try again or decline. A host whose requests survive it may reload the page, best once only.
   */
  readonly onShowFailed?: ((error: unknown, request: PendingElicitation) => void) | undefined;
}

export interface QueueViewProps extends ElicitationHostProps {
  /** The element in which requests are docked. Undefined if there is none, whatever `placement` is. */
  readonly dock: HTMLElement | undefined;
  readonly snapshot: QueueSnapshot;
  /** Shows what became of a request. Undefined until its code is loaded. */
  readonly SettledRequest: ComponentType<SettledProps> | undefined;
  /** The element of the only row that is shown, because there is no host. */
  readonly only?: HTMLElement | undefined;
}

/** One request from its arrival on, wherever it is shown. Of one that was answered before the page was loaded, only what became of it. */
interface Shown {
  /** The same for a request that follows another one in the same dialog. */
  readonly key: number;
  readonly id: string;
  readonly callId: string | undefined;
  readonly arrivedAt: number;
  /** Undefined once it has left the queue. */
  readonly request: PendingElicitation | undefined;
}

/**
 * The requests of a queue: in the cards of their rows, and the first of the others in the dialog or the dock. Each has one tree of components
 * in one element, which is moved when its place changes. In a module of its own, so that pages without requests do not load it.
 */
export function QueueView({ only, ...props }: QueueViewProps): ReactNode {
  const { dock, snapshot } = props;
  const { transcript } = snapshot;
  const hasDock = dock !== undefined;
  useEffect(() => {
    if (only) {
      return undefined;
    }
    transcript?.setDock(hasDock);
    return () => transcript?.setDock(false);
  }, [transcript, hasDock, only]);
  const elementOf = (callId: string | undefined): HTMLElement | undefined => {
    const element = transcript?.elementOf(callId);
    return only && element !== only ? undefined : element;
  };
  const [last, setLast] = useState<readonly Shown[]>([]);
  const shown = nextShown(last, snapshot, only ? undefined : snapshot.current, elementOf);
  if (shown.length !== last.length || shown.some((one, index) => one !== last[index])) {
    setLast(shown);
  }
  return shown.map((one) => (
    <ShownRequest key={one.key} {...props} snapshot={snapshot} shown={one} element={elementOf(one.callId)} />
  ));
}

/** What is to be shown of a queue, in the trees of components in which it was shown before. */
function nextShown(
  last: readonly Shown[],
  { pending, held, history }: QueueSnapshot,
  current: PendingElicitation | undefined,
  elementOf: (callId: string | undefined) => HTMLElement | undefined,
): readonly Shown[] {
  const before = new Map(last.map((one) => [one.id, one]));
  // One that was shown and has no place now stays out of sight, with what was entered.
  const open = [...pending, ...held]
    .map((request) => ({ id: idOf(request), callId: request.callId, arrivedAt: request.arrivedAt, request }))
    .filter(({ id, callId, request }) => before.has(id) || request === current || elementOf(callId));
  const ended = history
    .filter(({ id, callId }) => elementOf(callId) && !open.some((one) => one.id === id))
    .map((settled) => ({ ...settled, request: undefined }));
  const next = [...open, ...ended];
  /** The one whose request has just left, in whose dialog the next one opens. Not a card, in which nothing follows. */
  const left = last.find(({ id, callId }) => !elementOf(callId) && !next.some((one) => one.id === id));
  let newest = Math.max(0, ...last.map(({ key }) => key));
  return next.map((one) => {
    const same = before.get(one.id);
    if (same && same.request === one.request) {
      return same;
    }
    const followed = one.request && one.request === current ? left : undefined;
    return { ...one, key: (same ?? followed)?.key ?? (newest += 1) };
  });
}

/** The time makes it unique among the pages of one chat. */
function idOf({ id, arrivedAt }: PendingElicitation): string {
  return `${arrivedAt}-${id}`;
}

interface ShownRequestProps extends Omit<QueueViewProps, "only"> {
  readonly shown: Shown;
  /** The element of its row, if it stands in one. */
  readonly element: HTMLElement | undefined;
}

/** One request in its home. */
function ShownRequest({ shown, element, dock, SettledRequest, ...props }: ShownRequestProps): ReactNode {
  const { queue, snapshot, container } = props;
  const { request, arrivedAt, id } = shown;
  const [home] = useState(createHome);
  const isCurrent = request !== undefined && request === snapshot.current;
  const place = element ?? (isCurrent ? (dock ?? container ?? document.body) : undefined);
  // Before layout effects, which show what is in it.
  useInsertionEffect(() => moveHome(home, place, arrivedAt), [home, place, arrivedAt]);
  // Insertion effects are the only ones that React cleans up once, when the component is gone. It empties the home first.
  useInsertionEffect(() => () => queueMicrotask(() => home.remove()), [home]);
  /** Whether focus was inside when the request ended. */
  const hadFocus = useRef<boolean>(undefined);
  const onEnd = (ending: Ending, params: unknown): void => {
    const { activeElement } = rootOf(home);
    hadFocus.current = home.contains(activeElement);
    // What is taken back, also because the page goes, may come again, and must not stand there twice.
    const isTakenBack = ending.state === "expired" && ending.endedBy === "withdrawal";
    if (request && !isTakenBack && (element || request.callId !== undefined)) {
      const { server, tool, callId, isApproval } = request;
      queue.record({ id, params, server, tool, callId, arrivedAt, isApproval, ending });
    }
  };
  if (request) {
    return (
      <OpenRequest
        {...props}
        dock={dock}
        request={request}
        home={home}
        isCard={!isCurrent || element !== undefined}
        onEnd={onEnd}
      />
    );
  }
  const settled = snapshot.history.find((one) => one.id === id);
  return (
    settled &&
    SettledRequest &&
    createPortal(
      // What was stored may have been changed, or a control of the host may throw.
      <RequestBoundary requestId={id} onFailure={ignore}>
        <SettledRequest settled={settled} hadFocus={hadFocus} props={props} />
      </RequestBoundary>,
      home,
    )
  );
}

const ignore = (): void => undefined;

interface OpenRequestProps extends Omit<QueueViewProps, "only" | "SettledRequest"> {
  readonly request: PendingElicitation;
  readonly home: HTMLElement;
  /** Whether it stands in a card, or waits for its row to come back. */
  readonly isCard: boolean;
  readonly onEnd: (ending: Ending, params: unknown) => void;
}

function OpenRequest({
  queue,
  snapshot: { position, total, pending, held },
  request,
  home,
  isCard,
  onEnd,
  followUpDelay = 300,
  url,
  onAccept,
  timeLimit,
  dock,
  placement,
  onPlacementChange,
  ...dialogProps
}: OpenRequestProps): ReactNode {
  const wanted = dock && placementOf(request, placement);
  return (
    <RequestBoundary requestId={request.id} onFailure={() => request.settle({ action: "cancel" })}>
      <ElicitationDialog
        {...dialogProps}
        container={home}
        request={request.params}
        requestId={request.id}
        server={request.server}
        tool={request.tool}
        isApproval={request.isApproval}
        drafts={queue.drafts ?? false}
        url={{ ...url, acceptOn: request.acceptOn ?? url?.acceptOn }}
        onAccept={request.onAccept ?? onAccept}
        timeLimit={{ ...timeLimit, ...request.timeLimit }}
        pending={{
          // Of cards, all are in view.
          position: isCard ? undefined : { index: position, total },
          arrivedAt: request.arrivedAt,
          isCompleted: request.isCompleted,
          followUpDelay: isCard ? 0 : followUpDelay,
          delivery: request.delivery,
          // The queue decides what happens to a request when the host unmounts.
          keepOnUnmount: true,
          placement: isCard ? "card" : wanted,
          neighbors: isCard ? [...pending, ...held].map(({ id }) => id).join(" ") : "",
          onPlacementChange,
          onEnd,
        }}
        onMute={request.isRepeated ? () => queue.mute(request.server) : undefined}
        signal={request.signal}
        // Of requests that are not accepted, only an expired one stays on screen, until the person has read it.
        onResult={(result) => request.settle(result, result.action === "accept" ? "until-next" : "until-left")}
        onClose={request.leave}
      />
    </RequestBoundary>
  );
}

/** The wish of a host, whose function may throw. */
function placementOf(request: PendingElicitation, placement: ElicitationHostProps["placement"]): Placement | undefined {
  if (typeof placement !== "function") {
    return placement;
  }
  let wanted: Placement | undefined;
  callSafely(() => {
    wanted = placement(request);
  });
  return wanted;
}

interface RequestBoundaryProps {
  /** Identifies the request. After a failure, the next request is rendered again. */
  readonly requestId: number | string;
  /** Called once when showing the request has failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** If rendering a request throws, for example in a host's own control, the page stays and the request gets an answer. */
class RequestBoundary extends Component<RequestBoundaryProps, { readonly failedId?: number | string }> {
  override state: { readonly failedId?: number | string } = {};

  override componentDidCatch(): void {
    const { requestId, onFailure } = this.props;
    this.setState({ failedId: requestId });
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failedId === this.props.requestId ? null : this.props.children;
  }
}
