import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const french: SensitiveWords = {
  head: "first",
  credential: `
    code confidentiel, code secret, cookie de session, identifiants de connexion, mot de passe, mots de passe,
    vos identifiants`,
  payment: "carte de crédit, coordonnées bancaires, cryptogramme, numéro de compte bancaire",
  thing: "chiffres, clé, code, jeton, phrase",
  qualifier: `
    acces-, API, authentification, carte, chiffr-, connexion, email, envo-, OTP, person-, priv-, recu-, secours,
    secret-, sécurité, SMS, unique, valid-, verif-, wifi`,
  card: "carte",
  cardDetail: "bancaire, bleue, échéance, expiration, nom sur, numéro, titulaire, validité",
  other: "bibliothèque, code postal, embarquement, fidélité, identité",
  preposition: "d, de, des, du",
  asking: "entrez, quel est, saisir, saisissez, tapez",
  denial: "jamais, n, ne, pas, sans",
};
