import { act } from "@testing-library/react";

/** Until what keeps answers has been loaded, they are not kept. */
export async function untilKept(): Promise<void> {
  await import("../../src/form/keep-draft.js");
  await act(async () => undefined);
}
