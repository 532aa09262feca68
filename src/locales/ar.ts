// Glossary. request طلب · server خادم · answer إجابة · information معلومات · question سؤال · form نموذج · field حقل · option خيار · send إرسال ·
// confirm تأكيد · decline رفض · close إغلاق · answer later الإجابة لاحقًا · discard تجاهل · skip تخطي · required مطلوب · optional اختياري ·
// page صفحة · address عنوان · site موقع · host مضيف · browser متصفح · window نافذة · file ملف · list قائمة · character حرف · line سطر ·
// number عدد · date تاريخ · time وقت · time zone منطقة زمنية · password كلمة مرور · key مفتاح · code رمز · tool أداة · call استدعاء ·
// allow سماح · deny رفض · session جلسة · time limit وقت · error خطأ. Buttons are verbal nouns; sentences address one person.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { isolated, labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("ar");

/** Arabic. */
export const ar: LocaleMessages = {
  language: "ar",
  direction: "rtl",

  loading: ({ server }) => `جارٍ تحميل طلب من ${server || "أحد الخوادم"}…`,
  notShown: ({ server, isRepeated }) =>
    `تعذّر عرض طلب من ${server || "أحد الخوادم"}.${isRepeated ? " أعد تحميل الصفحة." : ""}`,
  attention: ({ server }) => `ينتظر ${server || "أحد الخوادم"} إجابتك`,

  formTitle: ({ server }) => `يطلب ${server} معلومات`,
  confirmTitle: ({ server }) => `يطلب ${server} تأكيدك`,
  questionTitle: ({ server }) => `يطرح ${server} سؤالًا`,
  asksTitle: ({ server }) => `طلب من ${server}`,
  urlTitle: ({ server }) => `يريد ${server} فتح صفحة`,
  unreadableTitle: ({ server }) => `أرسل ${server} طلبًا لا يمكن عرضه`,
  unnamedServer: () => "خادم بلا اسم",
  callsItself: ({ name, version }) => `يسمّي نفسه «${name}»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} من ${total}`,
  messageFrom: ({ server }) => `رسالة من ${server}`,

  acceptForm: ({ server }) => `إرسال إلى ${server}`,
  acceptAnswer: ({ answer, server }) => `إرسال «${answer}» إلى ${server}`,
  send: () => "إرسال",
  acceptConfirm: () => "تأكيد",
  checking: () => "جارٍ التحقق من إجاباتك",
  sending: ({ server }) => `جارٍ الإرسال إلى ${server}`,
  sendingAnswer: () => "جارٍ الإرسال",
  mute: ({ server }) => `رفض هذا الطلب وكل الطلبات اللاحقة من ${server}`,
  decline: () => "رفض",
  answer: () => "الإجابة",
  unfold: () => "عرض",
  collapse: () => "طيّ",
  answerLater: () => "الإجابة لاحقًا",
  openAsDialog: () => "فتح في مربع حوار",
  isNew: () => "جديد",
  questionPosition: ({ index, total }) => `السؤال ${index} من ${total}`,
  questionCount: ({ total, count }) =>
    counted(count, total, { one: "سؤال واحد", two: "سؤالان", few: "أسئلة", many: "سؤالًا", other: "سؤال" }),
  reviewTitle: () => "تحقّق من إجاباتك",
  change: () => "تغيير",
  back: () => "السابق",
  next: () => "التالي",
  oneAtATime: () => "سؤال واحد في كل مرة",
  cancel: () => "إغلاق دون إجابة",
  stopWaiting: () => "إيقاف الانتظار",
  close: () => "إغلاق",
  showAll: () => "عرض الكل",
  moreLines: ({ lines, count }) =>
    counted(count, lines, {
      one: "سطر آخر",
      two: "سطران آخران",
      few: "أسطر أخرى",
      many: "سطرًا آخر",
      other: "سطر آخر",
    }),
  showLess: () => "عرض أقل",
  linesShown: () => "لم يُرسل شيء بعد. تظهر الآن الأسطر التي كانت مخفية: اقرأها ثم اضغط مرة أخرى.",
  discardTitle: () => "هل تريد تجاهل إجاباتك؟",
  discardText: () => "سيضيع ما أدخلته.",
  keepEditing: () => "متابعة التحرير",
  discard: () => "تجاهل",
  declineAnyway: () => "رفض على أي حال",

  optional: () => "اختياري",
  required: () => "مطلوب",
  noAnswer: () => "بلا إجابة",
  noneOfThese: () => "لا شيء من هذه",
  ownWords: () => "شيء آخر",
  otherOwnWords: () => "إجابة أخرى",
  ownWordsLine: ({ label }) => `شيء آخر، ${label}`,
  emptyOption: () => "(فارغ)",
  choose: () => "اختر واحدًا",
  skip: () => "تخطي",
  yes: () => "نعم",
  no: () => "لا",
  clearAnswer: () => "مسح الإجابة",
  noDate: () => "لم يُختر تاريخ",
  slide: ({ label }) => `مرّر لضبط ${label}`,
  filterOptions: () => "تصفية",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options =
      found === undefined
        ? counted(totalCount, total, { one: "خيار واحد", two: "خياران", few: "خيارات", many: "خيارًا", other: "خيار" })
        : `الخيارات: ${found} من ${total}`;
    return chosen === undefined ? options : `المختار: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `أُزيل ${option}. المختار: ${chosen}`,
  chosenOptions: () => "الخيارات المختارة",
  chooseAll: ({ options, isFiltered }) => `اختيار ${isFiltered ? "هذه" : "الكل"} (${options})`,
  chooseNone: () => "إلغاء كل الاختيارات",
  undoChooseNone: () => "استعادة الاختيارات",
  noOptionFound: ({ words }) => `لا خيار يحتوي على «${words}».`,
  clearFilter: () => "مسح التصفية",
  tryAddress: () => "تجربة هذا العنوان",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined
        ? `${characters(minCount, minLength)} على الأقل`
        : `${characters(maxCount, maxLength)} على الأكثر`;
    }
    return minLength === maxLength ? characters(maxCount, maxLength) : `عدد الأحرف: من ${minLength} إلى ${maxLength}`;
  },
  textExamples: ({ examples }) => `مثلًا ${isolated(examples)}`,
  quoted: ({ text }) => `«${text}»`,
  others: () => "غيرها",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "عدد صحيح" : "عدد";
    const rest = `${multipleOf ? `، بخطوات من ${multipleOf}` : ""}${words ? `، أو ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} من ${minimum} إلى ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `لا يقل عن ${minimum}`,
      moreThan && `أكبر من ${moreThan}`,
      maximum && `لا يزيد على ${maximum}`,
      lessThan && `أصغر من ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${[number, bounds.join(" و")].filter(Boolean).join(" ")}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `اختر ${maxItems} على الأكثر`;
    }
    const choose = isOptional ? "إذا أجبت، فاختر" : "اختر";
    if (maxItems === undefined) {
      return `${choose} ${minItems} أو أكثر`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} من ${minItems} إلى ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} أو بعده` : `${latest} أو قبله`;
    }
    return `من ${earliest} إلى ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "إزالة",
  filesNotLoaded: () => "لا يمكن اختيار الملفات بعد: لم يُحمَّل جزء من هذا النموذج.",
  tryAgain: () => "إعادة المحاولة",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `تُؤخَّر الساعات، فيأتي هذا الوقت مرتين. يُرسل الوقت الأول (${offset}).`,
  opensOn: ({ host }) => `يؤدي إلى ${host}`,
  sentAs: ({ address }) => `يُرسل بالشكل ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `العنوان الذي يبدأ بـ ${isolated(`${scheme}:`)} ليس موقعًا. قد يؤدي فتحه إلى تشغيل تعليمات برمجية.`,

  fieldsOpened: ({ labels }) => `يمكنك الآن الإجابة عن: ${labels}.`,
  fieldsClosed: ({ labels }) => `لم يعد لازمًا: ${labels}.`,
  fieldsRequired: ({ labels }) => `أصبح لازمًا: ${labels}.`,
  restoredAnswers: () => "أُدخلت إجاباتك السابقة.",
  chooseAgain: ({ labels }) => `اختر مجددًا: ${labels}`,
  answeredBefore: () => "سبق أن ملأت هذا النموذج",
  fillInAnswers: () => "إدخال إجاباتي",
  startOver: () => "البدء من جديد",

  errorSummary: () => "تحقّق من هذه الإجابات",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "خطأ:",
  error: {
    required: ({ by }) =>
      ({
        typing: "أدخل إجابة",
        choosing: "اختر أحد الخيارات",
        answering: "أجب بنعم أو لا",
        ticking: "حدّد هذا المربع للموافقة، أو ارفض الطلب",
        attaching: "اختر ملفًا",
        opening: "لا يمكن الإرسال دون هذا. للحفاظ على خصوصيته، ارفض الطلب",
      })[by],
    number: ({ example }) => `يجب أن يكون عددًا${like(example)}`,
    integer: ({ example }) => `يجب أن يكون عددًا صحيحًا${like(example)}`,
    grouping: ({ example }) => `يجب أن يُكتب دون فواصل الآلاف${like(example)}`,
    precision: () => "الخانات أكثر من أن تُرسل بدقة. أدخل عددًا أقصر",
    minimum: ({ limit }) => `يجب أن يكون ${limit} أو أكثر`,
    maximum: ({ limit }) => `يجب أن يكون ${limit} أو أقل`,
    exclusiveMinimum: ({ limit }) => `يجب أن يكون أكبر من ${limit}`,
    exclusiveMaximum: ({ limit }) => `يجب أن يكون أصغر من ${limit}`,
    multipleOf: ({ limit }) => `يجب أن يكون من مضاعفات ${limit}`,
    minLength: ({ limit, count }) => `الحد الأدنى للطول: ${characters(count, limit)}`,
    maxLength: ({ limit, count }) => `الحد الأقصى للطول: ${characters(count, limit)}`,
    minItems: ({ limit }) => `اختر ${limit} أو أكثر`,
    maxItems: ({ limit }) => `اختر ${limit} أو أقل`,
    "own-words": () => "أدخل إجابة، أو اختر خيارًا آخر",
    uniqueItems: () => "اختر كل خيار مرة واحدة",
    formatMinimum: ({ limit }) => `يجب أن يكون ${limit} أو بعده`,
    formatMaximum: ({ limit }) => `يجب أن يكون ${limit} أو قبله`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "لا يمكن استيفاء شرط الطلب؛ اترك الحقل فارغًا أو ارفض الطلب";
      }
      if (isDay) {
        return "لا يمكن اختيار هذا اليوم. اختر يومًا آخر";
      }
      return isDescribed ? "اتبع التنسيق الموصوف أعلاه" : "ليس بالتنسيق المتوقع، والطلب لا يذكر ما هو";
    },
    format: ({ example, format }) =>
      `${format === "duration" ? "اكتبه هكذا:" : "يجب أن يكون مثل"} ${isolated(example)}`,
    email: () => "يجب أن يكون عنوان بريد إلكتروني، مثل name@example.com",
    uri: () => "يجب أن يكون عنوانًا كاملًا، مثل https://example.com",
    "uri-scheme": () => `ابدأ بـ ${isolated("https://")}`,
    "uri-character": ({ quoted }) => `لا يمكن أن يحتوي المضيف على «${quoted}»`,
    "url-unreadable": () => "يجب أن يكون عنوانًا يستطيع المتصفح فتحه، مثل https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "اترك هذا الحقل فارغًا. لا يُسمح هنا بأي عنوان" : `يجب أن يبدأ بـ ${isolated(allowed)}`,
    "url-private": () => "يؤدي إلى شبكة خاصة، وهذا غير مسموح به هنا",
    "url-localhost": () => "يؤدي إلى جهازك أنت، وهذا غير مسموح به هنا",
    date: ({ example }) => `يجب أن يكون تاريخًا صحيحًا${like(example)}`,
    "date-time": ({ example }) => `يجب أن يكون تاريخًا ووقتًا${like(example)}`,
    "time-gap": ({ timeZone }) => `اختر وقتًا آخر: الساعات تتخطى هذا الوقت في ${timeZone}`,
    invisible: ({ quoted }) => `يوجد حرف غير مرئي بعد «${quoted}». احذفه`,
    default: ({ quoted }) => `القيمة المقترحة «${quoted}» غير صالحة. غيّرها`,
    "file-size": ({ file, size, limit }) => `حجم «${file}» هو ${size}: اختر ملفًا بحجم ${limit} أو أقل`,
    "file-type": ({ file }) => `نوع «${file}» غير مقبول: اختر ملفًا آخر`,
    "file-content": ({ file }) => `محتوى «${file}» لا يطابق اسمه: اختر ملفًا آخر`,
    "file-empty": ({ file }) => `الملف «${file}» فارغ: اختر ملفًا آخر`,
    "file-unreadable": ({ file }) => `تعذّرت قراءة «${file}»: اختر ملفًا آخر`,
    "file-upload": ({ file }) => `تعذّر رفع «${file}». أعد المحاولة`,
    enum: () => "اختر أحد الخيارات",
    type: () => "تعذّرت قراءة هذه الإجابة. أدخلها مجددًا",
  },
  cannotCheck: () => "لم يُرسل شيء: تعذّر التحقق من إجاباتك. أعد المحاولة، أو ارفض الطلب، أو أغلقه.",
  refused: ({ server }) => `لم يقبل ${server} هذه الإجابات.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "لم تبقَ أي محاولة."
      : `المتبقي: ${counted(count, left, { one: "محاولة واحدة", two: "محاولتان", few: "محاولات", many: "محاولة", other: "محاولة" })}.`,
  refusedForGood: ({ server }) => `لم يعد ${server} يقبل إجابات عن هذا الطلب. ارفض الطلب أو أغلقه.`,
  sendFailed: ({ server }) => `تعذّر الوصول إلى ${server}. إجاباتك ما زالت هنا. أعد المحاولة.`,

  cannotAccept: ({ server }) => `لا يمكنك الإجابة عن طلب ${server} هنا. ارفض الطلب أو أغلقه.`,
  unsupported: ({ label, required, reason }) =>
    `الحقل «${label}» ${unsupportedReason(reason)}. ${required ? "وهو مطلوب، ولذلك لا يمكن إرسال النموذج." : "ولذلك استُبعد."}`,
  problem: {
    params: () => "الطلب فارغ.",
    mode: ({ mode }) => `لا يعرف هذا التطبيق هذا النوع من الطلبات («${mode}»).`,
    schema: () => "لا يذكر الطلب ما الذي يريده.",
    url: () => "لا يحتوي الطلب على عنوان لفتحه.",
    "required-unknown": ({ name }) => `يشترط الطلب «${name}» دون أن يذكر ما هو، ولذلك لا يمكن الإجابة عنه.`,
    "too-many-fields": ({ total, limit }) =>
      `عدد أسئلة الطلب ${total}، ولا يمكن عرض أكثر من ${limit}، ولذلك لا يمكن الإجابة عنه.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "المطلوب:",

  neverEnterSecrets: () => "لا تُدخل هنا أبدًا كلمات مرور أو أرقام بطاقات.",
  secretWarning: {
    credential: ({ server }) =>
      `يبدو أن هذا كلمة مرور أو مفتاح أو رمز. لا يُسمح للخوادم بطلب ذلك هنا. تابع فقط إذا كنت على يقين من أن ${server} ينبغي أن يحصل عليه.`,
    payment: ({ server }) =>
      `يبدو أن هذه بيانات دفع. لا يُسمح للخوادم بطلب ذلك هنا. تابع فقط إذا كنت على يقين من أن ${server} ينبغي أن يحصل عليها.`,
  },
  openSecret: ({ label }) => `إدخال ${label} على أي حال`,
  showSecret: ({ label }) => `عرض ${label}`,
  impersonation: ({ other, server }) => `يستخدم هذا الطلب اسم ${other}، لكنه وارد من ${server}.`,

  acceptUrl: () => "فتح الصفحة",
  acceptUrlAnyway: () => "فتح على أي حال",
  urlIntroduction: () => "تُفتح في متصفحك",
  urlOtherHost: ({ host, origin }) => `هذه الصفحة ليست على ${origin}. افتحها فقط إذا كنت تتوقع ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `هذا ليس ${looksLike}. تخفي حروف متشابهة اسمه الحقيقي: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `يمزج ${unicodeHost} (${host}) حروفًا من أبجديات مختلفة. تأكد من أنه الموقع الذي تقصده.`,
    disguised: ({ host }) => `يخفي هذا العنوان وجهته. الصفحة على ${host}.`,
    long: ({ host }) => `هذا العنوان أطول من أن يُتحقق منه بالنظر. الصفحة على ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `في ${unicodeHost} (${host}) حروف يسهل الخلط بينها وبين غيرها. تأكد من أنه الموقع الذي تقصده.`,
    userinfo: ({ host }) => `الصفحة على ${host}. الجزء الذي يسبق @ ليس الوجهة.`,
    private: ({ host }) => `يوجد ${host} على شبكة خاصة، لا على الإنترنت.`,
    loopback: ({ host }) => `العنوان ${host} هو جهازك أنت.`,
    port: ({ name, port }) => `يستخدم ${name} منفذًا غير معتاد (${isolated(port)}). افتح الصفحة فقط إذا كنت تتوقع ذلك.`,
  },
  urlRefusal: {
    "not-a-url": () => "لا يمكن فتح هذا العنوان.",
    scheme: () => `لا يمكن أن تُفتح من هنا إلا عناوين الويب التي تبدأ بـ ${isolated("https://")}.`,
    "plain-http": () => "هذا العنوان غير مشفّر (http)، ولذلك لا يمكن فتحه من هنا.",
  },
  urlReassurance: () => "لا تستطيع هذه المحادثة رؤية ما تُدخله في تلك الصفحة.",
  urlBlocked: () =>
    "حظر متصفحك النافذة الجديدة. اسمح هنا بالنوافذ المنبثقة وأعد المحاولة، أو انسخ العنوان وافتحه بنفسك.",
  urlWaiting: ({ host }) => `أكمل الخطوات على ${host}، ثم عُد إلى هنا.`,
  urlReopen: () => "فتح مجددًا",
  urlFinished: () => "تم",
  address: () => "العنوان",
  copyAddress: () => "نسخ العنوان",
  copied: () => "نُسخ العنوان",
  notCopied: () => "حظر متصفحك النسخ. العنوان محدَّد أدناه لتتمكن من نسخه.",

  timeLeft: ({ time }) => `الوقت المتبقي للإجابة: ${time}`,
  timeLeftShort: ({ time }) => `المتبقي: ${time}`,
  timeWarning: ({ time, extendable }) => `الوقت المتبقي للإجابة: ${time}.${extendable ? " يمكنك إضافة وقت." : ""}`,
  extend: ({ time, count, unit }) => `إضافة ${count === 2 ? { second: "ثانيتين", minute: "دقيقتين" }[unit] : time}`,
  timeExtended: ({ time }) => `الوقت المضاف: ${time}`,
  extensionRefused: ({ server }) => `لا يمنح ${server} مزيدًا من الوقت.`,

  answeredTitle: ({ server }) => `أُرسل إلى ${server}`,
  confirmedTitle: ({ server }) => `تم تأكيد طلب ${server}`,
  openedTitle: ({ host }) => `تم فتح ${host}`,
  declinedTitle: ({ server }) => `تم رفض طلب ${server}`,
  cancelledTitle: ({ server }) => `لم تُرسل إجابة إلى ${server}`,
  timeUpTitle: ({ server }) => `انتهى وقت الإجابة عن طلب ${server}`,
  expiredTitle: ({ server }) => `لم يعد ${server} ينتظر`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "تم الإيقاف" : `تم إيقاف ${tool}`),
  withdrawnTitle: ({ server }) => `أغلق هذا التطبيق طلب ${server}`,
  elsewhereTitle: ({ server }) => `تمت الإجابة عن طلب ${server} في نافذة أخرى`,
  notSent: () => "لم يُرسل شيء",
  callWaits: ({ tool }) => `ينتظر ${tool} إجابتك`,
  showAnswers: () => "عرض الإجابات",
  hideAnswers: () => "إخفاء الإجابات",
  nothingAnswered: () => "أُرسل دون إجابات.",
  nothingSent: ({ server }) => `لم يُرسل شيء إلى ${server}.`,
  keptAnswers: ({ server }) => `لم يُرسل شيء إلى ${server}. كنت قد أدخلت:`,
  perhapsSent: ({ server }) => `ليس مؤكدًا أن ${server} تلقّى إجاباتك.`,
  hiddenAnswer: () => "مخفي",
  answers: () => "الإجابات",
  copyAnswers: () => "نسخ الإجابات",
  answersCopied: () => "نُسخت الإجابات",
  answersNotCopied: () => "حظر متصفحك النسخ. الإجابات محدَّدة أدناه لتتمكن من نسخها.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} أو أقل${isList ? " لكل ملف" : ""}`,
      minItems && `${minItems} على الأقل`,
      maxItems && `${maxItems} على الأكثر`,
    ]
      .filter(Boolean)
      .join("، "),
  fileType: ({ type }) => ({ audio: "صوت", image: "صور", text: "نص", video: "فيديو" })[type],
  filesGoTo: ({ server, canDrop }) => `اختر${canDrop ? " أو أفلت" : ""} أو الصق. الوجهة: ${server}`,
  filesAdded: ({ names }) => `أُضيف: ${names}`,
  fileRemoved: ({ name }) => `أُزيل: ${name}`,

  approvalTitle: ({ server }) => `يريد ${server} تشغيل أداة`,
  approvalAnswers: () => "قرارك",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? `السماح${tool ? ` لـ ${tool}` : ""}` : `رفض${tool ? ` ${tool}` : ""}`;
    switch (lasts) {
      case "always":
        return `${verb} دائمًا`;
      case "session":
        return `${verb} في هذه الجلسة`;
      case undefined:
        return decision === "allow" ? "السماح مرة واحدة" : "رفض";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    decision === "allow"
      ? `يسمح بهذا الاستدعاء ${lasts ? "وبالاستدعاءات اللاحقة" : "فقط"}`
      : `يرفض هذا الاستدعاء ${lasts ? "والاستدعاءات اللاحقة" : "فقط"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "حتى نهاية هذه الجلسة، قد " : "قد ";
    const what = decision === "allow" ? "تُشغَّل" : "تُرفض";
    return isListed
      ? `${when}${what} الاستدعاءات اللاحقة المماثلة لما يلي دون سؤالك:`
      : `${when}${what} الاستدعاءات اللاحقة دون سؤالك، أيًّا كانت وسيطاتها.`;
  },
  denyWithReason: () => "رفض مع ذكر السبب",
  denialReason: () => "السبب",
  denialReasonHint: ({ server }) => `سيقرؤه ${server}`,
  toolIsDestructive: ({ server }) => `يقول ${server} إن هذا قد يتلف شيئًا.`,
  callsTogether: ({ calls, count }) =>
    `يُتخذ قرار واحد بشأن ${counted(count, calls, { one: "استدعاء واحد", two: "استدعاءين", few: "استدعاءات", many: "استدعاءً", other: "استدعاء" })}. إذا رفضت أحدها، فلن يُشغَّل أي منها.`,
  toolInput: () => "المدخلات",
  fileChanges: () => "التغييرات",
  changedLines: ({ added, removed }) => `الأسطر المضافة: ${added}، المزالة: ${removed}`,
  lineAdded: () => "مضاف:",
  lineRemoved: () => "مزال:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = decision === "allow" ? `تم السماح لـ ${tool}` : `تم رفض ${tool}`;
    switch (lasts) {
      case "always":
        return `${decision === "allow" ? `يُسمح لـ ${tool}` : `يُرفض ${tool}`} دائمًا`;
      case "session":
        return `${past} في هذه الجلسة`;
      case undefined:
        return decision === "allow" ? `${past} مرة واحدة` : `${past}${reason && `: «${reason}»`}`;
    }
  },

  answerAgain: () => "أجب مجددًا",
};

interface Noun {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** One and two are in the noun itself. */
function counted(count: number, number: string | undefined, { one, two, few, many, other }: Noun): string {
  const after = (noun: string): string => `${number} ${noun}`;
  return plural(count, { zero: after(other), one, two, few: after(few), many: after(many), other: after(other) });
}

function characters(count: number, number: string | undefined): string {
  return counted(count, number, { one: "حرف واحد", two: "حرفان", few: "أحرف", many: "حرفًا", other: "حرف" });
}

function like(example: string): string {
  return example && `، مثل ${isolated(example)}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "بلا خيارات للاختيار منها";
    case "sensitive":
      return "يبدو كلمة مرور أو مفتاحًا أو رمزًا أو بيانات دفع، ولا يمكن الإجابة عنه هنا";
    case "too-many-options":
      return "خياراته أكثر من أن تُعرض";
    default:
      return "لا يمكن الإجابة عنه هنا";
  }
}

function tooLarge(): string {
  return "الطلب أكبر من أن يُعرض كاملًا، ولذلك لا تظهر أجزاء منه.";
}
