import type { PropertySchema } from "../questions/question.js";

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of a property, for the dialogs that are written by hand. Undefined if it has none. */
export function optionsOf({ enum: values, enumNames, oneOf, items }: PropertySchema): readonly Option[] | undefined {
  const titled = oneOf ?? items?.anyOf;
  return (
    titled?.map((option) => ({ value: option.const, label: option.title })) ??
    (values ?? items?.enum)?.map((value, index) => ({ value, label: enumNames?.[index] ?? value }))
  );
}
