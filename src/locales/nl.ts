// Glossary. request verzoek · server server · answer antwoord · information gegevens · question vraag · form formulier · field veld ·
// option optie · send versturen · confirm bevestigen · decline afwijzen · close sluiten · answer later later antwoorden · discard weggooien ·
// skip overslaan · required verplicht · optional optioneel · page pagina · address adres · site site · host host · browser browser ·
// window venster · file bestand · list lijst · character teken · line regel · number getal · date datum · time tijd · time zone tijdzone ·
// password wachtwoord · key sleutel · code code · tool tool · call aanroep · allow toestaan · deny weigeren · session sessie ·
// time limit tijd · error fout. The person is "je", as in most software in Dutch.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("nl");

/** Dutch. */
export const nl: LocaleMessages = {
  language: "nl",
  direction: "ltr",

  loading: ({ server }) => `Een verzoek van ${server || "een server"} wordt geladen…`,
  notShown: ({ server, isRepeated }) =>
    `Een verzoek van ${server || "een server"} kan niet worden getoond.${isRepeated ? " Laad de pagina opnieuw." : ""}`,
  attention: ({ server }) => `${server || "Een server"} wacht op je antwoord`,

  formTitle: ({ server }) => `${server} vraagt om gegevens`,
  confirmTitle: ({ server }) => `${server} vraagt om bevestiging`,
  questionTitle: ({ server }) => `${server} stelt een vraag`,
  asksTitle: ({ server }) => `${server} vraagt`,
  urlTitle: ({ server }) => `${server} wil een pagina openen`,
  unreadableTitle: ({ server }) => `${server} heeft een verzoek gestuurd dat niet kan worden getoond`,
  unnamedServer: () => "Server zonder naam",
  callsItself: ({ name, version }) => `noemt zichzelf ‘${name}’${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} van ${total}`,
  messageFrom: ({ server }) => `Bericht van ${server}`,

  acceptForm: ({ server }) => `Naar ${server} versturen`,
  acceptAnswer: ({ answer, server }) => `‘${answer}’ naar ${server} versturen`,
  send: () => "Versturen",
  acceptConfirm: () => "Bevestigen",
  checking: () => "Je antwoorden worden gecontroleerd",
  sending: ({ server }) => `Wordt naar ${server} verstuurd`,
  sendingAnswer: () => "Wordt verstuurd",
  mute: ({ server }) => `Dit en alle latere verzoeken van ${server} afwijzen`,
  decline: () => "Afwijzen",
  answer: () => "Antwoorden",
  unfold: () => "Tonen",
  collapse: () => "Inklappen",
  answerLater: () => "Later antwoorden",
  openAsDialog: () => "Als dialoogvenster openen",
  isNew: () => "Nieuw",
  questionPosition: ({ index, total }) => `Vraag ${index} van ${total}`,
  questionCount: ({ total, count }) => `${total} ${plural(count, { one: "vraag", other: "vragen" })}`,
  reviewTitle: () => "Controleer je antwoorden",
  change: () => "Wijzigen",
  back: () => "Terug",
  next: () => "Volgende",
  oneAtATime: () => "Eén tegelijk",
  cancel: () => "Sluiten zonder te antwoorden",
  stopWaiting: () => "Niet meer wachten",
  close: () => "Sluiten",
  showAll: () => "Alles tonen",
  moreLines: ({ lines, count }) => `Nog ${lines} ${plural(count, { one: "regel", other: "regels" })}`,
  showLess: () => "Minder tonen",
  linesShown: () =>
    "Er is nog niets verstuurd. De verborgen regels zijn nu zichtbaar: lees ze en druk dan nog een keer.",
  discardTitle: () => "Je antwoorden weggooien?",
  discardText: () => "Wat je hebt ingevuld, gaat verloren.",
  keepEditing: () => "Verder bewerken",
  discard: () => "Weggooien",
  declineAnyway: () => "Toch afwijzen",

  optional: () => "optioneel",
  required: () => "verplicht",
  noAnswer: () => "Geen antwoord",
  noneOfThese: () => "Geen van deze",
  ownWords: () => "Iets anders",
  otherOwnWords: () => "Een ander antwoord",
  ownWordsLine: ({ label }) => `Iets anders, ${label}`,
  emptyOption: () => "(leeg)",
  choose: () => "Maak een keuze",
  skip: () => "Overslaan",
  yes: () => "Ja",
  no: () => "Nee",
  clearAnswer: () => "Antwoord wissen",
  noDate: () => "Geen datum gekozen",
  slide: ({ label }) => `Schuif om ${label} in te stellen`,
  filterOptions: () => "Filteren",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options = `${found === undefined ? "" : `${found} van `}${total} ${plural(totalCount, { one: "optie", other: "opties" })}`;
    return chosen === undefined ? options : `${chosen} gekozen. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} verwijderd. ${chosen} gekozen`,
  chosenOptions: () => "Gekozen",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "Deze" : "Alle"} ${options} kiezen`,
  chooseNone: () => "Niets kiezen",
  undoChooseNone: () => "Opnieuw kiezen",
  noOptionFound: ({ words }) => `Geen optie bevat ‘${words}’.`,
  clearFilter: () => "Filter wissen",
  tryAddress: () => "Dit adres proberen",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = plural(maxCount, { one: "teken", other: "tekens" });
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `Minstens ${minLength} ${characters}` : `Hoogstens ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `${minLength} tot ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `Bijvoorbeeld ${examples}`,
  quoted: ({ text }) => `‘${text}’`,
  others: () => "andere",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Geheel getal" : "Getal";
    const rest = `${multipleOf ? `, in stappen van ${multipleOf}` : ""}${words ? `, of ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} van ${minimum} tot en met ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `minstens ${minimum}`,
      moreThan && `groter dan ${moreThan}`,
      maximum && `hoogstens ${maximum}`,
      lessThan && `kleiner dan ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" en ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Kies er hoogstens ${maxItems}`;
    }
    const choose = isOptional ? "Als je antwoordt, kies er dan" : "Kies er";
    if (maxItems === undefined) {
      return `${choose} minstens ${minItems}`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} ${minItems} tot ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} of later` : `${latest} of eerder`;
    }
    return `${earliest} tot en met ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Verwijderen",
  filesNotLoaded: () => "Er kunnen nog geen bestanden worden gekozen: een deel van dit formulier is niet geladen.",
  tryAgain: () => "Opnieuw proberen",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `De klok gaat terug, dus deze tijd komt twee keer voor. De eerste (${offset}) wordt verstuurd.`,
  opensOn: ({ host }) => `Leidt naar ${host}`,
  sentAs: ({ address }) => `Wordt verstuurd als ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Een adres dat met ${scheme}: begint, is geen site. Als je het opent, kan er code worden uitgevoerd.`,

  fieldsOpened: ({ labels }) => `Je kunt nu antwoorden op: ${labels}.`,
  fieldsClosed: ({ labels }) => `Niet meer nodig: ${labels}.`,
  fieldsRequired: ({ labels }) => `Nu nodig: ${labels}.`,
  restoredAnswers: () => "Je eerdere antwoorden zijn ingevuld.",
  chooseAgain: ({ labels }) => `Kies opnieuw: ${labels}`,
  answeredBefore: () => "Je hebt dit formulier al eerder beantwoord",
  fillInAnswers: () => "Mijn antwoorden invullen",
  startOver: () => "Opnieuw beginnen",

  errorSummary: () => "Controleer deze antwoorden",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Fout:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Vul een antwoord in",
        choosing: "Kies een optie",
        answering: "Antwoord met ja of nee",
        ticking: "Vink dit aan om akkoord te gaan, of wijs af",
        attaching: "Kies een bestand",
        opening: "Kan niet zonder dit worden verstuurd. Wijs af om het voor jezelf te houden",
      })[by],
    number: ({ example }) => `Moet een getal zijn${like(example)}`,
    integer: ({ example }) => `Moet een geheel getal zijn${like(example)}`,
    grouping: ({ example }) => `Moet zonder scheidingstekens voor duizendtallen${like(example)}`,
    precision: () => "Te veel cijfers om exact te versturen. Vul een korter getal in",
    minimum: ({ limit }) => `Moet minstens ${limit} zijn`,
    maximum: ({ limit }) => `Mag hoogstens ${limit} zijn`,
    exclusiveMinimum: ({ limit }) => `Moet groter zijn dan ${limit}`,
    exclusiveMaximum: ({ limit }) => `Moet kleiner zijn dan ${limit}`,
    multipleOf: ({ limit }) => `Moet een veelvoud van ${limit} zijn`,
    minLength: ({ limit, count }) =>
      `Moet minstens ${limit} ${plural(count, { one: "teken", other: "tekens" })} hebben`,
    maxLength: ({ limit, count }) =>
      `Mag hoogstens ${limit} ${plural(count, { one: "teken", other: "tekens" })} hebben`,
    minItems: ({ limit }) => `Kies er minstens ${limit}`,
    maxItems: ({ limit }) => `Kies er hoogstens ${limit}`,
    "own-words": () => "Vul een antwoord in of kies een andere optie",
    uniqueItems: () => "Kies elke optie maar één keer",
    formatMinimum: ({ limit }) => `Moet ${limit} of later zijn`,
    formatMaximum: ({ limit }) => `Moet ${limit} of eerder zijn`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Aan de regel van het verzoek kan niet worden voldaan; laat dit veld leeg of wijs af";
      }
      if (isDay) {
        return "Die dag kan niet worden gekozen. Kies een andere";
      }
      return isDescribed
        ? "Houd je aan de notatie die hierboven staat"
        : "Heeft niet de verwachte notatie, en het verzoek zegt niet welke dat is";
    },
    format: ({ example, format }) => `${format === "duration" ? "Schrijf het als" : "Moet lijken op"} ${example}`,
    email: () => "Moet een e-mailadres zijn, zoals name@example.com",
    uri: () => "Moet een volledig adres zijn, zoals https://example.com",
    "uri-scheme": () => "Begin met https://",
    "uri-character": ({ quoted }) => `‘${quoted}’ mag niet in de host staan`,
    "url-unreadable": () => "Moet een adres zijn dat een browser kan openen, zoals https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Laat dit veld leeg. Hier is geen adres toegestaan" : `Moet beginnen met ${allowed}`,
    "url-private": () => "Leidt naar een privénetwerk, wat hier niet is toegestaan",
    "url-localhost": () => "Leidt naar je eigen computer, wat hier niet is toegestaan",
    date: ({ example }) => `Moet een bestaande datum zijn${like(example)}`,
    "date-time": ({ example }) => `Moet een datum met tijd zijn${like(example)}`,
    "time-gap": ({ timeZone }) => `Kies een andere tijd: de klok slaat deze over (${timeZone})`,
    invisible: ({ quoted }) => `Heeft een onzichtbaar teken na ‘${quoted}’. Verwijder het`,
    default: ({ quoted }) => `Het voorstel ‘${quoted}’ past niet. Wijzig het`,
    "file-size": ({ file, size, limit }) => `‘${file}’ is ${size}: kies een bestand van hoogstens ${limit}`,
    "file-type": ({ file }) => `‘${file}’ is niet van een toegestaan type: kies een ander bestand`,
    "file-content": ({ file }) => `‘${file}’ is niet wat de naam zegt: kies een ander bestand`,
    "file-empty": ({ file }) => `‘${file}’ is leeg: kies een ander bestand`,
    "file-unreadable": ({ file }) => `‘${file}’ kan niet worden gelezen: kies een ander bestand`,
    "file-upload": ({ file }) => `‘${file}’ kon niet worden geüpload. Probeer het opnieuw`,
    enum: () => "Kies een van de opties",
    type: () => "Dit antwoord kan niet worden gelezen. Vul het opnieuw in",
  },
  cannotCheck: () =>
    "Er is niets verstuurd: je antwoorden konden niet worden gecontroleerd. Probeer het opnieuw, wijs af of sluit dit.",
  refused: ({ server }) => `${server} heeft deze antwoorden niet geaccepteerd.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "Je hebt geen pogingen meer."
      : `Je hebt nog ${left} ${plural(count, { one: "poging", other: "pogingen" })}.`,
  refusedForGood: ({ server }) => `${server} accepteert geen antwoorden op dit verzoek meer. Wijs af of sluit dit.`,
  sendFailed: ({ server }) => `${server} is niet bereikbaar. Je antwoorden staan er nog. Probeer het opnieuw.`,

  cannotAccept: ({ server }) => `Je kunt ${server} hier niet antwoorden. Wijs af of sluit dit.`,
  unsupported: ({ label, required, reason }) =>
    `‘${label}’ ${unsupportedReason(reason)}. ${required ? "Het veld is verplicht, dus het formulier kan niet worden verstuurd." : "Het veld wordt weggelaten."}`,
  problem: {
    params: () => "Het verzoek is leeg.",
    mode: ({ mode }) => `Deze app kent dit soort verzoek niet (‘${mode}’).`,
    schema: () => "Het verzoek zegt niet waar het om vraagt.",
    url: () => "Het verzoek heeft geen adres om te openen.",
    "required-unknown": ({ name }) =>
      `Het verzoek vereist ‘${name}’ zonder te zeggen wat dat is, dus het kan niet worden beantwoord.`,
    "too-many-fields": ({ total, limit }) =>
      `Het verzoek stelt ${total} vragen. Er kunnen er maar ${limit} worden getoond, dus het kan niet worden beantwoord.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Gevraagd wordt naar:",

  neverEnterSecrets: () => "Vul hier nooit wachtwoorden of kaartnummers in.",
  secretWarning: {
    credential: ({ server }) =>
      `Dit lijkt op een wachtwoord, sleutel of code. Servers mogen daar hier niet om vragen. Ga alleen verder als je zeker weet dat ${server} het mag hebben.`,
    payment: ({ server }) =>
      `Dit lijkt op betaalgegevens. Servers mogen daar hier niet om vragen. Ga alleen verder als je zeker weet dat ${server} ze mag hebben.`,
  },
  openSecret: ({ label }) => `${label} toch invullen`,
  showSecret: ({ label }) => `${label} tonen`,
  impersonation: ({ other, server }) => `Dit verzoek gebruikt de naam van ${other}. Het komt van ${server}.`,

  acceptUrl: () => "Pagina openen",
  acceptUrlAnyway: () => "Toch openen",
  urlIntroduction: () => "Wordt in je browser geopend",
  urlOtherHost: ({ host, origin }) => `Deze pagina staat niet op ${origin}. Open hem alleen als je ${host} verwacht.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Dit is niet ${looksLike}. Letters die erop lijken, verbergen de echte naam: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mengt letters uit verschillende alfabetten. Controleer of dit de site is die je bedoelt.`,
    disguised: ({ host }) => `Dit adres verbergt waar het heen leidt. De pagina staat op ${host}.`,
    long: ({ host }) => `Dit adres is te lang om op het oog te controleren. De pagina staat op ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) heeft letters die makkelijk met andere worden verward. Controleer of dit de site is die je bedoelt.`,
    userinfo: ({ host }) => `De pagina staat op ${host}. Het deel voor de @ is niet waar het heen leidt.`,
    private: ({ host }) => `${host} staat op een privénetwerk, niet op internet.`,
    loopback: ({ host }) => `${host} is je eigen computer.`,
    port: ({ name, port }) =>
      `${name} gebruikt een ongebruikelijke poort (${port}). Open de pagina alleen als je dat verwachtte.`,
  },
  urlRefusal: {
    "not-a-url": () => "Dit adres kan niet worden geopend.",
    scheme: () => "Van hieruit kunnen alleen webadressen worden geopend die met https:// beginnen.",
    "plain-http": () => "Dit adres is niet versleuteld (http), dus het kan van hieruit niet worden geopend.",
  },
  urlReassurance: () => "Deze chat ziet niet wat je op die pagina invult.",
  urlBlocked: () =>
    "Je browser heeft het nieuwe venster geblokkeerd. Sta hier pop-ups toe en probeer het opnieuw, of kopieer het adres en open het zelf.",
  urlWaiting: ({ host }) => `Rond het af op ${host} en kom dan hier terug.`,
  urlReopen: () => "Opnieuw openen",
  urlFinished: () => "Klaar",
  address: () => "Adres",
  copyAddress: () => "Adres kopiëren",
  copied: () => "Adres gekopieerd",
  notCopied: () =>
    "Je browser heeft het kopiëren geblokkeerd. Het adres is hieronder geselecteerd, zodat je het kunt kopiëren.",

  timeLeft: ({ time }) => `Nog ${time} om te antwoorden`,
  timeLeftShort: ({ time }) => `nog ${time}`,
  timeWarning: ({ time, extendable }) => `Nog ${time} om te antwoorden.${extendable ? " Je kunt tijd toevoegen." : ""}`,
  extend: ({ time }) => `${time} toevoegen`,
  timeExtended: ({ time }) => `${time} toegevoegd`,
  extensionRefused: ({ server }) => `${server} geeft niet meer tijd.`,

  answeredTitle: ({ server }) => `Naar ${server} verstuurd`,
  confirmedTitle: ({ server }) => `Je hebt het verzoek van ${server} bevestigd`,
  openedTitle: ({ host }) => `Je hebt ${host} geopend`,
  declinedTitle: ({ server }) => `Je hebt het verzoek van ${server} afgewezen`,
  cancelledTitle: ({ server }) => `Er is geen antwoord naar ${server} verstuurd`,
  timeUpTitle: ({ server }) => `De tijd om ${server} te antwoorden is voorbij`,
  expiredTitle: ({ server }) => `${server} wacht niet meer`,
  stoppedTitle: ({ tool = "dit" }) => `Je hebt ${tool} gestopt`,
  withdrawnTitle: ({ server }) => `Deze app heeft het verzoek van ${server} gesloten`,
  elsewhereTitle: ({ server }) => `Je hebt ${server} in een ander venster geantwoord`,
  notSent: () => "Er is niets verstuurd",
  callWaits: ({ tool }) => `${tool} wacht op je antwoord`,
  showAnswers: () => "Antwoorden tonen",
  hideAnswers: () => "Antwoorden verbergen",
  nothingAnswered: () => "Zonder antwoorden verstuurd.",
  nothingSent: ({ server }) => `Er is niets naar ${server} verstuurd.`,
  keptAnswers: ({ server }) => `Er is niets naar ${server} verstuurd. Je had ingevuld:`,
  perhapsSent: ({ server }) => `Het is niet zeker dat ${server} je antwoorden heeft ontvangen.`,
  hiddenAnswer: () => "verborgen",
  answers: () => "Antwoorden",
  copyAnswers: () => "Antwoorden kopiëren",
  answersCopied: () => "Antwoorden gekopieerd",
  answersNotCopied: () =>
    "Je browser heeft het kopiëren geblokkeerd. De antwoorden zijn hieronder geselecteerd, zodat je ze kunt kopiëren.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `hoogstens ${size}${isList ? " per bestand" : ""}`,
      minItems && `minstens ${minItems}`,
      maxItems && `hoogstens ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "audio", image: "afbeeldingen", text: "tekst", video: "video’s" })[type],
  filesGoTo: ({ server, canDrop }) => `Kies${canDrop ? ", sleep" : ""} of plak. Gaat naar ${server}`,
  filesAdded: ({ names }) => `${names} toegevoegd`,
  fileRemoved: ({ name }) => `${name} verwijderd`,

  approvalTitle: ({ server }) => `${server} wil een tool uitvoeren`,
  approvalAnswers: () => "Je beslissing",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "toestaan" : "weigeren";
    switch (lasts) {
      case "always":
        return tool ? `${tool} altijd ${verb}` : `Altijd ${verb}`;
      case "session":
        return tool ? `${tool} voor deze sessie ${verb}` : `Voor deze sessie ${verb}`;
      case undefined:
        return decision === "allow" ? "Eén keer toestaan" : "Weigeren";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Staat" : "Weigert"} ${lasts ? "deze en latere aanroepen" : "alleen deze aanroep"}${decision === "allow" ? " toe" : ""}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const these = isListed ? " zoals deze" : "";
    const which =
      lasts === "session"
        ? `Tot het einde van deze sessie kunnen latere aanroepen${these}`
        : `Latere aanroepen${these} kunnen`;
    const what = `worden ${decision === "allow" ? "uitgevoerd" : "geweigerd"} zonder dat je iets wordt gevraagd`;
    return `${which} ${what}${isListed ? ":" : ", met welke argumenten dan ook."}`;
  },
  denyWithReason: () => "Weigeren met een reden",
  denialReason: () => "Reden",
  denialReasonHint: ({ server }) => `${server} leest de reden`,
  toolIsDestructive: ({ server }) => `${server} zegt dat dit iets kan vernietigen.`,
  callsTogether: ({ calls }) =>
    `Over ${calls} aanroepen wordt samen beslist. Als je er één weigert, wordt er geen uitgevoerd.`,
  toolInput: () => "Invoer",
  fileChanges: () => "Wijzigingen",
  changedLines: ({ added, addedCount, removed }) =>
    `${added} ${plural(addedCount, { one: "regel", other: "regels" })} toegevoegd, ${removed} verwijderd`,
  lineAdded: () => "Toegevoegd:",
  lineRemoved: () => "Verwijderd:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = decision === "allow" ? "toegestaan" : "geweigerd";
    switch (lasts) {
      case "always":
        return decision === "allow" ? `Je staat ${tool} altijd toe` : `Je weigert ${tool} altijd`;
      case "session":
        return `Je hebt ${tool} voor deze sessie ${past}`;
      case undefined:
        return decision === "allow"
          ? `Je hebt ${tool} één keer toegestaan`
          : `Je hebt ${tool} geweigerd${reason && `: ‘${reason}’`}`;
    }
  },

  answerAgain: () => "Beantwoord dit opnieuw",
};

function like(example: string): string {
  return example && `, zoals ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "heeft geen opties om uit te kiezen";
    case "sensitive":
      return "lijkt op een wachtwoord, sleutel, code of betaalgegevens en kan hier niet worden beantwoord";
    case "too-many-options":
      return "heeft te veel opties om te tonen";
    default:
      return "kan hier niet worden beantwoord";
  }
}

function tooLarge(): string {
  return "Het verzoek is te groot om helemaal te tonen, dus delen ervan zijn weggelaten.";
}
