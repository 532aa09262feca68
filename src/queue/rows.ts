import { homesIn, moveHome } from "./home.js";
import type { ElicitationQueue, ElicitationRows, PendingElicitation } from "./queue.js";

/** Where the cards of one call stand, or those of requests that belong to no call. */
export interface Row {
  readonly call: string | undefined;
  /** Takes the cards. Undefined while there are none. */
  element: HTMLElement | undefined;
}

export interface Rows extends ElicitationRows {
  /** Of several rows for one call, the last one that was mounted has it. */
  readonly rowOf: (callId: string | undefined) => Row | undefined;
  /** Returns the function that detaches the row. */
  readonly attach: (row: Row) => () => void;
  /** Sets the element of a row. Takes the cards out of the one before. */
  readonly place: (row: Row, element: HTMLElement | undefined) => void;
  readonly setSettled: (component: ElicitationRows["Settled"]) => void;
}

const known = new WeakMap<Pick<ElicitationQueue, "attachRows">, Rows>();

/** The rows of a queue. */
export function rowsOf(queue: Pick<ElicitationQueue, "attachRows">, preload: () => void): Rows {
  const rows = known.get(queue) ?? createRows(queue, preload);
  known.set(queue, rows);
  return rows;
}

/** In milliseconds: so long a request of a call waits for its row, before the host shows it. */
const longestWait = 500;

function createRows(queue: Pick<ElicitationQueue, "attachRows">, preload: () => void): Rows {
  const rows: Row[] = [];
  /** `carded` requests have stood in a card. They never become modal because their row goes, as in a virtualised list. */
  const states = new WeakMap<PendingElicitation, "waiting" | "late" | "carded">();
  let isDocked = false;
  let Settled: ElicitationRows["Settled"];
  const rowOf = (callId: string | undefined): Row | undefined => rows.findLast(({ call }) => call === callId);
  const wait = (request: PendingElicitation): void => {
    states.set(request, "waiting");
    setTimeout(() => {
      if (states.get(request) === "waiting") {
        states.set(request, "late");
        update();
      }
    }, longestWait);
  };
  const all: Rows = {
    holds: (request) => {
      if (rowOf(request.callId)) {
        states.set(request, "carded");
        return true;
      }
      if (request.callId !== undefined && !states.has(request)) {
        wait(request);
      }
      const state = states.get(request);
      return state === "waiting" || (state === "carded" && !isDocked);
    },
    elementOf: (callId) => rowOf(callId)?.element,
    setDocked: (docked) => {
      if (docked !== isDocked) {
        isDocked = docked;
        update();
      }
    },
    preload,
    get Settled() {
      return Settled;
    },
    setSettled: (component) => {
      Settled = component;
      update();
    },
    rowOf,
    attach: (row) => {
      rows.push(row);
      update();
      return () => {
        rows.splice(rows.indexOf(row), 1);
        update();
      };
    },
    place: (row, element) => {
      for (const home of row.element ? homesIn(row.element) : []) {
        moveHome(home, undefined, Number(home.dataset.arrived));
      }
      row.element = element;
      update();
    },
  };
  const update = queue.attachRows(all);
  return all;
}
