import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { createDraftMemory, type DraftMemory } from "../core/draft/draft-memory.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { sensitivityOf } from "../core/secrets/sensitivity-of.js";

export interface KeepDraftOptions {
  readonly form: Pick<ElicitationFormState, "getValues" | "subscribe">;
  readonly fields: readonly FieldSpec[];
  /** The schema's defaults: what is no different from them need not be kept. */
  readonly initial: Draft;
  /** Where it is kept; made here if there is none yet. */
  readonly drafts: { current: DraftMemory | undefined };
  readonly key: string;
}

/** How soon after a change it is kept, in milliseconds. */
const pause = 300;

/**
 * Keeps what is entered into a form as it is entered, but for what looks like a credential.
 *
 * @returns keeps what is entered now, and nothing after it
 */
export function keepDraft({ form, fields, initial, drafts, key }: KeepDraftOptions): () => void {
  const memory = (drafts.current ??= createDraftMemory());
  const harmless = fields.filter((field) => sensitivityOf(field) === undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const entered = form.getValues();
    if (!isSameDraft(initial, entered)) {
      memory.write(key, Object.fromEntries(harmless.map(({ id }) => [id, entered[id] ?? ""])));
    }
  };
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      timer ??= setTimeout(save, pause);
    },
  });
  const warn = (event: BeforeUnloadEvent): void => {
    // What is kept outside the page will be there again; anything else would be lost without the person's word.
    if (!memory.outlivesPage && !isSameDraft(initial, form.getValues())) {
      event.preventDefault();
    }
  };
  window.addEventListener("beforeunload", warn);
  window.addEventListener("pagehide", save);
  return () => {
    save();
    unsubscribe();
    window.removeEventListener("beforeunload", warn);
    window.removeEventListener("pagehide", save);
  };
}
