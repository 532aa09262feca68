import { isRecord } from "../json.js";
import type { Draft, DraftValue } from "./draft.js";
import type { DraftStorage } from "./draft-storage.js";

/** Remembers what was entered for a request, for when the same server asks the same again. */
export interface DraftMemory {
  /**
   * What was entered under this key, if it is for the asking: what has been sent belongs to requests that come after it, not to
   * another copy that was waiting meanwhile.
   *
   * @param arrivedAt when the request came, in milliseconds since the epoch
   */
  readonly read: (key: string, arrivedAt: number) => Draft | undefined;
  /** Keeps what has been entered so far. */
  readonly write: (key: string, draft: Draft) => void;
  /** Marks it as sent: from now on it is kept in memory only, for a server that refuses it and asks again. */
  readonly markSent: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Whether what is kept is there again after the page was loaded anew. */
  readonly outlivesPage: boolean;
  /** Forgets everything, such as when the person signs out. */
  readonly clear: () => void;
}

interface KeptDraft {
  readonly draft: Draft;
  readonly sentAt?: number | undefined;
}

/** How many forms are remembered; the one not touched for the longest time is forgotten first. */
const capacity = 20;
/** Longer ones are not kept, in characters of JSON. */
const longest = 200_000;
const storageKey = "react-elicitation:drafts";

/** @param storage keeps drafts beyond the page, under one key; a `Storage` of the browser fits */
export function createDraftMemory(storage?: DraftStorage): DraftMemory {
  let loaded: Map<string, KeptDraft> | undefined;
  const kept = (): Map<string, KeptDraft> => {
    loaded ??= new Map(load(storage).map(([key, draft]) => [key, { draft }]));
    return loaded;
  };
  const save = (): void => {
    const unsent = Array.from(kept()).flatMap(([key, { draft, sentAt }]) =>
      sentAt === undefined ? [[key, draft]] : [],
    );
    try {
      if (unsent.length > 0) {
        storage?.setItem(storageKey, JSON.stringify(unsent));
      } else {
        storage?.removeItem(storageKey);
      }
    } catch {
      // Full, or forbidden: the answers are still on screen and in memory.
    }
  };
  const keep = (key: string, entry: KeptDraft): void => {
    const drafts = kept();
    // Taken out first, so that it is the last in the order of the map.
    drafts.delete(key);
    drafts.set(key, entry);
    const [oldest] = drafts.keys();
    if (drafts.size > capacity && oldest !== undefined) {
      drafts.delete(oldest);
    }
    save();
  };

  return {
    outlivesPage: storage !== undefined,
    read: (key, arrivedAt) => {
      const { draft, sentAt } = kept().get(key) ?? {};
      return sentAt === undefined || sentAt <= arrivedAt ? draft : undefined;
    },
    write: (key, draft) => {
      if (JSON.stringify(draft).length <= longest) {
        keep(key, { draft });
      }
    },
    markSent: (key) => {
      const entry = kept().get(key);
      if (entry) {
        keep(key, { ...entry, sentAt: Date.now() });
      }
    },
    remove: (key) => {
      if (kept().delete(key)) {
        save();
      }
    },
    clear: () => {
      kept().clear();
      save();
    },
  };
}

/** What a storage gives back, which anybody may have written. */
function load(storage: DraftStorage | undefined): readonly (readonly [string, Draft])[] {
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
