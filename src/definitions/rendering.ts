import { isHidden, isReadOnly } from "../core/fields/index.js";
import { isDisplayFormat } from "../core/draft/display-format.js";
import { isStep } from "../core/fields/number.js";
import { type Fault, warning } from "../core/finding.js";
import { defined } from "../core/json.js";
import { takesTimePicker } from "../core/fields/text.js";
import { type ParseContext, spend } from "../core/parse/parse-context.js";
import {
  type DateRendering,
  type FieldKind,
  type FieldOf,
  type FieldSpec,
  mostRows,
  type Rendering,
  type TextRendering,
} from "../core/types.js";
import { recordIn } from "./field-types.js";
import { type JsonObject, mostListed, reportAt, type Report, reportUnknownKeys } from "./findings.js";

/** Reads the value of one hint. Undefined if the field cannot have it. */
type ReadHint<Kind extends FieldKind> = (
  value: unknown,
  field: FieldOf<Kind>,
  context: ParseContext,
) => FieldOf<Kind>["rendering"];

type Hints<Kind extends FieldKind> = Readonly<Record<string, ReadHint<Kind>>>;
type HintsByKind = { readonly [Kind in FieldKind]: Hints<Kind> };

const common = {
  helpText: (value, _, { block }) => (typeof value === "string" ? { helpText: block(value) } : undefined),
  readonly: (value, field) => (value === false || isReadOnly(field, value) ? { readOnly: value === true } : undefined),
  hidden: (value, field) => (value === false || isHidden(field, value) ? { hidden: value === true } : undefined),
  gridColumn: (value) => {
    if (value === 1 || value === "1") {
      return { gridColumn: 1 };
    }
    if (value === 2 || value === "2") {
      return { gridColumn: 2 };
    }
    return typeof value === "string" && bothColumns.test(value) ? { gridColumn: "both" } : undefined;
  },
  gridRow: (value) => (typeof value === "number" && isPositiveInteger(value) ? { gridRow: value } : undefined),
  breakAfter: (value) => (typeof value === "boolean" ? { breakAfter: value } : undefined),
  ariaLabel: (value, _, { line }) => (typeof value === "string" ? { ariaLabel: line(value) } : undefined),
  ariaDescribedBy: (value, _, { block }) => (typeof value === "string" ? { ariaDescribedBy: block(value) } : undefined),
  validationTrigger: (value) => {
    const isKnown = typeof value === "string" && ["on_change", "on_blur", "on_submit"].includes(value);
    return isKnown ? defined({ validationTrigger: value === "on_submit" ? undefined : ("blur" as const) }) : undefined;
  },
  debounceMs: (value) => (typeof value === "number" && value >= 0 ? { validationTrigger: "blur" } : undefined),
} satisfies Hints<FieldKind>;

/** For controls with typed text. Options have no place for a placeholder. */
const typed = {
  placeholder: (value: unknown, _: unknown, { line }: ParseContext): Rendering | undefined =>
    typeof value === "string" ? { placeholder: line(value) } : undefined,
};

const filled = {
  autocomplete: (value: unknown): Rendering | undefined =>
    typeof value === "string" && autofill.test(value) ? { autoComplete: value } : undefined,
};

/**
 * What `autocomplete` may hold (WHATWG HTML, "Autofill"), except the fields that a server must not ask for: passwords, codes, cards. Only
 * the fields of a contact may be those at home, at work or elsewhere.
 */
const autofill =
  /^\s*(?:on|off|(?:section-\S+\s+)?(?:(?:shipping|billing)\s+)?(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|username|organization(?:-title)?|street-address|address-line[123]|address-level[1-4]|country(?:-name)?|postal-code|transaction-(?:currency|amount)|language|bday(?:-(?:day|month|year))?|sex|url|photo|(?:(?:home|work|mobile|fax|pager)\s+)?(?:email|impp|tel(?:-(?:country-code|national|area-code|local(?:-(?:prefix|suffix))?|extension))?))(?:\s+webauthn)?)\s*$/i;

/** CSS values of an item that spans both columns. */
const bothColumns = /^(?:1 \/ )?(?:span 2|3|-1)$/;

