import type { ReactNode } from "react";
import { type ControlProps, useFieldValue } from "react-elicitation";

const mostStars = 10;

/** A host's own control for numbers: stars to press where they are few, a slider where they are many. */
export function StarRating({ field, inputProps }: ControlProps<"number">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  const count = field.maximum ?? mostStars;
  const chosen = Number(value);
  return (
    <div role="group" aria-labelledby={inputProps["aria-labelledby"]} aria-describedby={inputProps["aria-describedby"]}>
      {Array.from({ length: count }, (_, index) => index + 1).map((stars) => (
        <button
          key={stars}
          // The label and errors lead to the first star.
          id={stars === 1 ? inputProps.id : undefined}
          type="button"
          className="star"
          aria-pressed={stars === chosen}
          aria-label={stars === 1 ? "1 star" : `${stars} stars`}
          data-lit={stars <= chosen ? "" : undefined}
          onClick={() => setValue(String(stars))}
        >
          ★
        </button>
      ))}
    </div>
  );
}
