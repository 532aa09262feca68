import { allowsNone, mostItems, noneChosen } from "../core/fields/choices.js";
import { ownWordsIn } from "../core/fields/own-words.js";
import { chosenFiles } from "../core/fields/file.js";
import { describeSentFile } from "../core/data-uri.js";
import { readInstant } from "../core/fields/date-time.js";
import { isTypeBound, number as numberKind, numberError } from "../core/fields/number.js";
import { neverMatches, rulesOf } from "../core/fields/text.js";
import { measure, textError } from "../core/fields/text-rules.js";
import { formatTypedNumber } from "../core/draft/parse-number.js";
import { defined, isElicitValue, isRecord, read } from "../core/json.js";
import { cleanLine, quotable } from "../core/text/clean-text.js";
import {
  assertNever,
  type Draft,
  type DraftContext,
  type DraftValue,
  type ElicitValue,
  type FieldError,
  type FieldKind,
  type FieldOf,
  type FieldOption,
  type FieldSpec,
  type OptionValue,
  type RequestProblem,
  type TextFormat,
  type TextRule,
} from "../core/types.js";
import type { InspectedUrl } from "../core/url/inspect-url.js";
import {
  formatDate,
  formatInstant,
  formatNumber,
  formatSize,
  formatTimeZone,
  formatUngrouped,
  formatUnit,
} from "./format.js";
import type { ErrorOf, DialogMessages } from "./messages.js";
import { isolated } from "./phrases.js";

// Kinds of fields

type AnsweredBy = ErrorOf<"required">["by"];

interface KindTexts<Kind extends FieldKind> {
  /** How the field is answered, for error messages. */
  readonly by: AnsweredBy | ((field: FieldOf<Kind>) => AnsweredBy);
  /** See {@link describeLimits}. */
  readonly limits?: (field: FieldOf<Kind>, messages: DialogMessages, place: DraftContext) => string | undefined;
  /** The text of a value of `content`. It may have any type, because it may have been sent for an earlier schema. */
  readonly answer: (value: ElicitValue, context: AnswerContext, field: FieldOf<Kind>) => string;
  /** The text of a draft value, finished or not; `""` if there is no answer. */
  readonly draft: (entered: DraftValue, context: AnswerContext, field: FieldOf<Kind>) => string;
}

const kinds: { readonly [Kind in FieldKind]: KindTexts<Kind> } = {
  text: {
    by: "typing",
    limits: (field, messages, { locale }) => textLimits(field, messages, locale),
    answer: valueText,
    draft: typedText,
  },
  number: {
    by: "typing",
    limits: (field, messages, { locale }) => numberLimits(field, messages, locale),
    answer: valueText,
    draft: typedText,
  },
  boolean: {
    by: ({ role }) => (role === "agreement" ? "ticking" : "answering"),
    answer: valueText,
    draft: (entered, context) =>
      entered === "true" || entered === "false" ? valueText(entered === "true", context) : "",
  },
  choice: {
    by: "choosing",
    answer: (value, context, field) =>
      (Array.isArray(value) ? undefined : optionText(field, value, context)) ?? valueText(value, context),
    draft: chosenText,
  },
  choices: {
    by: "choosing",
    limits: (field, messages, { locale }) => choicesLimits(field, messages, locale),
    answer: (value, context, field) => {
      if (!Array.isArray(value)) {
        return valueText(value, context);
      }
      return value.length === 0 && allowsNone(field)
        ? context.messages.noneOfThese()
        : valueText(
            value.map((one) => optionText(field, one, context) ?? one),
            context,
          );
    },
    draft: (entered, context, field) =>
      chosenText(entered, context, field) ||
      ([entered].flat().includes(noneChosen) ? context.messages.noneOfThese() : ""),
  },
  date: {
    by: "typing",
    limits: dateLimits,
    answer: (value, context) =>
      valueText(typeof value === "string" ? formatDate(value, context.locale) : value, context),
    draft: (entered, context) => formatDate(typedText(entered), context.locale),
  },
  "date-time": {
    by: "typing",
    limits: dateLimits,
    answer: (value, context) => valueText(typeof value === "string" ? formatInstant(value, context) : value, context),
    draft: (entered, context, field) => {
      const local = typedText(entered);
      const instant = readInstant(field, local, context);
      return local !== "" && "rfc3339" in instant ? formatInstant(instant.rfc3339, context) : local;
    },
  },
  file: {
    by: "attaching",
    answer: (value, context) =>
      valueText(
        [value].flat().map((one) => fileText(describeSentFile(String(one)), context)),
        context,
      ),
    draft: (entered, context) => {
      const texts = chosenFiles(entered).map((chosen) => fileText(chosen, context));
      return texts.length === 0 ? "" : valueText(texts, context);
    },
  },
  unsupported: {
    by: "typing",
    answer: valueText,
    draft: () => "",
  },
};

