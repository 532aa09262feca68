import { toNestErrors } from "@hookform/resolvers";
import { useEffect } from "react";
import type { Resolver } from "react-hook-form";
import { isSameValue, unfinished } from "../core/draft/draft.js";
import { readDraft } from "../core/draft/read-draft.js";
import { checkValue, initialValue, quotedDefault, readAnswer } from "../core/fields/index.js";
import { takesUri } from "../core/fields/text.js";
import { judge, type Judgement, type JudgePolicy } from "../core/judge.js";
import type { Draft, DraftContext, FieldSpec } from "../core/types.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import type { Elicitation } from "../elicitation/root.js";
import type { Messages } from "../messages/messages.js";
import type { CheckedAnswers, HookForm } from "./form-context.js";

/** Judges the drafts of one form: draft → answers → judgement. Never rejects for want of the engine for patterns. */
export type DraftJudge = (draft: Draft) => Promise<JudgedDraft>;

export interface JudgedDraft extends Judgement {
  /** What the draft was read with. */
  readonly patterns: NonNullable<JudgePolicy["patterns"]>;
}

/** Patterns are loaded with the first draft, once. */
export function createDraftJudge(
  fields: readonly FieldSpec[],
  urls: UrlPolicy | undefined,
  context: DraftContext,
): DraftJudge {
  let loading: ReturnType<typeof loadPatterns> | undefined;
  return async (draft) => {
    loading ??= loadPatterns(fields);
    const patterns = await loading;
    await readAddresses(fields, draft);
    const judgement = judge(fields, readDraft(fields, draft, { ...context, patterns }), { patterns, urls });
    return { ...judgement, patterns };
  };
}

/** To read and check so many addresses takes about ten milliseconds at worst, most of it for hosts in Unicode. */
const addressesAtOnce = 40;

