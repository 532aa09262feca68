import { toNestErrors } from "@hookform/resolvers";
import { useEffect } from "react";
import type { Resolver } from "react-hook-form";
import { isSameValue, unfinished } from "../core/draft/draft.js";
import { toContent } from "../core/draft/to-content.js";
import { initialValue, quotedDefault } from "../core/fields/index.js";
import { addressFault } from "../core/fields/text.js";
import { read } from "../core/json.js";
import type { Draft, DraftContext, ElicitContent, FieldError, FieldSpec } from "../core/types.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import type { ValidatorEngine } from "../core/validate/engine.js";
import type { PatternTests } from "../core/validate/patterns.js";
import { createValidator, loadPatterns } from "../core/validate/validator.js";
import { describeError } from "../messages/describe.js";
import type { Elicitation } from "../elicitation/root.js";
import type { Messages } from "../messages/messages.js";
import type { CheckedAnswers, ElicitationFormState } from "./form-context.js";

export interface CheckerOptions extends DraftContext {
  readonly engine?: ValidatorEngine | undefined;
  /** Which addresses the host takes. @default any */
  readonly urls?: UrlPolicy | undefined;
}

/**
 * draft → content → validate.
 *
 * @param fields with the host's conditions
 */
export type Checker = (draft: Draft, fields: readonly FieldSpec[]) => Promise<CheckedDraft>;

export interface CheckedDraft {
  readonly content: ElicitContent;
  /** By property name; the first reason of each. */
  readonly faults: ReadonlyMap<string, FieldError>;
  /** What the draft was read with. */
  readonly patterns: ReadonlyMap<string, PatternTests>;
}

/** The checker of one form. The validator is compiled with the first draft, once. */
export function createChecker(fields: readonly FieldSpec[], { engine, urls, ...context }: CheckerOptions): Checker {
  // A pattern is compiled once: the validator tests answers with it, and a date with a time is written as it wants.
  const prepare = async () => {
    const patterns = await loadPatterns(fields);
    return { validate: await createValidator(fields, { engine, patterns }), patterns };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (draft, conditional) => {
    prepared ??= prepare();
    const { validate, patterns } = await prepared;
    const { content, errors } = toContent(conditional, draft, { ...context, patterns });
    const refused = fields.flatMap((field): FieldError[] => {
      const fault = urls && addressFault(field, read(content, field.name), urls);
      return fault ? [{ name: field.name, ...fault }] : [];
    });
    // Of several faults of one property the last counts: text that is no answer at all need not be told where it leads.
    return {
      content,
      patterns,
      faults: new Map([...refused, ...validate(content, conditional), ...errors].map((error) => [error.name, error])),
    };
  };
}

export interface ResolverOptions {
  readonly check: Checker;
  /** In the host's words. */
  readonly fields: readonly FieldSpec[];
  /** The ids of fields that stay closed until the person opens them. */
  readonly closed: ReadonlyMap<string, unknown>;
  readonly messages: Messages;
  readonly locale: string;
  readonly timeZone: string | undefined;
}

/**
 * Connects react-hook-form to the checker: every fault in words, at its control; or the answers. All fields are checked every time, whichever
 * react-hook-form asks about: one whose control never registered must not slip by. (`@hookform/resolvers/ajv` compiles the schema anew at
 * every keystroke, and throws on what MCP servers send.)
 */
export function createResolver(options: ResolverOptions): Resolver<Draft, unknown, CheckedAnswers> {
  const { check, fields, closed, messages, ...place } = options;
  return async (draft, _context, { fields: controls, ...rest }) => {
    const checked = await check(withUnfinished(draft, controls), fields).catch((error: unknown) => {
      console.error("react-elicitation: answers could not be validated.", error);
    });
    if (!checked) {
      return { values: {}, errors: { root: { type: "validator", message: messages.cannotCheck() } } };
    }
    const errors = fields.flatMap((field) => {
      const fault = checked.faults.get(field.name);
      // A closed field is not in the draft.
      const by = closed.has(field.id) && draft[field.id] === undefined ? "opening" : undefined;
      return fault
        ? [[field.id, { type: fault.code, message: describeError(fault, field, messages, place, by) }] as const]
        : [];
    });
    if (errors.length === 0) {
      return { values: { answers: Object.entries(checked.content) }, errors: {} };
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
 * A missing answer is no fault before the person has tried to send. Also compiles the validator ahead of the first press.
 *
 * @param onPatterns called with what answers are read with from then on, where the form has patterns
 */
export function useStartingErrors(
  { trigger, subscribe, setError, getValues }: ElicitationFormState,
  check: Checker,
  start: Draft,
  onPatterns: (patterns: CheckedDraft["patterns"]) => void,
  { fields, messages, locale, timeZone }: Pick<Elicitation, "fields" | "messages" | "locale" | "timeZone">,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async (): Promise<void> => {
      await afterPaint(signal);
      const { faults, patterns } = await check(start, fields);
      if (signal.aborted) {
        return;
      }
      if (patterns.size > 0) {
        onPatterns(patterns);
      }
      const shown = fields
        .filter(({ name }) => faults.has(name) && faults.get(name)?.code !== "required")
        .map(({ id }) => id);
      void (shown.length > 0 && trigger([...shown]));
      for (const field of fields) {
        const quoted = quotedDefault(field, { timeZone });
        // Not where something else was entered, and not at a closed field, which has no value.
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
  }, [trigger, subscribe, setError, getValues, check, start, onPatterns, fields, messages, locale, timeZone]);
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
