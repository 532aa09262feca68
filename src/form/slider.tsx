import type { ReactNode, SyntheticEvent } from "react";
import { formatTypedNumber, parseNumber } from "../core/draft/parse-number.js";
import { exact, isStep, rangeOf } from "../core/fields/number.js";
import { spokenLabel } from "../core/text/clean-text.js";
import type { FieldOf } from "../core/types.js";
import { useElicitation } from "../elicitation/context.js";
import { useFieldValue } from "./form-context.js";

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The range of a slider. Every stop, both ends included, is a valid answer. Undefined if no slider is wanted or no such range exists. */
export function sliderRange(field: FieldOf<"number">): Range | undefined {
  const { integer, multipleOf = integer ? 1 : undefined, minimum, maximum, rendering } = field;
  if (rendering?.displayStyle !== "slider" || minimum === undefined || maximum === undefined) {
    return undefined;
  }
  const { min, max } = rangeOf(field);
  const length = exact(max - min);
  // About a hundred stops if the field does not say how many.
  const steps = [rendering.step, multipleOf, 10 ** Math.floor(Math.log10(length / 100)), length / 100];
  const step = steps.find(
    (one) => one !== undefined && isStep(field, one) && isStep({ integer: false, multipleOf: one }, length),
  );
  return step === undefined ? undefined : { min, max, step };
}

/** The text of a number after an arrow key. Undefined for another key, and for text that is not a number. */
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
  const sum = exact(typed.value + direction * (rendering?.step ?? 1));
  return formatTypedNumber(Math.min(Math.max(sum, minimum), maximum), locale);
}

export interface SliderProps {
  readonly field: FieldOf<"number">;
  readonly range: Range;
}

/**
 * A slider for the same answer as the text input beside it. A native slider always has a value. Without an answer it therefore stands at
 * the minimum, the stylesheet draws it hollow, and `aria-valuetext` says that there is no answer. Renders an `<input type="range">`.
 *
 * - `data-empty` on it while there is no answer that it can show
 */
export function Slider({ field, range }: SliderProps): ReactNode {
  const { messages, locale } = useElicitation();
  const [text, setText] = useFieldValue(field);
  const typed = parseNumber(text.trim(), locale);
  const isEmpty = "error" in typed;
  const slide = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void =>
    setText(formatTypedNumber(currentTarget.valueAsNumber, locale));
  return (
    <input
      type="range"
      className="elicit-range"
      {...range}
      value={isEmpty ? range.min : typed.value}
      data-empty={isEmpty ? "" : undefined}
      aria-label={messages.slide({ label: spokenLabel(field.label) })}
      aria-valuetext={text.trim() === "" ? messages.noAnswer() : text}
      onChange={slide}
      // A press at the current position, or a key beyond an end, fires no change event. Both count as an answer.
      onClick={slide}
      onKeyDown={(event) => {
        if (isEmpty && /^(Arrow|Home|End|Page| )/.test(event.key)) {
          slide(event);
        }
      }}
    />
  );
}
