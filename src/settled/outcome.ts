import type { Draft } from "../core/draft/draft.js";
import type { ElicitResult } from "../core/elicit-result.js";

/** How a request ended. */
export type Outcome =
  /** `content` as it was sent; undefined for a page. */
  | { readonly state: "accepted"; readonly content: unknown }
  | { readonly state: "declined" }
  | { readonly state: "cancelled" }
  /** Over before there was an answer: taken back, or its time is up. `draft` is what had been entered, if it is known. */
  | { readonly state: "expired"; readonly draft?: Draft | undefined; readonly isTimeUp?: boolean | undefined };

/** How a request ended that was answered like this. */
export function outcomeOf(result: ElicitResult): Outcome {
  switch (result.action) {
    case "accept":
      return { state: "accepted", content: result.content };
    case "decline":
      return { state: "declined" };
    case "cancel":
      return { state: "cancelled" };
    default:
      // A host may have kept it in any shape.
      return { state: "cancelled" };
  }
}
