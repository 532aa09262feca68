import type { Messages } from "react-elicitation";

/** The words in German, as a host would write them: all of them, so that no English is left. */
export const german: Messages = {
  formTitle: ({ server }) => `${server} bittet um Angaben`,
  confirmTitle: ({ server }) => `${server} bittet um Bestätigung`,
  questionTitle: ({ server }) => `${server} stellt eine Frage`,
  asksTitle: ({ server }) => `${server} fragt`,
  urlTitle: ({ server }) => `${server} möchte eine Seite öffnen`,
  unreadableTitle: ({ server }) => `${server} hat eine Anfrage gesendet, die sich nicht zeigen lässt`,
  unnamedServer: () => "Server ohne Namen",
  callsItself: ({ name, version }) => `nennt sich „${name}“${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} von ${total}`,
  messageFrom: ({ server }) => `Nachricht von ${server}`,

  acceptForm: ({ server }) => `An ${server} senden`,
  acceptAnswer: ({ answer, server }) => `„${answer}“ an ${server} senden`,
  send: () => "Senden",
  acceptConfirm: () => "Bestätigen",
  acceptUrl: () => "Seite öffnen",
  acceptUrlAnyway: () => "Trotzdem öffnen",
  checking: () => "Die Angaben werden geprüft",
  sending: ({ server }) => `Wird an ${server} gesendet`,
  sendingAnswer: () => "Wird gesendet",
  refused: ({ server }) => `${server} hat diese Angaben nicht angenommen.`,
  attemptsLeft: ({ left, count }) =>
    count === 1 ? "Es bleibt ein Versuch." : `Es bleiben ${count === 0 ? "keine" : left} Versuche.`,
  refusedForGood: ({ server }) => `${server} nimmt dazu keine Angaben mehr an. Lehnen Sie ab, oder schließen Sie das.`,
  sendFailed: ({ server }) =>
    `${server} ist nicht zu erreichen. Ihre Angaben sind noch hier. Versuchen Sie es noch einmal.`,
  fieldsOpened: ({ labels }) => `Jetzt auszufüllen: ${labels}.`,
  fieldsClosed: ({ labels }) => `Nicht mehr nötig: ${labels}.`,
  fieldsRequired: ({ labels }) => `Jetzt nötig: ${labels}.`,
  restoredAnswers: () => "Ihre früheren Angaben sind eingetragen.",
  chooseAgain: ({ labels }) => `Bitte erneut auswählen: ${labels}`,
  answeredBefore: () => "Sie haben dieses Formular schon einmal ausgefüllt",
  fillInAnswers: () => "Meine Angaben eintragen",
  startOver: () => "Von vorn beginnen",
  mute: ({ server }) => `Diese und alle späteren Anfragen von ${server} ablehnen`,
  decline: () => "Ablehnen",
  answer: () => "Antworten",
  unfold: () => "Zeigen",
  collapse: () => "Zusammenfalten",
  answerLater: () => "Später antworten",
  openAsDialog: () => "Als Dialog öffnen",
  questionPosition: ({ index, total }) => `Frage ${index} von ${total}`,
  questionCount: ({ total, count }) => `${total} ${count === 1 ? "Frage" : "Fragen"}`,
  reviewTitle: () => "Antworten prüfen",
  change: () => "Ändern",
  back: () => "Zurück",
  next: () => "Weiter",
  oneAtATime: () => "Einzeln",
  isNew: () => "Neu",
  cancel: () => "Schließen, ohne zu antworten",
  stopWaiting: () => "Nicht mehr warten",
  close: () => "Schließen",
  showAll: () => "Alles zeigen",
  moreLines: ({ lines, count }) => `${lines} weitere ${count === 1 ? "Zeile" : "Zeilen"}`,
  showLess: () => "Weniger zeigen",
  linesShown: () =>
    "Noch wurde nichts gesendet. Was verborgen war, ist jetzt zu sehen: Lesen Sie es, und drücken Sie dann noch einmal.",

  discardTitle: () => "Angaben verwerfen?",
  discardText: () => "Was Sie eingegeben haben, geht verloren.",
  keepEditing: () => "Weiter bearbeiten",
  discard: () => "Verwerfen",
  declineAnyway: () => "Trotzdem ablehnen",

  optional: () => "freiwillig",
  required: () => "nötig",
  noAnswer: () => "Keine Antwort",
  noneOfThese: () => "Nichts davon",
  emptyOption: () => "(leer)",
  choose: () => "Bitte wählen",
  skip: () => "Überspringen",
  yes: () => "Ja",
  no: () => "Nein",
  neverEnterSecrets: () => "Geben Sie hier nie Passwörter oder Kartennummern ein.",
  impersonation: ({ other, server }) => `Diese Anfrage benutzt den Namen von ${other}. Sie kommt aber von ${server}.`,
  secretWarning: {
    credential: ({ server }) =>
      `Das sieht nach einem Passwort oder Schlüssel aus. Nur weiter, wenn ${server} es haben darf.`,
    payment: ({ server }) => `Das sieht nach Zahlungsdaten aus. Nur weiter, wenn ${server} sie haben darf.`,
  },
  openSecret: ({ label }) => `„${label}“ trotzdem eingeben`,
  showSecret: ({ label }) => `„${label}“ anzeigen`,
  ownWords: () => "Etwas anderes",
  otherOwnWords: () => "Eine andere Antwort",
  ownWordsLine: ({ label }) => `Etwas anderes, ${label}`,
  clearAnswer: () => "Antwort zurücknehmen",
  noDate: () => "Kein Datum gewählt",
  slide: ({ label }) => `Schieben, um „${label}“ einzustellen`,
  filterOptions: () => "Filtern",
  optionsFound: ({ found, total, chosen }) =>
    `${chosen ? `${chosen} gewählt. ` : ""}${found ? `${found} von ${total}` : total} Möglichkeiten`,
  optionRemoved: ({ option, chosen }) => `${option} entfernt. ${chosen} gewählt`,
  chosenOptions: () => "Gewählt",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "Diese" : "Alle"} ${options} wählen`,
  chooseNone: () => "Nichts wählen",
  undoChooseNone: () => "Wieder wählen",
  noOptionFound: ({ words }) => `Keine Möglichkeit enthält „${words}“.`,
  clearFilter: () => "Filter leeren",
  tryAddress: () => "Adresse ausprobieren",
  textLimits: ({ minLength, maxLength }) => `${range(minLength, maxLength)} Zeichen`,
  textExamples: ({ examples }) => `Zum Beispiel ${examples}`,
  quoted: ({ text }) => `„${text}“`,
  others: () => "andere",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) =>
    [
      integer ? "Ganze Zahl" : "Zahl",
      minimum && `ab ${minimum}`,
      moreThan && `größer als ${moreThan}`,
      maximum && `bis ${maximum}`,
      lessThan && `kleiner als ${lessThan}`,
      multipleOf && `in Schritten von ${multipleOf}`,
      words && `oder ${words}`,
    ]
      .filter(Boolean)
      .join(", "),
  choicesLimits: ({ minItems, maxItems, isOptional }) =>
    `${isOptional && minItems ? "Wenn Sie antworten: " : ""}${range(minItems, maxItems)} wählen`,
  dateLimits: ({ earliest, latest }) =>
    [earliest && `ab ${earliest}`, latest && `bis ${latest}`].filter(Boolean).join(" "),
  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "je " : ""}bis ${size}`,
      minItems && `mindestens ${minItems}`,
      maxItems && `höchstens ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "Ton", image: "Bilder", text: "Text", video: "Videos" })[type],
  filesGoTo: ({ server, canDrop }) => `Auswählen${canDrop ? ", ablegen" : ""} oder einfügen. Geht an ${server}`,
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Entfernen",
  filesAdded: ({ names }) => `${names} hinzugefügt`,
  fileRemoved: ({ name }) => `${name} entfernt`,
  filesNotLoaded: () => "Dateien lassen sich noch nicht auswählen: Ein Teil des Formulars wurde nicht geladen.",
  tryAgain: () => "Noch einmal versuchen",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Die Uhren gehen zurück, und so gibt es diese Zeit zweimal. Gesendet wird die frühere (${offset}).`,
  opensOn: ({ host }) => `Führt zu ${host}`,
  sentAs: ({ address }) => `Gesendet wird ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Eine Adresse, die mit ${scheme}: beginnt, führt zu keiner Seite. Wer sie öffnet, führt vielleicht ein Programm aus.`,

  errorSummary: () => "Prüfen Sie diese Angaben",
  errorLine: ({ label, error }) => `${label}: ${error}`,
  errorPrefix: () => "Fehler:",
  error: {
    required: ({ by }) => {
      switch (by) {
        case "typing":
          return "Hier fehlt eine Angabe";
        case "choosing":
          return "Wählen Sie etwas aus";
        case "answering":
          return "Wählen Sie Ja oder Nein";
        case "ticking":
          return "Kreuzen Sie das an, oder lehnen Sie ab";
        case "attaching":
          return "Wählen Sie eine Datei";
        case "opening":
          return "Ohne das lässt sich nichts senden. Lehnen Sie ab, um es für sich zu behalten";
      }
    },
    number: ({ example }) => `Muss eine Zahl sein${like(example)}`,
    grouping: ({ example }) => `Ohne Tausenderpunkte schreiben${like(example)}`,
    integer: ({ example }) => `Muss eine ganze Zahl sein${like(example)}`,
    precision: () => "Hat mehr Stellen, als sich genau senden lassen",
    minimum: ({ limit }) => `Muss mindestens ${limit} sein`,
    maximum: ({ limit }) => `Darf höchstens ${limit} sein`,
    exclusiveMinimum: ({ limit }) => `Muss größer als ${limit} sein`,
    exclusiveMaximum: ({ limit }) => `Muss kleiner als ${limit} sein`,
    multipleOf: ({ limit }) => `Muss ein Vielfaches von ${limit} sein`,
    minLength: ({ limit }) => `Muss mindestens ${limit} Zeichen haben`,
    maxLength: ({ limit }) => `Darf höchstens ${limit} Zeichen haben`,
    minItems: ({ limit }) => `Wählen Sie mindestens ${limit}`,
    maxItems: ({ limit }) => `Wählen Sie höchstens ${limit}`,
    "own-words": () => "Geben Sie etwas ein, oder wählen Sie etwas anderes",
    uniqueItems: () => "Wählen Sie jede Möglichkeit nur einmal",
    formatMinimum: ({ limit }) => `Muss ${limit} oder später sein`,
    formatMaximum: ({ limit }) => `Muss ${limit} oder früher sein`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Die Regel der Anfrage ist nicht zu erfüllen; lassen Sie es leer, oder lehnen Sie ab";
      }
      if (isDay) {
        return "Dieser Tag geht nicht. Wählen Sie einen anderen";
      }
      return isDescribed
        ? "Halten Sie sich an die Form, die oben beschrieben ist"
        : "Hat nicht die verlangte Form, und die Anfrage sagt nicht, welche das ist";
    },
    format: ({ example }) => `Schreiben Sie es wie ${example}`,
    email: () => "Muss eine E-Mail-Adresse sein, etwa name@example.com",
    uri: () => "Muss eine vollständige Adresse sein, etwa https://example.com",
    "uri-scheme": () => "Beginnen Sie mit https://",
    "uri-character": ({ quoted }) => `Der Host darf „${quoted}“ nicht enthalten`,
    "url-unreadable": () => "Muss eine Adresse sein, die sich öffnen lässt, etwa https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Lassen Sie das leer. Hier ist keine Adresse erlaubt" : `Muss mit ${allowed} beginnen`,
    "url-private": () => "Führt in ein privates Netz; das ist hier nicht erlaubt",
    "url-localhost": () => "Führt auf Ihren eigenen Computer; das ist hier nicht erlaubt",
    date: ({ example }) => `Muss ein Tag sein${like(example)}`,
    "date-time": ({ example }) => `Muss ein Tag mit Uhrzeit sein${like(example)}`,
    "time-gap": ({ timeZone }) => `Wählen Sie eine andere Zeit: Die Uhren überspringen diese (${timeZone})`,
    invisible: ({ quoted }) => `Hat nach „${quoted}“ ein unsichtbares Zeichen. Löschen Sie es`,
    default: ({ quoted }) => `Der Vorschlag „${quoted}“ passt nicht. Ändern Sie ihn`,
    "file-size": ({ file, size, limit }) => `„${file}“ hat ${size}: Wählen Sie eine Datei bis ${limit}`,
    "file-type": ({ file }) => `„${file}“ hat einen anderen Typ: Wählen Sie eine andere Datei`,
    "file-content": ({ file }) => `„${file}“ ist nicht, was der Name sagt: Wählen Sie eine andere Datei`,
    "file-empty": ({ file }) => `„${file}“ ist leer: Wählen Sie eine andere Datei`,
    "file-unreadable": ({ file }) => `„${file}“ lässt sich nicht lesen: Wählen Sie eine andere Datei`,
    enum: () => "Wählen Sie eine der Möglichkeiten",
    "file-upload": ({ file }) => `„${file}“ ließ sich nicht hochladen. Versuchen Sie es noch einmal`,
    type: () => "Diese Antwort ist nicht lesbar. Geben Sie sie noch einmal ein",
  },
  cannotCheck: () =>
    "Es wurde nichts gesendet: Die Angaben ließen sich nicht prüfen. Versuchen Sie es noch einmal, lehnen Sie ab, oder schließen Sie das.",

  unsupported: ({ label, required }) =>
    `„${label}“: Dafür gibt es hier kein Feld. ${required ? "Ohne diese Angabe lässt sich nichts senden." : "Es bleibt frei."}`,
  problem: {
    params: () => "Die Anfrage hat keinen Inhalt.",
    mode: ({ mode }) => `Die Art der Anfrage ist hier nicht bekannt („${mode}“).`,
    schema: () => "Die Anfrage sagt nicht, welche Angaben sie will.",
    url: () => "Die Anfrage hat keine Adresse.",
    "required-unknown": ({ name }) => `Die Anfrage verlangt „${name}“, ohne es zu beschreiben.`,
    "too-many-fields": ({ total, limit }) =>
      `Die Anfrage stellt ${total} Fragen. Nur ${limit} lassen sich zeigen, und so lässt sie sich nicht beantworten.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  cannotAccept: ({ server }) => `${server} lässt sich hier nicht antworten. Lehnen Sie ab, oder schließen Sie das.`,
  asksFor: () => "Gefragt wird nach:",

  urlIntroduction: () => "Öffnet sich im Browser",
  urlOtherHost: ({ host, origin }) =>
    `Diese Seite liegt nicht auf ${origin}. Öffnen Sie sie nur, wenn Sie ${host} erwarten.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Das ist nicht ${looksLike}. Ähnliche Buchstaben verbergen, wie die Seite wirklich heißt: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) => `${unicodeHost} (${host}) mischt Buchstaben mehrerer Schriften.`,
    disguised: ({ host }) => `Die Adresse verbirgt, wohin sie führt. Die Seite liegt auf ${host}.`,
    long: () => "Die Adresse ist zu lang, um sie zu überblicken.",
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} enthält Buchstaben, die mit anderen zu verwechseln sind. Ohne sie heißt die Seite ${host}.`,
    userinfo: ({ host }) => `Die Seite liegt auf ${host}. Was vor dem @ steht, ist nicht das Ziel.`,
    private: ({ host }) => `${host} liegt in einem privaten Netz, nicht im Internet.`,
    loopback: ({ host }) => `${host} ist Ihr eigener Computer.`,
    port: ({ name, port }) =>
      `${name} benutzt einen ungewöhnlichen Port (${port}). Öffnen Sie die Seite nur, wenn Sie das erwartet haben.`,
  },
  urlRefusal: {
    "not-a-url": () => "Das ist keine Adresse, die sich öffnen lässt.",
    scheme: () => "Von hier lassen sich nur Adressen öffnen, die mit https:// beginnen.",
    "plain-http": () => "Diese Adresse ist nicht verschlüsselt (http) und wird von hier nicht geöffnet.",
  },
  loading: ({ server }) => `Eine Anfrage von ${server || "einem Server"} wird geladen …`,
  attention: ({ server }) => `${server || "Ein Server"} wartet auf Ihre Antwort`,
  notShown: ({ server, isRepeated }) =>
    `Eine Anfrage von ${server || "einem Server"} konnte nicht angezeigt werden.${isRepeated ? " Laden Sie die Seite neu." : ""}`,
  urlReassurance: () => "Dieser Chat sieht nicht, was Sie auf der Seite eingeben.",
  urlBlocked: () => "Der Browser hat das neue Fenster verhindert. Kopieren Sie die Adresse, oder erlauben Sie es.",
  urlWaiting: ({ host }) => `Werden Sie auf ${host} fertig, und kommen Sie dann hierher zurück.`,
  urlReopen: () => "Noch einmal öffnen",
  urlFinished: () => "Fertig",
  address: () => "Adresse",
  copyAddress: () => "Adresse kopieren",
  copied: () => "Adresse kopiert",
  notCopied: () => "Der Browser hat das Kopieren verhindert. Die Adresse ist unten markiert; Sie können sie kopieren.",

  answeredTitle: ({ server }) => `An ${server} gesendet`,
  confirmedTitle: ({ server }) => `Sie haben die Anfrage von ${server} bestätigt`,
  openedTitle: ({ host }) => `Sie haben ${host} geöffnet`,
  declinedTitle: ({ server }) => `Sie haben die Anfrage von ${server} abgelehnt`,
  cancelledTitle: ({ server }) => `An ${server} wurde keine Antwort gesendet`,
  timeUpTitle: ({ server }) => `Die Zeit für die Antwort an ${server} ist um`,
  expiredTitle: ({ server }) => `${server} wartet nicht mehr`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "Sie haben das angehalten" : `Sie haben ${tool} angehalten`),
  withdrawnTitle: ({ server }) => `Diese App hat die Anfrage von ${server} geschlossen`,
  elsewhereTitle: ({ server }) => `Sie haben ${server} in einem anderen Fenster geantwortet`,
  notSent: () => "Nichts wurde gesendet",
  callWaits: ({ tool }) => `${tool} wartet auf Ihre Antwort`,
  showAnswers: () => "Antworten zeigen",
  hideAnswers: () => "Antworten verbergen",
  nothingAnswered: () => "Ohne Angaben gesendet.",
  nothingSent: ({ server }) => `An ${server} wurde nichts gesendet.`,
  perhapsSent: ({ server }) => `Es ist nicht sicher, ob ${server} Ihre Antworten erhalten hat.`,
  keptAnswers: ({ server }) => `An ${server} wurde nichts gesendet. Sie hatten eingegeben:`,
  hiddenAnswer: () => "verborgen",
  answers: () => "Antworten",
  copyAnswers: () => "Antworten kopieren",
  answersCopied: () => "Antworten kopiert",
  answersNotCopied: () =>
    "Der Browser hat das Kopieren verhindert. Die Antworten sind unten markiert; Sie können sie kopieren.",
  answerLine: ({ label, value }) => `${label}: ${value}`,

  timeLeft: ({ time }) => `Noch ${time} Zeit für die Antwort`,
  timeLeftShort: ({ time }) => `noch ${time}`,
  timeWarning: ({ time, extendable }) =>
    extendable
      ? `Noch ${time} Zeit für die Antwort. Sie können die Zeit verlängern.`
      : `Noch ${time} Zeit für die Antwort.`,
  extend: ({ time }) => `Um ${time} verlängern`,
  timeExtended: ({ time }) => `Um ${time} verlängert`,
  extensionRefused: ({ server }) => `${server} gibt nicht mehr Zeit.`,
};

function range(from: string | undefined, to: string | undefined): string {
  if (from === to) {
    return String(from);
  }
  return from === undefined ? `Bis zu ${to}` : to === undefined ? `Mindestens ${from}` : `${from} bis ${to}`;
}

function like(example: string): string {
  return example && `, etwa ${example}`;
}

function tooLarge(): string {
  return "Die Anfrage ist zu groß, um sie ganz zu zeigen; Teile davon fehlen.";
}
