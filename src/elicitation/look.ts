import { isHidden, isReadOnly } from "../core/fields/index.js";
import { takesOwnWords } from "../core/fields/own-words.js";
import type { FieldKind, FieldOf, FieldSpec, SensitiveKind } from "../core/types.js";
import { type ElicitationComponents, type FieldOverrides, hasOwnControl } from "./config.js";

/**
 * What a field is answered with:
 * - `line` a text of one line, and `control` another single control, such as a text box or a date
 * - `checkbox` one box beside its label
 * - `answers` a few options in rows of the size of a button, one of which answers the question
 * - `rows`, `list`, `segments` and `chips` options one below the other, the same in a box that scrolls, or beside each other
 * - `many` options in a box with a filter
 * - `select` options that the browser unfolds
 * - `none` words that say why there is no control
 */
export type Look =
  | "line"
  | "control"
  | "checkbox"
  | "answers"
  | "rows"
  | "list"
  | "segments"
  | "chips"
  | "many"
  | "select"
  | "none";

/** Where a field is shown: in a form with others, as the only one of its form, one at a time, or inside a control of the host's. */
type Setting = "form" | "alone" | "step" | "own";

/** The most options of each look, and the fewest of `many`, which the filter is for. Checkboxes fill a screen sooner than a `<select>`. */
const mostAnswers = 9;
const mostRows = 7;
const fewestOfMany = { select: 16, chips: 16, rows: 8 };

/** In characters. A text that may be longer needs more room than a line. */
const longestLine = 100;

/** The look of each kind of field that is not always `control`. */
const looks: { readonly [Kind in FieldKind]?: (field: FieldOf<Kind>, setting: Setting) => Look } = {
  text: ({ multiline, maxLength = 0, rendering: { rows = 1 } = {} }) =>
    multiline || maxLength > longestLine || rows > 1 ? "control" : "line",
  number: ({ rendering }) => (rendering?.displayStyle === "slider" ? "control" : "line"),
  boolean: (field, setting) => {
    // One at a time, a box would have to be ticked and unticked to say No.
    const isAsked = setting === "step" ? field.role !== "agreement" : setting === "alone" && field.role === "question";
    return isAsked ? "answers" : asksYesOrNo(field) ? "rows" : "checkbox";
  },
  choice: (field, setting) => {
    const { options, rendering: { displayStyle, searchable } = {} } = field;
    if (setting === "own") {
      // It has a label, and not the heading of a group.
      return "select";
    }
    const isPlain = (displayStyle ?? "radio") === "radio" && !searchable;
    const look = lookOfChoice(field);
    const isAsked = setting === "alone" || (setting === "step" && look === "rows" && !takesOwnWords(field));
    return isAsked && isPlain && options.length <= mostAnswers ? "answers" : look;
  },
  choices: ({ options, rendering: { displayStyle } = {} }) => {
    const look = displayStyle === "chips" ? "chips" : "rows";
    if (options.length >= fewestOfMany[look]) {
      return "many";
    }
    return displayStyle === "dropdown" ? "list" : hasDescriptions(options) ? "rows" : look;
  },
  unsupported: () => "none",
};

/** How a field is shown by the kit's own control. */
export function lookOf<Kind extends FieldKind>(field: FieldOf<Kind>, setting: Setting): Look {
  return looks[field.kind]?.(field, setting) ?? "control";
}

/** Whether a boolean has two options. A required one without a default always has, because an unticked checkbox would look like a No. */
function asksYesOrNo({ role, required, default: known, rendering }: FieldOf<"boolean">): boolean {
  return role === undefined
    ? (required && known === undefined) || rendering?.displayStyle === "radio"
    : role === "question";
}

function lookOfChoice(field: FieldOf<"choice">): Look {
  const { options, rendering: { displayStyle, searchable } = {} } = field;
  if (searchable || options.length >= fewestOfMany.select) {
    return "many";
  }
  // A `<select>` has no room for descriptions and own words, and a segment has none for descriptions.
  const needsRows = hasDescriptions(options) || takesOwnWords(field);
  if (displayStyle === "dropdown") {
    return needsRows ? "list" : "select";
  }
  if (displayStyle === "segmented" && !hasDescriptions(options)) {
    return "segments";
  }
  return displayStyle !== undefined || needsRows || options.length <= mostRows ? "rows" : "select";
}

function hasDescriptions(options: FieldOf<"choice">["options"]): boolean {
  return options.some(({ description }) => description !== undefined);
}

/** A field that is all that a form asks, and is shown as one question: yes or no, a few options, or a text of one line. */
export type LoneQuestion = FieldOf<"boolean" | "choice" | "text" | "number">;

export interface LoneQuestionOptions {
  readonly withheld: ReadonlyMap<string, SensitiveKind>;
  readonly components: ElicitationComponents;
  readonly overrides: FieldOverrides;
}

/** The fields that are shown by themselves. A companion is answered in its question. */
export function questionsOf(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  return fields.filter((field) => !isHidden(field) && !("companionOf" in field));
}

/** The question that the whole form asks, if it is shown as one. A hint for another look, or a control of the host's, is followed instead. */
export function loneQuestion(fields: readonly FieldSpec[], options: LoneQuestionOptions): LoneQuestion | undefined {
  const [field, other] = questionsOf(fields);
  return field && !other && isLone(field) && standsAlone(field, options) ? field : undefined;
}

function isLone(field: FieldSpec): field is LoneQuestion {
  return ["answers", "line"].includes(lookOf(field, "alone"));
}

/** Whether a field can be shown without the layout of a form. */
export function standsAlone(field: FieldSpec, { withheld, ...host }: LoneQuestionOptions): boolean {
  return !(isReadOnly(field) || withheld.has(field.id) || hasOwnControl(field, host));
}

/** Whether a lone question is answered on a line, beside which its button stands. */
export function takesLine(lone: LoneQuestion | undefined): boolean {
  return lone !== undefined && lookOf(lone, "alone") === "line";
}
