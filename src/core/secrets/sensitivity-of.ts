import type { FieldSpec } from "../request/field-spec.js";
import { type Phrase, phrasesOf } from "./phrases-of.js";
import { credentialWords, paymentWords, type SensitiveWords } from "./sensitive-words.js";

/** What a field asks for that servers must not: `credential` passwords, keys, tokens, one-time codes · `payment` cards and bank accounts. */
export type SensitiveKind = "credential" | "payment";

/** What is looked at; every {@link FieldSpec} has it. */
export interface AskingField extends Pick<FieldSpec, "kind" | "name" | "label" | "description"> {
  readonly pattern?: string;
  /** The server says so: `format: "password"`, which JSON Schema knows for forms and MCP does not. */
  readonly isPassword?: boolean;
}

/** Keys that say what they are: OpenAI and Stripe, GitHub, GitLab, Slack, AWS, Google, npm, JWT, PEM. */
const keyShape =
  /(?<![a-z])(?:sk|rk)[-_]|gh[opsu]_|github_pat_|glpat-|xox[abp]|(?<![A-Z])AKIA|AIza|npm_\[|(?<![a-z])eyJ|PRIVATE KEY/;

/** Sixteen digits, thirteen to nineteen (ISO/IEC 7812), four times four, or what begins like a Visa card. */
const cardShape =
  /(?:\\d|\[0-9\])\{(?:16|1[2-5],1[69])\}|\{4\}.{0,8}\{3\}.{0,6}\{4\}|(?:\{4\}\W{0,4}(?:\\d|\[0-9\])){3}\{4\}|4(?:\\d|\[0-9\])\{12\}/;

/** Characters that are looked at: who has not asked by then has lost the person, and a form may have thousands of texts. */
const longest = { label: 200, description: 500, pattern: 500 };

/**
 * Whether a field asks for a credential or for payment data, by its name, its words and its `pattern`. "Servers MUST NOT use
 * form mode elicitation to request sensitive information such as passwords, API keys, access tokens, or payment
 * credentials" (MCP, elicitation). It is a guess: it finds honest servers' mistakes and lazy attacks, in thirteen languages.
 * Undefined for all that cannot carry one, such as a choice.
 */
export function sensitivityOf(field: AskingField): SensitiveKind | undefined {
  if (field.kind !== "text" && field.kind !== "number") {
    return undefined;
  }
  const { name, label, description = "", pattern = "", isPassword } = field;
  const shape = pattern.slice(0, longest.pattern).replaceAll("\\-", "-");
  if (isPassword === true || keyShape.test(shape) || keyShape.test(description)) {
    return "credential";
  }
  const labels = labelsOf(name.slice(0, longest.label), label.slice(0, longest.label));
  const all = [...labels, ...phrasesOf(description.slice(0, longest.description))];
  return names(paymentWords, labels, all) || cardShape.test(shape)
    ? "payment"
    : names(credentialWords, labels, all)
      ? "credential"
      : undefined;
}

/** A label that repeats the name explains it: "Token symbol" says what kind of `token` is meant. */
function labelsOf(name: string, label: string): readonly Phrase[] {
  const title = phrasesOf(label);
  const named = phrasesOf(name);
  const isExplained = named.every(({ whole }) => title.some((phrase) => ` ${phrase.whole} `.includes(` ${whole} `)));
  return isExplained ? title : [...title, ...named];
}

function names(
  { last, first, anywhere, inLabel }: SensitiveWords,
  labels: readonly Phrase[],
  all: readonly Phrase[],
): boolean {
  return (
    all.some(({ head, whole }) => last.test(head) || first.test(whole) || anywhere.test(whole)) ||
    labels.some(({ head }) => inLabel?.test(head))
  );
}
