import { isRecord } from "../json.js";
import type { Draft, DraftValue } from "./draft.js";
import type { DraftStorage } from "./draft-storage.js";

/** Remembers what was entered for a request, for when the same server asks the same again. */
export interface DraftMemory {
  /**
   * What was entered under this key, if it is for the asking: what has been sent belongs to requests that come after it, not to another
   * copy that was waiting meanwhile, and what is still being entered belongs to the form it is entered into.
   *
   * @param arrivedAt when the request came, in milliseconds since the epoch
   */
  readonly read: (key: string, arrivedAt: number) => Draft | undefined;
  /** Begins to keep what is entered into one form. While another one with the same key does, this one keeps nothing. */
  readonly open: (key: string) => DraftSession;
  /** Forgets what was entered under this key. */
  readonly remove: (key: string) => void;
  /** Forgets everything, such as when the person signs out; forms that are still open keep nothing from then on. */
  readonly clear: () => void;
}

/** Keeps what is entered into one form. */
export interface DraftSession {
  /** @returns whether it is there again after the page was loaded anew */
  readonly write: (draft: Draft) => boolean;
  /** Ends it. What was sent is from now on kept in memory only, for a server that refuses it and asks again. */
  readonly close: (fate: "keep" | "sent" | "remove") => void;
}

interface KeptDraft {
  readonly draft: Draft;
  readonly sentAt?: number | undefined;
}

type StoredDrafts = readonly (readonly [key: string, draft: Draft])[];

/** How many forms are remembered; the one not touched for the longest time is forgotten first. */
const capacity = 20;
/** Longer ones are not kept, in characters of JSON. */
const longest = 200_000;
const storageKey = "react-elicitation:drafts";

/** @param storage keeps drafts beyond the page, under one key; a `Storage` of the browser fits */
export function createDraftMemory(storage?: DraftStorage): DraftMemory {
  const kept = new Map<string, KeptDraft>();
  const open = new Map<string, object>();

  // What others have put there since, in another tab perhaps, is left as it is.
  const store = (change: (drafts: StoredDrafts) => StoredDrafts): boolean => {
    try {
      const drafts = change(load(storage)).slice(-capacity);
      if (drafts.length > 0) {
        storage?.setItem(storageKey, JSON.stringify(drafts));
      } else {
        storage?.removeItem(storageKey);
      }
      return storage !== undefined;
    } catch {
      // Full, or forbidden: the answers are still on screen and in memory.
      return false;
    }
  };
  const keep = (key: string, entry: KeptDraft): void => {
    // Taken out first, so that it is the last in the order of the map.
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) {
      kept.delete(oldest);
    }
  };
  const remove = (key: string): void => {
    kept.delete(key);
    store((drafts) => without(key, drafts));
  };

  return {
    read: (key, arrivedAt) => {
      if (open.has(key)) {
        return undefined;
      }
      const { draft, sentAt } = kept.get(key) ?? { draft: load(storage).find(([other]) => other === key)?.[1] };
      return sentAt === undefined || sentAt <= arrivedAt ? draft : undefined;
    },
    open: (key) => {
      const session = {};
      if (!open.has(key)) {
        open.set(key, session);
      }
      const isOpen = (): boolean => open.get(key) === session;
      return {
        write: (draft) => {
          if (!isOpen() || JSON.stringify(draft).length > longest) {
            return false;
          }
          keep(key, { draft });
          return store((drafts) => [...without(key, drafts), [key, draft]]);
        },
        close: (fate) => {
          const entry = kept.get(key);
          if (!isOpen()) {
            return;
          }
          open.delete(key);
          if (fate === "remove") {
            remove(key);
          } else if (fate === "sent" && entry) {
            keep(key, { ...entry, sentAt: Date.now() });
            store((drafts) => without(key, drafts));
          }
        },
      };
    },
    remove,
    clear: () => {
      kept.clear();
      open.clear();
      store(() => []);
    },
  };
}

function without(key: string, drafts: StoredDrafts): StoredDrafts {
  return drafts.filter(([other]) => other !== key);
}

/** What a storage gives back, which anybody may have written. */
function load(storage: DraftStorage | undefined): StoredDrafts {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, Draft] {
  return Array.isArray(value) && typeof value[0] === "string" && isDraft(value[1]);
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.values(value).every(isDraftValue);
}

function isDraftValue(value: unknown): value is DraftValue {
  return typeof value === "string" || (Array.isArray(value) && value.every((item) => typeof item === "string"));
}