function answerText<Kind extends FieldKind>(field: FieldOf<Kind>, value: ElicitValue, context: AnswerContext): string {
  return kinds[field.kind].answer(value, context, field);
}

function draftText<Kind extends FieldKind>(field: FieldOf<Kind>, entered: DraftValue, context: AnswerContext): string {
  return kinds[field.kind].draft(entered, context, field);
}

function answeredBy<Kind extends FieldKind>(field: FieldOf<Kind>): AnsweredBy {
  const { by } = kinds[field.kind];
  return typeof by === "function" ? by(field) : by;
}

// Limits

/** The limits of a field, shown before they are broken: "3 to 20 characters". Undefined if there are none. */
export function describeLimits<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  messages: DialogMessages,
  place: DraftContext,
): string | undefined {
  return kinds[field.kind].limits?.(field, messages, place);
}

function textLimits(field: FieldOf<"text">, messages: DialogMessages, locale: string | undefined): string | undefined {
  // The length limits of one alternative do not apply to the others.
  const { minLength: least, maxLength: most }: TextRule = field.alternatives || field.numbers ? {} : field;
  // At least one character is what any answer has.
  const minCount = chosenLimit(least === 0 || (least === 1 && most !== 1) ? undefined : least);
  const maxCount = chosenLimit(most);
  const words = namedIn(field, messages, locale);
  const limits = { minLength: limitText(minCount, locale), minCount, maxLength: limitText(maxCount, locale), maxCount };
  const length = minCount === undefined && maxCount === undefined ? undefined : messages.textLimits(defined(limits));
  if (length !== undefined && words.length > 0) {
    return eitherOf([length, ...words], locale);
  }
  // Nobody can guess how a duration is written.
  const needsExample = words.length > 0 || (field.format === "duration" && !field.alternatives);
  return (
    length ?? (needsExample ? messages.textExamples({ examples: textExamples(field, messages, locale) }) : undefined)
  );
}

function numberLimits(
  field: FieldOf<"number">,
  messages: DialogMessages,
  locale: string | undefined,
): string | undefined {
  const { integer, multipleOf } = field;
  const [minimum, maximum] = [chosenLimit(field.minimum), chosenLimit(field.maximum)];
  const [above, below] = [chosenLimit(field.exclusiveMinimum), chosenLimit(field.exclusiveMaximum)];
  const others = namedIn(field, messages, locale);
  if (others.length > 0 && numberKind.hasAnswer?.(field) === false) {
    return messages.textExamples({ examples: eitherOf(others, locale) });
  }
  const limited = [minimum, maximum, above, below, multipleOf, others[0]].some((limit) => limit !== undefined);
  if (!integer && !limited) {
    return undefined;
  }
  // If a number has an inclusive and an exclusive bound, only the tighter one is shown.
  const isAbove = above !== undefined && above >= (minimum ?? above);
  const isBelow = below !== undefined && below <= (maximum ?? below);
  const limits = defined({
    minimum: limitText(isAbove ? undefined : minimum, locale, formatUngrouped),
    maximum: limitText(isBelow ? undefined : maximum, locale, formatUngrouped),
    moreThan: limitText(isAbove ? above : undefined, locale, formatUngrouped),
    lessThan: limitText(isBelow ? below : undefined, locale, formatUngrouped),
    multipleOf: limitText(multipleOf, locale, formatUngrouped),
    words: others.length > 0 ? eitherOf(others, locale) : undefined,
  });
  return messages.numberLimits({ integer, ...limits });
}

function choicesLimits(
  field: FieldOf<"choices">,
  messages: DialogMessages,
  locale: string | undefined,
): string | undefined {
  const { minItems: least = 0, maxItems: most = Infinity, required } = field;
  const minCount = least > 0 ? least : undefined;
  // A maximum that cannot be exceeded is not shown.
  const maxCount = most < mostItems(field) ? most : undefined;
  if (minCount === undefined && maxCount === undefined) {
    return undefined;
  }
  const limits = { minItems: limitText(minCount, locale), minCount, maxItems: limitText(maxCount, locale), maxCount };
  return messages.choicesLimits({ ...defined(limits), isOptional: !required });
}

