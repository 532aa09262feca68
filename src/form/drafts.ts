import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isSameDraft, type Region } from "../core/draft/draft.js";
import type { DraftFate, DraftMemory } from "../core/draft/draft-memory.js";
import { fieldsWithFiles, fitDraft, isSameMessage, keptDraft } from "../core/draft/kept-draft.js";
import { isDecision } from "../core/fields/index.js";
import type { Draft, FieldSpec, FormRequest } from "../core/types.js";
import { useLastingEffect } from "../elicitation/hiding.js";
import { useElicitation } from "../elicitation/context.js";

export interface StartingDraft {
  /** The earlier answers if the same message asks, else the schema's defaults. */
  readonly start: Draft;
  /** Whether earlier answers are in `start`. */
  readonly isRestored: boolean;
  /** The earlier answers if another message asks. They are filled in only if the person wants it. */
  readonly offered?: Draft | undefined;
  /** The ids of fields whose earlier files have to be chosen again. */
  readonly withFiles: ReadonlySet<string>;
  /** Forgets the earlier answers. */
  readonly forget: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The draft that a form starts from: what was entered when the same server asked the same before, else the schema's defaults.
 *
 * @param key identifies the draft in the memory
 * @param initial the schema's defaults
 */
export function useStartingDraft(key: string, initial: Draft, request: FormRequest): StartingDraft {
  const { drafts, arrivedAt, locale } = useElicitation();
  const [kept] = useState(() => drafts?.read(key, arrivedAt));
  const forget = useCallback(() => drafts?.remove(key), [drafts, key]);
  return useMemo(() => {
    const earlier = kept ? fitDraft(initial, kept, request, locale) : initial;
    const isChanged = !isSameDraft(initial, earlier);
    const isSame = !kept || isSameMessage(kept, request);
    return {
      start: isSame ? earlier : initial,
      isRestored: isSame && isChanged,
      offered: !isSame && isChanged ? earlier : undefined,
      withFiles: kept && (isSame || isChanged) ? fieldsWithFiles(kept, request) : none,
      forget,
    };
  }, [initial, kept, request, locale, forget]);
}

/** The draft, and which of its answers are stored. May change while the form is open, because a host may change labels and descriptions. */
export interface KeptForm {
  readonly request: FormRequest;
  /** The schema's defaults. A draft that equals them need not be stored. */
  readonly initial: Draft;
  /** Whether earlier answers are offered. The memory keeps them until something is entered. */
  readonly isOffered: boolean;
  /** By the ids of fields whose answers are never stored: those that look like ones for credentials. Of files only their existence is. */
  readonly unkept: ReadonlyMap<string, unknown>;
  /** The region in which the draft is written. */
  readonly written: { readonly current: Region };
  /** Returns the draft, with what the controls show. */
  readonly takeDraft: () => Draft;
}

/**
 * Stores the draft for as long as the request is open.
 *
 * @returns a function that stops storing
 */
export function useKeptDraft(
  element: RefObject<HTMLFormElement | null>,
  key: string,
  form: KeptForm,
): (fate: FormFate) => void {
  const { drafts, session } = useElicitation();
  const keeper = useRef<DraftKeeper>(undefined);
  const latest = useRef(form);
  useEffect(() => {
    const { unkept } = latest.current;
    latest.current = form;
    if (unkept !== form.unkept) {
      // If a field has become one for a credential, its answer is removed from the stored draft.
      keeper.current?.save();
    }
  });
  const close = useCallback((fate: FormFate) => {
    keeper.current?.close(fate);
    keeper.current = undefined;
  }, []);
  const keep = useCallback(() => {
    if (!drafts || !element.current || session.get().result) {
      return undefined;
    }
    keeper.current = keepDraft(element.current, latest, drafts, key);
    return () => close("keep");
  }, [drafts, session, element, key, close]);
  useLastingEffect(keep);
  return close;
}

/**
 * What becomes of a draft when its form goes. `undecided` keeps it without its decisions, because the server has ended the request: what a
 * person chose for a request that the server took back must not stand chosen in the next one.
 */
export type FormFate = DraftFate | "undecided";

interface DraftKeeper {
  /** Stores the current draft. */
  readonly save: () => void;
  /** Stops storing. Stores the current draft once more, unless its fate is `remove`. */
  readonly close: (fate: FormFate) => void;
}

/** Milliseconds after a change until the draft is stored. */
const pause = 300;

/**
 * Events by which a person changes answers, also in a host's own controls. A subscription to react-hook-form would copy all answers at
 * every keystroke. A change without any of these events is stored with the next event, or when storing stops.
 */
const edits = ["input", "change", "keyup", "click", "pointerup", "focusout"] as const;

/**
 * Writes the draft to the memory as it is edited, without the answers that are never stored. Makes the browser ask before the person leaves
 * the page if that would lose answers.
 */
function keepDraft(
  element: HTMLFormElement,
  form: { readonly current: KeptForm },
  memory: DraftMemory,
  key: string,
): DraftKeeper {
  const hasEarlier = memory.read(key, Infinity) !== undefined;
  const writer = memory.open(key);
  const isKept = (id: string): boolean => !form.current.unkept.has(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  /** What the memory holds. Undefined if it holds an earlier draft, whose answers may have to be overwritten or removed. */
  let written = hasEarlier && !form.current.isOffered ? undefined : only(isKept, form.current.initial);
  const write = (draft: Draft, isWanted: (field: FieldSpec) => boolean): void => {
    const { fields, message } = form.current.request;
    isStored = writer.write(keptDraft(draft, fields.filter(isWanted), message, form.current.written.current.locale));
  };
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = only(isKept, form.current.takeDraft());
    if (!written || !isSameDraft(written, entered)) {
      written = entered;
      write(entered, () => true);
    }
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(save, pause);
  };
  // A phone may discard a hidden page without another event.
  const saveIfHidden = (): void => {
    if (document.visibilityState === "hidden") {
      save();
    }
  };
  const warn = (event: BeforeUnloadEvent): void => {
    save();
    const { initial, takeDraft, request } = form.current;
    const now = takeDraft();
    const files = new Set(request.fields.filter(({ kind }) => kind === "file").map(({ id }) => id));
    const isLost = (id: string): boolean => !isStored || !isKept(id) || files.has(id);
    if (!isSameDraft(only(isLost, initial), only(isLost, now))) {
      event.preventDefault();
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of edits) {
    element.addEventListener(name, saveSoon, { signal });
  }
  window.addEventListener("beforeunload", warn, { signal });
  window.addEventListener("pagehide", save, { signal });
  document.addEventListener("visibilitychange", saveIfHidden, { signal });
  if (hasEarlier) {
    saveSoon();
  }
  return {
    save,
    close: (fate) => {
      clearTimeout(timer);
      if (fate === "keep") {
        save();
      } else if (fate !== "remove") {
        // A decision that has been carried out must not be filled in for the next request either.
        const entered = only(isKept, form.current.takeDraft());
        if (!form.current.isOffered || !isSameDraft(entered, only(isKept, form.current.initial))) {
          write(entered, (field) => !isDecision(field));
        }
      }
      writer.close(fate === "undecided" ? "keep" : fate);
      listening.abort();
    },
  };
}

/** The part of a draft with the wanted ids. */
function only(isWanted: (id: string) => boolean, draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([id]) => isWanted(id)));
}
