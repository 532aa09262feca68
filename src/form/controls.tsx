import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type UseFormRegisterReturn, useFormState, useWatch } from "react-hook-form";
import { readInstant } from "../core/fields/date-time.js";
import { allowsNone, noneChosen } from "../core/fields/choices.js";
import { initialValue, readAnswer } from "../core/fields/index.js";
import { rulesOf } from "../core/fields/text.js";
import { offsetName } from "../core/draft/local-date-time.js";
import type { FieldOf, FieldSpec } from "../core/types.js";
import { inspectUrl, type UrlWarning } from "../core/url/inspect-url.js";
import { IsolatedText, Words } from "../elicitation/body.js";
import { type ControlProps, hasOwnControl } from "../elicitation/config.js";
import { HostName, useRegistrableDomain } from "../elicitation/host-name.js";
import { type Elicitation, useElicitation } from "../elicitation/root.js";
import { optionLabel, urlWarningTexts } from "../messages/describe.js";
import { useElicitationForm, useFieldValue } from "./form-context.js";

// Text and numbers

/**
 * Text: an `<input>`, or a `<textarea>` where several lines or a long text are expected. Of type `text` whatever the format: others rewrite
 * what was typed (Chromium's `email` turns müller.de into punycode). It becomes a `<textarea>` when several lines are pasted, which an
 * `<input>` would join.
 */
export function TextControl({ field, inputProps }: ControlProps<"text">): ReactNode {
  const { register, getValues } = useElicitationForm();
  const { onChange, ...registration } = register(field.id);
  const [hasLines, setHasLines] = useState(() => field.multiline || /\n/.test(String(getValues(field.id))));
  const caret = useRef<number>(undefined);
  const shared = { ...inputProps, ...registration, onChange, className: "elicit-input", dir: "auto" as const };
  if (hasLines) {
    const ref = (box: HTMLTextAreaElement | null): void => {
      registration.ref(box);
      if (box && caret.current !== undefined) {
        box.focus();
        box.setSelectionRange(caret.current, caret.current);
        caret.current = undefined;
      }
    };
    return <textarea {...shared} ref={ref} rows={4} />;
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
  const line = { ...shared, type: "text", onPaste: pasteLines };
  if (field.format === undefined) {
    return <input {...line} />;
  }
  const verbatim = { ...line, spellCheck: false, autoCapitalize: "none" };
  // Another format may need other keys.
  switch (field.alternatives?.some(({ values }) => values === undefined) ? undefined : field.format) {
    case "email":
      return <input {...verbatim} inputMode="email" />;
    case "uri":
      return <input {...verbatim} inputMode="url" dir="ltr" />;
    default:
      return <input {...verbatim} />;
  }
}

/**
 * A number as text with a number keyboard: an `<input type="text">`, for `type="number"` drops what it cannot read and changes at a
 * turn of the wheel (GOV.UK Design System, "Text input").
 */
export function NumberControl({ field, inputProps }: ControlProps<"number">): ReactNode {
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="text"
      inputMode={keyboardOf(field)}
      spellCheck={false}
      autoComplete={inputProps.autoComplete ?? "off"}
    />
  );
}

/** Number keyboards of phones have neither letters nor a minus sign. */
function keyboardOf({ integer, minimum, exclusiveMinimum, words }: FieldOf<"number">): "numeric" | "decimal" | "text" {
  if (words || (minimum ?? exclusiveMinimum ?? -1) < 0) {
    return "text";
  }
  return integer ? "numeric" : "decimal";
}

// Dates

/** A day: the browser's own date picker, which takes typing, too. Years end at 9999, as in RFC 3339. */
export function DateControl({ field, inputProps }: ControlProps<"date">): ReactNode {
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="date"
      max="9999-12-31"
    />
  );
}

/** An instant: the browser's own picker for a day and a wall-clock time. */
export function DateTimeControl({ field, inputProps }: ControlProps<"date-time">): ReactNode {
  const { timeZone } = useElicitation();
  const hasSeconds = initialValue(field, { timeZone }).length > "2026-11-27T14:30".length;
  return (
    <input
      {...inputProps}
      {...useElicitationForm().register(field.id)}
      className="elicit-input"
      data-short=""
      type="datetime-local"
      max="9999-12-31T23:59:59"
      step={hasSeconds ? 1 : undefined}
    />
  );
}

// Options

