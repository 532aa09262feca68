import { useEffect } from "react";
import type { CheckContext } from "./check-answers.js";
import { checkingModule } from "./checking-module.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";

/**
 * Loads what checks while the person reads, and shows what is wrong with what is filled in already. What fails to load is tried again
 * when answers are sent.
 */
export function useBrokenDefaults(
  { trigger, subscribe }: ElicitationFormState,
  fields: readonly FieldSpec[],
  start: Draft,
  { locale, timeZone, urls }: CheckContext,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void checkingModule
      .load()
      .then(({ showBrokenDefaults }) =>
        showBrokenDefaults({
          form: { trigger, subscribe },
          fields,
          start,
          context: { locale, timeZone, urls },
          signal,
        }),
      )
      .catch(() => undefined);
    return () => controller.abort();
  }, [trigger, subscribe, fields, start, locale, timeZone, urls]);
}
