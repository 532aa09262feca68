import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory, type DraftSession } from "../core/draft/draft-memory.js";
import { decisionId } from "../core/draft/decision-id.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FormRequest } from "../core/request/elicitation-request.js";
import type { FieldSpec } from "../core/request/field-spec.js";

export interface KeepDraftOptions {
  readonly getValues: ElicitationFormState["getValues"];
  /** Holds the controls. */
  readonly element: HTMLFormElement;
  readonly request: FormRequest;
  /** The schema's defaults: what is no different from them need not be kept. */
  readonly initial: Draft;
  /** The ids of fields that look like ones for credentials: what is in them is never kept. */
  readonly secrets: ReadonlyMap<string, unknown>;
  /** Where it is kept; made here if there is none yet. */
  readonly drafts: { current: DraftMemory | undefined };
  readonly key: string;
}

/** How soon after a change it is kept, in milliseconds. */
const pause = 300;

/**
 * By these a person changes answers, in a host's own controls, too. To be told by react-hook-form would cost a copy of all answers at every
 * key; what changes without them is kept with the next, and at the end.
 */
const acts = ["input", "change", "keyup", "click"] as const;

/**
 * Keeps what is entered into a form as it is entered, but for what looks like a credential, and has the browser ask before answers are lost
 * with the page.
 *
 * @returns keeps what is entered now, and nothing after it, unless it is to be forgotten
 */
export function keepDraft({
  getValues,
  element,
  request,
  initial,
  secrets,
  drafts,
  key,
}: KeepDraftOptions): DraftSession["close"] {
  const session = (drafts.current ??= createDraftMemory()).open(key);
  const only = (areSecret: boolean, draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([id]) => secrets.has(id) === areSecret));
  const decisions = new Set(request.fields.filter(isDecision).map(({ id }) => id));
  const typed = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).filter(([id]) => !decisions.has(id)));
  const decided = (draft: Draft): Draft =>
    Object.fromEntries(
      Object.entries(draft).flatMap(([id, value]) =>
        decisions.has(id) ? [[decisionId(id, request.message), value]] : [],
      ),
    );
  const atFirst = only(false, initial);
  const secretsAtFirst = only(true, initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  /** Not known where earlier answers are there already: what is taken back of them is written, too, or it would come again. */
  let written = isSameDraft(atFirst, only(false, getValues())) ? atFirst : undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = only(false, getValues());
    if (!written || !isSameDraft(written, entered)) {
      written = entered;
      isStored = session.write({ ...typed(entered), ...decided(entered) });
    }
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(save, pause);
  };
  const warn = (event: BeforeUnloadEvent): void => {
    save();
    const now = getValues();
    if ((!isStored && !isSameDraft(atFirst, only(false, now))) || !isSameDraft(secretsAtFirst, only(true, now))) {
      event.preventDefault();
    }
  };
  for (const name of acts) {
    element.addEventListener(name, saveSoon);
  }
  window.addEventListener("beforeunload", warn);
  window.addEventListener("pagehide", save);
  if (!written) {
    // Among the earlier answers may be one that must no longer be kept.
    saveSoon();
  }
  return (fate) => {
    save();
    if (fate === "sent") {
      // A decision that has been carried out is not made for the next time.
      session.write(typed(only(false, getValues())));
    }
    session.close(fate);
    for (const name of acts) {
      element.removeEventListener(name, saveSoon);
    }
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("pagehide", save);
  };
}

/** Made with one press, and not typed. */
function isDecision({ kind }: FieldSpec): boolean {
  return kind === "boolean" || kind === "choice" || kind === "choices";
}
