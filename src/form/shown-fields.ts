import { useEffect, useMemo, useRef, useState } from "react";
import { type AppliedConditions, applyConditions, planConditions } from "../core/conditions.js";
import { readDraft } from "../core/draft/to-content.js";
import { shorten, spokenLabel } from "../core/text/clean-text.js";
import type { Draft, FieldSpec } from "../core/types.js";
import { focusControl, useBrowserLayoutEffect } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/root.js";
import type { Messages } from "../messages/messages.js";
import type { ElicitationFormState } from "./form-context.js";

export interface ShownFields extends AppliedConditions {
  /** Which fields the last change has opened and closed, in words. Undefined where no field depends on another. */
  readonly news: string | undefined;
}

/**
 * The fields as the answers so far have them. Listens to those answers only that others depend on, and renders when something is decided
 * otherwise. What is closed keeps its place in the draft: what was typed is there when it comes back.
 *
 * When an answer changes, the errors of the fields that depend on it are checked again. A missing answer is no error before the next attempt.
 */
export function useShownFields({ subscribe, getValues, trigger }: ElicitationFormState, start: Draft): ShownFields {
  const { fields, messages, locale, timeZone, idPrefix, getRoot } = useElicitation();
  const plan = useMemo(() => planConditions(fields), [fields]);
  const decide = useMemo(() => {
    const asked = fields.filter(({ id }) => plan?.concerned.has(id));
    return (draft: Draft) => applyConditions(fields, readDraft(asked, draft, { locale, timeZone }).content);
  }, [fields, plan, locale, timeZone]);
  const [decided, setDecided] = useState({ draft: start, news: "" });
  const applied = useMemo(() => decide(decided.draft), [decide, decided.draft]);
  const latest = useRef(applied);
  /** What had focus before the last change, and the field that was changed. */
  const held = useRef<{ readonly element: Element | null; readonly by: string | undefined }>(undefined);

  useEffect(() => {
    latest.current = applied;
  }, [applied]);

  useEffect(() => {
    if (!plan) {
      return undefined;
    }
    const update = (by: string | undefined): boolean => {
      const before = latest.current;
      const now = decide(getValues());
      if (isSameList(before.shown, now.shown) && isSameList(before.open, now.open)) {
        return false;
      }
      latest.current = now;
      held.current = { element: getRoot().activeElement, by };
      setDecided({ draft: { ...getValues() }, news: describeChange(before, now, messages, locale) });
      return true;
    };
    // A host may have brought other conditions meanwhile.
    update(undefined);
    const ids = new Set(plan.inOrder.filter(({ conditions }) => conditions.length > 0).map(({ field }) => field.id));
    return subscribe({
      name: [...plan.concerned.keys()],
      exact: true,
      formState: { values: true },
      callback: ({ name, errors, isSubmitted }) => {
        const concerned = new Set(plan.concerned.get(name ?? ""));
        for (const id of update(name) ? ids : []) {
          concerned.add(id);
        }
        const values = getValues();
        const checked = [...concerned].filter((id) => errors?.[id] ?? (isSubmitted && values[id]?.length));
        void (checked.length > 0 && trigger(checked));
      },
    });
  }, [plan, decide, subscribe, getValues, trigger, getRoot, messages, locale]);

  // Before it is painted, or focus is with the page for a moment.
  useBrowserLayoutEffect(() => {
    const { element, by } = held.current ?? {};
    held.current = undefined;
    if (element && (!element.isConnected || element.matches(":disabled"))) {
      // To the answer that has closed the field: it explains why.
      const cause = by === undefined ? null : getRoot().getElementById(`${idPrefix}-${by}`);
      focusControl(cause ?? getRoot().getElementById(`${idPrefix}-title`));
    }
  }, [applied, getRoot, idPrefix]);

  return { ...applied, news: plan && decided.news };
}

function isSameList(one: readonly FieldSpec[], other: readonly FieldSpec[]): boolean {
  return one.length === other.length && one.every((field, index) => field === other[index]);
}

/** Characters of all labels together that are read out. */
const longest = 300;

function describeChange(before: AppliedConditions, now: AppliedConditions, messages: Messages, locale: string): string {
  const added = (one: AppliedConditions, other: AppliedConditions): string => {
    const ids = new Set(one.open.map(({ id }) => id));
    const labels = other.open.filter(({ id }) => !ids.has(id)).map(({ label }) => spokenLabel(label));
    return shorten(new Intl.ListFormat(locale).format(labels), longest);
  };
  const [opened, closed] = [added(before, now), added(now, before)];
  const said = [
    opened && messages.fieldsOpened({ labels: opened }),
    closed && messages.fieldsClosed({ labels: closed }),
  ];
  return said.filter((text) => text !== "").join(" ");
}
