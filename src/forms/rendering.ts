import { isHidden, isReadOnly } from "../core/fields/index.js";
import { isStep } from "../core/fields/number.js";
import { defined } from "../core/json.js";
import { type ParseContext, spend } from "../core/parse/parse-context.js";
import type { FieldKind, FieldOf, FieldSpec, Rendering } from "../core/types.js";
import { recordIn } from "./field-types.js";
import type { JsonObject, ReportProblem } from "./problems.js";

/** Reads the value of one hint. Undefined where the field cannot take it. */
type ReadHint<Kind extends FieldKind> = (
  value: unknown,
  field: FieldOf<Kind>,
  context: ParseContext,
) => FieldOf<Kind>["rendering"];

type Hints<Kind extends FieldKind> = Readonly<Record<string, ReadHint<Kind>>>;

const common: Hints<FieldKind> = {
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
};

/** Beside what is typed: an option has no place for it. */
const typed = {
  placeholder: (value: unknown, _: unknown, { line }: ParseContext): Rendering | undefined =>
    typeof value === "string" ? { placeholder: line(value) } : undefined,
};

const filled = {
  autocomplete: (value: unknown): Rendering | undefined =>
    typeof value === "string" && autocompleteToken.test(value) ? { autoComplete: value } : undefined,
};

/** Tokens of HTML for what browsers keep of a person, but for what a server must not ask for: passwords, codes, cards. */
const autocompleteToken =
  /^(?:on|off|(?:(?:shipping|billing) )?(?:(?:home|work|mobile) )?(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|username|organization(?:-title)?|street-address|address-line[123]|address-level[1-4]|country(?:-name)?|postal-code|language|bday(?:-(?:day|month|year))?|sex|url|email|impp|tel(?:-[a-z-]{1,20})?))$/;

/** As CSS spells an item over two columns. */
const bothColumns = /^(?:1 \/ )?(?:span 2|3|-1)$/;

/** The hints of each kind of field beside the common ones. */
const hints: { readonly [Kind in FieldKind]: Hints<Kind> } = {
  text: {
    ...typed,
    ...filled,
    inputType: (value) => {
      const inputType = (["text", "email", "tel", "url"] as const).find((type) => type === value);
      // It has made the field a credential.
      return value === "password" ? {} : inputType && { inputType };
    },
    // A format has a single line.
    rows: (value, { format }) =>
      typeof value === "number" && isPositiveInteger(value) && format === undefined
        ? { rows: Math.min(value, mostRows) }
        : undefined,
    testButton: (value, { format }) =>
      typeof value === "boolean" && format === "uri" ? { testButton: value } : undefined,
  },
  number: {
    ...typed,
    ...filled,
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
  date: { ...filled, enableTime },
  "date-time": { ...filled, enableTime },
  // Read with the schema.
  file: { acceptAttribute: (value) => (typeof value === "string" ? {} : undefined) },
  unsupported: {},
};

/** A taller box would push the next field out of sight. */
const mostRows = 20;

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

/** Decides between the two kinds where `format` does not, so that it is read with the schema. */
function enableTime(value: unknown, { kind }: FieldOf<"date" | "date-time">): Rendering | undefined {
  return value === (kind === "date-time") ? {} : undefined;
}

/** Hints that would deceive a screen reader or break a rule of the dialog. */
const neverObeyed = ["ariaLabel", "ariaDescribedBy", "tabIndex", "validationTrigger", "debounceMs", "displayFormat"];

const known: ReadonlySet<string> = new Set([
  ...neverObeyed,
  ...[common, ...Object.values<object>(hints)].flatMap((readers) => Object.keys(readers)),
]);

/** A field with the hints that its kind can take. The others are kept on `rendering.ignored`. */
export function withRendering<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  source: JsonObject,
  context: ParseContext,
  report: ReportProblem,
): FieldOf<Kind> {
  const given = recordIn(source, "rendering");
  const keys = Object.keys(given);
  if (keys.length === 0 || !spend(context, "steps", keys.length)) {
    return field;
  }
  const readers: Hints<Kind> = { ...common, ...hints[field.kind] };
  let rendering: Rendering = {};
  const ignored: [string, unknown][] = [];
  for (const key of keys.filter((name) => name !== "conditionalDisplay")) {
    const part = Object.hasOwn(readers, key) ? readers[key]?.(given[key], field, context) : undefined;
    if (part) {
      rendering = { ...rendering, ...part };
    } else {
      ignored.push([key, given[key]]);
      report(known.has(key) ? "hint" : "unknown-key", "rendering", key);
    }
  }
  return {
    ...field,
    rendering: { ...rendering, ...(ignored.length > 0 && { ignored: Object.fromEntries(ignored) }) },
  };
}

/** Says by columns and breaks what `gridRow` says: neighbours of one row stand beside each other, two at most, those of others do not. */
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
