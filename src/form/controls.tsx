import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { allowsNone, noneChosen } from "../core/fields/choices.js";
import { initialValue } from "../core/fields/index.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { type ControlInputProps, type ControlProps, hasOwnControl } from "../elicitation/config.js";
import { type Elicitation, useElicitation } from "../elicitation/root.js";
import { optionLabel } from "../messages/describe.js";
import type { Messages } from "../messages/messages.js";
import { useHookForm, useFieldValue } from "./form-context.js";
import {
  Disclosure,
  hasDescriptions,
  OptionRow,
  OptionLayout,
  type RadioRow,
  RadioRows,
  SearchableRadios,
} from "./option-rows.js";
import { Slider, sliderRange, steppedText } from "./slider.js";

// Text and numbers

/**
 * Text: an `<input>`, or a `<textarea>` where several lines or a long text are expected. The input has type `text` for every format,
 * because other types rewrite what was typed (Chromium's `email` turns müller.de into punycode). Pasting several lines turns the `<input>`
 * into a `<textarea>`, because an `<input>` would join the lines.
 */
export function TextControl({ field, inputProps }: ControlProps<"text">): ReactNode {
  const { register, getValues } = useHookForm();
  const { onChange, ...registration } = register(field.id);
  const { rows = 4, inputType, placeholder } = field.rendering ?? {};
  const [hasLines, setHasLines] = useState(() => {
    const entered = getValues(field.id);
    return field.multiline || hasRows(field) || (typeof entered === "string" && entered.includes("\n"));
  });
  const caret = useRef<number>(undefined);
  const shared = {
    ...inputProps,
    ...registration,
    onChange,
    placeholder,
    className: "elicit-input",
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
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (!pasted.trim().includes("\n")) {
      return;
    }
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = value.slice(0, selectionStart ?? value.length) + pasted;
    void onChange({
      target: { name: field.id, value: start + value.slice(selectionEnd ?? value.length) },
      type: "change",
    });
    caret.current = start.length;
    setHasLines(true);
  };
  // An alternative of the field may need other keys than its format.
  const keyboard = inputType ?? (field.alternatives ? undefined : keyboardOfFormat(field));
  const isProse = field.format === undefined && (keyboard ?? "text") === "text";
  return (
    <input
      {...shared}
      {...(keyboard === "url" && { dir: "ltr" })}
      {...(!isProse && { inputMode: keyboard, spellCheck: false, autoCapitalize: "none" })}
      type="text"
      onPaste={pasteLines}
    />
  );
}

/** A text with a format has a single line, whatever a hint says. */
function hasRows({ format, rendering }: FieldOf<"text">): boolean {
  return format === undefined && (rendering?.rows ?? 1) > 1;
}

function keyboardOfFormat({ format }: FieldOf<"text">): "email" | "url" | undefined {
  return format === "uri" ? "url" : format === "email" ? format : undefined;
}

/**
 * A number: an `<input type="text">` with a number keyboard. `type="number"` drops text that it cannot read, and the mouse wheel changes
 * its value (GOV.UK Design System, "Text input").
 */
