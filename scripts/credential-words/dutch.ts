import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const dutch: SensitiveWords = {
  head: "last",
  credential: "inloggegevens, wachtwoord, wachtwoorden",
  payment: "creditcard, creditcardgegevens, creditcardnummer, kaartgegevens, kaartnummer, rekeningnummer",
  thing: "cijfers, sleutel",
  qualifier: "beveiligings, bevestigings, cijferige, eenmalige, geheim-, herstel, inlog, privé, toegangs, verificatie",
  card: "bankpas, kaart, pinpas",
  cardDetail: "geldig, naam op, verloopt, vervaldatum",
  preposition: "aan, met, naar, om, op, uit, van, voor",
  trailing: "herhalen, in, invoeren, invullen, opgeven",
  asking: "geef, vul, voer",
  denial: "geen, niet, nooit, zonder",
};
