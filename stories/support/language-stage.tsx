import { type ReactNode, useState } from "react";
import { ElicitationCard, type ElicitationCardProps } from "react-elicitation";
import { createMessages } from "react-elicitation/locales";
import { ar } from "react-elicitation/locales/ar";
import { de } from "react-elicitation/locales/de";
import { en } from "react-elicitation/locales/en";
import { es } from "react-elicitation/locales/es";
import { fr } from "react-elicitation/locales/fr";
import { he } from "react-elicitation/locales/he";
import { hi } from "react-elicitation/locales/hi";
import { it } from "react-elicitation/locales/it";
import { ja } from "react-elicitation/locales/ja";
import { ko } from "react-elicitation/locales/ko";
import { nl } from "react-elicitation/locales/nl";
import { pl } from "react-elicitation/locales/pl";
import { ptBR } from "react-elicitation/locales/pt-BR";
import { ru } from "react-elicitation/locales/ru";
import { tr } from "react-elicitation/locales/tr";
import { uk } from "react-elicitation/locales/uk";
import { zhHans } from "react-elicitation/locales/zh-Hans";
import { zhHant } from "react-elicitation/locales/zh-Hant";
import "./stage.css";

const catalogues = [en, de, fr, es, ptBR, it, nl, pl, tr, ru, uk, ja, zhHans, zhHant, ko, ar, he, hi] as const;
const names = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  tr: "Türkçe",
  ru: "Русский",
  uk: "Українська",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ko: "한국어",
  ar: "العربية",
  he: "עברית",
  hi: "हिन्दी",
};

/** A page of a host on which the person chooses the language of the kit. */
export function LanguageStage(props: ElicitationCardProps): ReactNode {
  const [locale, setLocale] = useState("en");
  return (
    <main className="stage">
      <p>
        <label htmlFor="language">Language</label>{" "}
        <select id="language" value={locale} onChange={(event) => setLocale(event.target.value)}>
          {Object.entries(names).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <ElicitationCard {...props} key={locale} locale={locale} messages={createMessages(catalogues, { locale })} />
    </main>
  );
}
