import fc, { type Arbitrary } from "fast-check";
import { isOptionOf } from "../core/fields/choice.js";
import { answerInWords, ownWordsField } from "../core/fields/own-words.js";
import { readAnswer } from "../core/fields/index.js";
import { rulesOf } from "../core/fields/text.js";
import { isElicitValue, isRecord, readList } from "../core/json.js";
import { judge } from "../core/judge.js";
import { readContent } from "../core/read-content.js";
import { parseRequest } from "../core/parse/parse-request.js";
import {
  assertNever,
  type ElicitContent,
  type FieldError,
  type FieldErrorCode,
  type FieldOf,
  type FieldSpec,
} from "../core/types.js";
import { readPatterns } from "../core/validate/patterns.js";
import { patternsIn } from "../core/validate/load-patterns.js";
import { parseFormDefinition } from "../definitions/parse-form-definition.js";
import { plausibleFiles, wrongFiles } from "./arbitrary-file.js";

/** The fields of a `requestedSchema` or of a form definition. */
export function fieldsIn(form: unknown): readonly FieldSpec[] {
  const source = isRecord(form) ? form : {};
  const request =
    readList(source, "fields") === undefined
      ? parseRequest({ message: "", requestedSchema: form })
      : parseFormDefinition(form, { takesFiles: true });
  // A value that is not a schema would be read as a form without fields, and its tests would test nothing.
  if (request.mode !== "form" || !["fields", "properties", "$ref"].some((key) => Object.hasOwn(source, key))) {
    throw new Error(
      "This is neither a requestedSchema nor a form definition: an object with properties, or with a list of fields.",
    );
  }
  return request.fields;
}

/** The validator of a form. It is synchronous, because this module imports the engine for patterns. */
function validatorOf(fields: readonly FieldSpec[]): (content: Record<string, unknown>) => readonly FieldError[] {
  const patterns = readPatterns(patternsIn(fields));
  const files = fields.filter(({ kind }) => kind === "file");
  return (content) => {
    const sent = files.flatMap(({ name }) => (Object.hasOwn(content, name) ? [[name, content[name]] as const] : []));
    const { errors } = readContent(files, Object.fromEntries(sent), { files: true });
    return judge(fields, { content, errors }, { patterns }).errors;
  };
}

/**
 * Content that the kit accepts as valid, in the form in which its dialog sends it: instants in UTC, no blank texts, options in their order.
 * Optional answers may be missing, unless the field has a default or a condition. As in the dialog, patterns that RE2 cannot read are not
 * checked.
 *
 * @param form a `requestedSchema` or a form definition
 * @throws {Error} when no valid answer to a required field is found, because its limits contradict each other or its pattern is too narrow;
 * and when none of many contents is valid, because a condition shows such a field
 */
export function validContent(form: unknown): Arbitrary<ElicitContent> {
  const fields = fieldsIn(form);
  const answers = fields.map((field) => {
    const valid = validAnswer(field);
    if (!valid && field.required && !field.conditions) {
      throw new Error(`No valid answer was found to the required field ${JSON.stringify(field.name)}.`);
    }
    const isAlways = field.required || "default" in field || field.conditions !== undefined;
    return valid && !isAlways ? fc.option(valid, { nil: undefined, freq: 4 }) : (valid ?? fc.constant(undefined));
  });
  const contents = fc.tuple(...answers).map((values) => withoutClosed(fields, contentOf(fields, values)));
  if (!hasConditions(fields)) {
    return contents;
  }
  // A condition may show a field to which no valid answer is known.
  const validate = validatorOf(fields);
  const valid = onlyRight(contents, (content) => validate(content).length === 0);
  if (!valid) {
    throw new Error(
      "No valid content was found: the conditions show required fields to which no valid answer is known.",
    );
  }
  return valid;
}

function hasConditions(fields: readonly FieldSpec[]): boolean {
  return fields.some(({ conditions }) => conditions !== undefined);
}