function dateLimits(
  { kind, formatMinimum, formatMaximum }: FieldOf<"date" | "date-time">,
  messages: DialogMessages,
  place: DraftContext,
): string | undefined {
  const textOf = (limit: string | undefined): string | undefined =>
    limit === undefined ? undefined : dateText(limit, kind, place);
  return formatMinimum === undefined && formatMaximum === undefined
    ? undefined
    : messages.dateLimits(defined({ earliest: textOf(formatMinimum), latest: textOf(formatMaximum) }));
}

function dateText(limit: string, kind: FieldKind, place: DraftContext): string {
  return kind === "date" ? formatDate(limit, place.locale) : formatInstant(limit, place);
}

/** The name and size of a file. The name is cleaned and isolated, because it may be any text. */
function fileText(
  { name, size }: { readonly name: string; readonly size?: number },
  { messages, locale }: AnswerContext,
): string {
  const shown = cleanLine(name) || messages.emptyOption();
  return size === undefined ? shown : messages.file({ name: isolated(shown), size: formatSize(size, locale) });
}

/** Undefined for the bounds of a number type, such as those of a 32-bit integer, which are not shown. */
function chosenLimit(limit: number | undefined): number | undefined {
  return limit !== undefined && isTypeBound(limit) ? undefined : limit;
}

function limitText(
  limit: number | undefined,
  locale: string | undefined,
  format: typeof formatNumber = formatNumber,
): string | undefined {
  return limit === undefined ? undefined : format(limit, locale);
}

const mostListed = 10;

/**
 * The constants of a field as text, without the empty text and without numbers that would be sent as text. Only the first ones are listed,
 * because a union may have thousands.
 */
function namedIn(field: FieldSpec, messages: DialogMessages, locale: string | undefined): readonly string[] {
  const rules = field.kind === "text" ? rulesOf(field) : [];
  const isText = (value: string): boolean =>
    rules.some((rule) => textError(rule, measure(value), new Map()) === undefined);
  const named = (field.constants ?? []).filter(
    (value) => value !== "" && (typeof value === "string" || !isText(String(value))),
  );
  const said = named
    .slice(0, mostListed)
    .map((value) =>
      typeof value === "number" ? formatUngrouped(value, locale) : messages.quoted({ text: isolated(quotable(value)) }),
    );
  return named.length > mostListed ? [...said, messages.others()] : said;
}

// Errors in answers

/** The message for an error in a field's answer. */
export function describeError(
  error: FieldError,
  field: FieldSpec,
  messages: DialogMessages,
  place: DraftContext,
  by: AnsweredBy = answeredBy(field),
): string {
  const { locale } = place;
  const of = { by, example: exampleOf(error, field, messages, locale) };
  switch (error.code) {
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return messages.error[error.code]({ ...of, limit: formatUngrouped(error.limit, locale), count: error.limit });
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return messages.error[error.code]({ ...of, limit: formatNumber(error.limit, locale), count: error.limit });
    case "formatMinimum":
    case "formatMaximum":
      return messages.error[error.code]({ ...of, limit: dateText(error.limit, field.kind, place) });
    case "time-gap":
      return messages.error["time-gap"]({ ...of, timeZone: formatTimeZone(error.timeZone, locale) });
    case "format":
      return messages.error.format({ ...of, format: field.kind === "text" ? field.format : undefined });
    case "invisible":
    case "uri-character":
    case "default":
      return messages.error[error.code]({ ...of, quoted: isolated(quotable(error.quoted) || error.quoted) });
    case "file-size": {
      const [size, limit] = [formatSize(error.size, locale, Math.ceil), formatSize(error.maxSize, locale, Math.floor)];
      return messages.error["file-size"]({ ...of, file: quotedFile(error.file), size, limit });
    }
    case "file-type":
    case "file-content":
    case "file-empty":
    case "file-unreadable":
    case "file-upload":
      return messages.error[error.code]({ ...of, file: quotedFile(error.file) });
    case "url-scheme":
      return messages.error["url-scheme"]({ ...of, scheme: error.scheme, allowed: schemeList(error.allowed, locale) });
    case "url-private":
    case "url-localhost":
      return messages.error[error.code]({ ...of, host: error.host });
    case "required":
      return field.kind === "unsupported"
        ? messages.unsupported({ ...field, required: true })
        : messages.error.required(of);
    case "pattern":
      return messages.error.pattern({
        ...of,
        isDescribed: field.description !== undefined,
        isDay: field.kind === "date",
        isPossible: !neverMatches(field),
      });
    default:
      return messages.error[error.code](of);
  }
}

/** A file's name for use in a sentence. */
function quotedFile(name: string): string {
  return isolated(quotable(name) || name);
}

