import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type AppliedConditions, dependentsOf, isSameDecision, planConditions } from "../core/conditions.js";
import { isDecision } from "../core/fields/index.js";
import { shorten } from "../core/text/clean-text.js";
import type { FieldSpec } from "../core/types.js";
import { focusControl } from "../elicitation/focus.js";
import { useOnce } from "../elicitation/hiding.js";
import { useElicitation } from "../elicitation/context.js";
import { listLabels } from "../messages/format.js";
import type { HookForm } from "./form-context.js";

export interface ShownFields extends AppliedConditions {
  /** A message that says which fields the last change opened, closed and made required. Undefined if no field depends on another. */
  readonly news: string | undefined;
  /** Lets what was typed decide at once. Returns true if that opens a field whose answer, such as a default, was never on screen. */
  readonly settle: () => boolean;
}

interface Change {
  readonly news: string;
  /** The element that had focus before the change. */
  readonly focused?: Element | null;
  /** The id of the field whose answer was changed. */
  readonly by?: string | undefined;
}

type AnswerChange = Parameters<Parameters<HookForm["subscribe"]>[0]["callback"]>[0];

/** The most characters of labels that are read out for one change. */
const longest = 300;

/** In milliseconds. Half of a word that is being typed decides nothing: fields would come and go under the person's eyes. */
const pause = 300;

/**
 * Decides by the current answers which fields are shown and can be answered. Subscribes only to answers that other fields depend on, and
 * renders only when a decision changes. What is typed decides at the first pause, or when Tab leaves it. A closed field keeps its answer in
 * the draft, so the answer is there when the field opens again.
 *
 * Answers are read as for sending, so that the fields that are shown are those that are sent.
 *
 * When an answer changes, fields that depend on it are checked again. A missing answer is not an error before the next attempt to send.
 *
 * @param judgeNow judges the current answers to some of the fields
 */
export function useShownFields(
  { subscribe, getValues, trigger }: HookForm,
  element: RefObject<HTMLFormElement | null>,
  judgeNow: (read: readonly FieldSpec[]) => AppliedConditions,
): ShownFields {
  const { fields, messages, locale, idPrefix, getRoot } = useElicitation();
  const [change, setChange] = useState<Change>({ news: "" });
  // A host may pass new words at every render. They must not end the pause.
  const words = useRef(messages);
  useEffect(() => {
    words.current = messages;
  });
  const settleTyped = useRef<() => void>(undefined);
  /** The ids of the fields that could be answered so far. */
  const seen = useRef(new Set<string>());
  const plan = useMemo(() => planConditions(fields), [fields]);
  const named = useMemo(
    () => plan?.fields.filter(({ dependents }) => dependents.size > 0).map(({ field }) => field) ?? [],
    [plan],
  );
  const decide = useCallback(
    // The decision that is shown is memoised by the last change.
    (_after?: Change) => judgeNow(named),
    [named, judgeNow],
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
    const update = ({ name, errors, isSubmitted }: AnswerChange): void => {
      const now = decide();
      if (!isSameDecision(now, before)) {
        const was = new Map(before.open.map(({ id, required }) => [id, required]));
        const is = new Set(now.open.map(({ id }) => id));
        const changes = [
          [words.current.fieldsOpened, now.open.filter(({ id }) => !was.has(id))],
          [words.current.fieldsClosed, before.open.filter(({ id }) => !is.has(id))],
          [words.current.fieldsRequired, now.open.filter(({ id, required }) => required && was.get(id) === false)],
        ] as const;
        const news = changes.flatMap(([say, found]) =>
          found.length > 0 ? say({ labels: shorten(listLabels(found, locale), longest), count: found.length }) : [],
        );
        before = now;
        setChange({ news: news.join("\n"), focused: getRoot().activeElement, by: name });
      }
      const changed = plan.fields.find(({ field }) => field.id === name);
      const dependents = changed ? Array.from(dependentsOf(changed), ({ field }) => field.id) : [];
      const checked = dependents.filter((id) => errors?.[id] ?? (isSubmitted && getValues(id)?.length));
      if (checked.length > 0) {
        void trigger(checked);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: AnswerChange | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      const given = waiting;
      waiting = undefined;
      if (given) {
        update(given);
      }
    };
    settleTyped.current = settle;
    const unsubscribe = subscribe({
      name: named.map(({ id }) => id),
      exact: true,
      formState: { values: true },
      callback: (given) => {
        if (waiting?.name !== given.name) {
          settle();
        }
        waiting = given;
        clearTimeout(timer);
        if (named.some((field) => field.id === given.name && !isDecision(field))) {
          timer = setTimeout(settle, pause);
        } else {
          settle();
        }
      },
    });
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Tab") {
        // Before focus moves, so that it can move to a field that opens now.
        settle();
      }
    };
    const form = element.current;
    form?.addEventListener("keydown", onKeyDown);
    return () => {
      form?.removeEventListener("keydown", onKeyDown);
      // What was typed just before, such as while the engine for patterns arrived, would otherwise decide nothing.
      settle();
      unsubscribe();
    };
  }, [plan, named, decide, element, subscribe, getValues, trigger, getRoot, locale]);

  // A layout effect, because otherwise the page's body would have focus for a moment.
  useOnce(change, () => {
    const { focused, by } = change;
    if (focused && (!focused.isConnected || focused.matches(":disabled"))) {
      // The focused field was closed. Focus moves to the answer that closed it, because that answer explains why.
      const root = getRoot();
      focusControl(root.getElementById(`${idPrefix}-${by}`) ?? root.getElementById(`${idPrefix}-title`));
    }
  });

  // Not at every render, because what is half typed would decide.
  const { shown, open } = useMemo(() => decide(change), [decide, change]);
  useEffect(() => {
    for (const { id } of open) {
      seen.current.add(id);
    }
  });
  const settle = (): boolean => {
    settleTyped.current?.();
    return decide().open.some(({ id }) => !seen.current.has(id) && getValues(id)?.length);
  };
  return { shown, open, news: plan && change.news, settle };
}
