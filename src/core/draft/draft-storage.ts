/** Where drafts are kept as text by key: `sessionStorage`, or anything that works like it. What it throws is taken for nothing kept. */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}
