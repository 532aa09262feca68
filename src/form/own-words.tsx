import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ownWordsField, ownWordsIn, ownWordsMark, withOwnWords } from "../core/fields/own-words.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { RequestText } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import { describeLimits } from "../messages/describe.js";
import { type HookForm, useFieldError, useFieldValue, useHookForm } from "./form-context.js";
import { ErrorLine, type ErrorLineProps } from "./notes.js";
import type { OptionsProps } from "./option-rows.js";

export interface OwnWordsProps extends OptionsProps {
  readonly field: FieldOf<"choice" | "choices">;
  /** Renders the options. */
  readonly Options: ComponentType<OptionsProps>;
}

/**
 * Adds a last row to the options of a question, for own words, and opens a line below them while that row is chosen. The words stay if
 * another option is chosen meanwhile. A press on the row moves focus into the line, also if the row is chosen already. An arrow key does not,
 * because it may be on its way to the next option.
 */
export function OwnWords({ Options, ...props }: OwnWordsProps): ReactNode {
  const { field, id, lastRows, chosen, onChange } = props;
  const { messages } = useElicitation();
  const words = ownWordsIn(chosen);
  const [kept, setKept] = useState(words ?? "");
  const isArrow = useRef(false);
  /** How often the row for own words was pressed. Zero after it was chosen by an arrow key. */
  const [presses, setPresses] = useState(0);
  const allRows = useMemo(() => {
    const label = messages.ownWords();
    const isTaken = field.options.some((option) => option.label === label);
    return [...lastRows, { value: ownWordsMark, label: isTaken ? messages.otherOwnWords() : label }];
  }, [field, lastRows, messages]);
  const write = (typed: string): void => {
    setKept(typed);
    onChange(chosen.map((one) => withOwnWords(one, typed)));
  };
  return (
    <div
      className="elicit-switch"
      role="presentation"
      onKeyDown={({ key }) => {
        isArrow.current = key.startsWith("Arrow");
      }}
      onKeyUp={() => {
        isArrow.current = false;
      }}
      onClick={({ target }) => {
        if ("value" in target && target.value === ownWordsMark) {
          setPresses(isArrow.current ? 0 : presses + 1);
        }
      }}
    >
      <Options
        {...props}
        lastRows={allRows}
        chosen={chosen.map((one) => withOwnWords(one, ""))}
        onChange={(values) => onChange(values.map((one) => withOwnWords(one, kept)))}
      />
      {words !== undefined && <OwnWordsLine field={field} id={id} words={words} presses={presses} onChange={write} />}
    </div>
  );
}

/** Whether an error is about the own words, and not about how many options are chosen. */
function isAboutOwnWords({ id }: FieldSpec, { getValues, getFieldState }: HookForm): boolean {
  return ownWordsIn(getValues(id) ?? "") !== undefined && !getFieldState(id).error?.type.endsWith("Items");
}

/** The error of a question above its options, unless it is about own words: then it is at the line for them. */
export function OptionsError({ field, ...error }: ErrorLineProps & { readonly field: FieldSpec }): ReactNode {
  // Renders again when the answer changes, because then the line may be gone before the error.
  useFieldValue(field);
  return isAboutOwnWords(field, useHookForm()) ? null : <ErrorLine {...error} />;
}

interface OwnWordsLineProps {
  readonly field: FieldOf<"choice" | "choices">;
  /** The id of the group. */
  readonly id: string;
  readonly words: string;
  /** The line takes focus when it is not zero, and at each change. */
  readonly presses: number;
  readonly onChange: (words: string) => void;
}

function OwnWordsLine({ field, id, words, presses, onChange }: OwnWordsLineProps): ReactNode {
  const elicitation = useElicitation();
  const { messages, fields, idPrefix, slot } = elicitation;
  const form = useHookForm();
  const line = useRef<HTMLInputElement>(null);
  const companion = fields.find((one) => one.id === field.companion);
  const text = companion?.kind === "text" ? companion : ownWordsField(field);
  const lineId = companion ? `${idPrefix}-${companion.id}` : `${id}-words`;
  const limits = describeLimits(text, messages, elicitation);
  const ownError = useFieldError(companion ?? field);
  const anyError = useFieldError(field) ?? ownError;
  const error = isAboutOwnWords(field, form) ? anyError : undefined;
  const described = [
    error !== undefined && `${id}-error`,
    text.description !== undefined && `${lineId}-hint`,
    limits !== undefined && `${lineId}-limits`,
  ];
  useEffect(() => {
    if (presses > 0) {
      line.current?.focus();
    }
  }, [presses]);
  return (
    <div className="elicit-own-words">
      {error !== undefined && <ErrorLine id={`${id}-error`} text={error} />}
      <input
        ref={line}
        className={slot("input")}
        type="text"
        dir="auto"
        id={lineId}
        // `takeShown` reads it by this name.
        name={`${field.id}${ownWordsMark}`}
        aria-label={messages.ownWordsLine({ label: field.label })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        defaultValue={words}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {text.description !== undefined && (
        <p className="elicit-hint" id={`${lineId}-hint`}>
          <RequestText text={text.description} />
        </p>
      )}
      {limits !== undefined && (
        <p className="elicit-limits" id={`${lineId}-limits`}>
          <span dir="auto" {...messages.say(limits)} />
        </p>
      )}
    </div>
  );
}
