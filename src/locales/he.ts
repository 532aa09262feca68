// Glossary. request בקשה · server שרת · answer תשובה · information מידע · question שאלה · form טופס · field שדה · option אפשרות · send שליחה ·
// confirm אישור · decline דחייה · close סגירה · answer later מענה מאוחר יותר · discard מחיקה · skip דילוג · required חובה · optional לא חובה ·
// page דף · address כתובת · site אתר · host מארח · browser דפדפן · window חלון · file קובץ · list רשימה · character תו · line שורה ·
// number מספר · date תאריך · time שעה · time zone אזור זמן · password סיסמה · key מפתח · code קוד · tool כלי · call קריאה ·
// allow לאפשר · deny לחסום · session סשן · time limit זמן · error שגיאה. Buttons are verbal nouns or infinitives. Sentences address the person
// in the plural, which is the same for a woman and a man.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { isolated, labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("he");

/** Hebrew. */
export const he: LocaleMessages = {
  language: "he",
  direction: "rtl",

  loading: ({ server }) => `טעינת בקשה מאת ${server || "שרת"}…`,
  notShown: ({ server, isRepeated }) =>
    `לא ניתן להציג בקשה מאת ${server || "שרת"}.${isRepeated ? " טענו מחדש את הדף." : ""}`,
  attention: ({ server }) => `${server || "שרת"} ממתין לתשובתכם`,

  formTitle: ({ server }) => `${server} מבקש מידע`,
  confirmTitle: ({ server }) => `${server} מבקש אישור`,
  questionTitle: ({ server }) => `${server} שואל שאלה`,
  asksTitle: ({ server }) => `בקשה מאת ${server}`,
  urlTitle: ({ server }) => `${server} רוצה לפתוח דף`,
  unreadableTitle: ({ server }) => `${server} שלח בקשה שלא ניתן להציג`,
  unnamedServer: () => "שרת ללא שם",
  callsItself: ({ name, version }) => `קורא לעצמו ”${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} מתוך ${total}`,
  messageFrom: ({ server }) => `הודעה מאת ${server}`,

  acceptForm: ({ server }) => `שליחה אל ${server}`,
  acceptAnswer: ({ answer, server }) => `שליחת ”${answer}” אל ${server}`,
  send: () => "שליחה",
  acceptConfirm: () => "אישור",
  checking: () => "התשובות שלכם נבדקות",
  sending: ({ server }) => `מתבצעת שליחה אל ${server}`,
  sendingAnswer: () => "מתבצעת שליחה",
  mute: ({ server }) => `דחיית הבקשה הזאת וכל הבקשות הבאות מאת ${server}`,
  decline: () => "דחייה",
  answer: () => "מענה",
  unfold: () => "הצגה",
  collapse: () => "כיווץ",
  answerLater: () => "מענה מאוחר יותר",
  openAsDialog: () => "פתיחה בתיבת דו־שיח",
  isNew: () => "חדשה",
  questionPosition: ({ index, total }) => `שאלה ${index} מתוך ${total}`,
  questionCount: ({ total, count }) => counted(count, total, { one: "שאלה אחת", two: "שתי שאלות", other: "שאלות" }),
  reviewTitle: () => "בדקו את התשובות",
  change: () => "שינוי",
  back: () => "הקודם",
  next: () => "הבא",
  oneAtATime: () => "שאלה אחת בכל פעם",
  cancel: () => "סגירה בלי לענות",
  stopWaiting: () => "הפסקת ההמתנה",
  close: () => "סגירה",
  showAll: () => "הצגת הכול",
  moreLines: ({ lines, count }) =>
    counted(count, lines, { one: "שורה נוספת", two: "שתי שורות נוספות", other: "שורות נוספות" }),
  showLess: () => "הצגת פחות",
  linesShown: () => "עדיין לא נשלח דבר. השורות שהיו מוסתרות מוצגות עכשיו: קראו אותן ולחצו שוב.",
  discardTitle: () => "למחוק את התשובות שלכם?",
  discardText: () => "מה שהזנתם יאבד.",
  keepEditing: () => "המשך עריכה",
  discard: () => "מחיקה",
  declineAnyway: () => "דחייה בכל זאת",

  optional: () => "לא חובה",
  required: () => "חובה",
  noAnswer: () => "אין תשובה",
  noneOfThese: () => "אף אחת מהאפשרויות",
  ownWords: () => "משהו אחר",
  otherOwnWords: () => "תשובה אחרת",
  ownWordsLine: ({ label }) => `משהו אחר, ${label}`,
  emptyOption: () => "(ריק)",
  choose: () => "בחרו אפשרות",
  skip: () => "דילוג",
  yes: () => "כן",
  no: () => "לא",
  clearAnswer: () => "ניקוי התשובה",
  noDate: () => "לא נבחר תאריך",
  slide: ({ label }) => `הזזה לקביעת ${label}`,
  filterOptions: () => "סינון",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options =
      found === undefined
        ? counted(totalCount, total, { one: "אפשרות אחת", two: "שתי אפשרויות", other: "אפשרויות" })
        : `אפשרויות: ${found} מתוך ${total}`;
    return chosen === undefined ? options : `נבחרו: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `הוסרה: ${option}. נבחרו: ${chosen}`,
  chosenOptions: () => "האפשרויות שנבחרו",
  chooseAll: ({ options, isFiltered }) => `בחירת ${isFiltered ? "אלה" : "הכול"} (${options})`,
  chooseNone: () => "ביטול כל הבחירות",
  undoChooseNone: () => "שחזור הבחירה",
  noOptionFound: ({ words }) => `אין אפשרות שיש בה ”${words}”.`,
  clearFilter: () => "ניקוי הסינון",
  tryAddress: () => "פתיחת הכתובת לניסיון",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined
        ? `לפחות ${characters(minCount, minLength)}`
        : `עד ${characters(maxCount, maxLength)}`;
    }
    return minLength === maxLength ? characters(maxCount, maxLength) : `${minLength} עד ${maxLength} תווים`;
  },
  textExamples: ({ examples }) => `לדוגמה ${examples}`,
  quoted: ({ text }) => `”${text}”`,
  others: () => "אחרים",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "מספר שלם" : "מספר";
    const rest = `${multipleOf ? `, בקפיצות של ${multipleOf}` : ""}${words ? `, או ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number}, ${minimum} עד ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `${minimum} או יותר`,
      moreThan && `יותר מ־${moreThan}`,
      maximum && `${maximum} או פחות`,
      lessThan && `פחות מ־${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" וגם ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `בחרו עד ${maxItems}`;
    }
    const choose = isOptional ? "אם תענו, בחרו" : "בחרו";
    if (maxItems === undefined) {
      return `${choose} ${minItems} או יותר`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} ${minItems} עד ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} או אחרי כן` : `${latest} או לפני כן`;
    }
    return `${earliest} עד ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "הסרה",
  filesNotLoaded: () => "עדיין לא ניתן לבחור קבצים: חלק מהטופס לא נטען.",
  tryAgain: () => "ניסיון נוסף",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `השעון מוזז לאחור, ולכן השעה הזאת חוזרת פעמיים. נשלחת המוקדמת (${offset}).`,
  opensOn: ({ host }) => `מוביל אל ${host}`,
  sentAs: ({ address }) => `נשלח בתור ${address}`,
  urlHoldsContent: ({ scheme }) => `כתובת שמתחילה ב־${isolated(`${scheme}:`)} אינה אתר. פתיחתה עלולה להריץ קוד.`,

  fieldsOpened: ({ labels }) => `עכשיו אפשר לענות: ${labels}.`,
  fieldsClosed: ({ labels }) => `כבר לא נדרש: ${labels}.`,
  fieldsRequired: ({ labels }) => `נדרש עכשיו: ${labels}.`,
  restoredAnswers: () => "התשובות הקודמות שלכם מולאו.",
  chooseAgain: ({ labels }) => `בחרו שוב: ${labels}`,
  answeredBefore: () => "כבר עניתם על הטופס הזה",
  fillInAnswers: () => "מילוי התשובות שלי",
  startOver: () => "התחלה מחדש",

  errorSummary: () => "בדקו את התשובות האלה",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "שגיאה:",
  error: {
    required: ({ by }) =>
      ({
        typing: "הזינו תשובה",
        choosing: "בחרו אפשרות",
        answering: "ענו כן או לא",
        ticking: "סמנו כדי להסכים, או דחו את הבקשה",
        attaching: "בחרו קובץ",
        opening: "לא ניתן לשלוח בלי זה. כדי לא לחשוף אותו, דחו את הבקשה",
      })[by],
    number: ({ example }) => `הזינו מספר${like(example)}`,
    integer: ({ example }) => `הזינו מספר שלם${like(example)}`,
    grouping: ({ example }) => `כתבו בלי מפרידי אלפים${like(example)}`,
    precision: () => "יש יותר מדי ספרות מכדי לשלוח במדויק. הזינו מספר קצר יותר",
    minimum: ({ limit }) => `צריך להיות ${limit} או יותר`,
    maximum: ({ limit }) => `צריך להיות ${limit} או פחות`,
    exclusiveMinimum: ({ limit }) => `צריך להיות יותר מ־${limit}`,
    exclusiveMaximum: ({ limit }) => `צריך להיות פחות מ־${limit}`,
    multipleOf: ({ limit }) => `צריך להיות כפולה של ${limit}`,
    minLength: ({ limit, count }) => `צריך להכיל לפחות ${characters(count, limit)}`,
    maxLength: ({ limit, count }) => `צריך להכיל לכל היותר ${characters(count, limit)}`,
    minItems: ({ limit }) => `בחרו ${limit} או יותר`,
    maxItems: ({ limit }) => `בחרו ${limit} או פחות`,
    "own-words": () => "הזינו תשובה, או בחרו אפשרות אחרת",
    uniqueItems: () => "בחרו כל אפשרות פעם אחת",
    formatMinimum: ({ limit }) => `צריך להיות ${limit} או אחרי כן`,
    formatMaximum: ({ limit }) => `צריך להיות ${limit} או לפני כן`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "אי אפשר לקיים את הכלל של הבקשה; השאירו ריק או דחו את הבקשה";
      }
      if (isDay) {
        return "לא ניתן לבחור את היום הזה. בחרו יום אחר";
      }
      return isDescribed ? "כתבו בתבנית שמתוארת למעלה" : "לא בתבנית הצפויה, והבקשה לא מציינת מהי";
    },
    format: ({ example, format }) => `${format === "duration" ? "כתבו כך:" : "צריך להיות כמו"} ${example}`,
    email: () => "הזינו כתובת אימייל, לדוגמה name@example.com",
    uri: () => "הזינו כתובת מלאה, לדוגמה https://example.com",
    "uri-scheme": () => `התחילו ב־${isolated("https://")}`,
    "uri-character": ({ quoted }) => `לא יכול להיות ”${quoted}” בשם המארח`,
    "url-unreadable": () => "הזינו כתובת שדפדפן יכול לפתוח, לדוגמה https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "השאירו ריק. שום כתובת לא מותרת כאן" : `צריך להתחיל ב־${isolated(allowed)}`,
    "url-private": () => "מוביל לרשת פרטית, וזה לא מותר כאן",
    "url-localhost": () => "מוביל למחשב שלכם, וזה לא מותר כאן",
    date: ({ example }) => `הזינו תאריך קיים${like(example)}`,
    "date-time": ({ example }) => `הזינו תאריך ושעה${like(example)}`,
    "time-gap": ({ timeZone }) => `בחרו שעה אחרת: השעון מדלג על השעה הזאת (${timeZone})`,
    invisible: ({ quoted }) => `אחרי ”${quoted}” יש תו בלתי נראה. מחקו אותו`,
    default: ({ quoted }) => `ההצעה ”${quoted}” לא מתאימה. שנו אותה`,
    "file-size": ({ file, size, limit }) => `הגודל של ”${file}” הוא ${size}: בחרו קובץ של ${limit} או פחות`,
    "file-type": ({ file }) => `הסוג של ”${file}” לא מתקבל: בחרו קובץ אחר`,
    "file-content": ({ file }) => `התוכן של ”${file}” לא מתאים לשם שלו: בחרו קובץ אחר`,
    "file-empty": ({ file }) => `הקובץ ”${file}” ריק: בחרו קובץ אחר`,
    "file-unreadable": ({ file }) => `לא ניתן לקרוא את ”${file}”: בחרו קובץ אחר`,
    "file-upload": ({ file }) => `לא ניתן היה להעלות את ”${file}”. נסו שוב`,
    enum: () => "בחרו אחת מהאפשרויות",
    type: () => "לא ניתן לקרוא את התשובה הזאת. הזינו אותה שוב",
  },
  cannotCheck: () => "לא נשלח דבר: לא ניתן היה לבדוק את התשובות שלכם. נסו שוב, דחו את הבקשה או סגרו אותה.",
  refused: ({ server }) => `${server} סירב לקבל את התשובות האלה.`,
  attemptsLeft: ({ left, count }) => {
    const tries = { one: "נותר ניסיון אחד", two: "נותרו שני ניסיונות", other: `נותרו ${left} ניסיונות` };
    return `${count === 0 ? "לא נותרו ניסיונות" : plural(count, tries)}.`;
  },
  refusedForGood: ({ server }) => `${server} כבר לא מקבל תשובות לבקשה הזאת. דחו אותה או סגרו אותה.`,
  sendFailed: ({ server }) => `לא ניתן היה להגיע אל ${server}. התשובות שלכם עדיין כאן. נסו שוב.`,

  cannotAccept: ({ server }) => `לא ניתן לענות כאן על הבקשה מאת ${server}. דחו אותה או סגרו אותה.`,
  unsupported: ({ label, required, reason }) =>
    `השדה ”${label}”: ${unsupportedReason(reason)}. ${required ? "הוא שדה חובה, ולכן לא ניתן לשלוח את הטופס." : "הוא הושמט."}`,
  problem: {
    params: () => "הבקשה ריקה.",
    mode: ({ mode }) => `האפליקציה לא מכירה בקשות מהסוג הזה (”${mode}”).`,
    schema: () => "הבקשה לא מציינת מה מבוקש.",
    url: () => "אין בבקשה כתובת לפתיחה.",
    "required-unknown": ({ name }) => `הבקשה מחייבת את ”${name}” בלי לציין מה זה, ולכן לא ניתן לענות עליה.`,
    "too-many-fields": ({ total, limit }) =>
      `מספר השאלות בבקשה: ${total}. ניתן להציג רק ${limit}, ולכן לא ניתן לענות עליה.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "מבוקש:",

  neverEnterSecrets: () => "לעולם אל תזינו כאן סיסמאות או מספרי כרטיסים.",
  secretWarning: {
    credential: ({ server }) =>
      `זה נראה כמו סיסמה, מפתח או קוד. לשרתים אסור לבקש אותם כאן. המשיכו רק אם אתם בטוחים ש־${server} אמור לקבל את זה.`,
    payment: ({ server }) =>
      `זה נראה כמו פרטי תשלום. לשרתים אסור לבקש אותם כאן. המשיכו רק אם אתם בטוחים ש־${server} אמור לקבל אותם.`,
  },
  openSecret: ({ label }) => `הזנה בכל זאת: ${label}`,
  showSecret: ({ label }) => `הצגה: ${label}`,
  impersonation: ({ other, server }) => `הבקשה הזאת משתמשת בשם ${other}, אבל היא באה מאת ${server}.`,

  acceptUrl: () => "פתיחת הדף",
  acceptUrlAnyway: () => "פתיחה בכל זאת",
  urlIntroduction: () => "ייפתח בדפדפן שלכם",
  urlOtherHost: ({ host, origin }) => `הדף הזה לא נמצא ב־${origin}. פתחו אותו רק אם ציפיתם ל־${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `זה לא ${looksLike}. אותיות דומות מסתירות את השם האמיתי: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `ב־${unicodeHost} (${host}) מעורבבות אותיות מאלפביתים שונים. ודאו שזה האתר שהתכוונתם אליו.`,
    disguised: ({ host }) => `הכתובת הזאת מסתירה לאן היא מובילה. הדף נמצא ב־${host}.`,
    long: ({ host }) => `הכתובת הזאת ארוכה מכדי לבדוק אותה בעין. הדף נמצא ב־${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `ב־${unicodeHost} (${host}) יש אותיות שקל לבלבל עם אחרות. ודאו שזה האתר שהתכוונתם אליו.`,
    userinfo: ({ host }) => `הדף נמצא ב־${host}. החלק שלפני @ אינו היעד.`,
    private: ({ host }) => `${host} נמצא ברשת פרטית, לא באינטרנט.`,
    loopback: ({ host }) => `${host} הוא המחשב שלכם.`,
    port: ({ name, port }) => `${name} משתמש בפורט לא רגיל (${isolated(port)}). פתחו את הדף רק אם ציפיתם לזה.`,
  },
  urlRefusal: {
    "not-a-url": () => "לא ניתן לפתוח את הכתובת הזאת.",
    scheme: () => `מכאן ניתן לפתוח רק כתובות אינטרנט שמתחילות ב־${isolated("https://")}.`,
    "plain-http": () => "הכתובת הזאת לא מוצפנת (http), ולכן לא ניתן לפתוח אותה מכאן.",
  },
  urlReassurance: () => "הצ׳אט הזה לא יכול לראות מה תזינו בדף ההוא.",
  urlBlocked: () =>
    "הדפדפן חסם את החלון החדש. אפשרו כאן חלונות קופצים ונסו שוב, או העתיקו את הכתובת ופתחו אותה בעצמכם.",
  urlWaiting: ({ host }) => `סיימו ב־${host}, ואז חזרו לכאן.`,
  urlReopen: () => "פתיחה מחדש",
  urlFinished: () => "סיימתי",
  address: () => "כתובת",
  copyAddress: () => "העתקת הכתובת",
  copied: () => "הכתובת הועתקה",
  notCopied: () => "הדפדפן חסם את ההעתקה. הכתובת מסומנת למטה, כדי שתוכלו להעתיק אותה.",

  timeLeft: ({ time }) => `הזמן שנותר למענה: ${time}`,
  timeLeftShort: ({ time }) => `עוד ${time}`,
  timeWarning: ({ time, extendable }) => `הזמן שנותר למענה: ${time}.${extendable ? " אפשר להוסיף זמן." : ""}`,
  extend: ({ time }) => `הוספת ${time}`,
  timeExtended: ({ time }) => `הזמן שנוסף: ${time}`,
  extensionRefused: ({ server }) => `${server} לא נותן עוד זמן.`,

  answeredTitle: ({ server }) => `נשלח אל ${server}`,
  confirmedTitle: ({ server }) => `אישרתם את הבקשה מאת ${server}`,
  openedTitle: ({ host }) => `פתחתם את ${host}`,
  declinedTitle: ({ server }) => `דחיתם את הבקשה מאת ${server}`,
  cancelledTitle: ({ server }) => `לא נשלחה תשובה אל ${server}`,
  timeUpTitle: ({ server }) => `תם הזמן לענות על הבקשה מאת ${server}`,
  expiredTitle: ({ server }) => `${server} כבר לא ממתין`,
  stoppedTitle: ({ tool = "זה" }) => `עצרתם את ${tool}`,
  withdrawnTitle: ({ server }) => `האפליקציה סגרה את הבקשה מאת ${server}`,
  elsewhereTitle: ({ server }) => `עניתם על הבקשה מאת ${server} בחלון אחר`,
  notSent: () => "לא נשלח דבר",
  callWaits: ({ tool }) => `${tool} ממתין לתשובתכם`,
  showAnswers: () => "הצגת התשובות",
  hideAnswers: () => "הסתרת התשובות",
  nothingAnswered: () => "נשלח בלי תשובות.",
  nothingSent: ({ server }) => `לא נשלח דבר אל ${server}.`,
  keptAnswers: ({ server }) => `לא נשלח דבר אל ${server}. מה שהזנתם:`,
  perhapsSent: ({ server }) => `לא בטוח ש־${server} קיבל את התשובות שלכם.`,
  hiddenAnswer: () => "מוסתר",
  answers: () => "תשובות",
  copyAnswers: () => "העתקת התשובות",
  answersCopied: () => "התשובות הועתקו",
  answersNotCopied: () => "הדפדפן חסם את ההעתקה. התשובות מסומנות למטה, כדי שתוכלו להעתיק אותן.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} או פחות${isList ? " לכל קובץ" : ""}`,
      minItems && `לפחות ${minItems}`,
      maxItems && `לכל היותר ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "שמע", image: "תמונות", text: "טקסט", video: "סרטונים" })[type],
  filesGoTo: ({ server, canDrop }) => `בחרו${canDrop ? ", גררו" : ""} או הדביקו. הנמען: ${server}`,
  filesAdded: ({ names }) => `נוסף: ${names}`,
  fileRemoved: ({ name }) => `הוסר: ${name}`,

  approvalTitle: ({ server }) => `${server} רוצה להריץ כלי`,
  approvalAnswers: () => "ההחלטה שלכם",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "לאפשר" : "לחסום";
    const named = tool ? ` את ${tool}` : "";
    switch (lasts) {
      case "always":
        return `${verb} תמיד${named}`;
      case "session":
        return `${verb}${named} בסשן הזה`;
      case undefined:
        return decision === "allow" ? "לאפשר פעם אחת" : "לחסום";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "מאפשר" : "חוסם"} את הקריאה הזאת ${lasts ? "ואת הקריאות הבאות" : "בלבד"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "עד סוף הסשן הזה, הקריאות הבאות" : "הקריאות הבאות";
    const what = `${decision === "allow" ? "עשויות לרוץ" : "עשויות להיחסם"} בלי לשאול אתכם`;
    return isListed ? `${when} שדומות לאלה ${what}:` : `${when} ${what}, יהיו הארגומנטים אשר יהיו.`;
  },
  denyWithReason: () => "לחסום ולציין סיבה",
  denialReason: () => "סיבה",
  denialReasonHint: ({ server }) => `${server} יקרא אותה`,
  toolIsDestructive: ({ server }) => `${server} מציין שזה עלול להרוס משהו.`,
  callsTogether: ({ calls, count }) =>
    `ההחלטה משותפת ${plural(count, { one: "לקריאה אחת", two: "לשתי קריאות", other: `ל־${calls} קריאות` })}. אם תחסמו אחת מהן, אף אחת לא תרוץ.`,
  toolInput: () => "קלט",
  fileChanges: () => "שינויים",
  changedLines: ({ added, removed }) => `שורות שנוספו: ${added}, שהוסרו: ${removed}`,
  lineAdded: () => "נוספה:",
  lineRemoved: () => "הוסרה:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `${decision === "allow" ? "אפשרתם" : "חסמתם"} את ${tool}`;
    switch (lasts) {
      case "always":
        return `${past} לתמיד`;
      case "session":
        return `${past} בסשן הזה`;
      case undefined:
        return decision === "allow" ? `${past} פעם אחת` : `${past}${reason && `: ”${reason}”`}`;
    }
  },

  answerAgain: () => "ענו שוב",
};

/** One and two are in the noun itself. */
function counted(
  count: number,
  number: string | undefined,
  { one, two, other }: { readonly one: string; readonly two: string; readonly other: string },
): string {
  return plural(count, { one, two, other: `${number} ${other}` });
}

function characters(count: number, number: string | undefined): string {
  return counted(count, number, { one: "תו אחד", two: "שני תווים", other: "תווים" });
}

function like(example: string): string {
  return example && `, לדוגמה ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "אין אפשרויות לבחירה";
    case "sensitive":
      return "נראה כמו סיסמה, מפתח, קוד או פרטי תשלום, ולא ניתן לענות כאן";
    case "too-many-options":
      return "יש יותר מדי אפשרויות להצגה";
    default:
      return "לא ניתן לענות כאן";
  }
}

function tooLarge(): string {
  return "הבקשה גדולה מכדי להציג אותה במלואה, ולכן חלקים ממנה הושמטו.";
}
