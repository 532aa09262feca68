import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from "react";
import { isSkippable } from "../core/fields/boolean.js";
import { allowsNone, noneChosen } from "../core/fields/choices.js";
import { ownWordsMark, takesOwnWords } from "../core/fields/own-words.js";
import { initialValue } from "../core/fields/index.js";
import { takesTimePicker } from "../core/fields/text.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { ActionButton } from "../elicitation/action-button.js";
import { type ControlInputProps, type ControlProps, hasOwnControl } from "../elicitation/config.js";
import { focusControl, useIsHydrated } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/context.js";
import { type Look, lookOf } from "../elicitation/look.js";
import { optionLabel } from "../messages/describe.js";
import { AnswerRows } from "./answer-rows.js";
import { useHookForm, useFieldValue } from "./form-context.js";
import { useAnswerPress } from "./question-context.js";
import { OwnWords } from "./own-words.js";
import { ManyOptions } from "./many-options.js";
import { Disclosure, OptionRows, type OptionsProps, type Row } from "./option-rows.js";
import { Slider, sliderRange, steppedText } from "./slider.js";

// Text and numbers

/**
 * Text: an `<input>`, or a `<textarea>` where several lines or a long text are expected. The input has type `text` for every format,
 * because other types rewrite what was typed (Chromium's `email` turns müller.de into punycode). Pasting several lines turns the `<input>`
 * into a `<textarea>`, because an `<input>` would join the lines. A single line that is pasted loses the white space at the ends of the field.
 */
export function TextControl({ field, inputProps }: ControlProps<"text">): ReactNode {
  const { slot } = useElicitation();
  const { register, getValues } = useHookForm();
  const registration = register(field.id);
  const { rows = 4, inputType, placeholder } = field.rendering ?? {};
  const [hasLines, setHasLines] = useState(() => {
    const entered = getValues(field.id);
    return field.multiline || hasRows(field) || (typeof entered === "string" && entered.includes("\n"));
  });
  const caret = useRef<number>(undefined);
  const shared = {
    ...inputProps,
    ...registration,
    placeholder,
    className: slot("input"),
    dir: "auto" as const,
  };
  if (hasLines) {
    const ref = (box: HTMLTextAreaElement | null): void => {
      registration.ref(box);
      if (box && caret.current !== undefined) {
        box.focus();
        box.setSelectionRange(caret.current, caret.current);
        caret.current = undefined;
      }
    };
    return <textarea {...shared} ref={ref} rows={rows} />;
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (pasted.trim().includes("\n")) {
      event.preventDefault();
      const before = value.slice(0, start) + pasted;
      void registration.onChange({ target: { name: field.id, value: before + value.slice(end) }, type: "change" });
      caret.current = before.length;
      setHasLines(true);
      return;
    }
    // White space around an ID is copied along with it, and a server may compare exactly.
    const ended = end === value.length ? pasted.trimEnd() : pasted;
    const text = start === 0 ? ended.trimStart() : ended;
    if (text !== pasted) {
      event.preventDefault();
      input.setRangeText(text, start, end, "end");
      void registration.onChange({ target: input, type: "change" });
    }
  };
  if (inputType === "time" && takesTimePicker(field)) {
    const step = initialValue(field, {}).length > "14:30".length ? 1 : undefined;
    return (
      <input {...inputProps} {...registration} {...{ type: "time", step }} className={slot("input")} data-short="" />
    );
  }
  // An alternative of the field may need other keys than its format.
  const keyboard = keyboardOfHint(inputType) ?? (field.alternatives ? undefined : keyboardOfFormat(field));
  const isProse = field.format === undefined && (keyboard ?? "text") === "text";
  return (
    <input
      {...shared}
      {...(keyboard === "url" && { dir: "ltr" })}
      {...(!isProse && {
        inputMode: keyboard,
        spellCheck: false,
        autoCapitalize: "none",
      })}
      type="text"
      onPaste={paste}
    />
  );
}

/** A text with a format has a single line, whatever a hint says. */
function hasRows({ format, rendering }: FieldOf<"text">): boolean {
  return format === undefined && (rendering?.rows ?? 1) > 1;
}

/** `type="number"` would drop half-typed text, so that hint only means the keyboard. */
function keyboardOfHint(
  inputType: NonNullable<FieldOf<"text">["rendering"]>["inputType"],
): "decimal" | "email" | "tel" | "text" | "url" | undefined {
  switch (inputType) {
    case "number":
      return "decimal";
    case "time":
      return undefined;
    default:
      return inputType;
  }
}

function keyboardOfFormat({ format }: FieldOf<"text">): "email" | "url" | undefined {
  return format === "uri" ? "url" : format === "email" ? format : undefined;
}

/**
 * A number: an `<input type="text">` with a number keyboard. `type="number"` drops text that it cannot read, and the mouse wheel changes
 * its value (GOV.UK Design System, "Text input"). From left to right, because digits decide on no direction, and "-4" would become "4-".
 */
