import type { LocaleMessages, MessageLanguage, MessageOverrides } from "../messages/messages.js";

export type { LocaleMessages };

/** Messages that say which language they are in. */
export type MessagesOfLanguage = MessageOverrides & MessageLanguage;

/**
 * The messages for a person, of those that the host has: `createMessages([de, fr, en], { locale: "fr-CA" })` is `fr`. A catalogue serves all
 * regions of its language and script: `pt-BR` also serves `pt-PT`, and `zh-Hant` serves `zh-TW`, but not `zh-CN`.
 *
 * @param catalogues the first one is used if none is in a language of the person
 * @param options `locale` is a BCP 47 tag, or several with the preferred one first, such as `navigator.languages`. @default the browser's
 */
export function createMessages<Catalogue extends MessagesOfLanguage>(
  catalogues: readonly [Catalogue, ...Catalogue[]],
  { locale = new Intl.PluralRules().resolvedOptions().locale }: { readonly locale?: string | readonly string[] } = {},
): Catalogue {
  for (const wanted of [locale].flat()) {
    const exact = catalogues.find(({ language }) => regionOf(language) === regionOf(wanted));
    const found = exact ?? catalogues.find(({ language }) => scriptOf(language) === scriptOf(wanted));
    if (found) {
      return found;
    }
  }
  return catalogues[0];
}

/** "zh-Hant" for `zh-TW`. */
function scriptOf(tag: string): string | undefined {
  const { language, script } = likely(tag) ?? {};
  return language && `${language}-${script}`;
}

/** "zh-Hant-TW" for `zh-TW` and for `zh-Hant`. */
function regionOf(tag: string): string | undefined {
  return likely(tag)?.baseName;
}

/** A tag with its likely script and region. Undefined if it is not a tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
