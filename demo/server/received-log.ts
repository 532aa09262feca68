/** The answers that one tool call received, as sent over the wire, except that file contents are replaced by hashes. */
export interface ReceivedAnswers {
  readonly tool: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface ReceivedLog {
  readonly add: (answers: ReceivedAnswers) => void;
  readonly all: () => readonly ReceivedAnswers[];
}

const KEPT = 100;

/** Keeps the latest answers, so that a person or a test can see what the server received. */
export function createReceivedLog(): ReceivedLog {
  let kept: readonly ReceivedAnswers[] = [];
  return {
    add: (answers) => {
      kept = [...kept, answers].slice(-KEPT);
    },
    all: () => kept,
  };
}
