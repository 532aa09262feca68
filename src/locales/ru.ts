// Glossary. request запрос · server сервер · answer ответ · information сведения · question вопрос · form форма · field поле · option вариант ·
// send отправить · confirm подтвердить · decline отклонить · close закрыть · answer later ответить позже · discard удалить ·
// skip пропустить · required обязательно · optional необязательно · page страница · address адрес · site сайт · host хост ·
// browser браузер · window окно · file файл · list список · character символ · line строка · number число · date дата · time время ·
// time zone часовой пояс · password пароль · key ключ · code код · tool инструмент · call вызов · allow разрешить · deny запретить ·
// session сеанс · time limit время · error ошибка. Names of servers stay in the nominative where a sentence allows it. The person is «вы».
import type { UnsupportedReason } from "../core/types.js";
import type { SpokenDuration } from "../messages/format.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("ru");

/** Russian. */
export const ru: LocaleMessages = {
  language: "ru",
  direction: "ltr",

  loading: ({ server }) => `Загружается запрос${server ? ` от ${server}` : ""}…`,
  notShown: ({ server, isRepeated }) =>
    `Не удалось показать запрос${server ? ` от ${server}` : ""}.${isRepeated ? " Перезагрузите страницу." : ""}`,
  attention: ({ server }) => `${server || "Сервер"} ждёт вашего ответа`,

  formTitle: ({ server }) => `${server} запрашивает сведения`,
  confirmTitle: ({ server }) => `${server} просит подтверждения`,
  questionTitle: ({ server }) => `${server} задаёт вопрос`,
  asksTitle: ({ server }) => `${server} спрашивает`,
  urlTitle: ({ server }) => `${server} хочет открыть страницу`,
  unreadableTitle: ({ server }) => `Запрос от ${server} невозможно показать`,
  unnamedServer: () => "Сервер без названия",
  callsItself: ({ name, version }) => `называет себя «${name}»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} из ${total}`,
  messageFrom: ({ server }) => `Сообщение от ${server}`,

  acceptForm: ({ server }) => `Отправить в ${server}`,
  acceptAnswer: ({ answer, server }) => `Отправить «${answer}» в ${server}`,
  send: () => "Отправить",
  acceptConfirm: () => "Подтвердить",
  checking: () => "Ответы проверяются",
  sending: ({ server }) => `Отправляется в ${server}`,
  sendingAnswer: () => "Отправляется",
  mute: ({ server }) => `Отклонить этот и все следующие запросы от ${server}`,
  decline: () => "Отклонить",
  answer: () => "Ответить",
  unfold: () => "Показать",
  collapse: () => "Свернуть",
  answerLater: () => "Ответить позже",
  openAsDialog: () => "Открыть в диалоговом окне",
  isNew: () => "Новый",
  questionPosition: ({ index, total }) => `Вопрос ${index} из ${total}`,
  questionCount: ({ total, count }) =>
    `${total} ${plural(count, { one: "вопрос", few: "вопроса", many: "вопросов", other: "вопроса" })}`,
  reviewTitle: () => "Проверьте свои ответы",
  change: () => "Изменить",
  back: () => "Назад",
  next: () => "Далее",
  oneAtATime: () => "По одному",
  cancel: () => "Закрыть без ответа",
  stopWaiting: () => "Больше не ждать",
  close: () => "Закрыть",
  showAll: () => "Показать всё",
  moreLines: ({ lines, count }) =>
    `Ещё ${lines} ${plural(count, { one: "строка", few: "строки", many: "строк", other: "строки" })}`,
  showLess: () => "Показать меньше",
  linesShown: () => "Ещё ничего не отправлено. Скрытые строки теперь видны: прочитайте их и нажмите ещё раз.",
  discardTitle: () => "Удалить ваши ответы?",
  discardText: () => "Всё введённое будет потеряно.",
  keepEditing: () => "Продолжить ввод",
  discard: () => "Удалить",
  declineAnyway: () => "Всё равно отклонить",

  optional: () => "необязательно",
  required: () => "обязательно",
  noAnswer: () => "Нет ответа",
  noneOfThese: () => "Ничего из перечисленного",
  ownWords: () => "Другое",
  otherOwnWords: () => "Другой ответ",
  ownWordsLine: ({ label }) => `Другое, ${label}`,
  emptyOption: () => "(пусто)",
  choose: () => "Выберите вариант",
  skip: () => "Пропустить",
  yes: () => "Да",
  no: () => "Нет",
  clearAnswer: () => "Очистить ответ",
  noDate: () => "Дата не выбрана",
  slide: ({ label }) => `Передвиньте, чтобы задать: ${label}`,
  filterOptions: () => "Фильтр",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options =
      found === undefined
        ? `${total} ${plural(totalCount, { one: "вариант", few: "варианта", many: "вариантов", other: "варианта" })}`
        : `Варианты: ${found} из ${total}`;
    return chosen === undefined ? options : `Выбрано: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `Убрано: ${option}. Выбрано: ${chosen}`,
  chosenOptions: () => "Выбранные варианты",
  chooseAll: ({ options, isFiltered }) => `Выбрать ${isFiltered ? "эти" : "все"} варианты (${options})`,
  chooseNone: () => "Не выбирать ничего",
  undoChooseNone: () => "Вернуть выбор",
  noOptionFound: ({ words }) => `Нет варианта, в котором есть «${words}».`,
  clearFilter: () => "Очистить фильтр",
  tryAddress: () => "Попробовать этот адрес",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined
        ? `Не менее ${minLength} ${characters(minCount)}`
        : `Не более ${maxLength} ${characters(maxCount)}`;
    }
    return minLength === maxLength
      ? `Число символов: ${minLength}`
      : `От ${minLength} до ${maxLength} ${characters(maxCount)}`;
  },
  textExamples: ({ examples }) => `Например, ${examples}`,
  quoted: ({ text }) => `«${text}»`,
  others: () => "другие",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Целое число" : "Число";
    const rest = `${multipleOf ? `, с шагом ${multipleOf}${words ? "," : ""}` : ""}${words ? ` или ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} от ${minimum} до ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `не меньше ${minimum}`,
      moreThan && `больше ${moreThan}`,
      maximum && `не больше ${maximum}`,
      lessThan && `меньше ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${[number, bounds.join(" и ")].filter(Boolean).join(" ")}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Выберите не более ${maxItems}`;
    }
    const choose = isOptional ? "Если отвечаете, выберите" : "Выберите";
    if (maxItems === undefined) {
      return `${choose} не менее ${minItems}`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} от ${minItems} до ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `Не раньше ${earliest}` : `Не позже ${latest}`;
    }
    return `С ${earliest} по ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Убрать",
  filesNotLoaded: () => "Пока нельзя выбрать файлы: часть этой формы не загрузилась.",
  tryAgain: () => "Повторить попытку",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Часы переводят назад, поэтому это время наступает дважды. Отправляется более раннее (${offset}).`,
  opensOn: ({ host }) => `Ведёт на ${host}`,
  sentAs: ({ address }) => `Отправляется как ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Адрес, который начинается с ${scheme}:, — это не сайт. При его открытии может выполниться код.`,

  fieldsOpened: ({ labels }) => `Теперь можно ответить: ${labels}.`,
  fieldsClosed: ({ labels }) => `Больше не нужно: ${labels}.`,
  fieldsRequired: ({ labels }) => `Теперь нужно: ${labels}.`,
  restoredAnswers: () => "Ваши прежние ответы уже внесены.",
  chooseAgain: ({ labels }) => `Выберите снова: ${labels}`,
  answeredBefore: () => "Вы уже заполняли эту форму",
  fillInAnswers: () => "Внести мои ответы",
  startOver: () => "Начать заново",

  errorSummary: () => "Проверьте эти ответы",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Ошибка:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Введите ответ",
        choosing: "Выберите вариант",
        answering: "Ответьте «да» или «нет»",
        ticking: "Отметьте, если согласны, или отклоните запрос",
        attaching: "Выберите файл",
        opening: "Без этого отправить нельзя. Чтобы не раскрывать это, отклоните запрос",
      })[by],
    number: ({ example }) => `Нужно число${like(example)}`,
    integer: ({ example }) => `Нужно целое число${like(example)}`,
    grouping: ({ example }) => `Пишите без разделителей разрядов${like(example)}`,
    precision: () => "Слишком много цифр: точно отправить их нельзя. Введите число короче",
    minimum: ({ limit }) => `Должно быть не меньше ${limit}`,
    maximum: ({ limit }) => `Должно быть не больше ${limit}`,
    exclusiveMinimum: ({ limit }) => `Должно быть больше ${limit}`,
    exclusiveMaximum: ({ limit }) => `Должно быть меньше ${limit}`,
    multipleOf: ({ limit }) => `Должно быть кратно ${limit}`,
    minLength: ({ limit, count }) => `Должно быть не менее ${limit} ${characters(count)}`,
    maxLength: ({ limit, count }) => `Должно быть не более ${limit} ${characters(count)}`,
    minItems: ({ limit }) => `Выберите не менее ${limit}`,
    maxItems: ({ limit }) => `Выберите не более ${limit}`,
    "own-words": () => "Введите ответ или выберите другой вариант",
    uniqueItems: () => "Выберите каждый вариант только один раз",
    formatMinimum: ({ limit }) => `Должно быть не раньше ${limit}`,
    formatMaximum: ({ limit }) => `Должно быть не позже ${limit}`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "Правило этого запроса невыполнимо; оставьте поле пустым или отклоните запрос";
      }
      if (isDay) {
        return "Этот день выбрать нельзя. Выберите другой";
      }
      return isDescribed
        ? "Следуйте формату, описанному выше"
        : "Формат не подходит, а какой нужен, в запросе не сказано";
    },
    format: ({ example, format }) => `${format === "duration" ? "Запишите так:" : "Нужен такой формат:"} ${example}`,
    email: () => "Нужен адрес электронной почты, например name@example.com",
    uri: () => "Нужен полный адрес, например https://example.com",
    "uri-scheme": () => "Начните с https://",
    "uri-character": ({ quoted }) => `В имени хоста не может быть «${quoted}»`,
    "url-unreadable": () => "Нужен адрес, который может открыть браузер, например https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Оставьте поле пустым. Здесь не разрешён ни один адрес" : `Должно начинаться с ${allowed}`,
    "url-private": () => "Ведёт в частную сеть, а это здесь не разрешено",
    "url-localhost": () => "Ведёт на ваш собственный компьютер, а это здесь не разрешено",
    date: ({ example }) => `Нужна существующая дата${like(example)}`,
    "date-time": ({ example }) => `Нужны дата и время${like(example)}`,
    "time-gap": ({ timeZone }) => `Выберите другое время: из-за перевода часов такого времени нет (${timeZone})`,
    invisible: ({ quoted }) => `После «${quoted}» есть невидимый символ. Удалите его`,
    default: ({ quoted }) => `Предложенный ответ «${quoted}» не подходит. Измените его`,
    "file-size": ({ file, size, limit }) => `Размер «${file}» — ${size}: выберите файл не больше ${limit}`,
    "file-type": ({ file }) => `Тип файла «${file}» не принимается: выберите другой файл`,
    "file-content": ({ file }) => `Содержимое «${file}» не соответствует имени: выберите другой файл`,
    "file-empty": ({ file }) => `Файл «${file}» пуст: выберите другой файл`,
    "file-unreadable": ({ file }) => `Не удаётся прочитать «${file}»: выберите другой файл`,
    "file-upload": ({ file }) => `Не удалось загрузить «${file}». Повторите попытку`,
    enum: () => "Выберите один из вариантов",
    type: () => "Этот ответ не удаётся прочитать. Введите его снова",
  },
  cannotCheck: () =>
    "Ничего не отправлено: не удалось проверить ваши ответы. Повторите попытку, отклоните или закройте запрос.",
  refused: ({ server }) => `${server} не принимает эти ответы.`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "Попыток не осталось." : `Осталось попыток: ${left}.`),
  refusedForGood: ({ server }) => `${server} больше не принимает ответы на этот запрос. Отклоните или закройте его.`,
  sendFailed: ({ server }) => `Не удалось связаться с ${server}. Ваши ответы ещё здесь. Повторите попытку.`,

  cannotAccept: ({ server }) => `На запрос от ${server} здесь нельзя ответить. Отклоните или закройте его.`,
  unsupported: ({ label, required, reason }) =>
    `«${label}»: ${unsupportedReason(reason)}. ${required ? "Это поле обязательное, поэтому форму нельзя отправить." : "Это поле пропущено."}`,
  problem: {
    params: () => "Запрос пуст.",
    mode: ({ mode }) => `Этому приложению незнаком такой вид запросов («${mode}»).`,
    schema: () => "В запросе не сказано, что нужно.",
    url: () => "В запросе нет адреса, который можно открыть.",
    "required-unknown": ({ name }) =>
      `Запрос требует «${name}», но не сообщает, что это, поэтому ответить на него нельзя.`,
    "too-many-fields": ({ total, limit }) =>
      `Вопросов в запросе: ${total}. Показать можно только ${limit}, поэтому ответить на запрос нельзя.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Запрашивается:",

  neverEnterSecrets: () => "Никогда не вводите здесь пароли и номера карт.",
  secretWarning: {
    credential: ({ server }) =>
      `Похоже на пароль, ключ или код. Серверам нельзя запрашивать их здесь. Продолжайте, только если уверены, что это можно доверить ${server}.`,
    payment: ({ server }) =>
      `Похоже на платёжные данные. Серверам нельзя запрашивать их здесь. Продолжайте, только если уверены, что их можно доверить ${server}.`,
  },
  openSecret: ({ label }) => `Всё равно ввести: ${label}`,
  showSecret: ({ label }) => `Показать: ${label}`,
  impersonation: ({ other, server }) => `В этом запросе используется имя ${other}, но пришёл он от ${server}.`,

  acceptUrl: () => "Открыть страницу",
  acceptUrlAnyway: () => "Всё равно открыть",
  urlIntroduction: () => "Откроется в вашем браузере",
  urlOtherHost: ({ host, origin }) =>
    `Эта страница находится не на ${origin}. Открывайте её, только если ожидаете ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `Это не ${looksLike}. Похожие буквы скрывают настоящее имя: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `В ${unicodeHost} (${host}) смешаны буквы разных алфавитов. Убедитесь, что это нужный вам сайт.`,
    disguised: ({ host }) => `Этот адрес скрывает, куда он ведёт. Страница находится на ${host}.`,
    long: ({ host }) => `Этот адрес слишком длинный, чтобы проверить его на глаз. Страница находится на ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `В ${unicodeHost} (${host}) есть буквы, которые легко спутать с другими. Убедитесь, что это нужный вам сайт.`,
    userinfo: ({ host }) => `Страница находится на ${host}. Часть перед @ не показывает, куда ведёт адрес.`,
    private: ({ host }) => `${host} находится в частной сети, а не в интернете.`,
    loopback: ({ host }) => `${host} — это ваш собственный компьютер.`,
    port: ({ name, port }) =>
      `${name} использует необычный порт (${port}). Открывайте страницу, только если ожидали этого.`,
  },
  urlRefusal: {
    "not-a-url": () => "Этот адрес нельзя открыть.",
    scheme: () => "Отсюда можно открывать только веб-адреса, которые начинаются с https://.",
    "plain-http": () => "Этот адрес открывается без шифрования (http), поэтому открыть его отсюда нельзя.",
  },
  urlReassurance: () => "Этот чат не видит того, что вы вводите на той странице.",
  urlBlocked: () =>
    "Браузер заблокировал новое окно. Разрешите здесь всплывающие окна и повторите попытку или скопируйте адрес и откройте его самостоятельно.",
  urlWaiting: ({ host }) => `Завершите действия на ${host}, затем вернитесь сюда.`,
  urlReopen: () => "Открыть снова",
  urlFinished: () => "Готово",
  address: () => "Адрес",
  copyAddress: () => "Копировать адрес",
  copied: () => "Адрес скопирован",
  notCopied: () => "Браузер заблокировал копирование. Адрес ниже выделен, чтобы вы могли его скопировать.",

  timeLeft: (left) => `${remaining(left)} на ответ`,
  timeLeftShort: ({ time }) => `ещё ${time}`,
  timeWarning: (left) => `${remaining(left)} на ответ.${left.extendable ? " Можно добавить время." : ""}`,
  extend: (added) => `Добавить ${accusative(added)}`,
  timeExtended: ({ time }) => `Добавлено время: ${time}`,
  extensionRefused: ({ server }) => `${server} не даёт больше времени.`,

  answeredTitle: ({ server }) => `Отправлено в ${server}`,
  confirmedTitle: ({ server }) => `Вы подтвердили запрос от ${server}`,
  openedTitle: ({ host }) => `Вы открыли ${host}`,
  declinedTitle: ({ server }) => `Вы отклонили запрос от ${server}`,
  cancelledTitle: ({ server }) => `Ответ в ${server} не отправлен`,
  timeUpTitle: ({ server }) => `Время на ответ для ${server} истекло`,
  expiredTitle: ({ server }) => `${server} больше не ждёт`,
  stoppedTitle: ({ tool = "это" }) => `Вы остановили ${tool}`,
  withdrawnTitle: ({ server }) => `Приложение закрыло запрос от ${server}`,
  elsewhereTitle: ({ server }) => `Вы ответили на запрос от ${server} в другом окне`,
  notSent: () => "Ничего не отправлено",
  callWaits: ({ tool }) => `${tool} ждёт вашего ответа`,
  showAnswers: () => "Показать ответы",
  hideAnswers: () => "Скрыть ответы",
  nothingAnswered: () => "Отправлено без ответов.",
  nothingSent: ({ server }) => `В ${server} ничего не отправлено.`,
  keptAnswers: ({ server }) => `В ${server} ничего не отправлено. Вы ввели:`,
  perhapsSent: ({ server }) => `Неизвестно, дошли ли ваши ответы до ${server}.`,
  hiddenAnswer: () => "скрыто",
  answers: () => "Ответы",
  copyAnswers: () => "Копировать ответы",
  answersCopied: () => "Ответы скопированы",
  answersNotCopied: () => "Браузер заблокировал копирование. Ответы ниже выделены, чтобы вы могли их скопировать.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "каждый " : ""}не больше ${size}`,
      minItems && `файлов не менее ${minItems}`,
      maxItems && `файлов не более ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "аудио", image: "изображения", text: "текст", video: "видео" })[type],
  filesGoTo: ({ server, canDrop }) => `Выберите${canDrop ? ", перетащите" : ""} или вставьте. Получатель: ${server}`,
  filesAdded: ({ names }) => `Добавлено: ${names}`,
  fileRemoved: ({ name }) => `Убрано: ${name}`,

  approvalTitle: ({ server }) => `${server} хочет запустить инструмент`,
  approvalAnswers: () => "Ваше решение",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `${decision === "allow" ? "Всегда разрешать" : "Всегда запрещать"}${named}`;
      case "session":
        return `${decision === "allow" ? "Разрешить" : "Запретить"}${named} в этом сеансе`;
      case undefined:
        return decision === "allow" ? "Разрешить один раз" : "Запретить";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Разрешает" : "Запрещает"} ${lasts ? "этот и следующие вызовы" : "только этот вызов"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "До конца этого сеанса следующие вызовы" : "Следующие вызовы";
    const what = decision === "allow" ? "могут выполняться" : "могут запрещаться";
    return isListed
      ? `${when}, подобные этим, ${what} без вашего подтверждения:`
      : `${when} ${what} без вашего подтверждения, с любыми аргументами.`;
  },
  denyWithReason: () => "Запретить и указать причину",
  denialReason: () => "Причина",
  denialReasonHint: ({ server }) => `${server} её прочтёт`,
  toolIsDestructive: ({ server }) => `${server} сообщает, что это может что-то уничтожить.`,
  callsTogether: ({ calls, count }) =>
    `Решение общее для ${calls} ${plural(count, { one: "вызова", few: "вызовов", many: "вызовов", other: "вызова" })}. Если запретить один, не выполнится ни один.`,
  toolInput: () => "Входные данные",
  fileChanges: () => "Изменения",
  changedLines: ({ added, removed }) => `Строк добавлено: ${added}, удалено: ${removed}`,
  lineAdded: () => "Добавлено:",
  lineRemoved: () => "Удалено:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `Вы ${decision === "allow" ? "разрешили" : "запретили"} ${tool}`;
    switch (lasts) {
      case "always":
        return `Вы всегда ${decision === "allow" ? "разрешаете" : "запрещаете"} ${tool}`;
      case "session":
        return `${past} в этом сеансе`;
      case undefined:
        return decision === "allow" ? `${past} один раз` : `${past}${reason && `: «${reason}»`}`;
    }
  },

  answerAgain: () => "Ответьте ещё раз",
};

/** In the genitive, after "не менее", "не более" and "до". */
function characters(count: number): string {
  return plural(count, { one: "символа", few: "символов", many: "символов", other: "символа" });
}

/** «Осталось 2 минуты», «Осталась 1 минута» */
function remaining({ time, count }: SpokenDuration): string {
  return `${plural(count, { one: "Осталась", few: "Осталось", many: "Осталось", other: "Осталось" })} ${time}`;
}

/** «21 минуту»: only the form after one differs from the nominative. */
function accusative({ time, count }: SpokenDuration): string {
  return plural(count, { one: time.replace(/а$/, "у"), few: time, many: time, other: time });
}

function like(example: string): string {
  return example && `, например ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "нет вариантов для выбора";
    case "sensitive":
      return "похоже на пароль, ключ, код или платёжные данные, ответить здесь нельзя";
    case "too-many-options":
      return "слишком много вариантов, чтобы их показать";
    default:
      return "ответить здесь нельзя";
  }
}

function tooLarge(): string {
  return "Запрос слишком велик, чтобы показать его целиком, поэтому некоторые его части пропущены.";
}