/** Reads the addresses of a large form ahead, in steps between which the page goes on. What was read is known when the draft is judged. */
async function readAddresses(fields: readonly FieldSpec[], draft: Draft): Promise<void> {
  for (const [index, field] of fields.filter(takesUri).entries()) {
    const answer = readAnswer(field, draft[field.id] ?? "", {});
    if (answer && "value" in answer) {
      checkValue(field, answer.value);
    }
    if (index % addressesAtOnce === addressesAtOnce - 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

export interface ResolverOptions {
  readonly judgeDraft: DraftJudge;
  /** In the host's words. */
  readonly fields: readonly FieldSpec[];
  /** The ids of fields that are withheld until the person opens them. */
  readonly withheld: ReadonlyMap<string, unknown>;
  readonly messages: Messages;
  readonly locale: string;
  readonly timeZone: string;
}

/**
 * Connects react-hook-form to the judge: every fault in words, at its control; or the answers. All fields are checked every time, whichever
 * react-hook-form asks about: one whose control never registered must not slip by. (`@hookform/resolvers/ajv` compiles the schema anew at
 * every keystroke, and throws on what MCP servers send.)
 */
export function createResolver(options: ResolverOptions): Resolver<Draft, unknown, CheckedAnswers> {
  const { judgeDraft, fields, withheld, messages, ...place } = options;
  return async (draft, _context, { fields: controls, ...rest }) => {
    const judged = await judgeDraft(withUnfinished(draft, controls)).catch((error: unknown) => {
      console.error("react-elicitation: answers could not be checked.", error);
    });
    if (!judged) {
      return { values: {}, errors: { root: { type: "validator", message: messages.cannotCheck() } } };
    }
    const faults = new Map(judged.errors.map((error) => [error.name, error]));
    const errors = fields.flatMap((field) => {
      const fault = faults.get(field.name);
      // A withheld field is not in the draft.
      const by = withheld.has(field.id) && draft[field.id] === undefined ? "opening" : undefined;
      return fault
        ? [[field.id, { type: fault.code, message: describeError(fault, field, messages, place, by) }] as const]
        : [];
    });
    if (errors.length === 0) {
      return { values: { answers: Object.entries(judged.content) }, errors: {} };
    }
    // No field is an array to react-hook-form. Without names it does not look for one for each error: 0.4 s at a thousand of them.
    const nested = toNestErrors<Draft>(Object.fromEntries(errors), { ...rest, fields: controls, names: [] });
    return { values: {}, errors: nested };
  };
}

/** A native date control distinguishes half-typed text from no text only by `badInput`: its value is empty either way. */
function withUnfinished(draft: Draft, controls: Readonly<Record<string, { readonly ref: unknown }>>): Draft {
  const halfTyped = Object.entries(controls).filter(([, { ref }]) => isHalfTyped(ref));
  return halfTyped.length > 0 ? { ...draft, ...Object.fromEntries(halfTyped.map(([id]) => [id, unfinished])) } : draft;
}

/** Whether a control holds text that is not, or not yet, a value of its type. */
export function isHalfTyped(control: unknown): boolean {
  // Not by instanceof: the control may belong to another window.
  return typeof control === "object" && control !== null && "validity" in control && isBadInput(control.validity);
}

function isBadInput(validity: unknown): boolean {
  return typeof validity === "object" && validity !== null && "badInput" in validity && validity.badInput === true;
}

/**
 * Shows what is wrong with the answers a form starts from, such as a server's defaults: they are on screen, and the person has not edited
 * them yet. A default that no control can show is quoted, for otherwise it would be gone without a word; it keeps nothing from being sent.
 * A missing answer is no fault before the person has tried to send. Also loads the engine for patterns ahead of the first press.
 *
 * @param onPatterns called with what answers are read with from then on, where the form has patterns
 */
export function useStartingErrors(
  { trigger, subscribe, setError, getValues }: HookForm,
  judgeDraft: DraftJudge,
  start: Draft,
  onPatterns: (patterns: JudgedDraft["patterns"]) => void,
  { fields, messages, locale, timeZone }: Pick<Elicitation, "fields" | "messages" | "locale" | "timeZone">,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async (): Promise<void> => {
      await afterPaint(signal);
      const { errors, patterns } = await judgeDraft(start);
      if (signal.aborted) {
        return;
      }
      if (patterns.size > 0) {
        onPatterns(patterns);
      }
      const faulty = new Set(errors.filter(({ code }) => code !== "required").map(({ name }) => name));
      const shown = fields.filter(({ name }) => faulty.has(name)).map(({ id }) => id);
      void (shown.length > 0 && trigger([...shown]));
      for (const field of fields) {
        const quoted = quotedDefault(field, { timeZone });
        // Not where something else was entered, and not at a withheld field, which has no value.
        const { id } = field;
        const entered = getValues(id);
        if (quoted !== undefined && entered !== undefined && isSameValue(entered, initialValue(field, { timeZone }))) {
          const error = { name: field.name, code: "default", quoted } as const;
          setError(field.id, {
            type: error.code,
            message: describeError(error, field, messages, { locale, timeZone }),
          });
          shown.push(field.id);
        }
      }
      if (shown.length === 0) {
        return;
      }
      // Before the first attempt to accept, react-hook-form checks nothing by itself.
      const unsubscribe = subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && shown.includes(name)) {
            void trigger(name);
          }
        },
      });
      signal.addEventListener("abort", unsubscribe);
    };
    // What fails here is reported when answers are sent.
    show().catch(() => undefined);
    return () => controller.abort();
  }, [trigger, subscribe, setError, getValues, judgeDraft, start, onPatterns, fields, messages, locale, timeZone]);
}

/** Resolves once what is on its way to the screen has been painted: for work that nobody waits for yet. Never, if it is aborted before. */
export function afterPaint(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // A frame callback runs before the frame is painted; a timer set from there runs after.
    const resolveIfWanted = (): void => {
      if (!signal.aborted) {
        resolve();
      }
    };
    const frame = requestAnimationFrame(() => setTimeout(resolveIfWanted));
    signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  });
}
