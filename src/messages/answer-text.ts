import type { DraftContext } from "../core/draft/draft.js";
import type { FieldOf, FieldSpec, OptionValue } from "../core/request/field-spec.js";
import type { Messages } from "./messages.js";

/** One answer as it is read by a person. */
export interface AnswerText {
  /** Different for every answer of a list: a field's id, or `other-0`, … */
  readonly id: string;
  readonly label: string;
  /** Never empty. As typed where it was typed, so it may have several lines. */
  readonly text: string;
}

/** Who reads: language, time zone, words. */
export interface AnswerContext extends DraftContext {
  readonly messages: Pick<Messages, "yes" | "no" | "noAnswer" | "emptyOption" | "hiddenAnswer">;
  /** Which answers are not to be shown: a word stands for them. @default none */
  readonly isHidden?: ((field: FieldSpec) => boolean) | undefined;
}

/** The words of the option with that value; undefined if there is none. */
export function optionText(
  { options }: FieldOf<"choice" | "choices">,
  value: OptionValue,
  { messages }: AnswerContext,
): string | undefined {
  const option = options.find((one) => one.value === value);
  return option && (option.label || messages.emptyOption());
}

/** Several answers as one: "Frost, Storm, and Heat". */
export function listText(texts: readonly string[], { locale, messages }: AnswerContext): string {
  return texts.length === 0 ? messages.noAnswer() : new Intl.ListFormat(locale).format(texts);
}

export function booleanText(value: boolean, { messages }: AnswerContext): string {
  return value ? messages.yes() : messages.no();
}