/** The content without answers to fields that a condition closes. */
function withoutClosed(fields: readonly FieldSpec[], content: ElicitContent): ElicitContent {
  return judge(fields, { content }, { patterns: undefined }).content;
}

function contentOf(fields: readonly FieldSpec[], values: readonly unknown[]): ElicitContent {
  return Object.fromEntries(
    fields.flatMap(({ name }, index) => {
      const value = values[index];
      return isElicitValue(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Undefined if no valid answer is found. */
function validAnswer(field: FieldSpec): Arbitrary<unknown> | undefined {
  const validate = validatorOf([{ ...field, conditions: [] }]);
  return onlyRight(
    plausibleAnswer(field),
    (value) => isSent(field, value) && validate({ [field.name]: value }).length === 0,
  );
}

/** Plausible values, with wrong ones replaced by known right ones, because a filter could run forever. Undefined if none is right. */
function onlyRight<Value>(
  plausible: Arbitrary<Value>,
  isRight: (value: Value) => boolean,
  numRuns = 100,
): Arbitrary<Value> | undefined {
  // A fixed seed, so that repeating a run with its seed gives the same values.
  const [first, ...others] = fc.sample(plausible, { numRuns, seed: 1 }).filter(isRight);
  return first === undefined
    ? undefined
    : fc.tuple(plausible, fc.constantFrom(first, ...others)).map(([value, known]) => (isRight(value) ? value : known));
}

/** Whether the dialog sends an answer unchanged. It sends no blank texts, and no numbers that JSON would change. */
function isSent(field: FieldSpec, value: unknown): boolean {
  if (field.kind === "choice" || field.kind === "choices") {
    // The dialog sends own words that are an option as that option, and none that are blank.
    return [value].flat().every((item: unknown) => {
      if (typeof item !== "string" || isOptionOf(field.options, item)) {
        return true;
      }
      const { default: _, ...touched } = field;
      const answer = answerInWords(touched, item);
      return answer !== undefined && "value" in answer && answer.value === item;
    });
  }
  if (field.kind !== "text" && field.kind !== "number") {
    return true;
  }
  const answer = readAnswer(field, String(value), { locale: "en" });
  return answer !== undefined && "value" in answer && Object.is(answer.value, value);
}

const letters = fc.constantFrom("a", "b", "z", "A", "0", "9", " ", ".", "-", "{", "[", '"', "<", "ü", "я", "字", "😀");

/** An answer that a person may well give, valid or not. */
function plausibleAnswer(field: FieldSpec): Arbitrary<unknown> {
  switch (field.kind) {
    case "text": {
      const { minLength = 0, maxLength = minLength + 8 } = field;
      const text = fc
        .array(
          field.multiline
            ? fc.oneof({ weight: 9, arbitrary: letters }, { weight: 1, arbitrary: fc.constant("\n") })
            : letters,
          {
            minLength: Math.min(minLength, 10_000),
            maxLength: Math.max(minLength, Math.min(maxLength, minLength + 20)),
          },
        )
        .map((parts) => parts.join(""));
      return fc.oneof(
        ...(field.patterns ?? []).flatMap(matching),
        ...rulesOf(field).flatMap((rule) => (rule.format === undefined ? [text] : formatted[rule.format])),
        ...constantsOf(field),
      );
    }
    case "number": {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, integer } = field;
      const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
      const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
      // Schema generators write 64-bit bounds. They are ignored, because doubles are not exact there.
      const first = low >= Number.MIN_SAFE_INTEGER ? low : Math.min(-100, high - 100);
      const last = high <= Number.MAX_SAFE_INTEGER ? high : Math.max(100, first + 100);
      const step = integer
        ? Math.max(1, multipleOf ?? 1)
        : (multipleOf ?? (last - first < 1 ? (last - first) / 8 : 0.25));
      const stepped = fc.nat({ max: 1000 }).map((count) => {
        const steps = Math.ceil(first / step) + (count % (Math.floor((last - first) / step) + 1 || 1));
        return Number((steps * step).toPrecision(15)) + 0;
      });
      return fc.oneof(stepped, fc.constantFrom(first, last, Math.ceil(first), Math.floor(last)), ...constantsOf(field));
    }
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.oneof(fc.constantFrom(...field.options.map(({ value }) => value)), ...ownWordsOf(field));
    case "choices": {
      const values = field.options.map(({ value }) => value);
      // The dialog sends an empty list only if an answer is required, or to clear a default.
      const minLength = Math.min(values.length, Math.max(field.minItems ?? 0, field.required || field.default ? 0 : 1));
      const listed = fc.subarray(values, {
        minLength,
        maxLength: Math.max(minLength, Math.min(values.length, field.maxItems ?? 9)),
      });
      return fc.oneof(
        listed,
        ...ownWordsOf(field).map((words) =>
          fc.tuple(listed, words).map(([items, word]) => [...items.slice(0, (field.maxItems ?? 9) - 1), word]),
        ),
      );
    }
    case "date":
      return fc.oneof(
        ...(field.patterns ?? []).flatMap(matching),
        timesOf(field).map((time) => time.slice(0, 10)),
      );
    case "date-time":
      return timesOf(field).map((time) => `${time.slice(0, 16)}:00Z`);
    case "file": {
      const file = fc.constantFrom(...plausibleFiles(field));
      const { isList, minItems = 1, maxItems = minItems + 2 } = field;
      return isList ? fc.array(file, { minLength: Math.min(minItems, maxItems), maxLength: maxItems }) : file;
    }
    case "unsupported":
      return fc.constant(undefined);
    default:
      return assertNever(field);
  }
}

/** Texts in the person's own words, beside options. */
function ownWordsOf(field: FieldOf<"choice" | "choices">): readonly Arbitrary<unknown>[] {
  return field.ownWords ? [plausibleAnswer(ownWordsField(field))] : [];
}

function constantsOf({ constants = [] }: FieldSpec): readonly Arbitrary<unknown>[] {
  return constants.length > 0 ? [fc.constantFrom(...constants)] : [];
}

/** Texts that match a pattern. Empty for a pattern that `RegExp` cannot read, though RE2 may. */
function matching(pattern: string): readonly Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(pattern, "u"))];
  } catch {
    return [];
  }
}