/** "https:// or mailto:" */
function schemeList(schemes: readonly string[], locale: string | undefined): string {
  const starts = schemes.map((scheme) => (/^(?:https?|wss?|ftp|file)$/.test(scheme) ? `${scheme}://` : `${scheme}:`));
  return eitherOf(starts, locale);
}

function eitherOf(texts: readonly string[], locale: string | undefined): string {
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(texts);
}

/** An example for errors about how an answer is written; `""` for other errors. */
function exampleOf(
  { code }: FieldError,
  field: FieldSpec,
  messages: DialogMessages,
  locale: string | undefined,
): string {
  // A day after the 12th, so that day and month cannot be confused.
  const day = new Date(2026, 10, 27, 14, 30);
  switch (code) {
    case "number":
    case "integer":
      return field.kind === "number" ? numberExample(field, locale) : "";
    case "grouping":
      return formatTypedNumber(field.kind === "number" && field.integer ? 1234 : 1234.5, locale);
    case "format":
      return field.kind === "text" ? textExamples(field, messages, locale) : "";
    case "date":
      return day.toLocaleDateString(locale);
    case "date-time":
      return day.toLocaleString(locale, { dateStyle: "short", timeStyle: "short" });
    default:
      return "";
  }
}

/** The default, else 30, else a number at a bound; `""` if none of them is valid. */
function numberExample(field: FieldOf<"number">, locale: string | undefined): string {
  const { minimum, maximum, exclusiveMinimum: above = NaN, exclusiveMaximum: below = NaN } = field;
  const example = [field.default, 30, minimum, maximum, above + 1, below - 1]
    .filter((number): number is number => Number.isFinite(number))
    .find((number) => numberError(field, number) === undefined);
  // Without the rounding errors of doubles, as in 1.1 - 1.
  return example === undefined ? "" : formatTypedNumber(Number(example.toPrecision(15)), locale);
}

const examples: Readonly<Record<TextFormat, string>> = {
  email: "name@example.com",
  uri: "https://example.com",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
  time: "14:30:00",
  duration: "P1DT12H",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  date: "2026-11-27",
  "date-time": "2026-11-27T14:30:00Z",
};

/** An example of each format of a field, and its constants. */
function textExamples(field: FieldOf<"text">, messages: DialogMessages, locale: string | undefined): string {
  const formats = rulesOf(field).flatMap(({ format }) => {
    switch (format) {
      case undefined:
        return [];
      case "duration":
        return [`${examples.duration} (${durationInWords(locale)})`];
      default:
        return [examples[format]];
    }
  });
  return eitherOf([...formats, ...namedIn(field, messages, locale)], locale);
}

/** The example of a duration: "1 day, 12 hours". */
function durationInWords(locale: string | undefined): string {
  const parts = [formatUnit(1, "day", locale), formatUnit(12, "hour", locale)];
  return new Intl.ListFormat(locale, { type: "unit" }).format(parts);
}

// Answers

/** One answer as text. */
export interface AnswerText {
  /** Unique in the list: a field's id, or `other-0`, … */
  readonly id: string;
  readonly label: string;
  /** Never empty; may have several lines. */
  readonly text: string;
}

export interface AnswerContext extends DraftContext {
  readonly messages: DialogMessages;
  /** Whether `hiddenAnswer` replaces the answer to a field. @default none */
  readonly isHidden?: ((field: FieldSpec) => boolean) | undefined;
}

/**
 * The answers that were sent: option labels instead of values, Yes and No, numbers and dates in the locale's format. Omits fields without
 * an answer. Content may have been stored for an earlier schema, so properties without a field come last under their names, and no value
 * throws.
 *
 * @param content of an `ElicitResult`
 */
export function answerTexts(
  fields: readonly FieldSpec[],
  content: unknown,
  context: AnswerContext,
): readonly AnswerText[] {
  if (!isRecord(content)) {
    return [];
  }
  return [...fields, ...unknownFields(fields, content)].flatMap((field) => {
    const value = read(content, field.name);
    return isElicitValue(value) ? [answerOf(field, answerText(field, value, context), context)] : [];
  });
}

/**
 * The answers in a draft, for a request that ended before anything was sent. Half-typed text is returned as typed. Omits fields without an
 * answer. Never throws.
 */
export function draftTexts(fields: readonly FieldSpec[], draft: Draft, context: AnswerContext): readonly AnswerText[] {
  return fields.flatMap((field) => {
    const entered = Object.hasOwn(draft, field.id) ? draft[field.id] : undefined;
    const text = draftText(field, entered ?? "", context);
    return text.trim() === "" ? [] : [answerOf(field, text, context)];
  });
}