export function NumberControl({ field, inputProps }: ControlProps<"number">): ReactNode {
  const { locale } = useElicitation();
  const { onChange, ...registration } = useHookForm().register(field.id);
  const { step, placeholder } = field.rendering ?? {};
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const next = steppedText(field, input.value, { key: event.key, locale });
    if (next !== undefined) {
      event.preventDefault();
      input.value = next;
      void onChange({ target: input, type: "change" });
    }
  };
  const input = (
    <input
      {...inputProps}
      {...registration}
      onChange={(event) => void onChange(event)}
      onKeyDown={step === undefined ? undefined : onKeyDown}
      placeholder={placeholder}
      className="elicit-input"
      data-short=""
      type="text"
      inputMode={keyboardOf(field)}
      spellCheck={false}
      autoComplete={inputProps.autoComplete ?? "off"}
    />
  );
  const range = sliderRange(field);
  return range ? (
    <div className="elicit-beside">
      <Slider field={field} range={range} labelledBy={inputProps["aria-labelledby"]} />
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
export function DateControl({ field, inputProps }: ControlProps<"date">): ReactNode {
  return (
    <input
      {...inputProps}
      {...useHookForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="date"
      max="9999-12-31"
    />
  );
}

/** An instant: the browser's own picker for a date and a local time. */
export function DateTimeControl({ field, inputProps }: ControlProps<"date-time">): ReactNode {
  const { timeZone } = useElicitation();
  const hasSeconds = initialValue(field, { timeZone }).length > "2026-11-27T14:30".length;
  return (
    <input
      {...inputProps}
      {...useHookForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="datetime-local"
      max="9999-12-31T23:59:59"
      step={hasSeconds ? 1 : undefined}
    />
  );
}

// Options

/** Yes or no: a checkbox, or radio buttons where no answer may be assumed. */
export function BooleanControl({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  return asksYesOrNo(field) ? (
    <YesOrNo field={field} inputProps={inputProps} />
  ) : (
    <Checkbox field={field} inputProps={inputProps} />
  );
}

/** Whether a boolean is radio buttons. A required one without a default always is, because an unticked checkbox would look like a No. */
export function asksYesOrNo(field: FieldOf<"boolean">): boolean {
  return (field.required && field.default === undefined) || field.rendering?.displayStyle === "radio";
}

function YesOrNo({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const { messages } = useElicitation();
  const rows = [
    { value: "true", label: messages.yes() },
    { value: "false", label: messages.no() },
    ...noAnswerRow(field, messages),
  ];
  return <RadioRows id={inputProps.id} registration={useHookForm().register(field.id)} rows={rows} />;
}

/** The radio button that clears an optional answer. */
function noAnswerRow({ required }: FieldSpec, messages: Messages): readonly RadioRow[] {
  return required ? [] : [{ value: "", label: messages.noAnswer() }];
}

function Checkbox({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <input
      {...inputProps}
      className="elicit-choice"
      type="checkbox"
      role={field.rendering?.displayStyle === "toggle" ? "switch" : undefined}
      checked={value === "true"}
      onChange={(event) => setValue(String(event.target.checked))}
    />
  );
}

/**
 * Clears the answer of an optional checkbox. Renders a `<button>`, or nothing while there is no answer. A field with a default cannot be
 * cleared, because servers replace a missing key with the default.
 */
export function ClearAnswer({ field, inputId }: { field: FieldOf<"boolean">; inputId: string }): ReactNode {
  const { messages, getRoot } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  if (field.required || field.default !== undefined || value === "") {
    return null;
  }
  const clear = (): void => {
    setValue("");
    getRoot().getElementById(inputId)?.focus();
  };
  return (
    <button type="button" className="elicit-text-button" onClick={clear}>
      <span>{messages.clearAnswer()}</span> <bdi className="elicit-hidden">{field.label}</bdi>
    </button>
  );
}

/** A choice with more options than this is a `<select>` instead of radio buttons (GOV.UK Design System, "Radios"). */
const mostRadios = 7;

/** Whether a choice is radio buttons. Inside a host's own control it is a `<select>`, because such a control has a label and no legend. */
export function hasRadios(field: FieldOf<"choice">, elicitation: Elicitation): boolean {
  const { displayStyle, searchable } = field.rendering ?? {};
  const isShort = field.options.length <= mostRadios && displayStyle !== "dropdown";
  const isWanted = searchable === true || displayStyle === "radio" || displayStyle === "segmented";
  return (isShort || isWanted) && !hasOwnControl(field, elicitation);
}

/**
 * The ARIA role and attributes of a group of inputs. The group is a `<div>` rather than a `<fieldset>`, because no stylesheet can change
 * how browsers lay out a `<legend>`.
 */
export function groupProps(field: FieldSpec, inputProps: ControlInputProps): ComponentPropsWithoutRef<"div"> {
  const { id, "aria-labelledby": labelledBy, "aria-describedby": describedBy } = inputProps;
  const shared = { id, "aria-labelledby": labelledBy, "aria-describedby": describedBy };
  // A group of checkboxes can be neither required nor invalid (WAI-ARIA 1.2).
  return field.kind === "choices"
    ? { ...shared, role: "group" }
    : {
        ...shared,
        role: "radiogroup",
        "aria-required": inputProps["aria-required"],
        "aria-invalid": inputProps["aria-invalid"],
      };
}

/** One of several options: radio buttons, or a `<select>` if there are many options. */
export function ChoiceControl({ field, inputProps }: ControlProps<"choice">): ReactNode {
  const elicitation = useElicitation();
  const { messages } = elicitation;
  const registration = useHookForm().register(field.id);
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option, messages),
    description: option.description,
  }));
  if (hasRadios(field, elicitation)) {
    const rows = [...options, ...noAnswerRow(field, messages)];
    const radios = { id: inputProps.id, registration, rows };
    if (field.rendering?.searchable) {
      return <SearchableRadios {...radios} field={field} />;
    }
    const isSegmented = field.rendering?.displayStyle === "segmented" && !hasDescriptions(options);
    return (
      <OptionLayout look={isSegmented ? "segments" : "rows"}>
        <RadioRows {...radios} />
      </OptionLayout>
    );
  }
  return (
    <select {...inputProps} {...registration} className="elicit-input">
      <option value="">{field.required ? messages.choose() : messages.noAnswer()}</option>
      {options.map(({ value, label, description }) => (
        <option key={value} value={value}>
          {description === undefined ? label : `${label} – ${description}`}
        </option>
      ))}
    </select>
  );
}

/**
 * Any number of options: checkboxes. If an answer is required and may be the empty list, an exclusive checkbox stands for that. Choosing
 * too many is an error. The checkboxes are one field in react-hook-form, because registering each of them takes quadratic time.
 */
export function ChoicesControl({ field, inputProps }: ControlProps<"choices">): ReactNode {
  const { messages } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  const chosen = new Set(value);
  // If the server has an option with exactly this label, that option is enough.
  const canBeNone = allowsNone(field) && !field.options.some(({ label }) => label === messages.noneOfThese());
  const toggle = (index: string, isChosen: boolean): void => {
    const others = Array.from(chosen).filter((one) => one !== index && one !== noneChosen);
    const next = isChosen ? [...others, index] : others;
    setValue(next.length === 0 && canBeNone ? [noneChosen] : next.sort((one, other) => Number(one) - Number(other)));
  };
  const rows = field.options.map((option, position) => ({
    index: String(position),
    label: optionLabel(option, messages),
    description: option.description,
  }));
  const rowProps = { type: "checkbox", "aria-invalid": inputProps["aria-invalid"] } as const;
  const boxes = (
    <>
      {rows.map(({ index, ...row }) => (
        <OptionRow
          key={index}
          {...rowProps}
          {...row}
          id={`${inputProps.id}-${index}`}
          checked={chosen.has(index)}
          onChange={(event) => toggle(index, event.target.checked)}
        />
      ))}
      {canBeNone && (
        <OptionRow
          {...rowProps}
          id={`${inputProps.id}-${noneChosen}`}
          label={messages.noneOfThese()}
          checked={chosen.has(noneChosen)}
          onChange={(event) => setValue(event.target.checked ? [noneChosen] : [])}
        />
      )}
    </>
  );
  switch (field.rendering?.displayStyle) {
    case "chips":
      return <OptionLayout look={hasDescriptions(rows) ? "rows" : "chips"}>{boxes}</OptionLayout>;
    case "dropdown":
      return (
        <Disclosure field={field}>
          <OptionLayout look="list">{boxes}</OptionLayout>
        </Disclosure>
      );
    default:
      return boxes;
  }
}
