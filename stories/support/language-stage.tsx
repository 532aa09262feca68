import { type ReactNode, useState } from "react";
import { ElicitationCard, type ElicitationCardProps } from "react-elicitation";
import { createMessages } from "react-elicitation/locales";
import { ar } from "react-elicitation/locales/ar";
import { de } from "react-elicitation/locales/de";
import { en } from "react-elicitation/locales/en";
import { ja } from "react-elicitation/locales/ja";
import "./stage.css";

const catalogues = [en, de, ja, ar] as const;
const names = { en: "English", de: "Deutsch", ja: "日本語", ar: "العربية" };

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