/** Texts of each format. */
const formatted = {
  email: [fc.emailAddress(), fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,3}\.org$/)],
  uri: [fc.webUrl({ withQueryParameters: true }), fc.stringMatching(/^https:\/\/[a-z]{1,9}\.org\/[a-z]{0,20}$/)],
  uuid: [fc.uuid()],
  ipv4: [fc.ipV4()],
  ipv6: [fc.constant("2001:db8::1")],
  hostname: [fc.domain()],
  time: [fc.constantFrom("10:30", "23:59:59")],
  duration: [fc.constantFrom("P1D", "PT15M")],
  date: [timesOf({}).map((time) => time.slice(0, 10))],
  "date-time": [timesOf({})],
};

interface Bounds {
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
}

function timesOf({ formatMinimum = "1900-01-01", formatMaximum = "2100-01-01" }: Bounds): Arbitrary<string> {
  const [one, other] = [Date.parse(formatMinimum), Date.parse(formatMaximum)];
  return fc
    .integer({ min: Math.min(one, other), max: Math.max(one, other) })
    .map((time) => new Date(time).toISOString());
}

/**
 * Content in which the answer to one field breaks a constraint, and all others are valid.
 *
 * @param constraint the JSON Schema keyword, or another code of `FieldError`: `required`, `minLength`, `email`, `url-private`
 * @throws {Error} when no answer is known that breaks the constraint
 */
