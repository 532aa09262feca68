import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isSameDraft } from "../core/draft/draft.js";
import { type DraftMemory, type DraftSession, decisionId, fitDraft } from "../core/draft/draft-memory.js";
import { isDecision } from "../core/fields/index.js";
import type { Draft, FieldSpec, FormRequest } from "../core/types.js";
import { useElicitation } from "../elicitation/root.js";
import type { HookForm } from "./form-context.js";

export interface StartingDraft {
  /** The earlier answers, or the schema's defaults. */
  readonly start: Draft;
  readonly isRestored: boolean;
  /** Forgets the earlier answers. */
  readonly forget: () => void;
}

/**
 * The draft a form starts from: what was entered when the same server asked the same before, else the schema's defaults.
 *
 * @param key names the draft in the memory
 * @param initial the schema's defaults
 */
export function useStartingDraft(key: string, initial: Draft, message: string): StartingDraft {
  const { drafts, arrivedAt } = useElicitation();
  const [kept] = useState(() => drafts?.read(key, arrivedAt));
  const start = useMemo(() => (kept ? fitDraft(initial, kept, message) : initial), [initial, kept, message]);
  const forget = useCallback(() => drafts?.remove(key), [drafts, key]);
  return { start, isRestored: !isSameDraft(initial, start), forget };
}

/** What determines which answers are stored. It may change while the form is open, with a host's words. */
export interface KeptForm {
  readonly request: FormRequest;
  /** The schema's defaults: what does not differ from them need not be kept. */
  readonly initial: Draft;
  /** The ids of fields whose answers are never kept: files, and what looks like a credential. */
  readonly unkept: ReadonlySet<string>;
}

/**
 * Stores the draft for as long as the request is open.
 *
 * @returns stops storing; `fate` keeps the stored draft, marks it as sent, or deletes it
 */
export function useKeptDraft(
  { getValues }: HookForm,
  element: RefObject<HTMLFormElement | null>,
  key: string,
  form: KeptForm,
): DraftSession["close"] {
  const { drafts, session } = useElicitation();
  const keeper = useRef<DraftKeeper>(undefined);
  const latest = useRef(form);
  useEffect(() => {
    const { unkept } = latest.current;
    latest.current = form;
    if (unkept !== form.unkept) {
      // An answer that has become a credential's is no longer kept.
      keeper.current?.save();
    }
  });
  const close = useCallback((fate: "keep" | "sent" | "remove") => {
    keeper.current?.close(fate);
    keeper.current = undefined;
  }, []);
  useEffect(() => {
    if (!drafts || !element.current || session.get().result) {
      return undefined;
    }
    keeper.current = keepDraft(getValues, element.current, latest, drafts, key);
    return () => close("keep");
  }, [drafts, session, getValues, element, key, close]);
  return close;
}

interface DraftKeeper {
  /** Keeps the draft as it is now. */
  readonly save: () => void;
  /** Keeps the draft as it is now, and nothing after it, unless it is to be forgotten. */
  readonly close: DraftSession["close"];
}

/** How soon after a change it is kept, in milliseconds. */
const pause = 300;

/**
 * Events by which a person changes answers, in a host's own controls, too. A subscription to react-hook-form would cost a copy of all
 * answers at every key; what changes without these events is kept with the next one, and at the end.
 */
const edits = ["input", "change", "keyup", "click", "pointerup", "focusout"] as const;

/**
 * Writes the draft to the memory as it is edited, without the answers that are never kept, and has the browser ask before answers are lost
 * with the page.
 */
function keepDraft(
  getValues: HookForm["getValues"],
  element: HTMLFormElement,
  form: { readonly current: KeptForm },
  memory: DraftMemory,
  key: string,
): DraftKeeper {
  const hasEarlier = memory.read(key, Infinity) !== undefined;
  const writer = memory.open(key);
  const only = (areUnkept: boolean, draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([id]) => form.current.unkept.has(id) === areUnkept));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  /** What the memory holds; unknown where earlier answers are there, for one of them may be taken back, or have to go. */
  let written = hasEarlier ? undefined : only(false, form.current.initial);
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = only(false, getValues());
    if (!written || !isSameDraft(written, entered)) {
      written = entered;
      isStored = writer.write(remembered(entered, form.current.request));
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
    const now = getValues();
    const { initial } = form.current;
    const isChanged = (areUnkept: boolean): boolean => !isSameDraft(only(areUnkept, initial), only(areUnkept, now));
    if ((!isStored && isChanged(false)) || isChanged(true)) {
      event.preventDefault();
    }
  };
  for (const name of edits) {
    element.addEventListener(name, saveSoon);
  }
  window.addEventListener("beforeunload", warn);
  window.addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", saveIfHidden);
  if (hasEarlier) {
    saveSoon();
  }
  return {
    save,
    close: (fate) => {
      clearTimeout(timer);
      if (fate === "keep") {
        save();
      } else if (fate === "sent") {
        // A decision that has been carried out is not made for the next time.
        const { request } = form.current;
        writer.write(
          remembered(
            only(false, getValues()),
            request,
            request.fields.filter((field) => !isDecision(field)),
          ),
        );
      }
      writer.close(fate);
      for (const name of edits) {
        element.removeEventListener(name, saveSoon);
      }
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", saveIfHidden);
    },
  };
}

/** A draft as it is kept: decisions under ids of their own. */
function remembered(draft: Draft, { fields, message }: FormRequest, kept: readonly FieldSpec[] = fields): Draft {
  return Object.fromEntries(
    kept
      .filter(({ id }) => draft[id] !== undefined)
      .map((field) => [isDecision(field) ? decisionId(field.id, message) : field.id, draft[field.id] ?? ""]),
  );
}
