import { toNestErrors } from "@hookform/resolvers";
import { useEffect } from "react";
import type { Resolver } from "react-hook-form";
import { isSameValue, type Region, unfinished } from "../core/draft/draft.js";
import { readDraft } from "../core/draft/read-draft.js";
import { initialValue, quotedDefault, readAnswer } from "../core/fields/index.js";
import { takesUri } from "../core/fields/text.js";
import { isRecord } from "../core/json.js";
import { errorOf, judge, type Judgement, type JudgePolicy } from "../core/judge.js";
import type { Draft, FieldSpec } from "../core/types.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { describeError } from "../messages/describe.js";
import type { Elicitation } from "../elicitation/context.js";
import type { CheckedAnswers, HookForm } from "./form-context.js";

/** Reads the answers in a draft of one form and checks them. Does not reject if the engine for patterns fails to load. */
export type DraftJudge = (draft: Draft, writtenIn: Region) => Promise<JudgedDraft>;

export interface JudgedDraft extends Judgement {
  /** The compiled patterns with which the draft was read. */
  readonly patterns: NonNullable<JudgePolicy["patterns"]>;
}

/**
 * The addresses of a large form are read and checked in steps that let the page respond in between. This many take at most about ten
 * milliseconds, most of it for hosts in Unicode.
 */
const addressesAtOnce = 30;

/** Patterns are loaded once, with the first draft. */
export function createDraftJudge(fields: readonly FieldSpec[], urls: UrlPolicy | undefined): DraftJudge {
  let prepared: Promise<Pick<JudgedDraft, "patterns"> & JudgePolicy> | undefined;
  return async (draft, writtenIn) => {
    prepared ??= loadPatterns(fields).then((patterns) => ({ patterns, urls }));
    const policy = await prepared;
    const reading = { ...writtenIn, ...policy };
    for (const [index, field] of fields.filter(takesUri).entries()) {
      const answer = readAnswer(field, draft[field.id] ?? "", reading);
      if (answer && "value" in answer) {
        errorOf(field, answer.value, policy);
      }
      if (index % addressesAtOnce === addressesAtOnce - 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    // What was read and checked before is remembered.
    return { ...judge(fields, readDraft(fields, draft, reading), policy), ...policy };
  };
}

/**
 * A react-hook-form resolver that returns the answers, or an error message for each field with an error. It checks all fields every time,
 * not only those that react-hook-form asks for, because a field whose control never registered must be checked, too.
 * (`@hookform/resolvers/ajv` is not used: it compiles the schema at every keystroke, and throws for schemas that MCP servers send.)
 */
export function createResolver(
  judgeDraft: DraftJudge,
  elicitation: Elicitation,
): Resolver<Draft, unknown, CheckedAnswers> {
  const { fields, withheld, messages } = elicitation;
  return async (draft, _context, { fields: controls, ...rest }) => {
    const judged = await judgeDraft(withUnfinished(draft, controls), elicitation).catch((error: unknown) => {
      console.error("react-elicitation: answers could not be checked.", error);
    });
    if (!judged) {
      return { values: {}, errors: { root: { type: "validator", message: messages.cannotCheck() } } };
    }
    const byName = new Map(judged.errors.map((error) => [error.name, error]));
    const errors = fields.flatMap((field) => {
      const error = byName.get(field.name);
      // A field that is still withheld is not in the draft.
      const by = withheld.has(field.id) && draft[field.id] === undefined ? "opening" : undefined;
      return error
        ? [[field.id, { type: error.code, message: describeError(error, field, messages, elicitation, by) }] as const]
        : [];
    });
    if (errors.length === 0) {
      return { values: { answers: Object.entries(judged.content) }, errors: {} };
    }
    // Field arrays are not used. Without `names`, `toNestErrors` does not search them for each error, which takes 0.4 s for a thousand.
    const nested = toNestErrors<Draft>(Object.fromEntries(errors), { ...rest, fields: controls, names: [] });
    return { values: {}, errors: nested };
  };
}

/** The value of a native date control is empty for no text and for half-typed text. Only `badInput` distinguishes them. */
function withUnfinished(draft: Draft, controls: Readonly<Record<string, { readonly ref: unknown }>>): Draft {
  const halfTyped = Object.entries(controls).filter(([, { ref }]) => isHalfTyped(ref));
  return halfTyped.length > 0 ? { ...draft, ...Object.fromEntries(halfTyped.map(([id]) => [id, unfinished])) } : draft;
}

/** Whether a control holds text that is not, or not yet, a value of its type. */
export function isHalfTyped(control: unknown): boolean {
  // Not `instanceof`, because the control may belong to another window.
  const validity = isRecord(control) && control["validity"];
  return isRecord(validity) && validity["badInput"] === true;
}

/**
 * Shows the errors of the answers that a form starts from, such as a server's defaults, although the person has not edited them yet. A
 * default that its control cannot show is quoted in a message, because it would otherwise be dropped silently; that message does not block
 * sending. A missing answer is not an error before the first attempt to send. Also loads the engine for patterns ahead of the first press.
 *
 * @param onPatterns called with the compiled patterns if the form has any; answers are then read with them
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
    const place = { locale, timeZone };
    const show = async (): Promise<void> => {
      await afterPaint(signal);
      const { errors, patterns } = await judgeDraft(start, place);
      if (signal.aborted) {
        return;
      }
      if (patterns.size > 0) {
        onPatterns(patterns);
      }
      const wrong = new Set(errors.filter(({ code }) => code !== "required").map(({ name }) => name));
      const shown = fields.filter(({ name }) => wrong.has(name)).map(({ id }) => id);
      void (shown.length > 0 && trigger([...shown]));
      for (const field of fields) {
        const quoted = quotedDefault(field, place);
        // Not if something else was entered, and not for a withheld field, which has no value.
        const { id } = field;
        const entered = getValues(id);
        if (quoted !== undefined && entered !== undefined && isSameValue(entered, initialValue(field, place))) {
          const error = { name: field.name, code: "default", quoted } as const;
          setError(field.id, {
            type: error.code,
            message: describeError(error, field, messages, place),
          });
          shown.push(field.id);
        }
      }
      if (shown.length === 0) {
        return;
      }
      // Before the first submit, react-hook-form does not check edited fields by itself.
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
    // Whatever fails here is reported when answers are sent.
    show().catch(() => undefined);
    return () => controller.abort();
  }, [trigger, subscribe, setError, getValues, judgeDraft, start, onPatterns, fields, messages, locale, timeZone]);
}

/** Resolves after the next paint, for work that is not urgent. Never resolves if `signal` aborts before. */
function afterPaint(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // A frame callback runs before the frame is painted. A timer that it sets runs after that.
    const resolveIfWanted = (): void => {
      if (!signal.aborted) {
        resolve();
      }
    };
    const frame = requestAnimationFrame(() => setTimeout(resolveIfWanted));
    signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  });
}