export function NumberControl({ field, inputProps }: ControlProps<"number">): ReactNode {
  const { locale, slot } = useElicitation();
  const registration = useHookForm().register(field.id);
  const { step, placeholder } = field.rendering ?? {};
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const next = steppedText(field, input.value, { key: event.key, locale });
    // The arrow keys of an input method are for its candidates.
    if (next !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      input.value = next;
      void registration.onChange({ target: input, type: "change" });
    }
  };
  const input = (
    <input
      {...inputProps}
      {...registration}
      onKeyDown={step === undefined ? undefined : onKeyDown}
      placeholder={placeholder}
      className={slot("input")}
      data-short=""
      dir="ltr"
      type="text"
      inputMode={keyboardOf(field)}
      spellCheck={false}
      autoComplete={inputProps.autoComplete ?? "off"}
    />
  );
  const range = sliderRange(field);
  return range ? (
    <div className="elicit-beside">
      <Slider field={field} range={range} />
      {input}
    </div>
  ) : (
    input
  );
}

/** The number keyboards of phones have neither letters nor a minus sign. */
function keyboardOf({
  integer,
  minimum,
  exclusiveMinimum,
  constants,
}: FieldOf<"number">): "numeric" | "decimal" | "text" {
  if (constants || (minimum ?? exclusiveMinimum ?? -1) < 0) {
    return "text";
  }
  return integer ? "numeric" : "decimal";
}

// Dates

/** A date: the browser's own date picker, which can also be typed into. The last year is 9999, as in RFC 3339. */
export function DateControl(props: ControlProps<"date">): ReactNode {
  return <NativeDate {...props} type="date" max="9999-12-31" />;
}

/** An instant: the browser's own picker for a date and a local time. */
export function DateTimeControl(props: ControlProps<"date-time">): ReactNode {
  const { timeZone } = useElicitation();
  const hasSeconds = initialValue(props.field, { timeZone }).length > "2026-11-27T14:30".length;
  return <NativeDate {...props} type="datetime-local" max="9999-12-31T23:59:59" step={hasSeconds ? 1 : undefined} />;
}

/** WebKit shows today in an empty date, as if it had been chosen. No other engine has this property. */
function showsToday(): boolean {
  return typeof CSS !== "undefined" && "supports" in CSS && CSS.supports("-webkit-hyphens", "none");
}

type NativeDateProps = ControlProps<"date" | "date-time"> &
  Pick<ComponentPropsWithoutRef<"input">, "type" | "max" | "step">;

/** - `data-empty` while no whole date is entered */
function NativeDate({ field, inputProps, type, max, step }: NativeDateProps): ReactNode {
  const { messages, slot } = useElicitation();
  const [value] = useFieldValue(field);
  const isHydrated = useIsHydrated();
  const saysEmpty = value === "" && isHydrated && showsToday();
  const emptyId = `${inputProps.id}-empty`;
  return (
    <>
      <input
        {...inputProps}
        {...useHookForm().register(field.id)}
        {...{ type, max, step }}
        aria-describedby={[inputProps["aria-describedby"], saysEmpty && emptyId].filter(Boolean).join(" ") || undefined}
        className={slot("input")}
        data-short=""
        data-empty={value === "" ? "" : undefined}
      />
      {saysEmpty && <p className="elicit-note" id={emptyId} {...messages.say(messages.noDate())} />}
    </>
  );
}

// Options

