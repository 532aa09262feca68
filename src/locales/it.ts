// Glossary. request richiesta · server server · answer risposta · information informazioni · question domanda · form modulo · field campo ·
// option opzione · send inviare · confirm confermare · decline rifiutare · close chiudere · answer later rispondere più tardi ·
// discard eliminare · skip saltare · required obbligatorio · optional facoltativo · page pagina · address indirizzo · site sito · host host ·
// browser browser · window finestra · file file · list elenco · character carattere · line riga · number numero · date data · time ora ·
// time zone fuso orario · password password · key chiave · code codice · tool strumento · call chiamata · allow consentire · deny negare ·
// session sessione · time limit tempo · error errore. The person is addressed with the imperative of "tu", as software in Italian does.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("it");

/** Italian. */
export const it: LocaleMessages = {
  language: "it",
  direction: "ltr",

  loading: ({ server }) => `Caricamento di una richiesta di ${server || "un server"}…`,
  notShown: ({ server, isRepeated }) =>
    `Impossibile mostrare una richiesta di ${server || "un server"}.${isRepeated ? " Ricarica la pagina." : ""}`,
  attention: ({ server }) => `${server || "Un server"} attende la tua risposta`,

  formTitle: ({ server }) => `${server} chiede informazioni`,
  confirmTitle: ({ server }) => `${server} chiede una conferma`,
  questionTitle: ({ server }) => `${server} fa una domanda`,
  asksTitle: ({ server }) => `${server} chiede`,
  urlTitle: ({ server }) => `${server} vuole aprire una pagina`,
  unreadableTitle: ({ server }) => `${server} ha inviato una richiesta che non può essere mostrata`,
  unnamedServer: () => "Server senza nome",
  callsItself: ({ name, version }) => `si presenta come «${name}»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} di ${total}`,
  messageFrom: ({ server }) => `Messaggio di ${server}`,

  acceptForm: ({ server }) => `Invia a ${server}`,
  acceptAnswer: ({ answer, server }) => `Invia «${answer}» a ${server}`,
  send: () => "Invia",
  acceptConfirm: () => "Conferma",
  checking: () => "Verifica delle risposte in corso",
  sending: ({ server }) => `Invio a ${server} in corso`,
  sendingAnswer: () => "Invio in corso",
  mute: ({ server }) => `Rifiuta questa richiesta e tutte le successive di ${server}`,
  decline: () => "Rifiuta",
  answer: () => "Rispondi",
  unfold: () => "Mostra",
  collapse: () => "Comprimi",
  answerLater: () => "Rispondi più tardi",
  openAsDialog: () => "Apri come finestra di dialogo",
  isNew: () => "Nuova",
  questionPosition: ({ index, total }) => `Domanda ${index} di ${total}`,
  questionCount: ({ total, count }) => `${total} ${noun(count, "domanda", "domande")}`,
  reviewTitle: () => "Controlla le tue risposte",
  change: () => "Modifica",
  back: () => "Indietro",
  next: () => "Avanti",
  oneAtATime: () => "Una alla volta",
  cancel: () => "Chiudi senza rispondere",
  stopWaiting: () => "Smetti di attendere",
  close: () => "Chiudi",
  showAll: () => "Mostra tutto",
  moreLines: ({ lines, count }) => `${form(count, "Altra", "Altre")} ${lines} ${noun(count, "riga", "righe")}`,
  showLess: () => "Mostra meno",
  linesShown: () =>
    "Non è ancora stato inviato nulla. Ora le righe nascoste sono visibili: leggile, poi premi di nuovo.",
  discardTitle: () => "Eliminare le tue risposte?",
  discardText: () => "Ciò che hai inserito andrà perso.",
  keepEditing: () => "Continua a modificare",
  discard: () => "Elimina",
  declineAnyway: () => "Rifiuta comunque",

  optional: () => "facoltativo",
  required: () => "obbligatorio",
  noAnswer: () => "Nessuna risposta",
  noneOfThese: () => "Nessuna di queste",
  ownWords: () => "Altro",
  otherOwnWords: () => "Un’altra risposta",
  ownWordsLine: ({ label }) => `Altro, ${label}`,
  emptyOption: () => "(vuoto)",
  choose: () => "Scegli un’opzione",
  skip: () => "Salta",
  yes: () => "Sì",
  no: () => "No",
  clearAnswer: () => "Cancella risposta",
  noDate: () => "Nessuna data scelta",
  slide: ({ label }) => `Fai scorrere per impostare ${label}`,
  filterOptions: () => "Filtra",
  optionsFound: ({ found, total, totalCount, chosen, chosenCount = 0 }) => {
    const options = `${found === undefined ? "" : `${found} di `}${total} ${noun(totalCount, "opzione", "opzioni")}`;
    return chosen === undefined ? options : `${chosen} ${form(chosenCount, "scelta", "scelte")}. ${options}`;
  },
  optionRemoved: ({ option, chosen, chosenCount }) =>
    `Opzione rimossa: ${option}. ${chosen} ${form(chosenCount, "scelta", "scelte")}`,
  chosenOptions: () => "Opzioni scelte",
  chooseAll: ({ options, isFiltered }) => `Scegli ${isFiltered ? "queste" : "tutte e"} ${options}`,
  chooseNone: () => "Non sceglierne nessuna",
  undoChooseNone: () => "Scegli di nuovo",
  noOptionFound: ({ words }) => `Nessuna opzione contiene «${words}».`,
  clearFilter: () => "Cancella il filtro",
  tryAddress: () => "Prova questo indirizzo",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = noun(maxCount, "carattere", "caratteri");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `Almeno ${minLength} ${characters}` : `Fino a ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `Da ${minLength} a ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `Per esempio ${examples}`,
  quoted: ({ text }) => `«${text}»`,
  others: () => "altri",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Numero intero" : "Numero";
    const rest = `${multipleOf ? `, a passi di ${multipleOf}` : ""}${words ? `, oppure ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} da ${minimum} a ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `almeno ${minimum}`,
      moreThan && `maggiore di ${moreThan}`,
      maximum && `al massimo ${maximum}`,
      lessThan && `minore di ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" e ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Scegline al massimo ${maxItems}`;
    }
    const choose = isOptional ? "Se rispondi, scegline" : "Scegline";
    if (maxItems === undefined) {
      return `${choose} almeno ${minItems}`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} da ${minItems} a ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} o dopo` : `${latest} o prima`;
    }
    return `Da ${earliest} a ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Rimuovi",
  filesNotLoaded: () => "Non è ancora possibile scegliere file: una parte di questo modulo non è stata caricata.",
  tryAgain: () => "Riprova",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Gli orologi tornano indietro, quindi quest’ora c’è due volte. Viene inviata la prima (${offset}).`,
  opensOn: ({ host }) => `Porta a ${host}`,
  sentAs: ({ address }) => `Inviato come ${address}`,
  urlHoldsContent: ({ scheme }) => `Un indirizzo che inizia con ${scheme}: non è un sito. Aprirlo può eseguire codice.`,

  fieldsOpened: ({ labels }) => `Ora puoi rispondere: ${labels}.`,
  fieldsClosed: ({ labels }) => `Non serve più: ${labels}.`,
  fieldsRequired: ({ labels }) => `Ora serve: ${labels}.`,
  restoredAnswers: () => "Le tue risposte precedenti sono già inserite.",
  chooseAgain: ({ labels }) => `Scegli di nuovo: ${labels}`,
  answeredBefore: () => "Hai già risposto a questo modulo",
  fillInAnswers: () => "Inserisci le mie risposte",
  startOver: () => "Ricomincia",

  errorSummary: () => "Controlla queste risposte",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Errore:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Inserisci una risposta",
        choosing: "Scegli un’opzione",
        answering: "Rispondi sì o no",
        ticking: "Spunta questa casella per accettare, oppure rifiuta",
        attaching: "Scegli un file",
        opening: "Senza questa risposta l’invio non è possibile. Per non rivelarla, rifiuta",
      })[by],
    number: ({ example }) => `Deve essere un numero${like(example)}`,
    integer: ({ example }) => `Deve essere un numero intero${like(example)}`,
    grouping: ({ example }) => `Deve essere scritto senza separatori delle migliaia${like(example)}`,
    precision: () => "Troppe cifre per un invio esatto. Inserisci un numero più corto",
    minimum: ({ limit }) => `Deve essere almeno ${limit}`,
    maximum: ({ limit }) => `Deve essere al massimo ${limit}`,
    exclusiveMinimum: ({ limit }) => `Deve essere maggiore di ${limit}`,
    exclusiveMaximum: ({ limit }) => `Deve essere minore di ${limit}`,
    multipleOf: ({ limit }) => `Deve essere un multiplo di ${limit}`,
    minLength: ({ limit, count }) => `Deve avere almeno ${limit} ${noun(count, "carattere", "caratteri")}`,
    maxLength: ({ limit, count }) => `Deve avere al massimo ${limit} ${noun(count, "carattere", "caratteri")}`,
    minItems: ({ limit }) => `Scegline almeno ${limit}`,
    maxItems: ({ limit }) => `Scegline al massimo ${limit}`,
    "own-words": () => "Inserisci una risposta o scegli un’altra opzione",
    uniqueItems: () => "Scegli ogni opzione una sola volta",
    formatMinimum: ({ limit }) => `Deve essere ${limit} o dopo`,
    formatMaximum: ({ limit }) => `Deve essere ${limit} o prima`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "La regola della richiesta non può essere rispettata; lascia vuoto questo campo o rifiuta";
      }
      if (isDay) {
        return "Quel giorno non può essere scelto. Scegline un altro";
      }
      return isDescribed
        ? "Segui il formato descritto sopra"
        : "Non ha il formato previsto, e la richiesta non dice quale sia";
    },
    format: ({ example, format }) => `${format === "duration" ? "Scrivi così:" : "Deve essere come"} ${example}`,
    email: () => "Deve essere un indirizzo e-mail, come name@example.com",
    uri: () => "Deve essere un indirizzo completo, come https://example.com",
    "uri-scheme": () => "Inizia con https://",
    "uri-character": ({ quoted }) => `L’host non può contenere «${quoted}»`,
    "url-unreadable": () => "Deve essere un indirizzo che un browser può aprire, come https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === ""
        ? "Lascia vuoto questo campo. Qui non è consentito alcun indirizzo"
        : `Deve iniziare con ${allowed}`,
    "url-private": () => "Porta a una rete privata, cosa non consentita qui",
    "url-localhost": () => "Porta al tuo computer, cosa non consentita qui",
    date: ({ example }) => `Deve essere una data esistente${like(example)}`,
    "date-time": ({ example }) => `Deve essere una data con l’ora${like(example)}`,
    "time-gap": ({ timeZone }) => `Scegli un’altra ora: gli orologi saltano questa (${timeZone})`,
    invisible: ({ quoted }) => `Ha un carattere invisibile dopo «${quoted}». Cancellalo`,
    default: ({ quoted }) => `Il valore suggerito «${quoted}» non va bene. Modificalo`,
    "file-size": ({ file, size, limit }) => `«${file}» è di ${size}: scegli un file di ${limit} al massimo`,
    "file-type": ({ file }) => `«${file}» non è di un tipo accettato: scegli un altro file`,
    "file-content": ({ file }) => `«${file}» non è ciò che dice il nome: scegli un altro file`,
    "file-empty": ({ file }) => `«${file}» è vuoto: scegli un altro file`,
    "file-unreadable": ({ file }) => `«${file}» non può essere letto: scegli un altro file`,
    "file-upload": ({ file }) => `Impossibile caricare «${file}». Riprova`,
    enum: () => "Scegli una delle opzioni",
    type: () => "Questa risposta non può essere letta. Inseriscila di nuovo",
  },
  cannotCheck: () => "Non è stato inviato nulla: impossibile verificare le tue risposte. Riprova, rifiuta o chiudi.",
  refused: ({ server }) => `${server} non ha accettato queste risposte.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "Non resta alcun tentativo."
      : `${form(count, "Resta", "Restano")} ${left} ${noun(count, "tentativo", "tentativi")}.`,
  refusedForGood: ({ server }) => `${server} non accetta più risposte a questa richiesta. Rifiuta o chiudi.`,
  sendFailed: ({ server }) => `Impossibile contattare ${server}. Le tue risposte sono ancora qui. Riprova.`,

  cannotAccept: ({ server }) => `Qui non puoi rispondere a ${server}. Rifiuta o chiudi.`,
  unsupported: ({ label, required, reason }) =>
    `«${label}» ${unsupportedReason(reason)}. ${required ? "Il campo è obbligatorio, quindi il modulo non può essere inviato." : "Il campo viene omesso."}`,
  problem: {
    params: () => "La richiesta è vuota.",
    mode: ({ mode }) => `Questa app non conosce questo tipo di richiesta («${mode}»).`,
    schema: () => "La richiesta non dice che cosa chiede.",
    url: () => "La richiesta non ha un indirizzo da aprire.",
    "required-unknown": ({ name }) =>
      `La richiesta esige «${name}» senza dire che cos’è, quindi non è possibile rispondere.`,
    "too-many-fields": ({ total, limit }) =>
      `La richiesta fa ${total} domande. Se ne possono mostrare solo ${limit}, quindi non è possibile rispondere.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Chiede:",

  neverEnterSecrets: () => "Non inserire mai qui password o numeri di carte.",
  secretWarning: {
    credential: ({ server }) =>
      `Sembra una password, una chiave o un codice. Ai server non è permesso chiederli qui. Continua solo se hai la certezza che ${server} debba averlo.`,
    payment: ({ server }) =>
      `Sembrano dati di pagamento. Ai server non è permesso chiederli qui. Continua solo se hai la certezza che ${server} debba averli.`,
  },
  openSecret: ({ label }) => `Inserisci comunque ${label}`,
  showSecret: ({ label }) => `Mostra ${label}`,
  impersonation: ({ other, server }) => `Questa richiesta usa il nome di ${other}. Proviene da ${server}.`,

  acceptUrl: () => "Apri la pagina",
  acceptUrlAnyway: () => "Apri comunque",
  urlIntroduction: () => "Si apre nel tuo browser",
  urlOtherHost: ({ host, origin }) => `Questa pagina non è su ${origin}. Aprila solo se ti aspetti ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Questo non è ${looksLike}. Lettere somiglianti nascondono il suo vero nome: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mescola lettere di alfabeti diversi. Assicurati che sia il sito che intendi.`,
    disguised: ({ host }) => `Questo indirizzo nasconde dove porta. La pagina è su ${host}.`,
    long: ({ host }) => `Questo indirizzo è troppo lungo per controllarlo a occhio. La pagina è su ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) ha lettere facili da confondere con altre. Assicurati che sia il sito che intendi.`,
    userinfo: ({ host }) => `La pagina è su ${host}. La parte prima della @ non è dove porta.`,
    private: ({ host }) => `${host} è su una rete privata, non su Internet.`,
    loopback: ({ host }) => `${host} è il tuo computer.`,
    port: ({ name, port }) => `${name} usa una porta insolita (${port}). Apri la pagina solo se te lo aspettavi.`,
  },
  urlRefusal: {
    "not-a-url": () => "Questo indirizzo non può essere aperto.",
    scheme: () => "Da qui si possono aprire solo indirizzi web che iniziano con https://.",
    "plain-http": () => "Questo indirizzo non è cifrato (http), quindi non può essere aperto da qui.",
  },
  urlReassurance: () => "Questa chat non vede ciò che inserisci in quella pagina.",
  urlBlocked: () =>
    "Il browser ha bloccato la nuova finestra. Consenti qui i popup e riprova, oppure copia l’indirizzo e aprilo tu.",
  urlWaiting: ({ host }) => `Completa su ${host}, poi torna qui.`,
  urlReopen: () => "Apri di nuovo",
  urlFinished: () => "Fatto",
  address: () => "Indirizzo",
  copyAddress: () => "Copia indirizzo",
  copied: () => "Indirizzo copiato",
  notCopied: () => "Il browser ha bloccato la copia. L’indirizzo è selezionato qui sotto, così puoi copiarlo.",

  timeLeft: ({ time, count }) => `${form(count, "Resta", "Restano")} ${time} per rispondere`,
  timeLeftShort: ({ time, count }) => `${form(count, "resta", "restano")} ${time}`,
  timeWarning: ({ time, count, extendable }) =>
    `${form(count, "Resta", "Restano")} ${time} per rispondere.${extendable ? " Puoi aggiungere tempo." : ""}`,
  extend: ({ time }) => `Aggiungi ${time}`,
  timeExtended: ({ time }) => `Tempo aggiunto: ${time}`,
  extensionRefused: ({ server }) => `${server} non concede altro tempo.`,

  answeredTitle: ({ server }) => `Inviato a ${server}`,
  confirmedTitle: ({ server }) => `Hai confermato la richiesta di ${server}`,
  openedTitle: ({ host }) => `Hai aperto ${host}`,
  declinedTitle: ({ server }) => `Hai rifiutato la richiesta di ${server}`,
  cancelledTitle: ({ server }) => `Nessuna risposta inviata a ${server}`,
  timeUpTitle: ({ server }) => `Il tempo per rispondere a ${server} è scaduto`,
  expiredTitle: ({ server }) => `${server} non attende più`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "Hai interrotto l’operazione" : `Hai interrotto ${tool}`),
  withdrawnTitle: ({ server }) => `Questa app ha chiuso la richiesta di ${server}`,
  elsewhereTitle: ({ server }) => `Hai risposto a ${server} in un’altra finestra`,
  notSent: () => "Non è stato inviato nulla",
  callWaits: ({ tool }) => `${tool} attende la tua risposta`,
  showAnswers: () => "Mostra risposte",
  hideAnswers: () => "Nascondi risposte",
  nothingAnswered: () => "Inviato senza risposte.",
  nothingSent: ({ server }) => `Non è stato inviato nulla a ${server}.`,
  keptAnswers: ({ server }) => `Non è stato inviato nulla a ${server}. Avevi inserito:`,
  perhapsSent: ({ server }) => `Non è certo che ${server} abbia ricevuto le tue risposte.`,
  hiddenAnswer: () => "nascosto",
  answers: () => "Risposte",
  copyAnswers: () => "Copia risposte",
  answersCopied: () => "Risposte copiate",
  answersNotCopied: () =>
    "Il browser ha bloccato la copia. Le risposte sono selezionate qui sotto, così puoi copiarle.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} al massimo${isList ? " ciascuno" : ""}`,
      minItems && `almeno ${minItems} file`,
      maxItems && `al massimo ${maxItems} file`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "audio", image: "immagini", text: "testo", video: "video" })[type],
  filesGoTo: ({ server, canDrop }) => `Scegli${canDrop ? ", trascina" : ""} o incolla. Destinatario: ${server}`,
  filesAdded: ({ names }) => `File aggiunti: ${names}`,
  fileRemoved: ({ name }) => `File rimosso: ${name}`,

  approvalTitle: ({ server }) => `${server} vuole eseguire uno strumento`,
  approvalAnswers: () => "La tua decisione",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "Consenti" : "Nega";
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `${verb} sempre${named}`;
      case "session":
        return `${verb}${named} per questa sessione`;
      case undefined:
        return decision === "allow" ? "Consenti una volta" : "Nega";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Consente" : "Nega"} ${lasts ? "questa chiamata e le successive" : "solo questa chiamata"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when =
      lasts === "session" ? "Fino al termine di questa sessione, le chiamate successive" : "Le chiamate successive";
    const what = `potranno essere ${decision === "allow" ? "eseguite" : "negate"} senza chiedertelo`;
    return isListed ? `${when} come queste ${what}:` : `${when} ${what}, qualunque siano i loro argomenti.`;
  },
  denyWithReason: () => "Nega con un motivo",
  denialReason: () => "Motivo",
  denialReasonHint: ({ server }) => `${server} lo legge`,
  toolIsDestructive: ({ server }) => `${server} dice che questo può distruggere qualcosa.`,
  callsTogether: ({ calls }) =>
    `${calls} chiamate si decidono insieme. Se ne neghi una, non ne viene eseguita nessuna.`,
  toolInput: () => "Input",
  fileChanges: () => "Modifiche",
  changedLines: ({ added, addedCount, removed, removedCount }) =>
    `${added} ${form(addedCount, "riga aggiunta", "righe aggiunte")}, ${removed} ${form(removedCount, "rimossa", "rimosse")}`,
  lineAdded: () => "Aggiunta:",
  lineRemoved: () => "Rimossa:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "consentito" : "negato";
    switch (lasts) {
      case "always":
        return `Hai scelto di ${decision === "allow" ? "consentire" : "negare"} sempre ${tool}`;
      case "session":
        return `Hai ${verb} ${tool} per questa sessione`;
      case undefined:
        return decision === "allow"
          ? `Hai ${verb} ${tool} una volta`
          : `Hai ${verb} ${tool}${reason && `: «${reason}»`}`;
    }
  },

  answerAgain: () => "Rispondi di nuovo",
};

/** From a million on, a noun follows "di", and a verb or a participle does not. */
function noun(count: number, one: string, other: string): string {
  return plural(count, { one, many: `di ${other}`, other });
}

function form(count: number, one: string, other: string): string {
  return plural(count, { one, many: other, other });
}

function like(example: string): string {
  return example && `, come ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "non ha opzioni da scegliere";
    case "sensitive":
      return "sembra una password, una chiave, un codice o dati di pagamento e qui non è possibile rispondere";
    case "too-many-options":
      return "ha troppe opzioni per mostrarle";
    default:
      return "non può avere risposta qui";
  }
}

function tooLarge(): string {
  return "La richiesta è troppo grande per essere mostrata per intero, quindi alcune parti sono omesse.";
}
