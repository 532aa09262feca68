/** How long a person has to answer. All in milliseconds. */
export interface TimeLimit {
  /** From when the request is shown. @default 300000, five minutes */
  readonly initial: number;
  /** How long before the end the person is warned. @default 60000, one minute */
  readonly warning: number;
  /** How much is added at a time. @default 300000, five minutes */
  readonly extension: number;
  /** How many times the person can have more (WCAG 2.2.1 asks for ten where the limit is the host's own). @default 2 */
  readonly maxExtensions: number;
}

export const defaultTimeLimit: TimeLimit = {
  initial: 300_000,
  warning: 60_000,
  extension: 300_000,
  maxExtensions: 2,
};
