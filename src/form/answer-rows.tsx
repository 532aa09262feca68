import type { ReactNode } from "react";
import { useElicitation } from "../elicitation/context.js";
import { formatNumber } from "../messages/format.js";
import { useAnswerPress } from "./question-context.js";
import { type OptionsProps, useShortcuts } from "./option-rows.js";

/** In characters. Two options with longer labels stand one below the other. */
const longestBeside = 20;

/**
 * The options of a lone question, in rows of the size of a button. A press chooses, and the button that accepts sends; with quick answers,
 * it answers; in steps, it goes on to the next question. Renders a `<div>`.
 *
 * - `data-look="pair"` on it if its two rows stand side by side
 * - `data-chosen` on the button of the row that was pressed to answer
 */
export function AnswerRows({ field, id, rows, chosen, onChange }: OptionsProps): ReactNode {
  const { messages, locale, slot } = useElicitation();
  const press = useAnswerPress(field);
  const shortcut = useShortcuts();
  const isShort = rows.every(({ label, description }) => !description && label.length <= longestBeside);
  return (
    <div className="elicit-answer-rows" data-look={rows.length === 2 && isShort ? "pair" : undefined}>
      {rows.map(({ value, label, description }, index) => {
        const row = `${id}-${value}`;
        const hint = description && `${row}-hint`;
        const key = shortcut(index);
        const control = {
          id: row,
          value,
          // Not by the whole row, because the description is not part of the name.
          "aria-labelledby": `${row}-label`,
          "aria-describedby": hint,
          "aria-keyshortcuts": key,
        };
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className="elicit-answer-row">
            {press ? (
              // Lies over the row, because what is in a button has to be in its name.
              <button
                {...control}
                type="button"
                className="elicit-answer-button"
                data-action="answer"
                data-chosen={isChosen ? "" : undefined}
                // In steps the person may come back to an answer.
                aria-pressed={press.steps && isChosen}
                aria-disabled={press.isBusy || undefined}
                onClick={(event) => !press.isBusy && press.onPress(event, value)}
              />
            ) : (
              <input
                {...control}
                className={slot("choice")}
                type="radio"
                name={field.id}
                checked={isChosen}
                onChange={() => onChange([value])}
              />
            )}
            <span>
              <bdi id={`${row}-label`} {...messages.say(label)} />
              {hint && (
                <bdi className="elicit-hint" id={hint}>
                  {description}
                </bdi>
              )}
            </span>
            {press?.isBusy && isChosen && <span {...messages.say(messages.sendingAnswer())} />}
            {key && (
              <kbd className="elicit-key" aria-hidden="true">
                {formatNumber(index + 1, locale)}
              </kbd>
            )}
          </label>
        );
      })}
    </div>
  );
}
