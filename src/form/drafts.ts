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
 * The draft that a form starts from: what was entered when the same server made the same request before, else the schema's defaults.
 *
 * @param key identifies the draft in the memory
 * @param initial the schema's defaults
 */
export function useStartingDraft(key: string, initial: Draft, message: string): StartingDraft {
  const { drafts, arrivedAt } = useElicitation();
  const [kept] = useState(() => drafts?.read(key, arrivedAt));
  const start = useMemo(() => (kept ? fitDraft(initial, kept, message) : initial), [initial, kept, message]);
  const forget = useCallback(() => drafts?.remove(key), [drafts, key]);
  return { start, isRestored: !isSameDraft(initial, start), forget };
}

/** Determines which answers are stored. May change while the form is open, because a host may change labels and descriptions. */
export interface KeptForm {
  readonly request: FormRequest;
  /** The schema's defaults. A draft that equals them need not be stored. */
  readonly initial: Draft;
  /** The ids of fields whose answers are never stored: files, and fields that look like ones for credentials. */
  readonly unkept: ReadonlySet<string>;
}

/**
 * Stores the draft for as long as the request is open.
 *
 * @returns a function that stops storing; its `fate` keeps the stored draft, marks it as sent, or deletes it
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
      // If a field has become one for a credential, its answer is removed from the stored draft.
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
  /** Stores the current draft. */
  readonly save: () => void;
  /** Stops storing. Stores the current draft once more, unless its fate is `remove`. */
  readonly close: DraftSession["close"];
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
  /** What the memory holds. Undefined if it holds an earlier draft, whose answers may have to be overwritten or removed. */
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
        // A decision that has been carried out must not be filled in for the next request.
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

/** A draft as it is stored: decisions under ids that include the message. */
function remembered(draft: Draft, { fields, message }: FormRequest, kept: readonly FieldSpec[] = fields): Draft {
  return Object.fromEntries(
    kept
      .filter(({ id }) => draft[id] !== undefined)
      .map((field) => [isDecision(field) ? decisionId(field.id, message) : field.id, draft[field.id] ?? ""]),
  );
}
