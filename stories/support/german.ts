import type { Messages } from "react-elicitation";

/** The words in German, as a host would write them: all of them, so that no English is left. */
export const german: Messages = {
  formTitle: ({ server }) => `${server} bittet um Angaben`,
  confirmTitle: ({ server }) => `${server} bittet um Bestätigung`,
  urlTitle: ({ server }) => `${server} möchte eine Seite öffnen`,
  unreadableTitle: ({ server }) => `${server} hat eine Anfrage gesendet, die sich nicht zeigen lässt`,
  unnamedServer: () => "Server ohne Namen",
  callsItself: ({ name, version }) => `nennt sich „${name}“${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} von ${total}`,
  messageFrom: ({ server }) => `Nachricht von ${server}`,

  acceptForm: ({ server }) => `An ${server} senden`,
  acceptConfirm: () => "Bestätigen",
  acceptUrl: () => "Im Browser öffnen",
  checking: () => "Die Angaben werden geprüft",
  sending: ({ server }) => `Wird an ${server} gesendet`,
  sent: () => "Gesendet",
  refused: ({ server }) => `${server} hat diese Angaben nicht angenommen.`,
  refusedForGood: ({ server }) => `${server} nimmt diese Angaben nicht an. Sie können ablehnen oder abbrechen.`,
  sendFailed: ({ server }) =>
    `${server} ist nicht zu erreichen. Ihre Angaben sind noch hier; versuchen Sie es noch einmal.`,
  restoredAnswers: () => "Ihre früheren Angaben sind eingetragen.",
  startOver: () => "Von vorn beginnen",
  mute: ({ server }) => `Alle Anfragen von ${server} ablehnen`,
  decline: () => "Ablehnen",
  cancel: () => "Abbrechen",
  stopWaiting: () => "Nicht mehr warten",
  close: () => "Schließen",
  showAll: () => "Alles zeigen",
  showLess: () => "Weniger zeigen",

  discardTitle: () => "Angaben verwerfen?",
  discardText: () => "Was Sie eingegeben haben, geht verloren.",
  keepEditing: () => "Weiter bearbeiten",
  discard: () => "Verwerfen",

  optional: () => "freiwillig",
  required: () => "nötig",
  noAnswer: () => "Keine Antwort",
  noneOfThese: () => "Nichts davon",
  emptyOption: () => "(leer)",
  choose: () => "Bitte wählen",
  yes: () => "Ja",
  no: () => "Nein",
  neverEnterSecrets: () => "Geben Sie hier nie Passwörter oder Kartennummern ein.",
  impersonation: ({ other, server }) => `Hier ist von ${other} die Rede. Die Anfrage kommt aber von ${server}.`,
  secretWarning: {
    credential: ({ server }) =>
      `Das sieht nach einem Passwort oder Schlüssel aus. Nur weiter, wenn ${server} es haben darf.`,
    payment: ({ server }) => `Das sieht nach Zahlungsdaten aus. Nur weiter, wenn ${server} sie haben darf.`,
  },
  openSecret: ({ label }) => `„${label}“ trotzdem eingeben`,
  showSecret: ({ label }) => `„${label}“ anzeigen`,
  clearAnswer: ({ label }) => `Antwort auf „${label}“ zurücknehmen`,
  textLimits: ({ minLength, maxLength }) => `${range(minLength, maxLength)} Zeichen`,
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf }) =>
    [
      integer ? "Eine ganze Zahl" : "Eine Zahl",
      minimum && `ab ${minimum}`,
      moreThan && `größer als ${moreThan}`,
      maximum && `bis ${maximum}`,
      lessThan && `kleiner als ${lessThan}`,
      multipleOf && `in Schritten von ${multipleOf}`,
    ]
      .filter(Boolean)
      .join(", "),
  choicesLimits: ({ minItems, maxItems }) => `${range(minItems, maxItems)} wählen`,
  timeZone: ({ timeZone, offset }) => `Zeit in ${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `Diese Zeit gibt es in jener Nacht zweimal; gesendet wird die frühere (${offset}).`,
  opensOn: ({ host }) => `Führt zu ${host}`,
  sentAs: ({ address }) => `Gesendet wird ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Eine Adresse, die mit ${scheme}: beginnt, führt zu keiner Seite. Was darin steht, führt aus oder zeigt, wer sie öffnet.`,

  errorSummary: () => "Etwas stimmt noch nicht",
  errorPrefix: () => "Fehler:",
  error: {
    required: ({ label, by }) => {
      switch (by) {
        case "typing":
          return `Geben Sie „${label}“ an`;
        case "choosing":
        case "answering":
          return `Wählen Sie „${label}“`;
        case "opening":
          return `„${label}“ wird verlangt. Wenn Sie es nicht angeben wollen, lehnen Sie ab`;
      }
    },
    number: ({ label }) => `„${label}“ muss eine Zahl sein, etwa 30`,
    integer: ({ label }) => `„${label}“ muss eine ganze Zahl sein, etwa 30`,
    precision: ({ label }) => `„${label}“ hat mehr Stellen, als sich genau senden lassen`,
    minimum: ({ label, limit }) => `„${label}“ muss mindestens ${limit} sein`,
    maximum: ({ label, limit }) => `„${label}“ darf höchstens ${limit} sein`,
    exclusiveMinimum: ({ label, limit }) => `„${label}“ muss größer als ${limit} sein`,
    exclusiveMaximum: ({ label, limit }) => `„${label}“ muss kleiner als ${limit} sein`,
    multipleOf: ({ label, limit }) => `„${label}“ muss ein Vielfaches von ${limit} sein`,
    minLength: ({ label, limit }) => `„${label}“ muss mindestens ${limit} Zeichen haben`,
    maxLength: ({ label, limit }) => `„${label}“ darf höchstens ${limit} Zeichen haben`,
    minItems: ({ label, limit }) => `Wählen Sie mindestens ${limit} bei „${label}“`,
    maxItems: ({ label, limit }) => `Wählen Sie höchstens ${limit} bei „${label}“`,
    pattern: ({ label }) => `„${label}“ muss in der verlangten Form geschrieben sein`,
    format: ({ example }) => `Schreiben Sie es wie ${example}`,
    email: ({ label }) => `„${label}“ muss eine E-Mail-Adresse sein, etwa name@example.com`,
    uri: ({ label }) => `„${label}“ muss eine vollständige Adresse sein, etwa https://example.com`,
    "url-unreadable": ({ label }) => `„${label}“ muss eine Adresse sein, die sich öffnen lässt`,
    "url-scheme": ({ label, allowed }) => `„${label}“ muss mit ${allowed} beginnen`,
    "url-private": ({ label }) => `„${label}“ führt in ein privates Netz; das ist hier nicht erlaubt`,
    "url-localhost": ({ label }) => `„${label}“ führt auf diesen Computer; das ist hier nicht erlaubt`,
    date: ({ label, example }) => `„${label}“ muss ein Tag sein, etwa ${example}`,
    "date-time": ({ label, example }) => `„${label}“ muss ein Tag mit Uhrzeit sein, etwa ${example}`,
    "time-gap": ({ label, timeZone }) => `„${label}“ gibt es in ${timeZone} nicht: Die Uhren werden dann vorgestellt`,
    invisible: ({ after }) => `Nach „${after}“ steht ein unsichtbares Zeichen. Löschen Sie es`,
    "uri-scheme": () => "Beginnen Sie mit https://",
    "uri-character": ({ character }) => `Der Host der Adresse darf „${character}“ nicht enthalten`,
    default: ({ quoted }) => `„${quoted}“ war vorgeschlagen, geht hier aber nicht`,
    enum: ({ label }) => `Wählen Sie eine der Möglichkeiten bei „${label}“`,
    type: ({ label }) => `Beantworten Sie „${label}“ noch einmal`,
  },
  cannotCheck: () =>
    "Die Angaben konnten nicht geprüft werden; es wurde nichts gesendet. Versuchen Sie es noch einmal.",

  unsupported: ({ label, required }) =>
    `„${label}“: Dafür gibt es hier kein Feld. ${required ? "Ohne diese Angabe lässt sich nichts senden." : "Es bleibt frei."}`,
  problem: {
    params: () => "Die Anfrage hat keinen Inhalt.",
    mode: ({ mode }) => `Die Art der Anfrage ist hier nicht bekannt („${mode}“).`,
    schema: () => "Die Anfrage sagt nicht, welche Angaben sie will.",
    url: () => "Die Anfrage hat keine Adresse.",
    "required-unknown": ({ name }) => `Die Anfrage verlangt „${name}“, ohne es zu beschreiben.`,
    "too-many-fields": ({ count, limit }) =>
      `Die Anfrage stellt ${count} Fragen, mehr als die ${limit}, die gezeigt werden.`,
    "too-many-options": ({ limit }) => `Die Anfrage hat mehr als die ${limit} Möglichkeiten, die gezeigt werden.`,
    "too-large": ({ limit }) => `Die Anfrage hat mehr als die ${limit} Zeichen, die gezeigt werden.`,
    "too-complex": () => "Die Anfrage ist aus zu vielen Teilen zusammengesetzt.",
  },
  cannotAccept: ({ server }) => `An ${server} lässt sich nichts senden. Sie können ablehnen oder abbrechen.`,
  asksFor: () => "Gefragt wird nach:",

  urlIntroduction: () => "Diese Seite wird im Browser geöffnet:",
  urlOtherHost: ({ host, origin }) =>
    `Die Seite liegt nicht auf ${origin}. Fahren Sie nur fort, wenn Sie ${host} erwartet haben.`,
  urlWarning: {
    "look-alike": ({ host, unicodeHost, looksLike }) =>
      `${unicodeHost} (${host}) ist nicht ${looksLike}: Die Buchstaben sehen nur so aus.`,
    "mixed-scripts": ({ host, unicodeHost }) => `${unicodeHost} (${host}) mischt Buchstaben mehrerer Schriften.`,
    disguised: ({ host }) => `Die Adresse verbirgt, wohin sie führt. Die Seite liegt auf ${host}.`,
    long: () => "Die Adresse ist zu lang, um sie zu überblicken.",
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} enthält Buchstaben, die mit anderen zu verwechseln sind. Ohne sie heißt die Seite ${host}.`,
    userinfo: ({ host }) => `Was vor dem @ steht, ist nicht die Seite. Sie liegt auf ${host}.`,
    private: ({ host }) => `${host} liegt in einem privaten Netz.`,
    loopback: ({ host }) => `${host} ist dieser Computer.`,
    port: ({ host }) => `${host} benutzt einen ungewöhnlichen Port.`,
  },
  urlRefusal: {
    "not-a-url": () => "Das ist keine Adresse, die sich öffnen lässt.",
    scheme: () => "Von hier lassen sich nur Adressen öffnen, die mit https:// beginnen.",
    "plain-http": () => "Diese Adresse ist nicht verschlüsselt (http) und wird von hier nicht geöffnet.",
  },
  urlReassurance: () => "Noch wurde nichts geöffnet. Was Sie auf der Seite eingeben, sieht dieser Chat nicht.",
  urlBlocked: () => "Der Browser hat das neue Fenster verhindert. Kopieren Sie die Adresse, oder erlauben Sie es.",
  urlWaiting: ({ host }) =>
    `Die Seite ist im Browser geöffnet. Kommen Sie hierher zurück, wenn Sie auf ${host} fertig sind.`,
  urlReopen: () => "Noch einmal öffnen",
  urlFinished: () => "Ich bin fertig",
  address: () => "Adresse",
  copyAddress: () => "Adresse kopieren",
  copied: () => "Adresse kopiert",
  notCopied: () => "Der Browser lässt es nicht zu. Die Adresse ist hier markiert: Kopieren Sie sie selbst.",

  answeredTitle: ({ server }) => `Sie haben ${server} geantwortet`,
  confirmedTitle: ({ server }) => `Sie haben die Anfrage von ${server} bestätigt`,
  openedTitle: ({ host }) => `Sie haben ${host} geöffnet`,
  declinedTitle: ({ server }) => `Sie haben die Anfrage von ${server} abgelehnt`,
  cancelledTitle: ({ server }) => `Sie haben ${server} nicht geantwortet`,
  timeUpTitle: ({ server }) => `Die Zeit für die Antwort an ${server} ist um`,
  expiredTitle: ({ server }) => `${server} wartet nicht mehr`,
  nothingAnswered: () => "Sie haben alle Fragen ausgelassen.",
  nothingSent: ({ server }) => `An ${server} wurde nichts gesendet.`,
  keptAnswers: ({ server }) => `An ${server} wurde nichts gesendet. Das hatten Sie eingegeben:`,
  hiddenAnswer: () => "verborgen",
  answers: () => "Antworten",
  copyAnswers: () => "Antworten kopieren",
  answersCopied: () => "Antworten kopiert",
  answersNotCopied: () => "Der Browser lässt es nicht zu. Die Antworten sind hier markiert: Kopieren Sie sie selbst.",
  answerLine: ({ label, value }) => `${label}: ${value}`,

  timeLeft: ({ time }) => `Noch ${time} Zeit für die Antwort`,
  timeWarning: ({ time, extendable }) =>
    extendable
      ? `Noch ${time} Zeit für die Antwort. Sie können mehr Zeit verlangen.`
      : `Noch ${time} Zeit für die Antwort.`,
  extend: ({ time }) => `${time} mehr Zeit`,
  timeExtended: ({ time }) => `Sie haben ${time} mehr Zeit`,
};

function range(from: string | undefined, to: string | undefined): string {
  if (from === to) {
    return String(from);
  }
  return from === undefined ? `bis zu ${to}` : to === undefined ? `mindestens ${from}` : `${from} bis ${to}`;
}
