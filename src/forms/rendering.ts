import { type ParseContext, spend } from "../core/parse/parse-context.js";
import type { FieldKind, FieldOf, FieldSpec, Rendering } from "../core/types.js";
import { type Source, recordIn } from "./field-types.js";
import type { Note } from "./problems.js";

/** Reads the value of one hint. Undefined where the field cannot take it. */
type ReadHint<Kind extends FieldKind> = (
  value: unknown,
  field: FieldOf<Kind>,
  context: ParseContext,
) => FieldOf<Kind>["rendering"];

type Hints<Kind extends FieldKind> = Readonly<Record<string, ReadHint<Kind>>>;

const common: Hints<FieldKind> = {
  placeholder: (value, _, { line }) => (typeof value === "string" ? { placeholder: line(value) } : undefined),
  helpText: (value, _, { block }) => (typeof value === "string" ? { helpText: block(value) } : undefined),
  // A required answer that is not there could never be given.
  readonly: (value, field) =>
    value === false || (value === true && (!field.required || "default" in field)) ? { readOnly: value } : undefined,
  hidden: (value, { required }) => (value === false || (value === true && !required) ? { hidden: value } : undefined),
  autocomplete: (value) =>
    typeof value === "string" && autocompleteToken.test(value) ? { autoComplete: value } : undefined,
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

/** Tokens of HTML for what browsers keep of a person, but for what a server must not ask for: passwords, codes, cards. */
const autocompleteToken =
  /^(?:on|off|(?:(?:shipping|billing) )?(?:(?:home|work|mobile) )?(?:name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|username|organization(?:-title)?|street-address|address-line[123]|address-level[1-4]|country(?:-name)?|postal-code|language|bday(?:-(?:day|month|year))?|sex|url|email|impp|tel(?:-[a-z-]{1,20})?))$/;

/** As CSS spells an item over two columns. */
const bothColumns = /^(?:1 \/ )?(?:span 2|3|-1)$/;

/** The hints of each kind of field beside the common ones. */
const hints: { readonly [Kind in FieldKind]: Hints<Kind> } = {
  text: {
    inputType: (value) => {
      const inputType = (["text", "email", "tel", "url"] as const).find((type) => type === value);
      // The schema has said that it is a password.
      return value === "password" ? {} : inputType && { inputType };
    },
    rows: (value) =>
      typeof value === "number" && isPositiveInteger(value) ? { rows: Math.min(value, mostRows) } : undefined,
    testButton: (value, { format }) =>
      typeof value === "boolean" && format === "uri" ? { testButton: value } : undefined,
  },
  number: {
    step: (value) => (typeof value === "number" && value > 0 ? { step: value } : undefined),
    displayStyle: (value, { minimum, maximum }) =>
      value === "slider" && minimum !== undefined && maximum !== undefined ? { displayStyle: value } : undefined,
  },
  boolean: {
    displayStyle: (value) =>
      value === "checkbox" || value === "toggle" || value === "radio" ? { displayStyle: value } : undefined,
  },
  choice: {
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
  date: { enableTime },
  "date-time": { enableTime },
  // Read with the schema.
  file: { acceptAttribute: (value) => (typeof value === "string" ? {} : undefined) },
  unsupported: {},
};

/** A taller box would push the next field out of sight. */
const mostRows = 20;

function isPositiveInteger(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

/** Decides between the two kinds, so that it is read with the schema. */
function enableTime(value: unknown): Rendering | undefined {
  return typeof value === "boolean" ? {} : undefined;
}

/** Hints that would deceive a screen reader or break a rule of the dialog. */
const neverObeyed = ["ariaLabel", "ariaDescribedBy", "tabIndex", "validationTrigger", "debounceMs", "displayFormat"];

const known: ReadonlySet<string> = new Set([
  ...neverObeyed,
  ...Object.values<object>(hints).flatMap((readers) => Object.keys(readers)),
]);

/** A field with the hints that its kind can take. The others are kept on `rendering.ignored`. */
export function withRendering<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  source: Source,
  context: ParseContext,
  note: Note,
): FieldOf<Kind> {
  const given = recordIn(source, "rendering");
  const keys = Object.keys(given);
  if (keys.length === 0 || !spend(context, "steps", keys.length)) {
    return field;
  }
  const readers: Hints<Kind> = hints[field.kind];
  let rendering: Rendering = {};
  const ignored: [string, unknown][] = [];
  for (const key of keys.filter((name) => name !== "conditionalDisplay")) {
    const readCommon = Object.hasOwn(common, key) ? common[key] : undefined;
    const readOwn = Object.hasOwn(readers, key) ? readers[key] : undefined;
    const value = given[key];
    const part = readOwn ? readOwn(value, field, context) : readCommon?.(value, field, context);
    if (part) {
      rendering = { ...rendering, ...part };
    } else {
      ignored.push([key, value]);
      note(readCommon || known.has(key) ? "hint" : "unknown-key", "rendering", key);
    }
  }
  return {
    ...field,
    rendering: { ...rendering, ...(ignored.length > 0 && { ignored: Object.fromEntries(ignored) }) },
  };
}

/**
 * Says what `gridRow` means in columns and breaks, for neither grid nor page has more: neighbours of one row stand beside each other, those of
 * different rows do not.
 */
export function inRows(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  const rendered = [...fields];
  for (const [index, field] of fields.entries()) {
    const next = fields[index + 1];
    const [row, nextRow] = [field.rendering?.gridRow, next?.rendering?.gridRow];
    if (!next || row === undefined || nextRow === undefined) {
      continue;
    }
    const before = rendered[index] ?? field;
    if (row !== nextRow) {
      rendered[index] = withHints(before, { breakAfter: true });
    } else if (before.rendering?.gridColumn !== 2) {
      rendered[index] = withHints(before, { gridColumn: 1, ...before.rendering });
      rendered[index + 1] = withHints(next, { gridColumn: 2, ...next.rendering });
    }
  }
  return rendered;
}

function withHints<Kind extends FieldKind>(field: FieldOf<Kind>, rendering: Rendering): FieldOf<Kind> {
  return { ...field, rendering: { ...field.rendering, ...rendering } };
}
