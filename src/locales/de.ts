// Glossary. request Anfrage · server Server · answer Antwort · information Angaben · question Frage · form Formular · field Feld ·
// option Option · send senden · confirm bestätigen · decline ablehnen · close schließen · answer later später antworten · discard verwerfen ·
// skip überspringen · required Pflichtfeld · optional optional · page Seite · address Adresse · site Website · host Host · browser Browser ·
// window Fenster · file Datei · list Liste · character Zeichen · line Zeile · number Zahl · date Datum · time Uhrzeit · time zone Zeitzone ·
// password Passwort · key Schlüssel · code Code · tool Tool · call Aufruf · allow erlauben · deny verweigern · session Sitzung ·
// time limit Zeit · error Fehler. The person is "Sie".
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("de");

/** German. */
export const de: LocaleMessages = {
  language: "de",
  direction: "ltr",

  loading: ({ server }) => `Eine Anfrage von ${server || "einem Server"} wird geladen …`,
  notShown: ({ server, isRepeated }) =>
    `Eine Anfrage von ${server || "einem Server"} konnte nicht angezeigt werden.${isRepeated ? " Laden Sie die Seite neu." : ""}`,
  attention: ({ server }) => `${server || "Ein Server"} wartet auf Ihre Antwort`,

  formTitle: ({ server }) => `${server} bittet um Angaben`,
  confirmTitle: ({ server }) => `${server} bittet um Bestätigung`,
  questionTitle: ({ server }) => `${server} stellt eine Frage`,
  asksTitle: ({ server }) => `${server} fragt`,
  urlTitle: ({ server }) => `${server} möchte eine Seite öffnen`,
  unreadableTitle: ({ server }) => `${server} hat eine Anfrage gesendet, die nicht angezeigt werden kann`,
  unnamedServer: () => "Server ohne Namen",
  callsItself: ({ name, version }) => `nennt sich „${name}“${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} von ${total}`,
  messageFrom: ({ server }) => `Nachricht von ${server}`,

  acceptForm: ({ server }) => `An ${server} senden`,
  acceptAnswer: ({ answer, server }) => `„${answer}“ an ${server} senden`,
  send: () => "Senden",
  acceptConfirm: () => "Bestätigen",
  checking: () => "Ihre Antworten werden geprüft",
  sending: ({ server }) => `Wird an ${server} gesendet`,
  sendingAnswer: () => "Wird gesendet",
  mute: ({ server }) => `Diese und alle späteren Anfragen von ${server} ablehnen`,
  decline: () => "Ablehnen",
  answer: () => "Antworten",
  unfold: () => "Anzeigen",
  collapse: () => "Einklappen",
  answerLater: () => "Später antworten",
  openAsDialog: () => "Als Dialog öffnen",
  isNew: () => "Neu",
  questionPosition: ({ index, total }) => `Frage ${index} von ${total}`,
  questionCount: ({ total, count }) => `${total} ${plural(count, { one: "Frage", other: "Fragen" })}`,
  reviewTitle: () => "Prüfen Sie Ihre Antworten",
  change: () => "Ändern",
  back: () => "Zurück",
  next: () => "Weiter",
  oneAtATime: () => "Einzeln anzeigen",
  cancel: () => "Schließen, ohne zu antworten",
  stopWaiting: () => "Nicht mehr warten",
  close: () => "Schließen",
  showAll: () => "Alle anzeigen",
  moreLines: ({ lines, count }) => `${lines} weitere ${plural(count, { one: "Zeile", other: "Zeilen" })}`,
  showLess: () => "Weniger anzeigen",
  linesShown: () =>
    "Es wurde noch nichts gesendet. Verborgene Zeilen werden jetzt angezeigt: Lesen Sie sie, und drücken Sie dann noch einmal.",
  discardTitle: () => "Antworten verwerfen?",
  discardText: () => "Was Sie eingegeben haben, geht verloren.",
  keepEditing: () => "Weiter bearbeiten",
  discard: () => "Verwerfen",
  declineAnyway: () => "Trotzdem ablehnen",

  optional: () => "optional",
  required: () => "Pflichtfeld",
  noAnswer: () => "Keine Antwort",
  noneOfThese: () => "Nichts davon",
  ownWords: () => "Etwas anderes",
  otherOwnWords: () => "Eine andere Antwort",
  ownWordsLine: ({ label }) => `Etwas anderes, ${label}`,
  emptyOption: () => "(leer)",
  choose: () => "Bitte wählen",
  skip: () => "Überspringen",
  yes: () => "Ja",
  no: () => "Nein",
  clearAnswer: () => "Antwort löschen",
  noDate: () => "Kein Datum gewählt",
  slide: ({ label }) => `Schieben, um ${label} einzustellen`,
  filterOptions: () => "Filtern",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options = `${found === undefined ? "" : `${found} von `}${total} ${plural(totalCount, { one: "Option", other: "Optionen" })}`;
    return chosen === undefined ? options : `${chosen} gewählt. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} entfernt. ${chosen} gewählt`,
  chosenOptions: () => "Gewählt",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "Diese" : "Alle"} ${options} wählen`,
  chooseNone: () => "Nichts wählen",
  undoChooseNone: () => "Wieder wählen",
  noOptionFound: ({ words }) => `Keine Option enthält „${words}“.`,
  clearFilter: () => "Filter löschen",
  tryAddress: () => "Diese Adresse ausprobieren",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `Mindestens ${minLength} Zeichen` : `Höchstens ${maxLength} Zeichen`;
    }
    return minLength === maxLength ? `${minLength} Zeichen` : `${minLength} bis ${maxLength} Zeichen`;
  },
  textExamples: ({ examples }) => `Zum Beispiel ${examples}`,
  quoted: ({ text }) => `„${text}“`,
  others: () => "andere",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Ganze Zahl" : "Zahl";
    const rest = `${multipleOf ? `, in Schritten von ${multipleOf}` : ""}${words ? `, oder ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} von ${minimum} bis ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `mindestens ${minimum}`,
      moreThan && `größer als ${moreThan}`,
      maximum && `höchstens ${maximum}`,
      lessThan && `kleiner als ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" und ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Höchstens ${maxItems} wählen`;
    }
    const when = isOptional ? "Wenn Sie antworten: " : "";
    if (maxItems === undefined) {
      return `${when}${when ? "mindestens" : "Mindestens"} ${minItems} wählen`;
    }
    return `${when}${minItems === maxItems ? minItems : `${minItems} bis ${maxItems}`} wählen`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} oder später` : `${latest} oder früher`;
    }
    return `${earliest} bis ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Entfernen",
  filesNotLoaded: () => "Dateien können noch nicht gewählt werden: Ein Teil dieses Formulars wurde nicht geladen.",
  tryAgain: () => "Noch einmal versuchen",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Die Uhren werden zurückgestellt, daher gibt es diese Uhrzeit zweimal. Gesendet wird die frühere (${offset}).`,
  opensOn: ({ host }) => `Führt zu ${host}`,
  sentAs: ({ address }) => `Wird gesendet als ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Eine Adresse, die mit ${scheme}: beginnt, ist keine Website. Beim Öffnen kann Code ausgeführt werden.`,

  fieldsOpened: ({ labels }) => `Jetzt können Sie antworten auf: ${labels}.`,
  fieldsClosed: ({ labels }) => `Nicht mehr nötig: ${labels}.`,
  fieldsRequired: ({ labels }) => `Jetzt nötig: ${labels}.`,
  restoredAnswers: () => "Ihre früheren Antworten sind eingetragen.",
  chooseAgain: ({ labels }) => `Bitte noch einmal wählen: ${labels}`,
  answeredBefore: () => "Sie haben dieses Formular schon einmal beantwortet",
  fillInAnswers: () => "Meine Antworten eintragen",
  startOver: () => "Von vorn beginnen",

  errorSummary: () => "Prüfen Sie diese Antworten",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Fehler:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Geben Sie eine Antwort ein",
        choosing: "Wählen Sie eine Option",
        answering: "Antworten Sie mit Ja oder Nein",
        ticking: "Kreuzen Sie dies an, um zuzustimmen, oder lehnen Sie ab",
        attaching: "Wählen Sie eine Datei",
        opening: "Kann ohne dies nicht gesendet werden. Lehnen Sie ab, um es für sich zu behalten",
      })[by],
    number: ({ example }) => `Muss eine Zahl sein${like(example)}`,
    integer: ({ example }) => `Muss eine ganze Zahl sein${like(example)}`,
    grouping: ({ example }) => `Muss ohne Tausendertrennzeichen geschrieben sein${like(example)}`,
    precision: () => "Zu viele Stellen, um genau gesendet zu werden. Geben Sie eine kürzere Zahl ein",
    minimum: ({ limit }) => `Muss mindestens ${limit} sein`,
    maximum: ({ limit }) => `Darf höchstens ${limit} sein`,
    exclusiveMinimum: ({ limit }) => `Muss größer als ${limit} sein`,
    exclusiveMaximum: ({ limit }) => `Muss kleiner als ${limit} sein`,
    multipleOf: ({ limit }) => `Muss ein Vielfaches von ${limit} sein`,
    minLength: ({ limit }) => `Muss mindestens ${limit} Zeichen haben`,
    maxLength: ({ limit }) => `Darf höchstens ${limit} Zeichen haben`,
    minItems: ({ limit }) => `Wählen Sie mindestens ${limit}`,
    maxItems: ({ limit }) => `Wählen Sie höchstens ${limit}`,
    "own-words": () => "Geben Sie eine Antwort ein, oder wählen Sie eine andere Option",
    uniqueItems: () => "Wählen Sie jede Option nur einmal",
    formatMinimum: ({ limit }) => `Muss am ${limit} oder später sein`,
    formatMaximum: ({ limit }) => `Muss am ${limit} oder früher sein`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Die Regel der Anfrage kann nicht erfüllt werden; lassen Sie das Feld leer, oder lehnen Sie ab";
      }
      if (isDay) {
        return "Dieser Tag kann nicht gewählt werden. Wählen Sie einen anderen";
      }
      return isDescribed
        ? "Halten Sie sich an das oben beschriebene Format"
        : "Hat nicht das erwartete Format, und die Anfrage sagt nicht, welches das ist";
    },
    format: ({ example, format }) =>
      `${format === "duration" ? "Schreiben Sie es in der Form" : "Muss sein wie"} ${example}`,
    email: () => "Muss eine E-Mail-Adresse sein, etwa name@example.com",
    uri: () => "Muss eine vollständige Adresse sein, etwa https://example.com",
    "uri-scheme": () => "Beginnen Sie mit https://",
    "uri-character": ({ quoted }) => `„${quoted}“ darf im Host nicht vorkommen`,
    "url-unreadable": () => "Muss eine Adresse sein, die ein Browser öffnen kann, etwa https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Lassen Sie dieses Feld leer. Hier ist keine Adresse erlaubt" : `Muss mit ${allowed} beginnen`,
    "url-private": () => "Führt in ein privates Netzwerk; das ist hier nicht erlaubt",
    "url-localhost": () => "Führt auf Ihren eigenen Computer; das ist hier nicht erlaubt",
    date: ({ example }) => `Muss ein Datum sein, das es gibt${like(example)}`,
    "date-time": ({ example }) => `Muss ein Datum mit Uhrzeit sein${like(example)}`,
    "time-gap": ({ timeZone }) => `Wählen Sie eine andere Uhrzeit: Die Uhren überspringen diese (${timeZone})`,
    invisible: ({ quoted }) => `Hat nach „${quoted}“ ein unsichtbares Zeichen. Löschen Sie es`,
    default: ({ quoted }) => `Der Vorschlag „${quoted}“ passt nicht. Ändern Sie ihn`,
    "file-size": ({ file, size, limit }) => `„${file}“ hat ${size}: Wählen Sie eine Datei mit höchstens ${limit}`,
    "file-type": ({ file }) => `„${file}“ hat keinen der erlaubten Typen: Wählen Sie eine andere Datei`,
    "file-content": ({ file }) => `„${file}“ ist nicht das, was der Name sagt: Wählen Sie eine andere Datei`,
    "file-empty": ({ file }) => `„${file}“ ist leer: Wählen Sie eine andere Datei`,
    "file-unreadable": ({ file }) => `„${file}“ kann nicht gelesen werden: Wählen Sie eine andere Datei`,
    "file-upload": ({ file }) => `„${file}“ konnte nicht hochgeladen werden. Versuchen Sie es noch einmal`,
    enum: () => "Wählen Sie eine der Optionen",
    type: () => "Diese Antwort kann nicht gelesen werden. Geben Sie sie noch einmal ein",
  },
  cannotCheck: () =>
    "Es wurde nichts gesendet: Ihre Antworten konnten nicht geprüft werden. Versuchen Sie es noch einmal, lehnen Sie ab, oder schließen Sie dies.",
  refused: ({ server }) => `${server} hat diese Antworten nicht angenommen.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "Es bleibt kein Versuch."
      : plural(count, { one: "Es bleibt ein Versuch.", other: `Es bleiben ${left} Versuche.` }),
  refusedForGood: ({ server }) =>
    `${server} nimmt dazu keine Antworten mehr an. Lehnen Sie ab, oder schließen Sie dies.`,
  sendFailed: ({ server }) =>
    `${server} ist nicht erreichbar. Ihre Antworten sind noch hier. Versuchen Sie es noch einmal.`,

  cannotAccept: ({ server }) => `Sie können ${server} hier nicht antworten. Lehnen Sie ab, oder schließen Sie dies.`,
  unsupported: ({ label, required, reason }) =>
    `„${label}“ ${unsupportedReason(reason)}. ${required ? "Das Feld ist ein Pflichtfeld, deshalb kann das Formular nicht gesendet werden." : "Das Feld wird weggelassen."}`,
  problem: {
    params: () => "Die Anfrage ist leer.",
    mode: ({ mode }) => `Diese App kennt diese Art von Anfrage nicht („${mode}“).`,
    schema: () => "Die Anfrage sagt nicht, wonach sie fragt.",
    url: () => "Die Anfrage enthält keine Adresse, die geöffnet werden kann.",
    "required-unknown": ({ name }) =>
      `Die Anfrage verlangt „${name}“, ohne zu sagen, was das ist. Deshalb kann sie nicht beantwortet werden.`,
    "too-many-fields": ({ total, limit }) =>
      `Die Anfrage stellt ${total} Fragen. Nur ${limit} können angezeigt werden, deshalb kann sie nicht beantwortet werden.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Gefragt wird nach:",

  neverEnterSecrets: () => "Geben Sie hier niemals Passwörter oder Kartennummern ein.",
  secretWarning: {
    credential: ({ server }) =>
      `Das sieht nach einem Passwort, Schlüssel oder Code aus. Server dürfen hier nicht danach fragen. Fahren Sie nur fort, wenn Sie sicher sind, dass ${server} es haben soll.`,
    payment: ({ server }) =>
      `Das sieht nach Zahlungsdaten aus. Server dürfen hier nicht danach fragen. Fahren Sie nur fort, wenn Sie sicher sind, dass ${server} sie haben soll.`,
  },
  openSecret: ({ label }) => `${label} trotzdem eingeben`,
  showSecret: ({ label }) => `${label} anzeigen`,
  impersonation: ({ other, server }) => `Diese Anfrage benutzt den Namen von ${other}. Sie kommt von ${server}.`,

  acceptUrl: () => "Seite öffnen",
  acceptUrlAnyway: () => "Trotzdem öffnen",
  urlIntroduction: () => "Öffnet sich in Ihrem Browser",
  urlOtherHost: ({ host, origin }) =>
    `Diese Seite liegt nicht auf ${origin}. Öffnen Sie sie nur, wenn Sie ${host} erwarten.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Das ist nicht ${looksLike}. Ähnlich aussehende Buchstaben verbergen den wahren Namen: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mischt Buchstaben aus verschiedenen Alphabeten. Vergewissern Sie sich, dass Sie diese Website meinen.`,
    disguised: ({ host }) => `Diese Adresse verbirgt, wohin sie führt. Die Seite liegt auf ${host}.`,
    long: ({ host }) => `Diese Adresse ist zu lang, um sie mit bloßem Auge zu prüfen. Die Seite liegt auf ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) enthält Buchstaben, die leicht mit anderen verwechselt werden. Vergewissern Sie sich, dass Sie diese Website meinen.`,
    userinfo: ({ host }) => `Die Seite liegt auf ${host}. Der Teil vor dem @ ist nicht das Ziel.`,
    private: ({ host }) => `${host} liegt in einem privaten Netzwerk, nicht im Internet.`,
    loopback: ({ host }) => `${host} ist Ihr eigener Computer.`,
    port: ({ name, port }) =>
      `${name} benutzt einen ungewöhnlichen Port (${port}). Öffnen Sie die Seite nur, wenn Sie das erwartet haben.`,
  },
  urlRefusal: {
    "not-a-url": () => "Diese Adresse kann nicht geöffnet werden.",
    scheme: () => "Von hier können nur Webadressen geöffnet werden, die mit https:// beginnen.",
    "plain-http": () => "Diese Adresse ist nicht verschlüsselt (http) und kann deshalb von hier nicht geöffnet werden.",
  },
  urlReassurance: () => "Dieser Chat sieht nicht, was Sie auf dieser Seite eingeben.",
  urlBlocked: () =>
    "Ihr Browser hat das neue Fenster blockiert. Erlauben Sie hier Pop-ups, und versuchen Sie es noch einmal, oder kopieren Sie die Adresse, und öffnen Sie sie selbst.",
  urlWaiting: ({ host }) => `Schließen Sie den Vorgang auf ${host} ab, und kommen Sie dann hierher zurück.`,
  urlReopen: () => "Noch einmal öffnen",
  urlFinished: () => "Fertig",
  address: () => "Adresse",
  copyAddress: () => "Adresse kopieren",
  copied: () => "Adresse kopiert",
  notCopied: () =>
    "Ihr Browser hat das Kopieren blockiert. Die Adresse ist unten markiert, damit Sie sie kopieren können.",

  timeLeft: ({ time }) => `Noch ${time} Zeit für die Antwort`,
  timeLeftShort: ({ time }) => `noch ${time}`,
  timeWarning: ({ time, extendable }) =>
    `Noch ${time} Zeit für die Antwort.${extendable ? " Sie können die Zeit verlängern." : ""}`,
  extend: ({ time }) => `Um ${time} verlängern`,
  timeExtended: ({ time }) => `Um ${time} verlängert`,
  extensionRefused: ({ server }) => `${server} gibt keine weitere Zeit.`,

  answeredTitle: ({ server }) => `An ${server} gesendet`,
  confirmedTitle: ({ server }) => `Sie haben die Anfrage von ${server} bestätigt`,
  openedTitle: ({ host }) => `Sie haben ${host} geöffnet`,
  declinedTitle: ({ server }) => `Sie haben die Anfrage von ${server} abgelehnt`,
  cancelledTitle: ({ server }) => `An ${server} wurde keine Antwort gesendet`,
  timeUpTitle: ({ server }) => `Die Zeit für die Antwort an ${server} ist abgelaufen`,
  expiredTitle: ({ server }) => `${server} wartet nicht mehr`,
  stoppedTitle: ({ tool = "dies" }) => `Sie haben ${tool} gestoppt`,
  withdrawnTitle: ({ server }) => `Diese App hat die Anfrage von ${server} geschlossen`,
  elsewhereTitle: ({ server }) => `Sie haben ${server} in einem anderen Fenster geantwortet`,
  notSent: () => "Es wurde nichts gesendet",
  callWaits: ({ tool }) => `${tool} wartet auf Ihre Antwort`,
  showAnswers: () => "Antworten anzeigen",
  hideAnswers: () => "Antworten ausblenden",
  nothingAnswered: () => "Ohne Antworten gesendet.",
  nothingSent: ({ server }) => `An ${server} wurde nichts gesendet.`,
  keptAnswers: ({ server }) => `An ${server} wurde nichts gesendet. Sie hatten eingegeben:`,
  perhapsSent: ({ server }) => `Es ist nicht sicher, ob ${server} Ihre Antworten erhalten hat.`,
  hiddenAnswer: () => "verborgen",
  answers: () => "Antworten",
  copyAnswers: () => "Antworten kopieren",
  answersCopied: () => "Antworten kopiert",
  answersNotCopied: () =>
    "Ihr Browser hat das Kopieren blockiert. Die Antworten sind unten markiert, damit Sie sie kopieren können.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "je " : ""}höchstens ${size}`,
      minItems && `mindestens ${minItems}`,
      maxItems && `höchstens ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "Audio", image: "Bilder", text: "Text", video: "Videos" })[type],
  filesGoTo: ({ server, canDrop }) => `Wählen${canDrop ? ", ablegen" : ""} oder einfügen. Geht an ${server}`,
  filesAdded: ({ names }) => `${names} hinzugefügt`,
  fileRemoved: ({ name }) => `${name} entfernt`,

  approvalTitle: ({ server }) => `${server} möchte ein Tool ausführen`,
  approvalAnswers: () => "Ihre Entscheidung",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "erlauben" : "verweigern";
    switch (lasts) {
      case "always":
        return tool ? `${tool} immer ${verb}` : `Immer ${verb}`;
      case "session":
        return tool ? `${tool} für diese Sitzung ${verb}` : `Für diese Sitzung ${verb}`;
      case undefined:
        return decision === "allow" ? "Einmal erlauben" : "Verweigern";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer} …`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Erlaubt" : "Verweigert"} ${lasts ? "diesen und spätere Aufrufe" : "nur diesen Aufruf"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const these = isListed ? " wie diese" : "";
    const which =
      lasts === "session"
        ? `Bis zum Ende dieser Sitzung dürfen spätere Aufrufe${these}`
        : `Spätere Aufrufe${these} dürfen`;
    const what = `ohne Rückfrage ${decision === "allow" ? "ausgeführt" : "verweigert"} werden`;
    return `${which} ${what}${isListed ? ":" : ", mit beliebigen Argumenten."}`;
  },
  denyWithReason: () => "Mit Begründung verweigern",
  denialReason: () => "Begründung",
  denialReasonHint: ({ server }) => `${server} liest sie`,
  toolIsDestructive: ({ server }) => `${server} sagt, dass dies etwas zerstören kann.`,
  callsTogether: ({ calls }) =>
    `Über ${calls} Aufrufe wird gemeinsam entschieden. Wenn Sie einen davon verweigern, wird keiner ausgeführt.`,
  toolInput: () => "Eingabe",
  fileChanges: () => "Änderungen",
  changedLines: ({ added, addedCount, removed }) =>
    `${added} ${plural(addedCount, { one: "Zeile", other: "Zeilen" })} hinzugefügt, ${removed} entfernt`,
  lineAdded: () => "Hinzugefügt:",
  lineRemoved: () => "Entfernt:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    switch (lasts) {
      case "always":
        return `Sie ${decision === "allow" ? "erlauben" : "verweigern"} ${tool} immer`;
      case "session":
        return `Sie haben ${tool} für diese Sitzung ${decision === "allow" ? "erlaubt" : "verweigert"}`;
      case undefined:
        return decision === "allow"
          ? `Sie haben ${tool} einmal erlaubt`
          : `Sie haben ${tool} verweigert${reason && `: „${reason}“`}`;
    }
  },

  answerAgain: () => "Bitte antworten Sie noch einmal",
};

function like(example: string): string {
  return example && `, etwa ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "hat keine Optionen zur Auswahl";
    case "sensitive":
      return "sieht nach Passwort, Schlüssel, Code oder Zahlungsdaten aus und kann hier nicht beantwortet werden";
    case "too-many-options":
      return "hat zu viele Optionen, um sie anzuzeigen";
    default:
      return "kann hier nicht beantwortet werden";
  }
}

function tooLarge(): string {
  return "Die Anfrage ist zu groß, um sie ganz anzuzeigen, deshalb sind Teile davon weggelassen.";
}
