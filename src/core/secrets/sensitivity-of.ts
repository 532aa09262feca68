import type { FieldSpec } from "../request/field-spec.js";
import { defaultLimits } from "../request/request-limits.js";
import { asksForSecret } from "./asks-for-secret.js";
import { type CarryingField, canCarrySecret } from "./can-carry-secret.js";
import { isAbout, isLabelOf } from "./matching/is-about.js";
import { isDenial } from "./matching/is-denial.js";
import { isSecretFile } from "./matching/is-secret-file.js";
import { kindOfCombined } from "./matching/kind-of-combined.js";
import { mentionsSecretFile } from "./matching/mentions-secret-file.js";
import { isSentCode, saysCodeIsSent } from "./matching/sent-code.js";
import { listedPhrases } from "./reading/listed-phrases.js";
import type { Phrase } from "./reading/phrase.js";
import { phrasesOf } from "./reading/phrases-of.js";
import { possibleReadings } from "./reading/possible-readings.js";
import type { SensitiveKind } from "./sensitive-kind.js";
import { credentialWords } from "./words/credential-words.js";
import { paymentWords } from "./words/payment-words.js";
import type { SensitiveWords } from "./words/sensitive-words.js";

/** What is looked at; every {@link FieldSpec} has it. */
export interface AskingField extends Pick<FieldSpec, "kind" | "name" | "label" | "description">, CarryingField {
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

/** Characters that are looked at: all that can be shown, and of a pattern as much as any honest one has. */
const longest = { label: defaultLimits.label, description: defaultLimits.text, pattern: 2000 };

/** Characters of a description that are seen before it is unfolded. What lies past them has to ask for something to be noticed. */
const unfolded = 600;

/**
 * Whether a field asks for a credential or for payment data, by its name, its words and its `pattern`. "Servers MUST NOT use
 * form mode elicitation to request sensitive information such as passwords, API keys, access tokens, or payment
 * credentials" (MCP, elicitation). It is a guess: it finds honest servers' mistakes and lazy attacks, in thirteen languages,
 * letters that only look like others included. Undefined for all that cannot carry one, such as a choice between words.
 */
export function sensitivityOf(field: AskingField): SensitiveKind | undefined {
  return kindWithin(field, Infinity);
}

/** What a field asks for, as far as the first characters of each of its texts tell: see `sensitivityOf`. */
export function kindWithin(field: AskingField, characters: number): SensitiveKind | undefined {
  if (!canCarrySecret(field)) {
    return undefined;
  }
  const { pattern = "", isPassword } = field;
  const name = field.name.slice(0, Math.min(characters, longest.label));
  const label = field.label.slice(0, Math.min(characters, longest.label));
  const description = (field.description ?? "").slice(0, Math.min(characters, longest.description));
  const shape = pattern.slice(0, longest.pattern).replaceAll("\\-", "-");
  if (isPassword === true || keyShape.test(shape) || keyShape.test(description)) {
    return "credential";
  }
  const labelReadings = possibleReadings(label);
  const descriptionReadings = possibleReadings(description.slice(0, unfolded));
  const labelPhrases = labelsOf(name, label, labelReadings);
  // What is said again and again is looked at once.
  const labels = [...new Set(labelPhrases)];
  const phrases = [...labels, ...new Set(descriptionReadings.flatMap(phrasesOf))].flatMap(listedPhrases);
  if (names(paymentWords, labels, phrases) || cardShape.test(shape)) {
    return "payment";
  }
  if (names(credentialWords, labels, phrases) || phrases.some(isCodeThatIsSent)) {
    return "credential";
  }
  const beginning = label.length > unfolded ? possibleReadings(label.slice(0, unfolded)) : labelReadings;
  if (holdsSecretFile([...beginning, ...descriptionReadings])) {
    return "credential";
  }
  const combined = kindOfCombined(labelPhrases);
  if (combined !== undefined) {
    return combined;
  }
  return description.length > unfolded ? asksForSecret(description.slice(unfolded - 200)) : undefined;
}

/** What a name says beside the thing itself: `session_id` with the label "Session number" is a session. */
const beside = new Set(["id", "number", "value", "field", "input", "name", "text"]);

/** A label that repeats the name explains it: "Token symbol" says what kind of `token` is meant. */
function labelsOf(name: string, label: string, labelReadings: readonly string[]): readonly Phrase[] {
  const title = labelReadings.flatMap(phrasesOf);
  if (name === label) {
    return title;
  }
  const named = possibleReadings(name).flatMap(phrasesOf);
  const said = Array.from(new Set(title), ({ words }) => ` ${words.join(" ")} `);
  const isExplained = [...new Set(named)].every(({ words }) => {
    const thing = words.filter((word, index) => index === 0 || !beside.has(word)).join(" ");
    return said.some((phrase) => phrase.includes(` ${thing} `));
  });
  return isExplained ? title : [...title, ...named];
}

function names(words: SensitiveWords, labels: readonly Phrase[], all: readonly Phrase[]): boolean {
  return all.some((phrase) => isAbout(words, phrase)) || labels.some((phrase) => isLabelOf(words, phrase));
}

function isCodeThatIsSent(phrase: Phrase): boolean {
  return (isSentCode(phrase.words) || saysCodeIsSent(phrase.words)) && !isDenial(phrase);
}

function holdsSecretFile(readings: readonly string[]): boolean {
  return readings.some((reading) => {
    if (!mentionsSecretFile(reading)) {
      return false;
    }
    const phrases = phrasesOf(reading);
    return (
      isSecretFile(
        reading,
        phrases.flatMap(({ words }) => words),
      ) && !phrases.some(isDenial)
    );
  });
}
