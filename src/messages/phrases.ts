/** The forms of a noun after a number, as `Intl.PluralRules` names them. The compiler says which one a catalogue lacks. */
interface PluralForms {
  readonly ar: "zero" | "one" | "two" | "few" | "many";
  readonly de: "one";
  readonly es: "one" | "many";
  readonly fr: "one" | "many";
  readonly he: "one" | "two";
  readonly hi: "one";
  readonly it: "one" | "many";
  readonly nl: "one";
  readonly pl: "one" | "few" | "many";
  readonly "pt-BR": "one" | "many";
  readonly ru: "one" | "few" | "many";
  readonly tr: "one";
  readonly uk: "one" | "few" | "many";
}

/** Chooses the form of a noun by the number before it: `plural(count, { one: "Frage", other: "Fragen" })`. */
export function pluralsIn<Language extends keyof PluralForms>(
  language: Language,
): (count: number, forms: Readonly<Record<PluralForms[Language] | "other", string>>) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const named = rules.select(count);
    // A newer browser may know forms that this table does not.
    return Object.entries<string>(forms).find(([form]) => form === named)?.[1] ?? forms.other;
  };
}

/** A label and its text on one line, without a colon if the label ends with a mark of any script, such as ？ or ؟. A point may abbreviate. */
export function labelled(label: string, text: string, colon: string = ": "): string {
  return `${label}${/(?!\.)\p{Terminal_Punctuation}$/u.test(label) ? " " : colon}${text}`;
}

/**
 * Wraps a text in FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (UAX 9), so that its letters do not reorder the sentence around it, nor the
 * sentence the signs of the text: `https://` or `2026-11-27` in Arabic. A `<bdi>` is not possible, because react-hook-form keeps an error as
 * one string. `dir="auto"` on the sentence ignores these characters, unlike `unicode-bidi: plaintext` in CSS.
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
