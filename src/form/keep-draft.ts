import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory, type DraftSession } from "../core/draft/draft-memory.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";

export interface KeepDraftOptions {
  readonly getValues: ElicitationFormState["getValues"];
  /** Holds the controls. */
  readonly element: HTMLFormElement;
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
  initial,
  secrets,
  drafts,
  key,
}: KeepDraftOptions): DraftSession["close"] {
  const session = (drafts.current ??= createDraftMemory()).open(key);
  const only = (areSecret: boolean, draft: Draft): Draft =>
    Object.fromEntries(Object.entries(draft).filter(([id]) => secrets.has(id) === areSecret));
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
      isStored = session.write(entered);
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
  return (fate) => {
    save();
    session.close(fate);
    for (const name of acts) {
      element.removeEventListener(name, saveSoon);
    }
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("pagehide", save);
  };
}
