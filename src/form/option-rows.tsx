import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { Words } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import type { Look } from "../elicitation/look.js";
import { useAnswerText } from "./form-context.js";

export interface DisclosureProps {
  readonly field: FieldSpec;
  readonly children: ReactNode;
}

/** Options that unfold in the page rather than in a popup. Renders a `<details>`, whose summary is the answer. */
export function Disclosure({ field, children }: DisclosureProps): ReactNode {
  const { messages, slot } = useElicitation();
  const answer = useAnswerText(field);
  return (
    <details className="elicit-details">
      <summary className={slot("input")}>
        <bdi key={answer} {...messages.say(answer)} />
      </summary>
      {children}
    </details>
  );
}

export interface Row {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
}

export interface OptionsProps {
  readonly field: FieldOf<"boolean" | "choice" | "choices">;
  /** The id of the group. */
  readonly id: string;
  readonly look: Look;
  /** The same list until the options change. */
  readonly rows: readonly Row[];
  /** Rows after the options. The same list until they change. */
  readonly lastRows: readonly Row[];
  /** The values of the chosen rows. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Radio buttons or checkboxes. Renders a `<div>` around them, or only them for `rows`. */
export function OptionRows({ field, id, look, rows, lastRows, chosen, onChange }: OptionsProps): ReactNode {
  const shortcut = useShortcuts();
  const isOne = field.kind !== "choices";
  const options = [...rows, ...lastRows].map((row, index) => (
    <OptionRow
      key={row.value}
      {...row}
      type={isOne ? "radio" : "checkbox"}
      name={field.id}
      id={`${id}-${row.value}`}
      aria-keyshortcuts={shortcut(index)}
      checked={chosen.includes(row.value)}
      onChange={({ target }) => onChange(withOrWithout(isOne ? [] : chosen, target))}
    />
  ));
  return look === "rows" || look === "answers" ? (
    options
  ) : (
    // Firefox makes a tab stop of what scrolls.
    <div className="elicit-options" data-look={look} tabIndex={-1}>
      {options}
    </div>
  );
}

/** Returns the function that says which key chooses the option at an index, for `aria-keyshortcuts`. From the tenth on, none does. */
export function useShortcuts(): (index: number) => string | undefined {
  const { numberKeys } = useElicitation();
  return (index) => (numberKeys && index < 9 ? String(index + 1) : undefined);
}

/** The values of the chosen rows after one of them has changed. */
export function withOrWithout(
  chosen: readonly string[],
  { value, checked }: { readonly value: string; readonly checked?: boolean },
): readonly string[] {
  const others = chosen.filter((one) => one !== value);
  return checked ? [...others, value] : others;
}

/**
 * A text as it is compared with a filter: without case and accents. In capitals, because "ı", "ß" and "ς" are then the letters that people
 * without them type. To Unicode, a stroke through a letter is not an accent.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll("Ł", "L")
    .replaceAll("Đ", "D")
    .replaceAll("Ø", "O");
}

interface OptionRowProps extends ComponentPropsWithoutRef<"input"> {
  readonly id: string;
  readonly type: "radio" | "checkbox";
  readonly label: string;
  readonly description?: string | undefined;
  /** What is looked for, see {@link comparable}. Where it is in the label, it is marked. */
  readonly found?: string;
}

/** One option. Renders a `<label>` around an `<input>`, and the description below it. The whole row can be pressed. */
export function OptionRow({ label, description, found = "", ...inputProps }: OptionRowProps): ReactNode {
  const { messages, slot } = useElicitation();
  const described = description === undefined ? undefined : `${inputProps.id}-hint`;
  return (
    <>
      <label className="elicit-row">
        <input {...inputProps} className={slot("choice")} aria-describedby={described} />
        <bdi key={found} {...messages.say(label)}>
          {found === "" ? label : <Marked text={label} found={found} />}
        </bdi>
      </label>
      {description !== undefined && (
        <p className="elicit-hint" id={described}>
          <bdi>{description}</bdi>
        </p>
      )}
    </>
  );
}

/** A text with a mark around the first occurrence of what is looked for. */
function Marked({ text, found }: { readonly text: string; readonly found: string }): ReactNode {
  const start = comparable(text).indexOf(found);
  if (start < 0) {
    return text;
  }
  const parts = ["", "", ""];
  // Counted in the text as it is compared, which may be shorter or longer than the one that is shown.
  let length = 0;
  for (const letter of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const part = length < start ? 0 : length < start + found.length ? 1 : 2;
    parts[part] += letter;
    length += comparable(letter).length;
  }
  const [before = "", marked, after = ""] = parts;
  return (
    // Each text in its own element, because browser translation replaces text nodes.
    <>
      <Words text={before} />
      <mark>{marked}</mark>
      <Words text={after} />
    </>
  );
}
