import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory, type DraftSession } from "../core/draft/draft-memory.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";

export interface KeepDraftOptions {
  readonly form: Pick<ElicitationFormState, "getValues" | "subscribe">;
  /** The schema's defaults: what is no different from them need not be kept. */
  readonly initial: Draft;
  /** The ids of fields that look like ones for credentials: what is in them is never kept. */
  readonly secrets: ReadonlySet<string>;
  /** Where it is kept; made here if there is none yet. */
  readonly drafts: { current: DraftMemory | undefined };
  readonly key: string;
}

/** How soon after a change it is kept, in milliseconds. */
const pause = 300;

/**
 * Keeps what is entered into a form as it is entered, but for what looks like a credential, and has the browser ask before answers are lost
 * with the page.
 *
 * @returns keeps what is entered now, and nothing after it, unless it is to be forgotten
 */
export function keepDraft({ form, initial, secrets, drafts, key }: KeepDraftOptions): DraftSession["close"] {
  const session = (drafts.current ??= createDraftMemory()).open(key);
  const ids = Object.keys(initial);
  const only = (areSecret: boolean, draft: Draft): Draft =>
    Object.fromEntries(ids.filter((id) => secrets.has(id) === areSecret).map((id) => [id, draft[id] ?? ""] as const));
  const atFirst = only(false, initial);
  const secretsAtFirst = only(true, initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = false;
  // Earlier answers are there already.
  let hasWritten = !isSameDraft(atFirst, only(false, form.getValues()));
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = only(false, form.getValues());
    // What was taken back is written, too: it must not come again.
    if (hasWritten || !isSameDraft(atFirst, entered)) {
      hasWritten = true;
      isStored = session.write(entered);
    }
  };
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      timer ??= setTimeout(save, pause);
    },
  });
  const warn = (event: BeforeUnloadEvent): void => {
    save();
    const now = form.getValues();
    if ((!isStored && !isSameDraft(atFirst, only(false, now))) || !isSameDraft(secretsAtFirst, only(true, now))) {
      event.preventDefault();
    }
  };
  window.addEventListener("beforeunload", warn);
  window.addEventListener("pagehide", save);
  return (fate) => {
    save();
    session.close(fate);
    unsubscribe();
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("pagehide", save);
  };
}