export function invalidContent(form: unknown, constraint: FieldErrorCode): Arbitrary<ElicitContent> {
  const fields = fieldsIn(form);
  const validate = validatorOf(fields);
  const isDefinition = readList(form, "fields") !== undefined;
  const [first, ...others] = fields.flatMap((field) => {
    const check = validatorOf([{ ...field, conditions: [] }]);
    return (
      wrongAnswers(field)
        // In a response to a form definition, a server treats an empty text as a missing answer.
        .filter((value) => !(isDefinition && value === ""))
        .map((value) => contentOf([field], [value]))
        .filter((answer) => check(answer).some(({ code }) => code === constraint))
        .map((answer) => ({ name: field.name, answer }))
    );
  });
  const change = (content: ElicitContent, { name, answer }: { name: string; answer: ElicitContent }) => {
    const kept = Object.entries(content).filter(([other]) => other !== name);
    return { name, content: withoutClosed(fields, { ...Object.fromEntries(kept), ...answer }) };
  };
  // The answer's field may be closed by a condition, or the answer may close other fields.
  const isRight = ({ name, content }: ReturnType<typeof change>): boolean => {
    const errors = validate(content);
    return errors.some(({ code }) => code === constraint) && errors.every((error) => error.name === name);
  };
  const changed =
    first && fc.tuple(validContent(form), fc.constantFrom(first, ...others)).map((parts) => change(...parts));
  const broken = changed && hasConditions(fields) ? onlyRight(changed, isRight, 1000) : changed;
  if (!broken) {
    throw new Error(`No answer to this form is known that breaks ${JSON.stringify(constraint)}.`);
  }
  return broken.map(({ content }) => content);
}

/** Candidates for wrong answers: of other types, at and next to each numeric limit of the field, and undefined. Some may be valid. */
function wrongAnswers(field: FieldSpec): readonly unknown[] {
  if (field.kind === "file") {
    const { isList, minItems = 0, maxItems = 0 } = field;
    const [file] = plausibleFiles(field);
    const counts = isList ? [minItems - 1, maxItems + 1] : [2];
    const lists = counts.map((count) => Array.from({ length: Math.max(0, count) }, () => file));
    return [undefined, true, "x", ...lists, ...wrongFiles(field).map((one) => (isList ? [one] : one))];
  }
  const options = "options" in field ? field.options.map(({ value }) => value) : [];
  const rules = { ...field, ...("ownWords" in field && field.ownWords) };
  const limits = Object.values(rules).filter((limit) => typeof limit === "number");
  const beside = limits.flatMap((limit) => {
    // Limited to the length that a form may send, because longer texts take seconds.
    const lengths = [limit - 1, limit + 1].map((length) => Math.max(0, Math.min(length, 10_000)));
    const texts = lengths.map((length) => "a".repeat(length));
    return [
      limit,
      limit - 1,
      limit + 1,
      limit / 2,
      ...texts.flatMap((text) => [text, `https://${text}.example/`, `${text}@b.example`]),
      ...lengths.map((length) => options.slice(0, length)),
    ];
  });
  const texts = ["", "x", "://", "2026-02-30", "ftp://a.example/", "https://10.0.0.1/", "http://localhost/"];
  const days = ["0001-01-01", "9999-12-31"].flatMap((day) => [day, `${day}T00:00:00Z`]);
  return [
    undefined,
    ...texts,
    ...days,
    0.123,
    true,
    ["x"],
    options.slice(0, 1).flatMap((one) => [one, one]),
    ...beside,
  ];
}

/** Valid and invalid content: any answer may be missing, of another type, or beyond a limit. */
export function arbitraryContent(form: unknown): Arbitrary<Record<string, unknown>> {
  const fields = fieldsIn(form);
  const answers = fields.map((field) =>
    fc.oneof(
      { weight: 12, arbitrary: plausibleAnswer(field) },
      { weight: 2, arbitrary: fc.constantFrom(...wrongAnswers(field)) },
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    ),
  );
  return fc
    .tuple(...answers)
    .map((values) =>
      Object.fromEntries(
        fields.flatMap(({ name }, index) => (values[index] === undefined ? [] : [[name, values[index]]])),
      ),
    );
}