/** Yes or no: a checkbox, or two options where no answer may be assumed. */
export function BooleanControl({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const { messages, slot } = useElicitation();
  const look = useLook(field);
  const [value, setValue] = useFieldValue(field);
  if (look !== "checkbox") {
    const rows = [
      { value: "true", label: messages.yes() },
      { value: "false", label: messages.no() },
    ];
    return <OneOfRows field={field} id={inputProps.id} look={look} rows={rows} />;
  }
  return (
    <input
      {...inputProps}
      className={slot("choice")}
      type="checkbox"
      name={field.id}
      value="true"
      role={field.rendering?.displayStyle === "toggle" ? "switch" : undefined}
      checked={value === "true"}
      onChange={({ target }) => setValue(field.role === "agreement" && !target.checked ? "" : String(target.checked))}
    />
  );
}

export interface ClearAnswerProps {
  readonly field: FieldOf<"boolean" | "choice">;
  /** The id of the checkbox or of the group of radio buttons. */
  readonly controlId: string;
}

/** Clears the answer of an optional checkbox or of optional radio buttons. Renders a `<button>`, or nothing while there is no answer. */
export function ClearAnswer({ field, controlId }: ClearAnswerProps): ReactNode {
  const { messages, getRoot } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  if (field.required || value === "") {
    return null;
  }
  const clear = (): void => {
    setValue("");
    focusControl(getRoot().getElementById(controlId));
  };
  return <ActionButton to="clear" onClick={clear} text={messages.clearAnswer()} about={field.label} />;
}

/** The look that a field has where it is rendered. */
export function useLook(field: FieldSpec): Look {
  const elicitation = useElicitation();
  const press = useAnswerPress(field);
  const isAlone = elicitation.lone?.id === field.id;
  return lookOf(field, hasOwnControl(field, elicitation) ? "own" : isAlone ? "alone" : press ? "step" : "form");
}

/**
 * The ARIA role and attributes of a group of inputs. The group is a `<div>` rather than a `<fieldset>`, because no stylesheet can change
 * how browsers lay out a `<legend>`.
 */
export function groupProps(
  field: FieldSpec,
  inputProps: ControlInputProps,
  isQuick = false,
): ComponentPropsWithoutRef<"div"> {
  const { id, "aria-labelledby": labelledBy, "aria-describedby": describedBy } = inputProps;
  const shared = { id, "aria-labelledby": labelledBy, "aria-describedby": describedBy };
  const invalid = { ...shared, "aria-invalid": inputProps["aria-invalid"] };
  // A group of checkboxes or buttons cannot be required (WAI-ARIA 1.2).
  return field.kind === "choices" || isQuick
    ? { ...invalid, role: "group" }
    : { ...invalid, role: "radiogroup", "aria-required": inputProps["aria-required"] };
}

/** The options of a field as rows. The same list until the options change. */
function useRows({ options }: FieldOf<"choice" | "choices">): readonly Row[] {
  const { messages } = useElicitation();
  return useMemo(
    () =>
      options.map((option, index) => ({
        value: String(index),
        label: optionLabel(option, messages),
        description: option.description,
      })),
    [options, messages],
  );
}

const none: readonly Row[] = [];

/** The options of a field. All of them may be folded. */
function Options(props: OptionsProps): ReactNode {
  const { field } = props;
  return "options" in field && takesOwnWords(field) ? (
    <OwnWords {...props} field={field} Options={ListedOptions} />
  ) : (
    <ListedOptions {...props} />
  );
}

function ListedOptions(props: OptionsProps): ReactNode {
  const { field, look } = props;
  const Rows = look === "many" ? ManyOptions : look === "answers" && !takesOwnWords(field) ? AnswerRows : OptionRows;
  const options = <Rows {...props} />;
  return field.rendering?.displayStyle === "dropdown" ? <Disclosure field={field}>{options}</Disclosure> : options;
}

/** Options of which one can be chosen, and the button that takes it back. */
function OneOfRows({
  field,
  ...options
}: Pick<OptionsProps, "id" | "look" | "rows"> & Pick<ClearAnswerProps, "field">): ReactNode {
  const { lone } = useElicitation();
  const press = useAnswerPress(field);
  const [value, setValue] = useFieldValue(field);
  return (
    <>
      <Options
        {...options}
        field={field}
        lastRows={none}
        chosen={[value]}
        onChange={([chosen = ""]) => setValue(chosen)}
      />
      {/* A lone question is left by "Skip", if it may be, and a press that answers has nothing to clear. */}
      {!(lone && (press || isSkippable(lone))) && <ClearAnswer field={field} controlId={options.id} />}
    </>
  );
}

/** One of several options: radio buttons, or a `<select>`. */
export function ChoiceControl({ field, inputProps }: ControlProps<"choice">): ReactNode {
  const { messages, slot } = useElicitation();
  const { register } = useHookForm();
  const look = useLook(field);
  const rows = useRows(field);
  if (look !== "select") {
    return <OneOfRows field={field} id={inputProps.id} look={look} rows={rows} />;
  }
  return (
    <select {...inputProps} {...register(field.id)} className={slot("input")}>
      <option value="" {...messages.say(field.required ? messages.choose() : messages.noAnswer())} />
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {row.label}
        </option>
      ))}
    </select>
  );
}

/** The place of a chosen row in the draft. Own words come last. */
function orderOf(value: string): number {
  return value.startsWith(ownWordsMark) ? Infinity : Number(value);
}

/**
 * Any number of options: checkboxes. If an answer is required and may be the empty list, an exclusive checkbox stands for that. Choosing
 * too many is an error. The checkboxes are one field in react-hook-form, because registering each of them takes quadratic time.
 */
export function ChoicesControl({ field, inputProps }: ControlProps<"choices">): ReactNode {
  const { messages } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  const rows = useRows(field);
  // If the server has an option with exactly this label, that option is enough.
  const canBeNone = allowsNone(field) && !field.options.some(({ label }) => label === messages.noneOfThese());
  const lastRows = useMemo(
    () => (canBeNone ? [{ value: noneChosen, label: messages.noneOfThese() }] : none),
    [canBeNone, messages],
  );
  const choose = (chosen: readonly string[]): void => {
    const options = chosen.filter((one) => one !== noneChosen);
    const isNone =
      !value.includes(noneChosen) && (options.length < chosen.length || (options.length === 0 && canBeNone));
    setValue(isNone ? [noneChosen] : options.sort((one, other) => orderOf(one) - orderOf(other)));
  };
  return (
    <Options
      field={field}
      id={inputProps.id}
      look={useLook(field)}
      rows={rows}
      lastRows={lastRows}
      chosen={value}
      onChange={choose}
    />
  );
}
