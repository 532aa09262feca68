import { shortLine } from "../text/clean-text.js";
import { closeLook } from "../text/close-look.js";
import { distinctLabels, type Labelled } from "../text/distinct-labels.js";
import type { FieldOption, FieldSpec } from "./field-spec.js";
import { defaultLimits } from "./request-limits.js";

/**
 * The fields with labels, and options in each, that stay apart for a reader who looks closely. Parsing tells apart what has the same letters;
 * this knows the letters of all scripts that are drawn as Latin ones, and signs that are drawn alike. Not a part of parsing, for it is large. The same list, and in it the same field, where nothing has
 * to change.
 */
export function toldApart(fields: readonly FieldSpec[]): readonly FieldSpec[] {
  const told = fields.map((field) => withOptionsApart(field));
  const labels = apart(told.map(({ label, name }) => ({ label, detail: name })));
  const named = told.map((field, index) => relabelled(field, labels[index]));
  return named.every((field, index) => field === fields[index]) ? fields : named;
}

function withOptionsApart(field: FieldSpec): FieldSpec {
  switch (field.kind) {
    case "choice": {
      const options = optionsApart(field.options);
      return options === field.options ? field : { ...field, options };
    }
    case "choices": {
      const options = optionsApart(field.options);
      return options === field.options ? field : { ...field, options };
    }
    default:
      return field;
  }
}

function optionsApart<Option extends FieldOption>(options: readonly Option[]): readonly Option[] {
  const labels = apart(options.map(({ label, value }) => ({ label, detail: String(value) })));
  const named = options.map((option, index) => relabelled(option, labels[index]));
  return named.every((option, index) => option === options[index]) ? options : named;
}

/** @param items a label, and a property's name or an option's value as the server sent it */
function apart(items: readonly Labelled[]): readonly string[] {
  return distinctLabels(items, closeLook(items.map(({ label }) => label)), (sent) =>
    shortLine(sent, defaultLimits.label),
  );
}

function relabelled<Item extends { readonly label: string }>(item: Item, label = item.label): Item {
  return label === item.label ? item : { ...item, label };
}
