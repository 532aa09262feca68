// Glossary. request prośba · server serwer · answer odpowiedź · information informacje · question pytanie · form formularz · field pole ·
// option opcja · send wyślij · confirm potwierdź · decline odmów · close zamknij · answer later odpowiedz później · discard odrzuć ·
// skip pomiń · required wymagane · optional opcjonalne · page strona · address adres · site witryna · host host · browser przeglądarka ·
// window okno · file plik · list lista · character znak · line wiersz · number liczba · date data · time godzina · time zone strefa czasowa ·
// password hasło · key klucz · code kod · tool narzędzie · call wywołanie · allow zezwól · deny zabroń · session sesja · time limit czas ·
// error błąd. Names of servers stay in the nominative, after a colon where the sentence would inflect them; the past is impersonal.
import type { UnsupportedReason } from "../core/types.js";
import type { SpokenDuration } from "../messages/format.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("pl");

/** Polish. */
export const pl: LocaleMessages = {
  language: "pl",
  direction: "ltr",

  loading: ({ server }) => `Wczytywanie prośby${server && ` od ${server}`}…`,
  notShown: ({ server, isRepeated }) =>
    `Nie udało się pokazać prośby${server && ` od ${server}`}.${isRepeated ? " Wczytaj stronę ponownie." : ""}`,
  attention: ({ server }) => `${server || "Serwer"} czeka na Twoją odpowiedź`,

  formTitle: ({ server }) => `${server} prosi o informacje`,
  confirmTitle: ({ server }) => `${server} prosi o potwierdzenie`,
  questionTitle: ({ server }) => `${server} zadaje pytanie`,
  asksTitle: ({ server }) => `${server} pyta`,
  urlTitle: ({ server }) => `${server} chce otworzyć stronę`,
  unreadableTitle: ({ server }) => `${server} przesyła prośbę, której nie można pokazać`,
  unnamedServer: () => "Serwer bez nazwy",
  callsItself: ({ name, version }) => `podaje nazwę „${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} z ${total}`,
  messageFrom: ({ server }) => `Wiadomość od ${server}`,

  acceptForm: ({ server }) => `Wyślij do ${server}`,
  acceptAnswer: ({ answer, server }) => `Wyślij „${answer}” do ${server}`,
  send: () => "Wyślij",
  acceptConfirm: () => "Potwierdź",
  checking: () => "Sprawdzanie odpowiedzi",
  sending: ({ server }) => `Wysyłanie do ${server}`,
  sendingAnswer: () => "Wysyłanie",
  mute: ({ server }) => `Odmów tej i wszystkim późniejszym prośbom od ${server}`,
  decline: () => "Odmów",
  answer: () => "Odpowiedz",
  unfold: () => "Pokaż",
  collapse: () => "Zwiń",
  answerLater: () => "Odpowiedz później",
  openAsDialog: () => "Otwórz jako okno dialogowe",
  isNew: () => "Nowa",
  questionPosition: ({ index, total }) => `Pytanie ${index} z ${total}`,
  questionCount: ({ total, count }) =>
    `${total} ${plural(count, { one: "pytanie", few: "pytania", many: "pytań", other: "pytania" })}`,
  reviewTitle: () => "Sprawdź swoje odpowiedzi",
  change: () => "Zmień",
  back: () => "Wstecz",
  next: () => "Dalej",
  oneAtATime: () => "Po jednym",
  cancel: () => "Zamknij bez odpowiedzi",
  stopWaiting: () => "Nie czekaj dłużej",
  close: () => "Zamknij",
  showAll: () => "Pokaż wszystko",
  moreLines: ({ lines, count }) =>
    `Jeszcze ${lines} ${plural(count, { one: "wiersz", few: "wiersze", many: "wierszy", other: "wiersza" })}`,
  showLess: () => "Pokaż mniej",
  linesShown: () => "Nic jeszcze nie wysłano. Ukryte wiersze są teraz widoczne: przeczytaj je i naciśnij ponownie.",
  discardTitle: () => "Odrzucić Twoje odpowiedzi?",
  discardText: () => "Wpisane dane zostaną utracone.",
  keepEditing: () => "Edytuj dalej",
  discard: () => "Odrzuć",
  declineAnyway: () => "Odmów mimo to",

  optional: () => "opcjonalne",
  required: () => "wymagane",
  noAnswer: () => "Brak odpowiedzi",
  noneOfThese: () => "Żadne z tych",
  ownWords: () => "Coś innego",
  otherOwnWords: () => "Inna odpowiedź",
  ownWordsLine: ({ label }) => `Coś innego, ${label}`,
  emptyOption: () => "(puste)",
  choose: () => "Wybierz opcję",
  skip: () => "Pomiń",
  yes: () => "Tak",
  no: () => "Nie",
  clearAnswer: () => "Wyczyść odpowiedź",
  noDate: () => "Nie wybrano daty",
  slide: ({ label }) => `Przesuń, aby ustawić: ${label}`,
  filterOptions: () => "Filtruj",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options =
      found === undefined
        ? `${total} ${plural(totalCount, { one: "opcja", few: "opcje", many: "opcji", other: "opcji" })}`
        : `Opcje: ${found} z ${total}`;
    return chosen === undefined ? options : `Wybrano: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `Usunięto: ${option}. Wybrano: ${chosen}`,
  chosenOptions: () => "Wybrane opcje",
  chooseAll: ({ options, isFiltered }) => `Wybierz ${isFiltered ? "te opcje" : "wszystkie opcje"} (${options})`,
  chooseNone: () => "Nie wybieraj żadnej",
  undoChooseNone: () => "Wybierz ponownie",
  noOptionFound: ({ words }) => `Żadna opcja nie zawiera „${words}”.`,
  clearFilter: () => "Wyczyść filtr",
  tryAddress: () => "Wypróbuj ten adres",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined
        ? `Co najmniej ${minLength} ${characters(minCount)}`
        : `Najwyżej ${maxLength} ${characters(maxCount)}`;
    }
    return minLength === maxLength
      ? `${minLength} ${characters(maxCount)}`
      : `Liczba znaków: od ${minLength} do ${maxLength}`;
  },
  textExamples: ({ examples }) => `Na przykład ${examples}`,
  quoted: ({ text }) => `„${text}”`,
  others: () => "inne",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Liczba całkowita" : "Liczba";
    const rest = `${multipleOf ? `, co ${multipleOf}` : ""}${words ? `, albo ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} od ${minimum} do ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `co najmniej ${minimum}`,
      moreThan && `większa niż ${moreThan}`,
      maximum && `najwyżej ${maximum}`,
      lessThan && `mniejsza niż ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" i ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Wybierz najwyżej ${maxItems}`;
    }
    const choose = isOptional ? "Jeśli odpowiadasz, wybierz" : "Wybierz";
    if (maxItems === undefined) {
      return `${choose} co najmniej ${minItems}`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} od ${minItems} do ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} lub później` : `${latest} lub wcześniej`;
    }
    return `Od ${earliest} do ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Usuń",
  filesNotLoaded: () => "Nie można jeszcze wybrać plików: część tego formularza się nie wczytała.",
  tryAgain: () => "Spróbuj ponownie",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Zegary się cofają, więc ta godzina występuje dwa razy. Wysyłana jest wcześniejsza (${offset}).`,
  opensOn: ({ host }) => `Prowadzi do ${host}`,
  sentAs: ({ address }) => `Wysyłane jako ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Adres zaczynający się od ${scheme}: nie jest witryną. Otwarcie go może uruchomić kod.`,

  fieldsOpened: ({ labels }) => `Możesz teraz odpowiedzieć: ${labels}.`,
  fieldsClosed: ({ labels }) => `Już niepotrzebne: ${labels}.`,
  fieldsRequired: ({ labels }) => `Teraz potrzebne: ${labels}.`,
  restoredAnswers: () => "Twoje wcześniejsze odpowiedzi są wpisane.",
  chooseAgain: ({ labels }) => `Wybierz ponownie: ${labels}`,
  answeredBefore: () => "Ten formularz był już przez Ciebie wypełniony",
  fillInAnswers: () => "Wpisz moje odpowiedzi",
  startOver: () => "Zacznij od nowa",

  errorSummary: () => "Sprawdź te odpowiedzi",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Błąd:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Wpisz odpowiedź",
        choosing: "Wybierz opcję",
        answering: "Odpowiedz tak lub nie",
        ticking: "Zaznacz to pole, aby się zgodzić, albo odmów",
        attaching: "Wybierz plik",
        opening: "Bez tego nie można wysłać. Aby tego nie ujawniać, odmów",
      })[by],
    number: ({ example }) => `Musi być liczbą${like(example)}`,
    integer: ({ example }) => `Musi być liczbą całkowitą${like(example)}`,
    grouping: ({ example }) => `Musi być bez separatorów tysięcy${like(example)}`,
    precision: () => "Za dużo cyfr, aby wysłać dokładnie. Wpisz krótszą liczbę",
    minimum: ({ limit }) => `Musi być co najmniej ${limit}`,
    maximum: ({ limit }) => `Może być najwyżej ${limit}`,
    exclusiveMinimum: ({ limit }) => `Musi być większe niż ${limit}`,
    exclusiveMaximum: ({ limit }) => `Musi być mniejsze niż ${limit}`,
    multipleOf: ({ limit }) => `Musi być wielokrotnością ${limit}`,
    minLength: ({ limit, count }) => `Musi mieć co najmniej ${limit} ${characters(count)}`,
    maxLength: ({ limit, count }) => `Może mieć najwyżej ${limit} ${characters(count)}`,
    minItems: ({ limit }) => `Wybierz co najmniej ${limit}`,
    maxItems: ({ limit }) => `Wybierz najwyżej ${limit}`,
    "own-words": () => "Wpisz odpowiedź albo wybierz inną opcję",
    uniqueItems: () => "Wybierz każdą opcję tylko raz",
    formatMinimum: ({ limit }) => `Musi być ${limit} lub później`,
    formatMaximum: ({ limit }) => `Musi być ${limit} lub wcześniej`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Reguły tej prośby nie da się spełnić; zostaw to pole puste albo odmów";
      }
      if (isDay) {
        return "Tego dnia nie można wybrać. Wybierz inny";
      }
      return isDescribed
        ? "Zachowaj format opisany powyżej"
        : "Ma inny format niż oczekiwany, a prośba nie mówi, jaki ma być";
    },
    format: ({ example, format }) => `${format === "duration" ? "Zapisz tak:" : "Musi wyglądać tak:"} ${example}`,
    email: () => "Musi być adresem e-mail, jak name@example.com",
    uri: () => "Musi być pełnym adresem, jak https://example.com",
    "uri-scheme": () => "Zacznij od https://",
    "uri-character": ({ quoted }) => `Host nie może zawierać „${quoted}”`,
    "url-unreadable": () => "Musi być adresem, który przeglądarka może otworzyć, jak https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Zostaw to pole puste. Żaden adres nie jest tu dozwolony" : `Musi zaczynać się od ${allowed}`,
    "url-private": () => "Prowadzi do sieci prywatnej, co nie jest tu dozwolone",
    "url-localhost": () => "Prowadzi do Twojego komputera, co nie jest tu dozwolone",
    date: ({ example }) => `Musi być istniejącą datą${like(example)}`,
    "date-time": ({ example }) => `Musi być datą z godziną${like(example)}`,
    "time-gap": ({ timeZone }) => `Wybierz inną godzinę: zegary pomijają tę (${timeZone})`,
    invisible: ({ quoted }) => `Po „${quoted}” jest niewidoczny znak. Usuń go`,
    default: ({ quoted }) => `Proponowana wartość „${quoted}” nie pasuje. Zmień ją`,
    "file-size": ({ file, size, limit }) => `„${file}” ma ${size}: wybierz plik, który ma najwyżej ${limit}`,
    "file-type": ({ file }) => `„${file}” nie jest dozwolonego typu: wybierz inny plik`,
    "file-content": ({ file }) => `„${file}” nie jest tym, co mówi nazwa: wybierz inny plik`,
    "file-empty": ({ file }) => `„${file}” jest pusty: wybierz inny plik`,
    "file-unreadable": ({ file }) => `Nie można odczytać „${file}”: wybierz inny plik`,
    "file-upload": ({ file }) => `Nie udało się przesłać „${file}”. Spróbuj ponownie`,
    enum: () => "Wybierz jedną z opcji",
    type: () => "Nie można odczytać tej odpowiedzi. Wpisz ją ponownie",
  },
  cannotCheck: () => "Nic nie wysłano: nie udało się sprawdzić odpowiedzi. Spróbuj ponownie, odmów albo zamknij.",
  refused: ({ server }) => `${server} nie przyjmuje tych odpowiedzi.`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "Nie ma już więcej prób." : `Pozostałe próby: ${left}.`),
  refusedForGood: ({ server }) => `${server} nie przyjmuje już odpowiedzi na tę prośbę. Odmów albo zamknij.`,
  sendFailed: ({ server }) => `Nie udało się połączyć z ${server}. Twoje odpowiedzi nadal tu są. Spróbuj ponownie.`,

  cannotAccept: ({ server }) => `Nie można tu odpowiedzieć na prośbę od ${server}. Odmów albo zamknij.`,
  unsupported: ({ label, required, reason }) =>
    `„${label}”: ${unsupportedReason(reason)}. ${required ? "To pole jest wymagane, więc formularza nie można wysłać." : "To pole zostało pominięte."}`,
  problem: {
    params: () => "Prośba jest pusta.",
    mode: ({ mode }) => `Ta aplikacja nie zna tego rodzaju prośby („${mode}”).`,
    schema: () => "Z prośby nie wynika, o jakie informacje chodzi.",
    url: () => "Prośba nie ma adresu do otwarcia.",
    "required-unknown": ({ name }) =>
      `Prośba wymaga „${name}”, ale nie mówi, co to jest, więc nie można na nią odpowiedzieć.`,
    "too-many-fields": ({ total, limit }) =>
      `Liczba pytań w prośbie: ${total}. Można pokazać najwyżej ${limit}, więc nie można na nią odpowiedzieć.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Prośba dotyczy:",

  neverEnterSecrets: () => "Nigdy nie wpisuj tu haseł ani numerów kart.",
  secretWarning: {
    credential: ({ server }) =>
      `To wygląda na hasło, klucz lub kod. Serwerom nie wolno tu o nie prosić. Kontynuuj tylko wtedy, gdy masz pewność, że ${server} ma to otrzymać.`,
    payment: ({ server }) =>
      `To wygląda na dane do płatności. Serwerom nie wolno tu o nie prosić. Kontynuuj tylko wtedy, gdy masz pewność, że ${server} ma je otrzymać.`,
  },
  openSecret: ({ label }) => `Wpisz mimo to: ${label}`,
  showSecret: ({ label }) => `Pokaż: ${label}`,
  impersonation: ({ other, server }) => `Ta prośba używa nazwy ${other}. Pochodzi od ${server}.`,

  acceptUrl: () => "Otwórz stronę",
  acceptUrlAnyway: () => "Otwórz mimo to",
  urlIntroduction: () => "Otworzy się w Twojej przeglądarce",
  urlOtherHost: ({ host, origin }) =>
    `Ta strona nie jest na ${origin}. Otwórz ją tylko wtedy, gdy spodziewasz się ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `To nie jest ${looksLike}. Podobne litery ukrywają prawdziwą nazwę: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) miesza litery z różnych alfabetów. Upewnij się, że to witryna, o którą Ci chodzi.`,
    disguised: ({ host }) => `Ten adres ukrywa, dokąd prowadzi. Strona jest na ${host}.`,
    long: ({ host }) => `Ten adres jest za długi, aby sprawdzić go wzrokiem. Strona jest na ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) ma litery, które łatwo pomylić z innymi. Upewnij się, że to witryna, o którą Ci chodzi.`,
    userinfo: ({ host }) => `Strona jest na ${host}. Część przed @ nie jest celem.`,
    private: ({ host }) => `${host} jest w sieci prywatnej, a nie w internecie.`,
    loopback: ({ host }) => `${host} to Twój własny komputer.`,
    port: ({ name, port }) =>
      `${name} używa nietypowego portu (${port}). Otwórz stronę tylko wtedy, gdy się tego spodziewasz.`,
  },
  urlRefusal: {
    "not-a-url": () => "Tego adresu nie można otworzyć.",
    scheme: () => "Można stąd otwierać tylko adresy internetowe, które zaczynają się od https://.",
    "plain-http": () => "Ten adres nie jest szyfrowany (http), więc nie można go stąd otworzyć.",
  },
  urlReassurance: () => "Ten czat nie widzi tego, co wpisujesz na tamtej stronie.",
  urlBlocked: () =>
    "Przeglądarka zablokowała nowe okno. Zezwól tu na wyskakujące okna i spróbuj ponownie albo skopiuj adres i otwórz go samodzielnie.",
  urlWaiting: ({ host }) => `Dokończ na ${host}, a potem wróć tutaj.`,
  urlReopen: () => "Otwórz ponownie",
  urlFinished: () => "Gotowe",
  address: () => "Adres",
  copyAddress: () => "Kopiuj adres",
  copied: () => "Skopiowano adres",
  notCopied: () => "Przeglądarka zablokowała kopiowanie. Adres jest zaznaczony poniżej, więc możesz go skopiować.",

  timeLeft: (left) => `${remaining(left)} na odpowiedź`,
  timeLeftShort: ({ time }) => `jeszcze ${time}`,
  timeWarning: (left) => `${remaining(left)} na odpowiedź.${left.extendable ? " Możesz dodać czas." : ""}`,
  extend: (added) => `Dodaj ${accusative(added)}`,
  timeExtended: (added) => `Dodano ${accusative(added)}`,
  extensionRefused: ({ server }) => `${server} nie daje więcej czasu.`,

  answeredTitle: ({ server }) => `Wysłano do ${server}`,
  confirmedTitle: ({ server }) => `Potwierdzono prośbę od ${server}`,
  openedTitle: ({ host }) => `Otwarto ${host}`,
  declinedTitle: ({ server }) => `Odmówiono prośbie od ${server}`,
  cancelledTitle: ({ server }) => `Nie wysłano odpowiedzi do ${server}`,
  timeUpTitle: ({ server }) => `Minął czas na odpowiedź dla ${server}`,
  expiredTitle: ({ server }) => `${server} już nie czeka`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "Zatrzymano" : `Zatrzymano ${tool}`),
  withdrawnTitle: ({ server }) => `Ta aplikacja zamknęła prośbę od ${server}`,
  elsewhereTitle: ({ server }) => `Odpowiedziano ${server} w innym oknie`,
  notSent: () => "Nic nie wysłano",
  callWaits: ({ tool }) => `${tool} czeka na Twoją odpowiedź`,
  showAnswers: () => "Pokaż odpowiedzi",
  hideAnswers: () => "Ukryj odpowiedzi",
  nothingAnswered: () => "Wysłano bez odpowiedzi.",
  nothingSent: ({ server }) => `Nic nie wysłano do ${server}.`,
  keptAnswers: ({ server }) => `Nic nie wysłano do ${server}. Wpisane odpowiedzi:`,
  perhapsSent: ({ server }) => `Nie jest pewne, czy ${server} ma Twoje odpowiedzi.`,
  hiddenAnswer: () => "ukryte",
  answers: () => "Odpowiedzi",
  copyAnswers: () => "Kopiuj odpowiedzi",
  answersCopied: () => "Skopiowano odpowiedzi",
  answersNotCopied: () =>
    "Przeglądarka zablokowała kopiowanie. Odpowiedzi są zaznaczone poniżej, więc możesz je skopiować.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "każdy " : ""}najwyżej ${size}`,
      minItems && `co najmniej ${minItems}`,
      maxItems && `najwyżej ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "dźwięk", image: "obrazy", text: "tekst", video: "wideo" })[type],
  filesGoTo: ({ server, canDrop }) => `Wybierz${canDrop ? ", upuść" : ""} lub wklej. Trafi do ${server}`,
  filesAdded: ({ names }) => `Dodano: ${names}`,
  fileRemoved: ({ name }) => `Usunięto: ${name}`,

  approvalTitle: ({ server }) => `${server} chce uruchomić narzędzie`,
  approvalAnswers: () => "Twoja decyzja",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const named = tool ? `: ${tool}` : "";
    switch (lasts) {
      case "always":
        return `${decision === "allow" ? "Zawsze zezwalaj" : "Zawsze zabraniaj"}${named}`;
      case "session":
        return `${decision === "allow" ? "Zezwól" : "Zabroń"} w tej sesji${named}`;
      case undefined:
        return decision === "allow" ? "Zezwól raz" : "Zabroń";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    decision === "allow"
      ? `Zezwala ${lasts ? "na to i późniejsze wywołania" : "tylko na to wywołanie"}`
      : `Zabrania ${lasts ? "tego i późniejszych wywołań" : "tylko tego wywołania"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "Do końca tej sesji późniejsze wywołania" : "Późniejsze wywołania";
    const what = `mogą być ${decision === "allow" ? "wykonywane" : "blokowane"} bez pytania`;
    return isListed ? `${when} takie jak te ${what}:` : `${when} ${what}, bez względu na argumenty.`;
  },
  denyWithReason: () => "Zabroń i podaj powód",
  denialReason: () => "Powód",
  denialReasonHint: ({ server }) => `${server} go przeczyta`,
  toolIsDestructive: ({ server }) => `${server} podaje, że to może coś zniszczyć.`,
  callsTogether: ({ calls, count }) =>
    `Jedna decyzja dotyczy ${calls} ${plural(count, { one: "wywołania", few: "wywołań", many: "wywołań", other: "wywołania" })}. Jeśli zabronisz jednego, żadne nie zostanie wykonane.`,
  toolInput: () => "Dane wejściowe",
  fileChanges: () => "Zmiany",
  changedLines: ({ added, removed }) => `Wiersze dodane: ${added}, usunięte: ${removed}`,
  lineAdded: () => "Dodano:",
  lineRemoved: () => "Usunięto:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    switch (lasts) {
      case "always":
        return `Zawsze ${decision === "allow" ? "zezwalasz" : "zabraniasz"}: ${tool}`;
      case "session":
        return `${decision === "allow" ? "Zezwolono" : "Zabroniono"} w tej sesji: ${tool}`;
      case undefined:
        return decision === "allow" ? `Zezwolono raz: ${tool}` : `Zabroniono: ${tool}${reason && ` („${reason}”)`}`;
    }
  },

  answerAgain: () => "Odpowiedz ponownie",
};

function characters(count: number): string {
  return plural(count, { one: "znak", few: "znaki", many: "znaków", other: "znaku" });
}

/** "Zostały 2 minuty" */
function remaining({ time, count }: SpokenDuration): string {
  return `${plural(count, { one: "Została", few: "Zostały", many: "Zostało", other: "Zostało" })} ${time}`;
}

/** "1 minutę": only the form after one differs from the nominative. */
function accusative({ time, count, unit }: SpokenDuration): string {
  const one = unit === "minute" ? "1 minutę" : "1 sekundę";
  return plural(count, { one, few: time, many: time, other: time });
}

function like(example: string): string {
  return example && `, na przykład ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "brak opcji do wyboru";
    case "sensitive":
      return "wygląda na hasło, klucz, kod lub dane do płatności i nie można tu odpowiedzieć";
    case "too-many-options":
      return "za dużo opcji, aby je pokazać";
    default:
      return "nie można tu odpowiedzieć";
  }
}

function tooLarge(): string {
  return "Prośba jest za duża, aby pokazać ją w całości, więc niektóre jej części pominięto.";
}
