import { isRecord } from "../json.js";
import { type Draft, type FieldSpec, type ServerIdentity, serverKey } from "../types.js";
import type { Place } from "./draft.js";

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

/** Writes the draft of one form. */
export interface DraftSession {
  /** @returns whether the draft survives a reload of the page */
  readonly write: (draft: Draft) => boolean;
  /** Ends the session. A sent draft is kept in memory only, in case the server refuses it and asks again. */
  readonly close: (fate: "keep" | "sent" | "remove") => void;
}

/** A key-value store of strings: `sessionStorage` or anything similar. If it throws, it counts as empty. */
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
const storageKey = "react-elicitation:drafts";

/** @param storage keeps drafts across reloads, under one key; a browser's `Storage` fits */
export function createDraftMemory(storage?: DraftStorage): DraftMemory {
  const kept = new Map<string, KeptDraft>();
  const open = new Map<string, object>();

  /** Stores a draft as the newest one, in memory and in storage. Without `entry`, deletes it. True if the storage was updated. */
  const put = (key: string, entry?: KeptDraft): boolean => {
    kept.delete(key);
    if (entry) {
      kept.set(key, entry);
    }
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) {
      kept.delete(oldest);
    }
    try {
      // Loaded again, because another tab may have written in the meantime.
      const drafts = load(storage).filter(([other]) => other !== key);
      if (entry && entry.sentAt === undefined) {
        drafts.push([key, entry.draft]);
      }
      if (drafts.length > 0) {
        storage?.setItem(storageKey, JSON.stringify(drafts.slice(-capacity)));
      } else {
        storage?.removeItem(storageKey);
      }
      return storage !== undefined;
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

/**
 * The key of one form of one server. It contains the server unhashed, so that no server can reach another's drafts. The fields are hashed,
 * because a schema may be long. Defaults, locale and time zone are part of the key, because they change what a typed text means.
 */
export function draftKey(server: ServerIdentity, fields: readonly FieldSpec[], place: Place): string {
  return `${serverKey(server)} ${fingerprint(JSON.stringify([fields, place.locale, place.timeZone]))}`;
}

/**
 * The id under which a decision is kept (see `isDecision`). It includes the message, because a decision must not be restored for another
 * question with the same fields. Typed answers are kept under the field's own id.
 */
export function decisionId(id: string, message: string): string {
  return `${id} ${fingerprint(message)}`;
}

/** A draft with the kept answers that fit: lists for lists, text for text, and decisions only on the same message. */
export function fitDraft(draft: Draft, kept: Draft, message: string): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, value]) => {
      const other = kept[id] ?? kept[decisionId(id, message)];
      return [id, other !== undefined && Array.isArray(other) === Array.isArray(value) ? other : value];
    }),
  );
}

/** FNV-1a with 32 bits, and the length. Distinguishes texts of one server, but does not withstand an attacker. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return `${(hash >>> 0).toString(36)}.${text.length}`;
}
