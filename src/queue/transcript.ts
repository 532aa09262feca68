import { homesIn, moveHome } from "./home.js";
import type { ElicitationQueue, PendingElicitation, Transcript } from "./queue.js";

/** Where the cards of one call stand, or those of requests that belong to no call. */
export interface Row {
  readonly call: string | undefined;
  /** Takes the cards. Undefined while there are none. */
  element: HTMLElement | undefined;
}

/** The transcript, as its rows make it. */
export interface CardTranscript extends Transcript {
  /** Of several rows for one call, the last one that was mounted has it. */
  readonly rowOf: (callId: string | undefined) => Row | undefined;
  /** Returns the function that detaches the row. */
  readonly attach: (row: Row) => () => void;
  /** Sets the element of a row. Takes the cards out of the one before. */
  readonly place: (row: Row, element: HTMLElement | undefined) => void;
  /** Has everything rendered again that shows the queue. */
  readonly refresh: () => void;
}

type TranscriptQueue = Pick<ElicitationQueue, "attachTranscript">;

const known = new WeakMap<TranscriptQueue, CardTranscript>();

/** The transcript of a queue. */
export function transcriptOf(queue: TranscriptQueue, preload: () => void): CardTranscript {
  const transcript = known.get(queue) ?? createTranscript(queue, preload);
  known.set(queue, transcript);
  return transcript;
}

/** In milliseconds: so long a request of a call waits for its row, before the host shows it. */
const longestWait = 500;

function createTranscript(queue: TranscriptQueue, preload: () => void): CardTranscript {
  const rows: Row[] = [];
  /** What is known of a request since it arrived: it waits for its row, its row did not come in time, or it has stood in one. */
  const past = new WeakMap<PendingElicitation, "awaited" | "late" | "stood">();
  let hasDock = false;
  const rowOf = (callId: string | undefined): Row | undefined => rows.findLast(({ call }) => call === callId);
  const awaitRow = (request: PendingElicitation): void => {
    past.set(request, "awaited");
    setTimeout(() => {
      if (past.get(request) === "awaited") {
        past.set(request, "late");
        update();
      }
    }, longestWait);
  };
  const transcript: CardTranscript = {
    standingOf: (request) => {
      // In a tree that is not in the page, nobody would see it. A row that has just come has no element yet.
      const row = rowOf(request.callId);
      if (row && row.element?.isConnected !== false) {
        if (row.element) {
          past.set(request, "stood");
        }
        return "standing";
      }
      if (request.callId !== undefined && !past.has(request)) {
        awaitRow(request);
      }
      const before = past.get(request);
      // A request that has stood in a card never becomes modal because its row goes, as in a virtualised list.
      return before === "awaited" ? before : before === "stood" && !hasDock ? "missing" : undefined;
    },
    elementOf: (callId) => {
      const element = rowOf(callId)?.element;
      return element?.isConnected ? element : undefined;
    },
    setDock: (isThere) => {
      if (isThere !== hasDock) {
        hasDock = isThere;
        update();
      }
    },
    preload,
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
    refresh: () => update(),
  };
  const update = queue.attachTranscript(transcript);
  return transcript;
}
