import type { FieldOption } from "../core/request/field-spec.js";
import type { DialogMessages } from "../messages/messages.js";

/** The words for an option. One without any, whose value is the empty text, gets the kit's, or its control would have no name. */
export function optionLabel(option: FieldOption, messages: DialogMessages): string {
  return option.label || messages.emptyOption();
}
