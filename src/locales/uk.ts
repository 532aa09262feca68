// Glossary. request запит · server сервер · answer відповідь · information відомості · question запитання · form форма · field поле ·
// option варіант · send надіслати · confirm підтвердити · decline відхилити · close закрити · answer later відповісти пізніше ·
// discard видалити · skip пропустити · required обов’язково · optional необов’язково · page сторінка · address адреса · site сайт ·
// host хост · browser браузер · window вікно · file файл · list список · character символ · line рядок · number число · date дата ·
// time час · time zone часовий пояс · password пароль · key ключ · code код · tool інструмент · call виклик · allow дозволити ·
// deny заборонити · session сеанс · time limit час · error помилка. Names of servers are not inflected. The person is «ви».
import type { UnsupportedReason } from "../core/types.js";
import type { SpokenDuration } from "../messages/format.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("uk");

/** Ukrainian. */
export const uk: LocaleMessages = {
  language: "uk",
  direction: "ltr",

  loading: ({ server }) => `Завантажується запит${server ? ` від ${server}` : ""}…`,
  notShown: ({ server, isRepeated }) =>
    `Не вдалося показати запит${server ? ` від ${server}` : ""}.${isRepeated ? " Перезавантажте сторінку." : ""}`,
  attention: ({ server }) => `${server || "Сервер"} чекає на вашу відповідь`,

  formTitle: ({ server }) => `${server} запитує відомості`,
  confirmTitle: ({ server }) => `${server} просить підтвердження`,
  questionTitle: ({ server }) => `${server} ставить запитання`,
  asksTitle: ({ server }) => `${server} запитує`,
  urlTitle: ({ server }) => `${server} хоче відкрити сторінку`,
  unreadableTitle: ({ server }) => `Запит від ${server} неможливо показати`,
  unnamedServer: () => "Сервер без назви",
  callsItself: ({ name, version }) => `називає себе «${name}»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} з ${total}`,
  messageFrom: ({ server }) => `Повідомлення від ${server}`,

  acceptForm: ({ server }) => `Надіслати до ${server}`,
  acceptAnswer: ({ answer, server }) => `Надіслати «${answer}» до ${server}`,
  send: () => "Надіслати",
  acceptConfirm: () => "Підтвердити",
  checking: () => "Відповіді перевіряються",
  sending: ({ server }) => `Надсилається до ${server}`,
  sendingAnswer: () => "Надсилається",
  mute: ({ server }) => `Відхилити цей і всі наступні запити від ${server}`,
  decline: () => "Відхилити",
  answer: () => "Відповісти",
  unfold: () => "Показати",
  collapse: () => "Згорнути",
  answerLater: () => "Відповісти пізніше",
  openAsDialog: () => "Відкрити в діалоговому вікні",
  isNew: () => "Новий",
  questionPosition: ({ index, total }) => `Запитання ${index} з ${total}`,
  questionCount: ({ total, count }) =>
    `${total} ${plural(count, { one: "запитання", few: "запитання", many: "запитань", other: "запитання" })}`,
  reviewTitle: () => "Перевірте свої відповіді",
  change: () => "Змінити",
  back: () => "Назад",
  next: () => "Далі",
  oneAtATime: () => "По одному",
  cancel: () => "Закрити без відповіді",
  stopWaiting: () => "Більше не чекати",
  close: () => "Закрити",
  showAll: () => "Показати все",
  moreLines: ({ lines, count }) =>
    `Ще ${lines} ${plural(count, { one: "рядок", few: "рядки", many: "рядків", other: "рядка" })}`,
  showLess: () => "Показати менше",
  linesShown: () => "Ще нічого не надіслано. Приховані рядки тепер видно: прочитайте їх і натисніть ще раз.",
  discardTitle: () => "Видалити ваші відповіді?",
  discardText: () => "Усе, що ви ввели, буде втрачено.",
  keepEditing: () => "Продовжити введення",
  discard: () => "Видалити",
  declineAnyway: () => "Усе одно відхилити",

  optional: () => "необов’язково",
  required: () => "обов’язково",
  noAnswer: () => "Немає відповіді",
  noneOfThese: () => "Нічого з переліченого",
  ownWords: () => "Інше",
  otherOwnWords: () => "Інша відповідь",
  ownWordsLine: ({ label }) => `Інше, ${label}`,
  emptyOption: () => "(порожньо)",
  choose: () => "Виберіть варіант",
  skip: () => "Пропустити",
  yes: () => "Так",
  no: () => "Ні",
  clearAnswer: () => "Очистити відповідь",
  noDate: () => "Дату не вибрано",
  slide: ({ label }) => `Пересуньте, щоб задати: ${label}`,
  filterOptions: () => "Фільтр",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options =
      found === undefined
        ? `${total} ${plural(totalCount, { one: "варіант", few: "варіанти", many: "варіантів", other: "варіанта" })}`
        : `Варіанти: ${found} з ${total}`;
    return chosen === undefined ? options : `Вибрано: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `Прибрано: ${option}. Вибрано: ${chosen}`,
  chosenOptions: () => "Вибрані варіанти",
  chooseAll: ({ options, isFiltered }) => `Вибрати ${isFiltered ? "ці" : "всі"} варіанти (${options})`,
  chooseNone: () => "Не вибирати нічого",
  undoChooseNone: () => "Повернути вибір",
  noOptionFound: ({ words }) => `Немає варіанта, у якому є «${words}».`,
  clearFilter: () => "Очистити фільтр",
  tryAddress: () => "Спробувати цю адресу",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined
        ? `Не менше ${minLength} ${characters(minCount)}`
        : `Не більше ${maxLength} ${characters(maxCount)}`;
    }
    return minLength === maxLength
      ? `Кількість символів: ${minLength}`
      : `Від ${minLength} до ${maxLength} ${characters(maxCount)}`;
  },
  textExamples: ({ examples }) => `Наприклад, ${examples}`,
  quoted: ({ text }) => `«${text}»`,
  others: () => "інші",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Ціле число" : "Число";
    const rest = `${multipleOf ? `, з кроком ${multipleOf}${words ? "," : ""}` : ""}${words ? ` або ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} від ${minimum} до ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `не менше ${minimum}`,
      moreThan && `більше ${moreThan}`,
      maximum && `не більше ${maximum}`,
      lessThan && `менше ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${[number, bounds.join(" і ")].filter(Boolean).join(" ")}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Виберіть не більше ${maxItems}`;
    }
    const choose = isOptional ? "Якщо відповідаєте, виберіть" : "Виберіть";
    if (maxItems === undefined) {
      return `${choose} не менше ${minItems}`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} від ${minItems} до ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `Не раніше ${earliest}` : `Не пізніше ${latest}`;
    }
    return `Від ${earliest} до ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Прибрати",
  filesNotLoaded: () => "Поки що не можна вибрати файли: частина цієї форми не завантажилася.",
  tryAgain: () => "Спробувати ще раз",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Годинник переводять назад, тому цей час настає двічі. Надсилається раніший (${offset}).`,
  opensOn: ({ host }) => `Веде на ${host}`,
  sentAs: ({ address }) => `Надсилається як ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Адреса, яка починається з ${scheme}:, — це не сайт. Якщо її відкрити, може виконатися код.`,

  fieldsOpened: ({ labels }) => `Тепер можна відповісти: ${labels}.`,
  fieldsClosed: ({ labels }) => `Більше не потрібно: ${labels}.`,
  fieldsRequired: ({ labels }) => `Тепер потрібно: ${labels}.`,
  restoredAnswers: () => "Ваші попередні відповіді вже внесено.",
  chooseAgain: ({ labels }) => `Виберіть знову: ${labels}`,
  answeredBefore: () => "Ви вже заповнювали цю форму",
  fillInAnswers: () => "Внести мої відповіді",
  startOver: () => "Почати заново",

  errorSummary: () => "Перевірте ці відповіді",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Помилка:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Введіть відповідь",
        choosing: "Виберіть варіант",
        answering: "Дайте відповідь «так» або «ні»",
        ticking: "Позначте, якщо згодні, або відхиліть запит",
        attaching: "Виберіть файл",
        opening: "Без цього надіслати не можна. Щоб не розкривати це, відхиліть запит",
      })[by],
    number: ({ example }) => `Потрібне число${like(example)}`,
    integer: ({ example }) => `Потрібне ціле число${like(example)}`,
    grouping: ({ example }) => `Пишіть без роздільників розрядів${like(example)}`,
    precision: () => "Забагато цифр, щоб надіслати точно. Введіть коротше число",
    minimum: ({ limit }) => `Має бути не менше ${limit}`,
    maximum: ({ limit }) => `Має бути не більше ${limit}`,
    exclusiveMinimum: ({ limit }) => `Має бути більше ${limit}`,
    exclusiveMaximum: ({ limit }) => `Має бути менше ${limit}`,
    multipleOf: ({ limit }) => `Має бути кратним ${limit}`,
    minLength: ({ limit, count }) => `Має бути не менше ${limit} ${characters(count)}`,
    maxLength: ({ limit, count }) => `Має бути не більше ${limit} ${characters(count)}`,
    minItems: ({ limit }) => `Виберіть не менше ${limit}`,
    maxItems: ({ limit }) => `Виберіть не більше ${limit}`,
    "own-words": () => "Введіть відповідь або виберіть інший варіант",
    uniqueItems: () => "Виберіть кожен варіант лише один раз",
    formatMinimum: ({ limit }) => `Має бути не раніше ${limit}`,
    formatMaximum: ({ limit }) => `Має бути не пізніше ${limit}`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Правило цього запиту виконати неможливо; залиште поле порожнім або відхиліть запит";
      }
      if (isDay) {
        return "Цей день вибрати не можна. Виберіть інший";
      }
      return isDescribed
        ? "Дотримуйтеся формату, описаного вище"
        : "Формат не підходить, а який потрібен, у запиті не сказано";
    },
    format: ({ example, format }) => `${format === "duration" ? "Запишіть так:" : "Потрібен такий формат:"} ${example}`,
    email: () => "Потрібна адреса електронної пошти, наприклад name@example.com",
    uri: () => "Потрібна повна адреса, наприклад https://example.com",
    "uri-scheme": () => "Почніть із https://",
    "uri-character": ({ quoted }) => `В імені хоста не може бути «${quoted}»`,
    "url-unreadable": () => "Потрібна адреса, яку може відкрити браузер, наприклад https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Залиште поле порожнім. Тут не дозволено жодної адреси" : `Має починатися з ${allowed}`,
    "url-private": () => "Веде до приватної мережі, а це тут не дозволено",
    "url-localhost": () => "Веде на ваш власний комп’ютер, а це тут не дозволено",
    date: ({ example }) => `Потрібна дата, яка існує${like(example)}`,
    "date-time": ({ example }) => `Потрібні дата й час${like(example)}`,
    "time-gap": ({ timeZone }) => `Виберіть інший час: через переведення годинника такого часу немає (${timeZone})`,
    invisible: ({ quoted }) => `Після «${quoted}» є невидимий символ. Видаліть його`,
    default: ({ quoted }) => `Запропонована відповідь «${quoted}» не підходить. Змініть її`,
    "file-size": ({ file, size, limit }) => `Розмір «${file}» — ${size}: виберіть файл не більше ${limit}`,
    "file-type": ({ file }) => `Тип файлу «${file}» не приймається: виберіть інший файл`,
    "file-content": ({ file }) => `Вміст «${file}» не відповідає імені: виберіть інший файл`,
    "file-empty": ({ file }) => `Файл «${file}» порожній: виберіть інший файл`,
    "file-unreadable": ({ file }) => `Не вдається прочитати «${file}»: виберіть інший файл`,
    "file-upload": ({ file }) => `Не вдалося завантажити «${file}». Спробуйте ще раз`,
    enum: () => "Виберіть один із варіантів",
    type: () => "Цю відповідь не вдається прочитати. Введіть її знову",
  },
  cannotCheck: () =>
    "Нічого не надіслано: не вдалося перевірити ваші відповіді. Спробуйте ще раз, відхиліть або закрийте запит.",
  refused: ({ server }) => `${server} не приймає ці відповіді.`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "Спроб не залишилося." : `Залишилося спроб: ${left}.`),
  refusedForGood: ({ server }) => `${server} більше не приймає відповідей на цей запит. Відхиліть або закрийте його.`,
  sendFailed: ({ server }) => `Не вдалося зв’язатися з ${server}. Ваші відповіді ще тут. Спробуйте ще раз.`,

  cannotAccept: ({ server }) => `На запит від ${server} тут не можна відповісти. Відхиліть або закрийте його.`,
  unsupported: ({ label, required, reason }) =>
    `«${label}»: ${unsupportedReason(reason)}. ${required ? "Це поле обов’язкове, тому форму не можна надіслати." : "Це поле пропущено."}`,
  problem: {
    params: () => "Запит порожній.",
    mode: ({ mode }) => `Цьому застосунку незнайомий такий вид запитів («${mode}»).`,
    schema: () => "У запиті не сказано, що потрібно.",
    url: () => "У запиті немає адреси, яку можна відкрити.",
    "required-unknown": ({ name }) =>
      `Запит вимагає «${name}», але не повідомляє, що це, тому відповісти на нього не можна.`,
    "too-many-fields": ({ total, limit }) =>
      `Запитань у запиті: ${total}. Показати можна лише ${limit}, тому відповісти на запит не можна.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Запитується:",

  neverEnterSecrets: () => "Ніколи не вводьте тут паролів і номерів карток.",
  secretWarning: {
    credential: ({ server }) =>
      `Схоже на пароль, ключ або код. Серверам не дозволено запитувати їх тут. Продовжуйте, лише якщо впевнені, що це можна довірити ${server}.`,
    payment: ({ server }) =>
      `Схоже на платіжні дані. Серверам не дозволено запитувати їх тут. Продовжуйте, лише якщо впевнені, що їх можна довірити ${server}.`,
  },
  openSecret: ({ label }) => `Усе одно ввести: ${label}`,
  showSecret: ({ label }) => `Показати: ${label}`,
  impersonation: ({ other, server }) => `У цьому запиті використано назву ${other}, але надійшов він від ${server}.`,

  acceptUrl: () => "Відкрити сторінку",
  acceptUrlAnyway: () => "Усе одно відкрити",
  urlIntroduction: () => "Відкриється у вашому браузері",
  urlOtherHost: ({ host, origin }) =>
    `Ця сторінка розташована не на ${origin}. Відкривайте її, лише якщо очікуєте ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `Це не ${looksLike}. Схожі літери приховують справжню назву: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `У ${unicodeHost} (${host}) змішано літери різних абеток. Переконайтеся, що це потрібний вам сайт.`,
    disguised: ({ host }) => `Ця адреса приховує, куди вона веде. Сторінка розташована на ${host}.`,
    long: ({ host }) => `Ця адреса задовга, щоб перевірити її на око. Сторінка розташована на ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `У ${unicodeHost} (${host}) є літери, які легко сплутати з іншими. Переконайтеся, що це потрібний вам сайт.`,
    userinfo: ({ host }) => `Сторінка розташована на ${host}. Частина перед @ не показує, куди веде адреса.`,
    private: ({ host }) => `${host} розташовано в приватній мережі, а не в інтернеті.`,
    loopback: ({ host }) => `${host} — це ваш власний комп’ютер.`,
    port: ({ name, port }) =>
      `${name} використовує незвичний порт (${port}). Відкривайте сторінку, лише якщо очікували цього.`,
  },
  urlRefusal: {
    "not-a-url": () => "Цю адресу не можна відкрити.",
    scheme: () => "Звідси можна відкривати лише веб-адреси, які починаються з https://.",
    "plain-http": () => "Ця адреса відкривається без шифрування (http), тому відкрити її звідси не можна.",
  },
  urlReassurance: () => "Цей чат не бачить того, що ви вводите на тій сторінці.",
  urlBlocked: () =>
    "Браузер заблокував нове вікно. Дозвольте тут спливні вікна й спробуйте ще раз або скопіюйте адресу та відкрийте її самостійно.",
  urlWaiting: ({ host }) => `Завершіть дії на ${host}, а потім поверніться сюди.`,
  urlReopen: () => "Відкрити знову",
  urlFinished: () => "Готово",
  address: () => "Адреса",
  copyAddress: () => "Копіювати адресу",
  copied: () => "Адресу скопійовано",
  notCopied: () => "Браузер заблокував копіювання. Адресу нижче виділено, щоб ви могли її скопіювати.",

  timeLeft: ({ time }) => `Час на відповідь: ще ${time}`,
  timeLeftShort: ({ time }) => `ще ${time}`,
  timeWarning: ({ time, extendable }) => `Час на відповідь: ще ${time}.${extendable ? " Можна додати час." : ""}`,
  extend: (added) => `Додати ${accusative(added)}`,
  timeExtended: ({ time }) => `Додано час: ${time}`,
  extensionRefused: ({ server }) => `${server} не дає більше часу.`,

  answeredTitle: ({ server }) => `Надіслано до ${server}`,
  confirmedTitle: ({ server }) => `Ви підтвердили запит від ${server}`,
  openedTitle: ({ host }) => `Ви відкрили ${host}`,
  declinedTitle: ({ server }) => `Ви відхилили запит від ${server}`,
  cancelledTitle: ({ server }) => `Відповідь до ${server} не надіслано`,
  timeUpTitle: ({ server }) => `Час на відповідь для ${server} вичерпано`,
  expiredTitle: ({ server }) => `${server} більше не чекає`,
  stoppedTitle: ({ tool = "це" }) => `Ви зупинили ${tool}`,
  withdrawnTitle: ({ server }) => `Застосунок закрив запит від ${server}`,
  elsewhereTitle: ({ server }) => `Ви відповіли на запит від ${server} в іншому вікні`,
  notSent: () => "Нічого не надіслано",
  callWaits: ({ tool }) => `${tool} чекає на вашу відповідь`,
  showAnswers: () => "Показати відповіді",
  hideAnswers: () => "Приховати відповіді",
  nothingAnswered: () => "Надіслано без відповідей.",
  nothingSent: ({ server }) => `До ${server} нічого не надіслано.`,
  keptAnswers: ({ server }) => `До ${server} нічого не надіслано. Ви ввели:`,
  perhapsSent: ({ server }) => `Невідомо, чи дійшли ваші відповіді до ${server}.`,
  hiddenAnswer: () => "приховано",
  answers: () => "Відповіді",
  copyAnswers: () => "Копіювати відповіді",
  answersCopied: () => "Відповіді скопійовано",
  answersNotCopied: () => "Браузер заблокував копіювання. Відповіді нижче виділено, щоб ви могли їх скопіювати.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "кожен " : ""}не більше ${size}`,
      minItems && `файлів не менше ${minItems}`,
      maxItems && `файлів не більше ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "аудіо", image: "зображення", text: "текст", video: "відео" })[type],
  filesGoTo: ({ server, canDrop }) => `Виберіть${canDrop ? ", перетягніть" : ""} або вставте. Одержувач: ${server}`,
  filesAdded: ({ names }) => `Додано: ${names}`,
  fileRemoved: ({ name }) => `Прибрано: ${name}`,

  approvalTitle: ({ server }) => `${server} хоче запустити інструмент`,
  approvalAnswers: () => "Ваше рішення",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `${decision === "allow" ? "Завжди дозволяти" : "Завжди забороняти"}${named}`;
      case "session":
        return `${decision === "allow" ? "Дозволити" : "Заборонити"}${named} у цьому сеансі`;
      case undefined:
        return decision === "allow" ? "Дозволити один раз" : "Заборонити";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Дозволяє" : "Забороняє"} ${lasts ? "цей і наступні виклики" : "лише цей виклик"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "До кінця цього сеансу наступні виклики" : "Наступні виклики";
    const what = decision === "allow" ? "можуть виконуватися" : "можуть заборонятися";
    return isListed
      ? `${when}, подібні до цих, ${what} без вашого підтвердження:`
      : `${when} ${what} без вашого підтвердження, з будь-якими аргументами.`;
  },
  denyWithReason: () => "Заборонити й указати причину",
  denialReason: () => "Причина",
  denialReasonHint: ({ server }) => `${server} її прочитає`,
  toolIsDestructive: ({ server }) => `${server} повідомляє, що це може щось знищити.`,
  callsTogether: ({ calls, count }) =>
    `Рішення спільне для ${calls} ${plural(count, { one: "виклику", few: "викликів", many: "викликів", other: "виклику" })}. Якщо заборонити один, не виконається жоден.`,
  toolInput: () => "Вхідні дані",
  fileChanges: () => "Зміни",
  changedLines: ({ added, removed }) => `Рядків додано: ${added}, видалено: ${removed}`,
  lineAdded: () => "Додано:",
  lineRemoved: () => "Видалено:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `Ви ${decision === "allow" ? "дозволили" : "заборонили"} ${tool}`;
    switch (lasts) {
      case "always":
        return `Ви завжди ${decision === "allow" ? "дозволяєте" : "забороняєте"} ${tool}`;
      case "session":
        return `${past} у цьому сеансі`;
      case undefined:
        return decision === "allow" ? `${past} один раз` : `${past}${reason && `: «${reason}»`}`;
    }
  },

  answerAgain: () => "Дайте відповідь ще раз",
};

/** In the genitive, after "не менше", "не більше" and "до". */
function characters(count: number): string {
  return plural(count, { one: "символу", few: "символів", many: "символів", other: "символу" });
}

/** «21 хвилину»: only the form after one differs from the nominative. */
function accusative({ time, count }: SpokenDuration): string {
  return plural(count, { one: time.replace(/а$/, "у"), few: time, many: time, other: time });
}

function like(example: string): string {
  return example && `, наприклад ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "немає варіантів для вибору";
    case "sensitive":
      return "схоже на пароль, ключ, код або платіжні дані, відповісти тут не можна";
    case "too-many-options":
      return "забагато варіантів, щоб їх показати";
    default:
      return "відповісти тут не можна";
  }
}

function tooLarge(): string {
  return "Запит завеликий, щоб показати його повністю, тому деякі його частини пропущено.";
}
