import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const italian: SensitiveWords = {
  head: "first",
  credential: "codice segreto, parola d'ordine, token di accesso",
  payment: "coordinate bancarie, numero di conto",
  thing: "chiave, chiavi, cifre, codice, codici",
  qualifier: "backup, carta, cifre, conferma, invia-, monouso, ricev-, segret-, sicurez-",
  card: "carta",
  cardDetail: "dati, intestatario, nome sulla, numero, scade, scadenza",
  other: "fedeltà, identità, imbarco, studente, postale",
  preposition: "dei, dell, della, delle, di",
  asking: "digita, inserire, inserisci",
  denial: "mai, non, senza",
  trailing: "attuale",
};
