import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const polish: SensitiveWords = {
  head: "free",
  credential: "hasło, token dostępu",
  payment: "numer konta bankowego, numer rachunku bankowego",
  thing: "fraza, klucz, klucze, kod, kody",
  qualifier: "aplikacji, cyfrowy, dostęp-, jednoraz-, odzysk-, prywatn-, szyfr-, weryfik-, zapasow-",
  card: "karcie, karta, karty",
  cardDetail: "dane, imię, kredytowa, kredytowej, numer, ważna, ważności",
  other: "biblioteczna, bibliotecznej, hasło promocyjne, hasło reklamowe",
  asking: "podaj, proszę, wpisz",
  denial: "bez, nie, nigdy",
};
