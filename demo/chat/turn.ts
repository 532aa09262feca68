/** One bubble of the conversation. */
export type Turn =
  | { readonly id: number; readonly from: "person"; readonly text: string }
  | {
      readonly id: number;
      readonly from: "assistant";
      readonly state: AssistantState;
      readonly texts: readonly string[];
    };

export type AssistantState = "waiting" | "answered" | "failed";
