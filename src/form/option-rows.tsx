import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  useState,
} from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { useElicitation } from "../elicitation/root.js";
import { formatNumber } from "../messages/format.js";
import { useAnswerText, useFieldValue } from "./form-context.js";

export interface OptionLayoutProps {
  /** `rows` one below the other · `list` rows in a box that scrolls · `segments` and `chips` beside each other. */
  readonly look: "rows" | "list" | "segments" | "chips";
  readonly children: ReactNode;
}

/** Arranges radio buttons or checkboxes. Renders a `<div>`, or only the children for `rows`. */
export function OptionLayout({ look, children }: OptionLayoutProps): ReactNode {
  return look === "rows" ? (
    children
  ) : (
    <div className="elicit-options" data-look={look}>
      {children}
    </div>
  );
}

/** Whether any option has a description. A segment or a chip has no room for one. */
export function hasDescriptions(rows: readonly Pick<OptionRowProps, "description">[]): boolean {
  return rows.some(({ description }) => description !== undefined);
}

export interface DisclosureProps {
  readonly field: FieldSpec;
  readonly children: ReactNode;
}

/** Options that unfold in the page rather than in a popup. Renders a `<details>`, whose summary is the answer. */
export function Disclosure({ field, children }: DisclosureProps): ReactNode {
  const answer = useAnswerText(field);
  return (
    <details className="elicit-details">
      <summary className="elicit-input">
        <bdi key={answer}>{answer}</bdi>
      </summary>
      {children}
    </details>
  );
}

export interface RadioRow {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly hidden?: boolean;
}

export interface RadioRowsProps {
  /** The id of the group. */
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly rows: readonly RadioRow[];
}

export function RadioRows({ id, registration, rows }: RadioRowsProps): ReactNode {
  return rows.map((row) => (
    <OptionRow key={row.value} {...registration} {...row} type="radio" id={`${id}-${row.value || "none"}`} />
  ));
}

export interface SearchableRadiosProps extends RadioRowsProps {
  readonly field: FieldOf<"choice">;
}

/** Radio buttons in a list that scrolls, with a filter above it. The filter never hides the chosen option or the one for no answer. */
export function SearchableRadios({ field, rows, ...radios }: SearchableRadiosProps): ReactNode {
  const { messages, locale } = useElicitation();
  const [chosen] = useFieldValue(field);
  const [words, setWords] = useState("");
  const wanted = letters(words);
  const isFound = rows.map(
    ({ value, label, description = "" }) => value !== "" && letters(`${label} ${description}`).includes(wanted),
  );
  const found = isFound.filter(Boolean).length;
  // Hidden rather than unmounted, because react-hook-form drops the answer of an unmounted radio button.
  const filtered = rows.map((row, index) => ({
    ...row,
    hidden: isFound[index] === false && row.value !== "" && row.value !== chosen,
  }));
  const count = (number: number): string => formatNumber(number, locale);
  const list = (
    <>
      <label className="elicit-beside">
        <span>{messages.filterOptions()}</span>
        <input
          className="elicit-input"
          type="text"
          dir="auto"
          autoComplete="off"
          data-filter=""
          // Uncontrolled, because Escape empties it outside of React (`closeInside` in surfaces/modality.ts).
          onInput={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter in the filter must not send the form.
            if (event.key === "Enter") {
              event.preventDefault();
            }
          }}
        />
      </label>
      <p className="elicit-limits" role="status">
        {wanted !== "" && (
          <span key={found}>
            {messages.optionsFound({
              found: count(found),
              total: count(field.options.length),
              count: found,
            })}
          </span>
        )}
      </p>
      <OptionLayout look="list">
        <RadioRows {...radios} rows={filtered} />
      </OptionLayout>
    </>
  );
  return field.rendering?.displayStyle === "dropdown" ? <Disclosure field={field}>{list}</Disclosure> : list;
}

/** A text without case and accents, for comparison. */
function letters(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

interface OptionRowProps extends ComponentPropsWithoutRef<"input"> {
  readonly id: string;
  readonly type: "radio" | "checkbox";
  readonly label: string;
  readonly description?: string | undefined;
}

/** One option. Renders a `<label>` around an `<input>`, which gets the ref, and the description below it. The whole row can be pressed. */
export const OptionRow: ForwardRefExoticComponent<OptionRowProps & RefAttributes<HTMLInputElement>> =
  /* @__PURE__ */ forwardRef<HTMLInputElement, OptionRowProps>(function OptionRow(
    { label, description, hidden, ...inputProps },
    ref,
  ) {
    const described = description === undefined ? undefined : `${inputProps.id}-hint`;
    return (
      <>
        <label className="elicit-row" hidden={hidden}>
          <input {...inputProps} ref={ref} className="elicit-choice" aria-describedby={described} />
          <bdi>{label}</bdi>
        </label>
        {description !== undefined && (
          <p className="elicit-hint" id={described} hidden={hidden}>
            <bdi>{description}</bdi>
          </p>
        )}
      </>
    );
  });