/** `enableTime` and the pickers were already read with the schema, where they decide between the two kinds unless `format` does. */
const dated = {
  enableTime: (value: unknown, { kind }: DatedField): DateRendering | undefined =>
    value === (kind === "date-time") ? {} : undefined,
  inputType: isPicker,
  displayStyle: isPicker,
  displayFormat: (value: unknown): DateRendering | undefined =>
    typeof value === "string" && isDisplayFormat(value) ? { displayFormat: value } : undefined,
};

type DatedField = FieldOf<"date" | "date-time">;

function isPicker(value: unknown, { kind }: DatedField): DateRendering | undefined {
  return value === (kind === "date" ? "date" : "datetime_local") ? {} : undefined;
}

function textInput(value: unknown, field: FieldOf<"text">): TextRendering | undefined {
  const name = typeof value === "string" ? value.toLowerCase() : "";
  if (name === "time") {
    return takesTimePicker(field) ? { inputType: "time" } : undefined;
  }
  const inputType = (["text", "email", "tel", "url", "number"] as const).find((type) => type === name);
  return isPasswordHint(value) ? {} : inputType && { inputType };
}

/** The hints of each kind of field, besides the common ones. */
const hints = {
  text: {
    ...typed,
    ...filled,
    inputType: textInput,
    displayStyle: textInput,
    // A text with a format has a single line.
    rows: (value, { format }) =>
      typeof value === "number" && isPositiveInteger(value) && value <= mostRows && format === undefined
        ? { rows: value }
        : undefined,
    testButton: (value, { format }) =>
      typeof value === "boolean" && format === "uri" ? { testButton: value } : undefined,
  },
  number: {
    ...typed,
    ...filled,
    inputType: (value) => (value === "number" ? {} : undefined),
    step: (value, field) => (typeof value === "number" && isStep(field, value) ? { step: value } : undefined),
    displayStyle: (value, { minimum = Infinity, maximum = -Infinity }) =>
      value === "slider" && minimum < maximum ? { displayStyle: value } : undefined,
  },
  boolean: {
    displayStyle: (value, { required, default: known }) =>
      value === "radio" || ((value === "checkbox" || value === "toggle") && (!required || known !== undefined))
        ? { displayStyle: value }
        : undefined,
  },
  choice: {
    ...filled,
    displayStyle: (value) =>
      value === "dropdown" || value === "radio" || value === "segmented" ? { displayStyle: value } : undefined,
    searchable: (value) => (typeof value === "boolean" ? { searchable: value } : undefined),
  },
  choices: {
    displayStyle: (value) => {
      if (value === "multiselect_dropdown") {
        return { displayStyle: "dropdown" };
      }
      return value === "checkbox" || value === "chips" ? { displayStyle: value } : undefined;
    },
  },
  date: { ...filled, ...dated },
  "date-time": { ...filled, ...dated },
  file: {
    // Already read with the schema.
    acceptAttribute: (value) => (typeof value === "string" ? {} : undefined),
    dragAndDrop: (value) => (typeof value === "boolean" ? { dragAndDrop: value } : undefined),
    preview: (value) => (typeof value === "boolean" ? { preview: value } : undefined),
  },
  unsupported: {},
} satisfies HintsByKind;

/** Whether an `inputType` or a `displayStyle` marks the field as a credential. This was already read with the schema. */
export function isPasswordHint(value: unknown): boolean {
  return typeof value === "string" && /^password$/i.test(value);
}

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

/** `conditionalDisplay` is read with the other conditions. */
type HintName =
  | keyof typeof common
  | { readonly [Kind in FieldKind]: keyof (typeof hints)[Kind] }[FieldKind]
  | "conditionalDisplay";

