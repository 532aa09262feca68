import { useCallback, useEffect, useMemo, useState } from "react";
import { type AppliedConditions, dependentsOf, isSameDecision, planConditions } from "../core/conditions.js";
import { readDraft } from "../core/draft/read-draft.js";
import type { ReadContext } from "../core/fields/field-kind.js";
import { judge } from "../core/judge.js";
import { shorten, spokenLabel } from "../core/text/clean-text.js";
import { focusControl, useBrowserLayoutEffect } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/root.js";
import type { HookForm } from "./form-context.js";

export interface ShownFields extends AppliedConditions {
  /** Which fields the last change has opened and closed, in words. Undefined where no field depends on another. */
  readonly news: string | undefined;
}

interface Change {
  readonly news: string;
  /** What had focus before. */
  readonly focused?: Element | null;
  /** The id of the field whose answer was changed. */
  readonly by?: string | undefined;
}

/** Characters of all labels together that are read out. */
const longest = 300;

/**
 * The fields as the answers so far have them. Listens to those answers only that others depend on, and renders when something is decided
 * otherwise. What is closed keeps its place in the draft: what was typed is there when it comes back.
 *
 * Answers are read as for sending, or what is shown would not be what is sent.
 *
 * When an answer changes, the errors of the fields that depend on it are checked again. A missing answer is no error before the next attempt.
 */
export function useShownFields(
  { subscribe, getValues, trigger }: HookForm,
  patterns: ReadContext["patterns"],
): ShownFields {
  const { fields, messages, locale, timeZone, idPrefix, getRoot } = useElicitation();
  const [change, setChange] = useState<Change>({ news: "" });
  const plan = useMemo(() => planConditions(fields), [fields]);
  const named = useMemo(
    () => plan?.fields.filter(({ dependents }) => dependents.size > 0).map(({ field }) => field) ?? [],
    [plan],
  );
  const decide = useCallback(
    () => judge(fields, readDraft(named, getValues(), { locale, timeZone, patterns }), { patterns }),
    [fields, named, locale, timeZone, patterns, getValues],
  );

  useEffect(() => {
    if (!plan) {
      return undefined;
    }
    // A host's: those of a form definition are among its problems. Some forms lack what a host's conditions name.
    const leftOut = plan.leftOut.filter(({ reason }) => reason !== "unknown-field");
    if (leftOut.length > 0) {
      console.error("react-elicitation: conditions are left out.", leftOut);
    }
    let before = decide();
    return subscribe({
      name: named.map(({ id }) => id),
      exact: true,
      formState: { values: true },
      callback: ({ name, errors, isSubmitted }) => {
        const now = decide();
        if (!isSameDecision(now, before)) {
          const labels = (one: AppliedConditions, without: AppliedConditions): string => {
            const added = one.open.filter(({ id }) => !without.open.some((field) => field.id === id));
            return shorten(new Intl.ListFormat(locale).format(added.map(({ label }) => spokenLabel(label))), longest);
          };
          const [opened, closed] = [labels(now, before), labels(before, now)];
          const news = [
            opened && messages.fieldsOpened({ labels: opened }),
            closed && messages.fieldsClosed({ labels: closed }),
          ];
          before = now;
          setChange({ news: news.join(" "), focused: getRoot().activeElement, by: name });
        }
        const changed = plan.fields.find(({ field }) => field.id === name);
        const dependents = changed ? Array.from(dependentsOf(changed), ({ field }) => field.id) : [];
        const checked = dependents.filter((id) => errors?.[id] ?? (isSubmitted && getValues(id)?.length));
        if (checked.length > 0) {
          void trigger(checked);
        }
      },
    });
  }, [plan, named, decide, subscribe, getValues, trigger, getRoot, messages, locale]);

  // Before it is painted, or focus is with the page for a moment.
  useBrowserLayoutEffect(() => {
    const { focused, by } = change;
    if (focused && (!focused.isConnected || focused.matches(":disabled"))) {
      // To the answer that has closed the field: it explains why.
      const root = getRoot();
      focusControl(root.getElementById(`${idPrefix}-${by}`) ?? root.getElementById(`${idPrefix}-title`));
    }
  }, [change, getRoot, idPrefix]);

  return { ...decide(), news: plan && change.news };
}
