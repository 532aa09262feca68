import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory, type DraftSession } from "../core/draft/draft-memory.js";
import { decisionId } from "../core/draft/decision-id.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FormRequest } from "../core/request/elicitation-request.js";
import type { FieldSpec } from "../core/request/field-spec.js";

/** What decides about what is kept. It may change while the form is open, with a host's words. */
export interface KeptForm {
  readonly request: FormRequest;
  /** The schema's defaults: what is no different from them need not be kept. */
  readonly initial: Draft;
  /** The ids of fields that look like ones for credentials: what is in them is never kept. */
  readonly secrets: ReadonlyMap<string, unknown>;
}

export interface KeepDraftOptions {
  readonly getValues: ElicitationFormState["getValues"];
  /** Holds the controls. */
  readonly element: HTMLFormElement;
  readonly form: { readonly current: KeptForm };
  /** Where it is kept; made here if there is none yet. */
  readonly drafts: { current: DraftMemory | undefined };
  readonly key: string;
}

export interface DraftKeeper {
  /** Keeps what is entered now. */
  readonly save: () => void;
  /** Keeps what is entered now, and nothing after it, unless it is to be forgotten. */
  readonly close: DraftSession["close"];
}

/** How soon after a change it is kept, in milliseconds. */
const pause = 300;

/**
 * By these a person changes answers, in a host's own controls, too. To be told by react-hook-form would cost a copy of all answers at every
 * key; what changes without them is kept with the next, and at the end.
 */
const acts = ["input", "change", "keyup", "click", "pointerup", "focusout"] as const;

/**
 * Keeps what is entered into a form as it is entered, but for what looks like a credential, and has the browser ask before answers are lost
 * with the page.
 */
export function keepDraft({ getValues, element, form, drafts, key }: KeepDraftOptions): DraftKeeper {
  const memory = (drafts.current ??= createDraftMemory());
  const hasEarlier = memory.read(key, Infinity) !== undefined;
  const session = memory.open(key);
  const only = (areSecret: boolean, draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([id]) => form.current.secrets.has(id) === areSecret));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  /** What the memory holds; not known where earlier answers are there: one of them may be taken back, or have to go. */
  let written = hasEarlier ? undefined : only(false, form.current.initial);
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = only(false, getValues());
    if (!written || !isSameDraft(written, entered)) {
      written = entered;
      isStored = session.write(remembered(entered, form.current.request));
    }
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(save, pause);
  };
  // A phone may discard a page that is not seen, without another word.
  const saveIfHidden = (): void => {
    if (document.visibilityState === "hidden") {
      save();
    }
  };
  const warn = (event: BeforeUnloadEvent): void => {
    save();
    const now = getValues();
    const { initial } = form.current;
    const isChanged = (areSecret: boolean): boolean => !isSameDraft(only(areSecret, initial), only(areSecret, now));
    const isLost = (!isStored && isChanged(false)) || isChanged(true);
    if (isLost) {
      event.preventDefault();
    }
  };
  for (const name of acts) {
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
      save();
      if (fate === "sent") {
        // A decision that has been carried out is not made for the next time.
        const { request } = form.current;
        session.write(remembered(only(false, getValues()), request, request.fields.filter(isTyped)));
      }
      session.close(fate);
      for (const name of acts) {
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
      .map((field) => [isTyped(field) ? field.id : decisionId(field.id, message), draft[field.id] ?? ""]),
  );
}

/** Answered by typing, and not decided with one press. */
function isTyped({ kind }: FieldSpec): boolean {
  return kind !== "boolean" && kind !== "choice" && kind !== "choices";
}