/** Yes or no: a checkbox, or two radio buttons where only the person may answer. */
export function BooleanControl({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  return asksYesOrNo(field) ? (
    <YesOrNo field={field} inputProps={inputProps} />
  ) : (
    <Checkbox field={field} inputProps={inputProps} />
  );
}

/** An unticked box would be an answer nobody gave, so a required boolean without a default is a question. */
export function asksYesOrNo(field: FieldOf<"boolean">): boolean {
  return field.required && field.default === undefined;
}

function YesOrNo({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const { messages } = useElicitation();
  const rows = [
    { value: "true", label: messages.yes() },
    { value: "false", label: messages.no() },
  ];
  return <RadioRows id={inputProps.id} registration={useElicitationForm().register(field.id)} rows={rows} />;
}

function Checkbox({ field, inputProps }: ControlProps<"boolean">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return (
    <input
      {...inputProps}
      className="elicit-choice"
      type="checkbox"
      checked={value === "true"}
      onChange={(event) => setValue(String(event.target.checked))}
    />
  );
}

/**
 * Takes the answer of a touched checkbox back, where none is needed. Renders a `<button>`, or nothing while there is no answer. With a
 * default there is no way back, for servers put the default in for a missing key.
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

/** More options than this are a `<select>` instead of radio buttons (GOV.UK Design System, "Radios"). */
const mostRadios = 7;

/** Whether a choice is radio buttons; inside a host's own control, which has a label and no legend, it is a `<select>`. */
export function hasRadios(field: FieldOf<"choice">, elicitation: Elicitation): boolean {
  return field.options.length <= mostRadios && !hasOwnControl(field, elicitation);
}

/** One of several options: radio buttons, or a `<select>` where there are many. An optional choice can be taken back. */
export function ChoiceControl({ field, inputProps }: ControlProps<"choice">): ReactNode {
  const elicitation = useElicitation();
  const { messages } = elicitation;
  const registration = useElicitationForm().register(field.id);
  const options = field.options.map((option, index) => ({
    value: String(index),
    label: optionLabel(option, messages),
    description: option.description,
  }));
  if (hasRadios(field, elicitation)) {
    const rows = field.required
      ? options
      : [...options, { value: "", label: messages.noAnswer(), description: undefined }];
    return <RadioRows id={inputProps.id} registration={registration} rows={rows} />;
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
 * Any number of options: checkboxes, and an exclusive row for none of them where an answer is required and none is one. Too many is an error
 * that says so. They are one field to react-hook-form: registering each takes time with the square of their number.
 */
export function ChoicesControl({ field, inputProps }: ControlProps<"choices">): ReactNode {
  const { messages } = useElicitation();
  const [value, setValue] = useFieldValue(field);
  const chosen = new Set(value);
  // Where the server has an option with these very words, that is the way to say it.
  const canBeNone = allowsNone(field) && !field.options.some(({ label }) => label === messages.noneOfThese());
  const toggle = (index: string, isChosen: boolean): void => {
    const others = Array.from(chosen).filter((one) => one !== index && one !== noneChosen);
    const next = isChosen ? [...others, index] : others;
    setValue(next.length === 0 && canBeNone ? [noneChosen] : next.sort((one, other) => Number(one) - Number(other)));
  };
  const rowProps = { type: "checkbox", "aria-invalid": inputProps["aria-invalid"] } as const;
  return (
    <>
      {field.options.map((option, position) => {
        const index = String(position);
        return (
          <OptionRow
            key={option.value}
            {...rowProps}
            id={`${inputProps.id}-${index}`}
            label={optionLabel(option, messages)}
            description={option.description}
            checked={chosen.has(index)}
            onChange={(event) => toggle(index, event.target.checked)}
          />
        );
      })}
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
}

interface RadioRowsProps {
  /** The id of the group. */
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly rows: readonly {
    readonly value: string;
    readonly label: string;
    readonly description?: string | undefined;
  }[];
}

function RadioRows({ id, registration, rows }: RadioRowsProps): ReactNode {
  return rows.map((row) => (
    <OptionRow key={row.value} {...registration} {...row} type="radio" id={`${id}-${row.value || "none"}`} />
  ));
}

interface OptionRowProps extends ComponentPropsWithoutRef<"input"> {
  readonly id: string;
  readonly type: "radio" | "checkbox";
  readonly label: string;
  readonly description?: string | undefined;
}

/** One option, whose whole row is its target. Renders a `<label>` around an `<input>`, which gets the ref, and the description under it. */
const OptionRow = /* @__PURE__ */ forwardRef<HTMLInputElement, OptionRowProps>(function OptionRow(
  { label, description, ...inputProps },
  ref,
) {
  const described = description === undefined ? undefined : `${inputProps.id}-hint`;
  return (
    <>
      <label className="elicit-row">
        <input {...inputProps} ref={ref} className="elicit-choice" aria-describedby={described} />
        <bdi>{label}</bdi>
      </label>
      {description !== undefined && (
        <p className="elicit-hint" id={described}>
          <bdi>{description}</bdi>
        </p>
      )}
    </>
  );
});

// Notes under a control

/** A note on what follows from an answer: the zone of a time, the host of an address. Undefined for fields that have none. */
export function noteOf(field: FieldSpec): ReactNode | undefined {
  if (field.kind === "date-time") {
    return <TimeZoneNote field={field} />;
  }
  const isAddress = field.kind === "text" && rulesOf(field).some(({ format }) => format === "uri");
  return isAddress ? <AddressNote field={field} /> : undefined;
}

/** Names the zone, with its offset at the time entered; of a time that clocks show twice, which one is sent. */
function TimeZoneNote({ field }: { readonly field: FieldOf<"date-time"> }): ReactNode {
  const { messages, locale, timeZone } = useElicitation();
  const entered = useWatch({ control: useElicitationForm().control, name: field.id });
  const instant = readInstant(field, typeof entered === "string" ? entered : "", { locale, timeZone });
  // A time that clocks skip has no offset.
  const offset =
    instant.kind === "none" ? "" : offsetName(timeZone, "rfc3339" in instant ? instant.rfc3339 : undefined);
  return (
    <>
      <span key={offset}>{messages.timeZone({ timeZone, offset })}</span>{" "}
      {instant.kind === "two" && <span className="elicit-note-warning">{messages.repeatedTime({ offset })}</span>}
    </>
  );
}

/** The warning that an error of the host's address policy already gives, by the code of that error. */
const saidByError: { readonly [code: string]: UrlWarning } = { "url-private": "private", "url-localhost": "loopback" };

/** Schemes whose address holds content instead of leading to a host. */
const holdsContent = /^(javascript|vbscript|data):/;

/**
 * The host of an address, which often is not what stands out in it, and the warnings about it. Not the reasons that keep a page from being
 * opened: an answer may well be `http:` or `mailto:`, and what is no address is an error when it is checked.
 */
function AddressNote({ field }: { readonly field: FieldOf<"text"> }): ReactNode {
  const { messages } = useElicitation();
  const { control } = useElicitationForm();
  const entered = useWatch({ control, name: field.id });
  const { errors } = useFormState({ control, name: field.id });
  const text = typeof entered === "string" ? entered.trim() : "";
  const inspected = useMemo(() => inspectUrl(text), [text]);
  const domain = useRegistrableDomain(inspected.href);
  const isAtRest = useAtRest(text);
  const answer = readAnswer(field, text, {});
  const sent = answer && "value" in answer && answer.value !== text ? String(answer.value) : undefined;
  const { host, href = "" } = inspected;
  const scheme = holdsContent.exec(href)?.[1];
  const said = saidByError[String(errors[field.id]?.type)];
  const warnings = inspected.warnings.filter((warning) => warning !== said);
  const { texts, isolate } =
    scheme === undefined
      ? urlWarningTexts({ ...inspected, warnings }, messages)
      : { texts: [messages.urlHoldsContent({ scheme })], isolate: [scheme] };
  return (
    <>
      {scheme === undefined && host !== "" && <OpensOn text={messages.opensOn({ host })} host={host} domain={domain} />}
      {sent !== undefined && (
        <span key={sent} className="elicit-note-sent">
          {" "}
          <IsolatedText text={messages.sentAs({ address: sent })} isolate={sent} />
        </span>
      )}
      {/* There from the start: a live region that comes into the page together with its words is not read out. */}
      <span role="status">
        {isAtRest &&
          texts.map((warning) => (
            <span key={warning} className="elicit-note-warning">
              {" "}
              <IsolatedText text={warning} isolate={isolate} />
            </span>
          ))}
      </span>
    </>
  );
}

interface OpensOnProps {
  readonly text: string;
  readonly host: string;
  readonly domain: string | null | undefined;
}

function OpensOn({ text, host, domain }: OpensOnProps): ReactNode {
  // The last occurrence: the words before it may have its letters in them.
  const start = text.lastIndexOf(host);
  if (start < 0) {
    return <span dir="auto">{text}</span>;
  }
  return (
    <span dir="auto">
      <Words text={text.slice(0, start)} />
      <bdi dir="ltr" translate="no">
        <HostName host={host} domain={domain} />
      </bdi>
      <Words text={text.slice(start + host.length)} />
    </span>
  );
}

/** Milliseconds without a key that are a pause. */
const pause = 600;

/** Whether a text has been the same for a moment, as it is at first: what can be said of half an address is not true of the whole. */
function useAtRest(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
