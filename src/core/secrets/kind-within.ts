import { defaultLimits } from "../request/request-limits.js";
import { canCarrySecret } from "./can-carry-secret.js";
import { eachListed } from "./each-listed.js";
import { isAbout, isLabelOf } from "./is-about.js";
import { asksForSecret } from "./message-sensitivity.js";
import type { Phrase } from "./phrase.js";
import { phrasesOf } from "./phrases-of.js";
import { readings } from "./readings.js";
import { paymentWords } from "./payment-words.js";
import type { SensitiveWords } from "./sensitive-words.js";
import { credentialWords } from "./credential-words.js";
import type { AskingField, SensitiveKind } from "./sensitivity-of.js";
import { kindTogether } from "./words-together.js";

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
  const labels = labelsOf(name, label);
  const said = readings(description.slice(0, unfolded)).flatMap(phrasesOf);
  const all = [...labels, ...said].flatMap(eachListed);
  return names(paymentWords, labels, all) || cardShape.test(shape)
    ? "payment"
    : names(credentialWords, labels, all)
      ? "credential"
      : (togetherIn(labels) ??
        (description.length > unfolded ? asksForSecret(description.slice(unfolded - 200)) : undefined));
}

/** What a name says beside the thing itself: `session_id` with the label "Session number" is a session. */
const beside = new Set(["id", "number", "value", "field", "input", "name", "text"]);

/** A label that repeats the name explains it: "Token symbol" says what kind of `token` is meant. */
function labelsOf(name: string, label: string): readonly Phrase[] {
  const title = readings(label).flatMap(phrasesOf);
  if (name === label) {
    return title;
  }
  const named = readings(name).flatMap(phrasesOf);
  const said = title.map(({ words }) => ` ${words.join(" ")} `);
  const isExplained = named.every(({ words }) => {
    const thing = words.filter((word, index) => index === 0 || !beside.has(word)).join(" ");
    return said.some((phrase) => phrase.includes(` ${thing} `));
  });
  return isExplained ? title : [...title, ...named];
}

function names(words: SensitiveWords, labels: readonly Phrase[], all: readonly Phrase[]): boolean {
  return all.some((phrase) => isAbout(words, phrase)) || labels.some((phrase) => isLabelOf(words, phrase));
}

function togetherIn(labels: readonly Phrase[]): SensitiveKind | undefined {
  return kindTogether(labels.flatMap((phrase) => phrase.words));
}