/** The valid values of each hint, and the types of fields that can have it, in words for authors. */
const takes: Readonly<Record<HintName, string>> = {
  helpText: "a text",
  readonly: "true or false; a required field needs a default to be read-only",
  hidden: "true or false; a required field cannot be hidden",
  gridColumn: '1, 2 or "span 2"',
  gridRow: "a whole number from 1",
  breakAfter: "true or false",
  placeholder: "a text, for a text, url or number",
  autocomplete:
    "a token of HTML's autofill, for any field but a boolean or multi_select; of a credential or card it makes the field one",
  inputType:
    "text, email, tel, url or number, for a text or url; date, time or datetime-local, for a text without limits; number, for a number; password makes any field a credential",
  ariaLabel: "a text",
  ariaDescribedBy: "a text",
  validationTrigger: "on_change, on_blur or on_submit",
  debounceMs: "milliseconds, 0 or more",
  displayFormat: "a pattern such as DD.MM.YYYY, of Y, M, D, H, h, m, s and A, for a date",
  dragAndDrop: "true or false, for a file",
  preview: "true or false, for a file",
  rows: `a whole number from 1 to ${mostRows}, for a text without a format`,
  testButton: "true or false, for a url",
  step: "a number above 0, and a multiple of multipleOf, for a number",
  displayStyle:
    "the same as inputType, for a text; slider for a number with a minimum and a maximum; checkbox, toggle or radio for a boolean, where it is required only radio or with a default; dropdown, radio or segmented for a select; checkbox, multiselect_dropdown or chips for a multi_select",
  searchable: "true or false, for a select",
  enableTime: "true or false, as the format says, for a date",
  acceptAttribute: "MIME types and extensions in a text, for a file",
  conditionalDisplay: "a condition",
};

function never(why: string, advice: string): Fault {
  return warning("refused-key", `This is never obeyed: ${why}.`, advice);
}

const said = never("the kit says it where it is so", "Leave it out; write `required` beside the field's label.");

/** Hints that would break a rule of the dialog. */
const neverObeyed: Readonly<Record<string, Fault>> = {
  required: said,
  invalid: said,
  tabIndex: never("the order of focus is the order of the fields", "Write the fields in the order that is meant."),
};

function isHint(key: string): key is HintName {
  return Object.hasOwn(takes, key);
}

function reportHint(key: string, report: Report): void {
  const fault = Object.hasOwn(neverObeyed, key) ? neverObeyed[key] : undefined;
  if (fault) {
    report([key], fault);
  } else if (isHint(key)) {
    report([key], warning("hint", "This is not obeyed.", `Write ${takes[key]}.`));
  } else {
    reportUnknownKeys({ [key]: true }, Object.keys(takes), report);
  }
}

/** A field with the hints that its kind can have. The other hints are kept in `rendering.ignored`. */
export function withRendering<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  source: JsonObject,
  context: ParseContext,
  report: Report,
): FieldOf<Kind> {
  const given = recordIn(source, "rendering");
  const keys = Object.keys(given).slice(0, mostListed);
  if (keys.length === 0 || !spend(context, "steps", keys.length)) {
    return field;
  }
  const byKind: HintsByKind = hints;
  const readers: Hints<Kind> = { ...common, ...byKind[field.kind] };
  let rendering: Rendering = {};
  const ignored: [string, unknown][] = [];
  for (const key of keys.filter((name) => name !== "conditionalDisplay")) {
    const part = Object.hasOwn(readers, key) ? readers[key]?.(given[key], field, context) : undefined;
    if (part) {
      rendering = { ...rendering, ...part };
    } else {
      ignored.push([key, given[key]]);
      reportHint(key, reportAt(report, "rendering"));
    }
  }
  return {
    ...field,
    rendering: { ...rendering, ...(ignored.length > 0 && { ignored: Object.fromEntries(ignored) }) },
  };
}

/** Translates `gridRow` to columns and breaks. Neighbours with the same row stand side by side, two at most. */
export function inRows(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  let column: Rendering["gridColumn"];
  return fields.map(<Kind extends FieldKind>(field: FieldOf<Kind>, index: number): FieldOf<Kind> => {
    const [before, row, after] = [-1, 0, 1].map((offset) => fields[index + offset]?.rendering?.gridRow);
    if (row === undefined) {
      column = undefined;
      return field;
    }
    column = field.rendering?.gridColumn ?? (row === before && column === 1 ? 2 : row === after ? 1 : undefined);
    const breakAfter = field.rendering?.breakAfter ?? (after === undefined || row === after ? undefined : true);
    return { ...field, rendering: { ...field.rendering, ...defined({ gridColumn: column, breakAfter }) } };
  });
}
