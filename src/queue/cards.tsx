import { type ReactNode, useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../elicitation/focus.js";
import { LazyView, loadView, preloadElicitation, useElicitations } from "./host.js";
import type { ElicitationHostProps } from "./queue-dialog.js";
import { type Row, type Rows, rowsOf } from "./rows.js";

export interface ElicitationCardsProps
  extends Omit<ElicitationHostProps, "placement" | "onPlacementChange" | "followUpDelay"> {
  /**
   * The id of the tool call whose requests are shown, such as the AI SDK's `toolCallId`. Requests have it as `callId`.
   * @default the requests that belong to no call
   */
  readonly call?: string | undefined;
}

/**
 * Shows the requests of one tool call as cards, where it is rendered: in the transcript, beside the call. What became of them stays, in one
 * line each. Renders nothing for a call that has asked nothing. A card goes before dock and dialog of the same queue.
 *
 * With an `ElicitationHost` for the queue, its props and contexts count, and what is entered stays while a row is not in the page, as in a
 * virtualised list. Without one, each has its own, and a row that goes keeps what the drafts of the queue keep.
 */
export function ElicitationCards({ call, ...props }: ElicitationCardsProps): ReactNode {
  const { queue } = props;
  const snapshot = useElicitations(queue);
  const { pending, held, history, host } = snapshot;
  const [row, setRow] = useState<Row>(() => ({ call, element: undefined }));
  const [rows, setRows] = useState<Rows>();
  if (row.call !== call) {
    setRow({ call, element: undefined });
  }
  useBrowserLayoutEffect(() => {
    const attached = rowsOf(queue, preloadElicitation);
    setRows(attached);
    return attached.attach(row);
  }, [queue, row]);
  const isMine = ({ callId }: { readonly callId: string | undefined }): boolean => callId === call;
  const asked = pending.find(isMine);
  const hasHistory = history.some(isMine);
  useEffect(() => {
    if (rows && (asked || hasHistory)) {
      loadSettled(rows);
    }
  }, [rows, asked, hasHistory]);
  if (rows?.rowOf(call) !== row || !(asked || hasHistory || held.some(isMine))) {
    return null;
  }
  return (
    <>
      <Slot rows={rows} row={row} />
      {!host && row.element && (
        <LazyView {...props} dock={undefined} snapshot={snapshot} asked={asked} only={row.element} />
      )}
    </>
  );
}

/** Loads what shows the end of a request, and what shows requests. After a failure, the next request or row tries again. */
function loadSettled(rows: Rows): void {
  if (!rows.Settled) {
    Promise.all([import("./settled-request.js"), loadView()]).then(
      ([{ SettledRequest }]) => rows.setSettled(SettledRequest),
      () => undefined,
    );
  }
}

/** The element for the cards of a row. Its children are not React's. */
function Slot({ rows, row }: { readonly rows: Rows; readonly row: Row }): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // A layout effect, because the cards have to be out of the element before React removes it.
  useBrowserLayoutEffect(() => {
    rows.place(row, element ?? undefined);
    return () => rows.place(row, undefined);
  }, [rows, row, element]);
  return <div ref={setElement} className="elicit-cards" />;
}
