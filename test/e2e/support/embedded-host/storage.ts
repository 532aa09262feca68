import type { DraftStorage } from "react-elicitation";

/** A sandboxed frame has no storage: to look at `sessionStorage` throws there. Looked at only when it is used, it breaks nothing. */
export const storage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
