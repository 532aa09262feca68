import { isRecord } from "../json.js";
import type { Draft } from "../types.js";

/** Keeps the drafts of requests, in case the same server sends the same request again. */
export interface DraftMemory {
  /**
   * The draft kept under a key. Undefined while a session is writing it. A sent draft is restored only for a request that arrived later,
   * such as the one with which a server refuses the answers.
   *
   * @param arrivedAt when the request arrived, in milliseconds since the epoch
   */
  readonly read: (key: string, arrivedAt: number) => Draft | undefined;
  /** Opens the session of one form. While another form with the same key has an open session, this session writes nothing. */
  readonly open: (key: string) => DraftSession;
  /** Forgets the draft under a key. */
  readonly remove: (key: string) => void;
  /** Forgets all drafts and ends all sessions, such as when the person signs out. */
  readonly clear: () => void;
}

/** What becomes of a draft when its form goes. A sent draft is kept in memory only, in case the server refuses it and asks again. */
export type DraftFate = "keep" | "sent" | "remove";

/** Writes the draft of one form. */
export interface DraftSession {
  /** @returns whether the draft survives a reload of the page */
  readonly write: (draft: Draft) => boolean;
  /** Ends the session. */
  readonly close: (fate: DraftFate) => void;
}

/**
 * A key-value store of strings: `sessionStorage` or anything similar. If it throws, it counts as empty. It has to answer at once, because a
 * draft is read while its form is rendered: load an asynchronous store before, and give its texts from memory.
 */
export interface DraftStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

interface KeptDraft {
  readonly draft: Draft;
  readonly sentAt?: number | undefined;
}

type StoredDraft = readonly [key: string, draft: Draft];

/** How many drafts are kept; the least recently written is evicted first. */
const capacity = 20;
/** In characters of JSON. Longer drafts are not kept. */
const longest = 200_000;
/** In characters. The drafts of forms with a longer key are kept in memory only, because storages are small. */
const longestStoredKey = 50_000;
const storageKey = "react-elicitation:drafts";

/**
 * Keeps what people have typed, by question, for when a server asks the same again: the newest 20, without what looks like a credential.
 *
 * @param storage keeps drafts across reloads, under one key; a browser's `Storage` fits
 * @throws TypeError if `getItem` of the storage returns a promise
 */
export function createDraftMemory(storage?: DraftStorage): DraftMemory {
  assertSynchronous(storage);
  const kept = new Map<string, KeptDraft>();
  const open = new Map<string, object>();

  /** Stores a draft as the newest one, in memory and in storage. Without `entry`, deletes it. True if the storage was updated. */
  const put = (key: string, entry?: KeptDraft): boolean => {
    kept.delete(key);
    if (entry) {
      kept.set(key, entry);
    }
    // Only one can be too many.
    for (const [oldest] of [...kept].slice(0, -capacity)) {
      kept.delete(oldest);
    }
    try {
      // Loaded again, because another tab may have written in the meantime.
      const drafts = load(storage).filter(([other]) => other !== key);
      const isStorable = entry?.sentAt === undefined && key.length <= longestStoredKey;
      if (entry && isStorable) {
        drafts.push([key, entry.draft]);
      }
      if (drafts.length > 0) {
        storage?.setItem(storageKey, JSON.stringify(drafts.slice(-capacity)));
      } else {
        storage?.removeItem(storageKey);
      }
      return storage !== undefined && isStorable;
    } catch {
      // The storage is full or forbidden. The answers are still on screen and in memory.
      return false;
    }
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
        write: (draft) => isOpen() && JSON.stringify(draft).length <= longest && put(key, { draft }),
        close: (fate) => {
          const entry = kept.get(key);
          if (!isOpen()) {
            return;
          }
          open.delete(key);
          if (fate === "remove") {
            put(key);
          } else if (fate === "sent" && entry) {
            put(key, { ...entry, sentAt: Date.now() });
          }
        },
      };
    },
    remove: (key) => void put(key),
    clear: () => {
      kept.clear();
      open.clear();
      try {
        storage?.removeItem(storageKey);
      } catch {
        // The storage is forbidden, so nothing is stored.
      }
    },
  };
}

/** Without this, every draft would be lost without a word, because a promise is not a text. */
function assertSynchronous(storage: DraftStorage | undefined): void {
  let stored: unknown;
  try {
    stored = storage?.getItem(storageKey);
  } catch {
    // The storage is forbidden, which is no mistake of the host.
  }
  if (isRecord(stored)) {
    throw new TypeError("react-elicitation: `drafts` got an asynchronous storage. Keep its texts in memory.");
  }
}

/** Does not trust stored text, because any script of the page's origin may have written it. */
function load(storage: DraftStorage | undefined): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is StoredDraft {
  return (
    Array.isArray(value) &&
    typeof value[0] === "string" &&
    isRecord(value[1]) &&
    Object.values(value[1]).every((entered) => [entered].flat().every((item) => typeof item === "string"))
  );
}
