import { useEffect } from "react";
import type { Draft, DraftContext } from "../core/draft/draft.js";
import { toContent } from "../core/draft/to-content.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { createValidator } from "../core/validate/create-validator.js";
import type { Validate } from "../core/validate/engine.js";
import { validatorEngine } from "./validator-engine.js";
import type { ElicitationFormState } from "../context/form-context.js";

/**
 * Loads and compiles the validator while the person reads, so that accepting does not wait, and shows what is wrong with defaults
 * that break the schema: they are on screen, and the person has not seen to them yet. What fails to load is tried again when
 * answers are sent.
 */
export function useBrokenDefaults(
  { trigger, subscribe }: ElicitationFormState,
  fields: readonly FieldSpec[],
  initial: Draft,
  { locale, timeZone }: DraftContext,
): void {
  useEffect(() => {
    let isCurrent = true;
    let unsubscribe: (() => void) | undefined;
    const show = (validate: Validate): void => {
      const broken = brokenDefaults(validate, fields, initial, { locale, timeZone });
      if (!isCurrent || broken.length === 0) {
        return;
      }
      void trigger(broken);
      // Before the first attempt to accept, react-hook-form checks nothing by itself.
      unsubscribe = subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && broken.includes(name)) {
            void trigger(name);
          }
        },
      });
    };
    createValidator(fields, { engine: validatorEngine() }).then(show, () => undefined);
    return () => {
      isCurrent = false;
      unsubscribe?.();
    };
  }, [trigger, subscribe, fields, initial, locale, timeZone]);
}

/** The ids of the fields whose default is an answer that does not pass. */
function brokenDefaults(
  validate: Validate,
  fields: readonly FieldSpec[],
  initial: Draft,
  context: DraftContext,
): string[] {
  const { content, errors } = toContent(fields, initial, context);
  const faults = new Map([...validate(content), ...errors].map((error) => [error.name, error.code]));
  return fields.filter(({ name }) => faults.has(name) && faults.get(name) !== "required").map((field) => field.id);
}
