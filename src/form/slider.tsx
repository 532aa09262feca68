import type { ReactNode, SyntheticEvent } from "react";
import { formatTypedNumber, parseNumber } from "../core/draft/parse-number.js";
import type { FieldOf } from "../core/types.js";
import { useElicitation } from "../elicitation/root.js";
import { useElicitationForm, useFieldValue } from "./form-context.js";

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The range of a slider; undefined for a number that is to have none, or that has not both bounds. */
export function rangeOf({ minimum, maximum, rendering, ...rule }: FieldOf<"number">): Range | undefined {
  if (rendering?.displayStyle !== "slider" || minimum === undefined || maximum === undefined || minimum >= maximum) {
    return undefined;
  }
  const { multipleOf = rule.integer ? 1 : undefined } = rule;
  const { step = multipleOf } = rendering;
  return {
    min: multipleOf === undefined ? minimum : Math.ceil(minimum / multipleOf) * multipleOf,
    max: maximum,
    step:
      multipleOf !== undefined && step !== undefined && step % multipleOf !== 0
        ? multipleOf
        : // About a hundred stops where nothing says how many.
          (step ?? 10 ** Math.floor(Math.log10((maximum - minimum) / 100))),
  };
}

/** The text of a number after an arrow key; undefined after another key, and for a text that is no number. */
export function steppedText(
  { rendering, minimum = -Infinity, maximum = Infinity }: FieldOf<"number">,
  text: string,
  { key, locale }: { readonly key: string; readonly locale: string },
): string | undefined {
  const direction = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  const typed = text.trim() === "" ? { value: 0 } : parseNumber(text.trim(), locale);
  if (direction === 0 || "error" in typed) {
    return undefined;
  }
  // Of a sum of decimals the last digits are noise: 0.1 + 0.2.
  const sum = Number((typed.value + direction * (rendering?.step ?? 1)).toPrecision(15));
  return formatTypedNumber(Math.min(Math.max(sum, minimum), maximum), locale);
}

export interface SliderProps {
  readonly field: FieldOf<"number">;
  readonly range: Range;
  readonly labelledBy: string;
}

/**
 * A slider that is kept in step with the text beside it. A native one has always a value, so that one without an answer stands at the start,
 * in grey, and is said to have none. Renders an `<input type="range">`.
 *
 * - `data-empty` on it while there is no answer that it can show
 */
export function Slider({ field, range, labelledBy }: SliderProps): ReactNode {
  const { messages, locale } = useElicitation();
  const { setValue } = useElicitationForm();
  const [text, reportValue] = useFieldValue(field);
  const typed = parseNumber(text.trim(), locale);
  const isEmpty = "error" in typed;
  const slide = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const next = formatTypedNumber(currentTarget.valueAsNumber, locale);
    // The one changes what the text control holds, the other has it checked.
    setValue(field.id, next);
    reportValue(next);
  };
  return (
    <input
      type="range"
      className="elicit-range"
      {...range}
      value={isEmpty ? range.min : typed.value}
      data-empty={isEmpty ? "" : undefined}
      aria-labelledby={labelledBy}
      aria-valuetext={text.trim() === "" ? messages.noAnswer() : text}
      onChange={slide}
      // A press where it stands already changes nothing, but is an answer.
      onClick={slide}
    />
  );
}
