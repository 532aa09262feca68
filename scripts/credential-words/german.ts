import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const german: SensitiveWords = {
  head: "last",
  credential: `
    Anmeldedaten, Einmalpasswort, Geheimnummer, Geheimzahl, Kennwort, Kennwörter, mTAN, Passwort, Passwörter,
    Sicherheitsfrage, Zugangsdaten`,
  payment: `
    Bankverbindung, Kartendaten, Karteninhaber, Kartennummer, Kontonummer, Kreditkarte, Kreditkarten, Prüfnummer,
    Prüfziffer`,
  thing: "Schlüssel, Ziffern",
  qualifier: `
    Anmelde, Bestätigungs, Einmal, Freischalt, Geheim, geheim-, sechsstellig-, Sicherheits, Sicherungs, Signatur,
    Sitzungs, Verifizierungs, Verschlüsselungs, Wiederherstellungs, WLAN, Zugangs, Zugriffs`,
  card: "Karte, Kreditkarte",
  cardDetail: "Ablauf, Ablaufdatum, gültig bis, Name auf",
  other: "Kundenkartennummer",
  preposition: "auf, aus, bei, deiner, der, des, für, Ihrer, mit, vom, von, wie, zu, zum, zur",
  trailing: "angeben, bestätigen, bitte, ein, erneut, eingeben, wiederholen",
  asking: "benötigen, bitte, eingeben, geben Sie",
  denial: "kein, keine, nie, niemals, nicht, ohne",
};
