import { type Context, createContext, useContext } from "react";
import { outsideError } from "./outside-error.js";

/** Leaving without an answer, which asks first if there is something to lose. */
export interface Dismissal {
  /** Whether the person is being asked if what was entered may be discarded. */
  readonly isAsking: boolean;
  /** Answers `cancel`, or asks first. While it asks, it stays. */
  readonly dismiss: () => void;
  readonly keepEditing: () => void;
  /** Answers `cancel`, whatever would be lost. */
  readonly discard: () => void;
  /** Registers what is called when the person wants to leave, and tells whether something would be lost. Returns the way to stop. */
  readonly onLeave: (wouldLose: () => boolean) => () => void;
}

export const DismissalContext: Context<Dismissal | undefined> = createContext<Dismissal | undefined>(undefined);

/** The way out of the elicitation a part belongs to. */
export function useDismissal(): Dismissal {
  const dismissal = useContext(DismissalContext);
  if (!dismissal) {
    throw outsideError();
  }
  return dismissal;
}
