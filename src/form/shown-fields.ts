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
  /** A message that says which fields the last change opened and closed. Undefined if no field depends on another. */
  readonly news: string | undefined;
}

interface Change {
  readonly news: string;
  /** The element that had focus before the change. */
  readonly focused?: Element | null;
  /** The id of the field whose answer was changed. */
  readonly by?: string | undefined;
}

/** The most characters of labels that are read out for one change. */
const longest = 300;

/**
 * Decides by the current answers which fields are shown and can be answered. Subscribes only to answers that other fields depend on, and
 * renders only when a decision changes. A closed field keeps its answer in the draft, so the answer is there when the field opens again.
 *
 * Answers are read as for sending, so that the fields that are shown are those that are sent.
 *
 * When an answer changes, fields that depend on it are checked again. A missing answer is not an error before the next attempt to send.
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
    // Reports the host's conditions; those of a form definition are reported as its problems. A host's condition may name a field that only
    // some forms have, so that reason is not reported.
    const leftOut = plan.leftOut.filter(({ reason }) => reason !== "unknown-field");
    if (leftOut.length > 0) {
      console.error("react-elicitation: these conditions are ignored.", leftOut);
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

  // A layout effect, because otherwise the page's body would have focus for a moment.
  useBrowserLayoutEffect(() => {
    const { focused, by } = change;
    if (focused && (!focused.isConnected || focused.matches(":disabled"))) {
      // The focused field was closed. Focus moves to the answer that closed it, because that answer explains why.
      const root = getRoot();
      focusControl(root.getElementById(`${idPrefix}-${by}`) ?? root.getElementById(`${idPrefix}-title`));
    }
  }, [change, getRoot, idPrefix]);

  const { shown, open } = decide();
  return { shown, open, news: plan && change.news };
}
