/** What one tool call was given to work with: the answers as they came over the wire, but for what is in files. */
export interface ReceivedAnswers {
  readonly tool: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface ReceivedLog {
  readonly add: (answers: ReceivedAnswers) => void;
  readonly all: () => readonly ReceivedAnswers[];
}

const KEPT = 100;

/** Remembers the latest answers, so that a person or a test can see what the server really received. */
export function createReceivedLog(): ReceivedLog {
  let kept: readonly ReceivedAnswers[] = [];
  return {
    add: (answers) => {
      kept = [...kept, answers].slice(-KEPT);
    },
    all: () => kept,
  };
}