/** The label of an option. If its label and value are empty, a message replaces them, because the control needs an accessible name. */
export function optionLabel(option: FieldOption, messages: DialogMessages): string {
  return option.label || messages.emptyOption();
}

function answerOf(field: FieldSpec, text: string, { isHidden, messages }: AnswerContext): AnswerText {
  return { id: field.id, label: field.label, text: isHidden?.(field) ? messages.hiddenAnswer() : text };
}

/** A text field for each property of the content that has no field. */
function unknownFields(fields: readonly FieldSpec[], content: Record<string, unknown>): readonly FieldSpec[] {
  const known = new Set(fields.map(({ name }) => name));
  const names = Object.keys(content).filter((name) => !known.has(name));
  return names.map((name, index) => ({
    kind: "text",
    id: `other-${index}`,
    name,
    label: cleanLine(name) || `#${fields.length + index + 1}`,
    required: false,
    multiline: false,
  }));
}

/** The text of a value, by its type alone. */
function valueText(value: ElicitValue, context: AnswerContext): string {
  const { messages, locale } = context;
  if (Array.isArray(value)) {
    return value.length === 0
      ? messages.noAnswer()
      : new Intl.ListFormat(locale).format(value.map((one) => valueText(one, context)));
  }
  switch (typeof value) {
    case "string":
      return value.trim() === "" ? messages.emptyOption() : value;
    case "number":
      return formatNumber(value, locale);
    case "boolean":
      return value ? messages.yes() : messages.no();
    default:
      return assertNever(value);
  }
}

/** The label of the option with that value; undefined if there is none. */
function optionText(
  field: FieldOf<"choice" | "choices">,
  value: OptionValue,
  context: AnswerContext,
): string | undefined {
  const option = field.options.find((one) => one.value === value);
  return option && optionLabel(option, context.messages);
}

/** The labels of the options whose indexes a draft holds. */
function chosenText(entered: DraftValue, context: AnswerContext, field: FieldOf<"choice" | "choices">): string {
  const chosen = new Set([entered].flat());
  const labels = field.options
    .filter((_, index) => chosen.has(String(index)))
    .map((option) => optionLabel(option, context.messages));
  const words = ownWordsIn(entered) ?? "";
  if (words.trim() !== "") {
    labels.push(words);
  }
  return labels.length === 0 ? "" : valueText(labels, context);
}

function typedText(entered: DraftValue): string {
  return typeof entered === "string" ? entered : "";
}

// Requests

/** A message of the kit that quotes a server. */
export interface DescribedProblem {
  readonly text: string;
  /** The part that comes from the server and has to be isolated from the text around it (`<bdi>`); `""` if there is none. */
  readonly isolate: string;
}

/** The message for a problem with a request as a whole. */
export function describeProblem(
  problem: RequestProblem,
  { problem: words }: DialogMessages,
  locale: string | undefined,
): DescribedProblem {
  switch (problem.code) {
    case "params":
    case "schema":
    case "url":
      return { text: words[problem.code]({}), isolate: "" };
    case "mode": {
      const mode = quotable(problem.mode);
      return { text: words.mode({ mode }), isolate: mode };
    }
    case "required-unknown": {
      const name = quotable(problem.name);
      return { text: words["required-unknown"]({ name }), isolate: name };
    }
    case "too-many-fields": {
      const { count: totalCount, limit: limitCount } = problem;
      const [total, limit] = [formatNumber(totalCount, locale), formatNumber(limitCount, locale)];
      return { text: words["too-many-fields"]({ total, totalCount, limit, limitCount }), isolate: "" };
    }
    case "too-many-options":
    case "too-large":
    case "too-complex":
      return { text: words[problem.code](problem), isolate: "" };
    default:
      return assertNever(problem);
  }
}

export interface UrlWarningTexts {
  readonly texts: readonly string[];
  /** The parts of the texts that come from the address. */
  readonly isolate: readonly string[];
}

/** The warnings about an address. */
export function urlWarningTexts(inspected: InspectedUrl, messages: DialogMessages): UrlWarningTexts {
  const { host, unicodeHost = host, looksLike = "", warnings } = inspected;
  const [port = ""] = /:\d+$/.exec(host) ?? [];
  const name = host.slice(0, host.length - port.length);
  const texts = warnings.map((warning) => messages.urlWarning[warning]({ host, name, port, unicodeHost, looksLike }));
  // A `Set`, because a host's overrides may use one text for several warnings.
  return { texts: [...new Set(texts)], isolate: [host, name, unicodeHost, looksLike] };
}
