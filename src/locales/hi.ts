// Glossary. request अनुरोध · server सर्वर · answer जवाब · information जानकारी · question सवाल · form फ़ॉर्म · field फ़ील्ड · option विकल्प ·
// send भेजें · confirm पुष्टि करें · check जाँचें · decline अस्वीकार करें · close बंद करें · answer later बाद में जवाब दें · discard खारिज करें ·
// skip छोड़ें · required ज़रूरी · optional वैकल्पिक · page पेज · address पता · site साइट · host होस्ट · browser ब्राउज़र · window विंडो ·
// file फ़ाइल · list सूची · character वर्ण · line पंक्ति · number संख्या · date तारीख · time समय · time zone समय क्षेत्र · password पासवर्ड ·
// key कुंजी · code कोड · tool टूल · call कॉल · allow अनुमति दें · deny मना करें · session सत्र · time limit समय · error गड़बड़ी. The person is आप.
import type { UnsupportedReason } from "../core/types.js";
import type { SpokenDuration } from "../messages/format.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("hi");

/** Hindi. */
export const hi: LocaleMessages = {
  language: "hi",
  direction: "ltr",

  loading: ({ server }) => `${server || "किसी सर्वर"} का अनुरोध लोड हो रहा है…`,
  notShown: ({ server, isRepeated }) =>
    `${server || "किसी सर्वर"} का अनुरोध दिखाया नहीं जा सका।${isRepeated ? " पेज फिर से लोड करें।" : ""}`,
  attention: ({ server }) => `${server || "एक सर्वर"} आपके जवाब का इंतज़ार कर रहा है`,

  formTitle: ({ server }) => `${server} जानकारी माँग रहा है`,
  confirmTitle: ({ server }) => `${server} आपकी पुष्टि माँग रहा है`,
  questionTitle: ({ server }) => `${server} एक सवाल पूछ रहा है`,
  asksTitle: ({ server }) => `${server} का अनुरोध`,
  urlTitle: ({ server }) => `${server} एक पेज खोलना चाहता है`,
  unreadableTitle: ({ server }) => `${server} ने ऐसा अनुरोध भेजा है जिसे दिखाया नहीं जा सकता`,
  unnamedServer: () => "बिना नाम का सर्वर",
  callsItself: ({ name, version }) => `खुद को “${name}”${version && ` ${version}`} कहता है`,
  position: ({ index, total }) => `${total} में से ${index}`,
  messageFrom: ({ server }) => `${server} का संदेश`,

  acceptForm: ({ server }) => `${server} को भेजें`,
  acceptAnswer: ({ answer, server }) => `“${answer}” ${server} को भेजें`,
  send: () => "भेजें",
  acceptConfirm: () => "पुष्टि करें",
  checking: () => "आपके जवाब जाँचे जा रहे हैं",
  sending: ({ server }) => `${server} को भेजा जा रहा है`,
  sendingAnswer: () => "भेजा जा रहा है",
  mute: ({ server }) => `${server} का यह अनुरोध और आगे के सभी अनुरोध अस्वीकार करें`,
  decline: () => "अस्वीकार करें",
  answer: () => "जवाब दें",
  unfold: () => "दिखाएँ",
  collapse: () => "छोटा करें",
  answerLater: () => "बाद में जवाब दें",
  openAsDialog: () => "डायलॉग में खोलें",
  isNew: () => "नया",
  questionPosition: ({ index, total }) => `${total} में से सवाल ${index}`,
  questionCount: ({ total }) => `${total} सवाल`,
  reviewTitle: () => "अपने जवाब जाँचें",
  change: () => "बदलें",
  back: () => "पीछे",
  next: () => "आगे",
  oneAtATime: () => "एक बार में एक सवाल",
  cancel: () => "जवाब दिए बिना बंद करें",
  stopWaiting: () => "इंतज़ार करना बंद करें",
  close: () => "बंद करें",
  showAll: () => "सभी दिखाएँ",
  moreLines: ({ lines, count }) => `और ${lines} ${plural(count, { one: "पंक्ति", other: "पंक्तियाँ" })}`,
  showLess: () => "कम दिखाएँ",
  linesShown: () => "अभी कुछ भी नहीं भेजा गया है। छिपी हुई पंक्तियाँ अब दिख रही हैं: उन्हें पढ़ें, फिर दोबारा दबाएँ।",
  discardTitle: () => "अपने जवाब खारिज करें?",
  discardText: () => "आपने जो लिखा है वह मिट जाएगा।",
  keepEditing: () => "लिखना जारी रखें",
  discard: () => "खारिज करें",
  declineAnyway: () => "फिर भी अस्वीकार करें",

  optional: () => "वैकल्पिक",
  required: () => "ज़रूरी",
  noAnswer: () => "कोई जवाब नहीं",
  noneOfThese: () => "इनमें से कोई नहीं",
  ownWords: () => "कुछ और",
  otherOwnWords: () => "कोई दूसरा जवाब",
  ownWordsLine: ({ label }) => `कुछ और, ${label}`,
  emptyOption: () => "(खाली)",
  choose: () => "एक चुनें",
  skip: () => "छोड़ें",
  yes: () => "हाँ",
  no: () => "नहीं",
  clearAnswer: () => "जवाब मिटाएँ",
  noDate: () => "कोई तारीख नहीं चुनी गई",
  slide: ({ label }) => `सेट करने के लिए सरकाएँ: ${label}`,
  filterOptions: () => "फ़िल्टर करें",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `${total} विकल्प` : `${total} में से ${found} विकल्प`;
    return chosen === undefined ? options : `चुने गए: ${chosen}। ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} हटाया गया। चुने गए: ${chosen}`,
  chosenOptions: () => "चुने गए विकल्प",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "ये" : "सभी"} ${options} चुनें`,
  chooseNone: () => "कोई न चुनें",
  undoChooseNone: () => "चुने हुए वापस लाएँ",
  noOptionFound: ({ words }) => `किसी विकल्प में “${words}” नहीं है।`,
  clearFilter: () => "फ़िल्टर हटाएँ",
  tryAddress: () => "यह पता खोलकर देखें",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `कम से कम ${minLength} वर्ण` : `ज़्यादा से ज़्यादा ${maxLength} वर्ण`;
    }
    return minLength === maxLength ? `${minLength} वर्ण` : `${minLength} से ${maxLength} वर्ण`;
  },
  textExamples: ({ examples }) => `जैसे ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "अन्य",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "पूर्णांक" : "संख्या";
    const rest = `${multipleOf ? `, ${multipleOf} के अंतर से` : ""}${words ? `, या ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number}, ${minimum} से ${maximum} तक${rest}`;
    }
    const bounds = [
      minimum && `${minimum} या ज़्यादा`,
      moreThan && `${moreThan} से ज़्यादा`,
      maximum && `${maximum} या कम`,
      lessThan && `${lessThan} से कम`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" और ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `ज़्यादा से ज़्यादा ${maxItems} चुनें`;
    }
    const when = isOptional ? "जवाब दें तो " : "";
    if (maxItems === undefined) {
      return `${when}${minItems} या ज़्यादा चुनें`;
    }
    return minItems === maxItems ? `${when}${minItems} चुनें` : `${when}${minItems} से ${maxItems} चुनें`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} या उसके बाद` : `${latest} या उससे पहले`;
    }
    return `${earliest} से ${latest} तक`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "हटाएँ",
  filesNotLoaded: () => "फ़ाइलें अभी चुनी नहीं जा सकतीं: इस फ़ॉर्म का एक हिस्सा लोड नहीं हुआ।",
  tryAgain: () => "फिर से कोशिश करें",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `घड़ियाँ पीछे की जाती हैं, इसलिए यह समय दो बार आता है। पहले वाला (${offset}) भेजा जाता है।`,
  opensOn: ({ host }) => `${host} पर ले जाता है`,
  sentAs: ({ address }) => `${address} के रूप में भेजा जाता है`,
  urlHoldsContent: ({ scheme }) => `${scheme}: से शुरू होने वाला पता कोई साइट नहीं है। इसे खोलने से कोड चल सकता है।`,

  fieldsOpened: ({ labels }) => `अब आप इनके जवाब दे सकते हैं: ${labels}।`,
  fieldsClosed: ({ labels }) => `अब ज़रूरत नहीं: ${labels}।`,
  fieldsRequired: ({ labels }) => `अब ज़रूरी: ${labels}।`,
  restoredAnswers: () => "आपके पिछले जवाब भर दिए गए हैं।",
  chooseAgain: ({ labels }) => `फिर से चुनें: ${labels}`,
  answeredBefore: () => "आप इस फ़ॉर्म का जवाब पहले दे चुके हैं",
  fillInAnswers: () => "मेरे जवाब भरें",
  startOver: () => "शुरू से भरें",

  errorSummary: () => "ये जवाब जाँचें",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "गड़बड़ी:",
  error: {
    required: ({ by }) =>
      ({
        typing: "जवाब लिखें",
        choosing: "कोई विकल्प चुनें",
        answering: "हाँ या नहीं में जवाब दें",
        ticking: "सहमति के लिए निशान लगाएँ, या अस्वीकार करें",
        attaching: "फ़ाइल चुनें",
        opening: "इसके बिना भेजा नहीं जा सकता। इसे निजी रखने के लिए अस्वीकार करें",
      })[by],
    number: ({ example }) => `संख्या लिखें${like(example)}`,
    integer: ({ example }) => `पूर्णांक लिखें${like(example)}`,
    grouping: ({ example }) => `हज़ार के विभाजक चिह्नों के बिना लिखें${like(example)}`,
    precision: () => "इतने ज़्यादा अंक ठीक-ठीक भेजे नहीं जा सकते। छोटी संख्या लिखें",
    minimum: ({ limit }) => `${limit} या ज़्यादा होना चाहिए`,
    maximum: ({ limit }) => `${limit} या कम होना चाहिए`,
    exclusiveMinimum: ({ limit }) => `${limit} से ज़्यादा होना चाहिए`,
    exclusiveMaximum: ({ limit }) => `${limit} से कम होना चाहिए`,
    multipleOf: ({ limit }) => `${limit} का गुणज होना चाहिए`,
    minLength: ({ limit, count }) => `कम से कम ${limit} वर्ण ${mustBe(count)}`,
    maxLength: ({ limit, count }) => `ज़्यादा से ज़्यादा ${limit} वर्ण ${mustBe(count)}`,
    minItems: ({ limit }) => `${limit} या ज़्यादा चुनें`,
    maxItems: ({ limit }) => `${limit} या कम चुनें`,
    "own-words": () => "जवाब लिखें, या कोई दूसरा विकल्प चुनें",
    uniqueItems: () => "हर विकल्प एक ही बार चुनें",
    formatMinimum: ({ limit }) => `${limit} या उसके बाद होना चाहिए`,
    formatMaximum: ({ limit }) => `${limit} या उससे पहले होना चाहिए`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "अनुरोध का अपना नियम पूरा नहीं किया जा सकता; इसे खाली छोड़ें या अस्वीकार करें";
      }
      if (isDay) {
        return "वह दिन चुना नहीं जा सकता। कोई दूसरा चुनें";
      }
      return isDescribed ? "ऊपर बताए गए फ़ॉर्मैट में लिखें" : "अपेक्षित फ़ॉर्मैट में नहीं है, और अनुरोध में वह फ़ॉर्मैट बताया नहीं गया है";
    },
    format: ({ example, format }) => `${format === "duration" ? "ऐसे लिखें:" : "ऐसा होना चाहिए:"} ${example}`,
    email: () => "ईमेल पता लिखें, जैसे name@example.com",
    uri: () => "पूरा पता लिखें, जैसे https://example.com",
    "uri-scheme": () => "https:// से शुरू करें",
    "uri-character": ({ quoted }) => `होस्ट में “${quoted}” नहीं हो सकता`,
    "url-unreadable": () => "ऐसा पता लिखें जिसे ब्राउज़र खोल सके, जैसे https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "इसे खाली छोड़ें। यहाँ किसी पते की अनुमति नहीं है" : `${allowed} से शुरू होना चाहिए`,
    "url-private": () => "निजी नेटवर्क पर ले जाता है, जिसकी यहाँ अनुमति नहीं है",
    "url-localhost": () => "आपके अपने कंप्यूटर पर ले जाता है, जिसकी यहाँ अनुमति नहीं है",
    date: ({ example }) => `सही तारीख लिखें${like(example)}`,
    "date-time": ({ example }) => `तारीख और समय लिखें${like(example)}`,
    "time-gap": ({ timeZone }) => `कोई दूसरा समय चुनें: घड़ियाँ यह समय छोड़ देती हैं (${timeZone})`,
    invisible: ({ quoted }) => `“${quoted}” के बाद एक अदृश्य वर्ण है। उसे मिटाएँ`,
    default: ({ quoted }) => `सुझाया गया “${quoted}” सही नहीं है। उसे बदलें`,
    "file-size": ({ file, size, limit }) => `“${file}” का साइज़ ${size} है: ${limit} या कम साइज़ की फ़ाइल चुनें`,
    "file-type": ({ file }) => `“${file}” का प्रकार स्वीकार नहीं किया जाता: दूसरी फ़ाइल चुनें`,
    "file-content": ({ file }) => `“${file}” वह नहीं है जो उसका नाम बताता है: दूसरी फ़ाइल चुनें`,
    "file-empty": ({ file }) => `“${file}” खाली है: दूसरी फ़ाइल चुनें`,
    "file-unreadable": ({ file }) => `“${file}” पढ़ी नहीं जा सकती: दूसरी फ़ाइल चुनें`,
    "file-upload": ({ file }) => `“${file}” अपलोड नहीं हो सकी। फिर से कोशिश करें`,
    enum: () => "दिए गए विकल्पों में से एक चुनें",
    type: () => "यह जवाब पढ़ा नहीं जा सकता। इसे फिर से लिखें",
  },
  cannotCheck: () => "कुछ भी नहीं भेजा गया: आपके जवाब जाँचे नहीं जा सके। फिर से कोशिश करें, अस्वीकार करें या इसे बंद करें।",
  refused: ({ server }) => `${server} ने ये जवाब स्वीकार नहीं किए।`,
  attemptsLeft: ({ left, count }) =>
    count === 0 ? "अब और कोशिश नहीं की जा सकती।" : `${left} बार और कोशिश की जा सकती है।`,
  refusedForGood: ({ server }) => `${server} अब इस अनुरोध के जवाब स्वीकार नहीं करेगा। अस्वीकार करें या इसे बंद करें।`,
  sendFailed: ({ server }) => `${server} से संपर्क नहीं हो सका। आपके जवाब अब भी यहाँ हैं। फिर से कोशिश करें।`,

  cannotAccept: ({ server }) => `आप यहाँ ${server} को जवाब नहीं दे सकते। अस्वीकार करें या इसे बंद करें।`,
  unsupported: ({ label, required, reason }) =>
    `“${label}”: ${unsupportedReason(reason)}। ${required ? "यह ज़रूरी है, इसलिए यह फ़ॉर्म भेजा नहीं जा सकता।" : "इसे छोड़ दिया गया है।"}`,
  problem: {
    params: () => "अनुरोध खाली है।",
    mode: ({ mode }) => `यह ऐप्लिकेशन इस तरह के अनुरोध को नहीं जानता (“${mode}”)।`,
    schema: () => "अनुरोध में यह नहीं बताया गया है कि क्या चाहिए।",
    url: () => "अनुरोध में खोलने के लिए कोई पता नहीं है।",
    "required-unknown": ({ name }) =>
      `अनुरोध में “${name}” ज़रूरी है, पर यह नहीं बताया गया है कि वह क्या है, इसलिए जवाब नहीं दिया जा सकता।`,
    "too-many-fields": ({ total, limit }) =>
      `अनुरोध में ${total} सवाल हैं। सिर्फ़ ${limit} दिखाए जा सकते हैं, इसलिए जवाब नहीं दिया जा सकता।`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "यह माँगा गया है:",

  neverEnterSecrets: () => "यहाँ पासवर्ड या कार्ड नंबर कभी न लिखें।",
  secretWarning: {
    credential: ({ server }) =>
      `यह पासवर्ड, कुंजी या कोड जैसा लगता है। सर्वर को यहाँ ऐसी चीज़ें माँगने की अनुमति नहीं है। तभी आगे बढ़ें जब आपको यकीन हो कि यह ${server} को मिलना चाहिए।`,
    payment: ({ server }) =>
      `यह भुगतान की जानकारी जैसा लगता है। सर्वर को यहाँ ऐसी जानकारी माँगने की अनुमति नहीं है। तभी आगे बढ़ें जब आपको यकीन हो कि यह ${server} को मिलना चाहिए।`,
  },
  openSecret: ({ label }) => `फिर भी लिखें: ${label}`,
  showSecret: ({ label }) => `दिखाएँ: ${label}`,
  impersonation: ({ other, server }) => `इस अनुरोध में ${other} का नाम इस्तेमाल किया गया है, पर यह ${server} से आया है।`,

  acceptUrl: () => "पेज खोलें",
  acceptUrlAnyway: () => "फिर भी खोलें",
  urlIntroduction: () => "आपके ब्राउज़र में खुलता है",
  urlOtherHost: ({ host, origin }) => `यह पेज ${origin} पर नहीं है। इसे तभी खोलें जब आप ${host} पर जाना चाहते हों।`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `यह ${looksLike} नहीं है। मिलते-जुलते अक्षर इसका असली नाम छिपाते हैं: ${host}।`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) में अलग-अलग लिपियों के अक्षर मिले हुए हैं। पक्का करें कि यह वही साइट है जो आप चाहते हैं।`,
    disguised: ({ host }) => `यह पता छिपाता है कि यह कहाँ ले जाता है। पेज ${host} पर है।`,
    long: ({ host }) => `यह पता इतना लंबा है कि देखकर जाँचा नहीं जा सकता। पेज ${host} पर है।`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) में ऐसे अक्षर हैं जिन्हें आसानी से दूसरे अक्षर समझा जा सकता है। पक्का करें कि यह वही साइट है जो आप चाहते हैं।`,
    userinfo: ({ host }) => `पेज ${host} पर है। @ से पहले का हिस्सा यह नहीं बताता कि पता कहाँ ले जाता है।`,
    private: ({ host }) => `${host} इंटरनेट पर नहीं, निजी नेटवर्क पर है।`,
    loopback: ({ host }) => `${host} आपका अपना कंप्यूटर है।`,
    port: ({ name, port }) => `${name} एक असामान्य पोर्ट (${port}) इस्तेमाल करता है। इसे तभी खोलें जब आपको इसकी उम्मीद हो।`,
  },
  urlRefusal: {
    "not-a-url": () => "यह पता खोला नहीं जा सकता।",
    scheme: () => "यहाँ से सिर्फ़ https:// से शुरू होने वाले वेब पते खोले जा सकते हैं।",
    "plain-http": () => "यह पता एन्क्रिप्ट नहीं है (http), इसलिए यहाँ से खोला नहीं जा सकता।",
  },
  urlReassurance: () => "आप उस पेज पर जो लिखते हैं, उसे यह चैट नहीं देख सकती।",
  urlBlocked: () => "आपके ब्राउज़र ने नई विंडो को रोक दिया। यहाँ पॉप-अप की अनुमति देकर फिर से कोशिश करें, या पता कॉपी करके खुद खोलें।",
  urlWaiting: ({ host }) => `${host} पर काम पूरा करें, फिर यहाँ लौटें।`,
  urlReopen: () => "फिर से खोलें",
  urlFinished: () => "हो गया",
  address: () => "पता",
  copyAddress: () => "पता कॉपी करें",
  copied: () => "पता कॉपी हो गया",
  notCopied: () => "आपके ब्राउज़र ने कॉपी करना रोक दिया। पता नीचे चुना हुआ है, ताकि आप उसे कॉपी कर सकें।",

  timeLeft: (left) => `जवाब देने के लिए ${remaining(left)}`,
  timeLeftShort: ({ time }) => `${time} बाकी`,
  timeWarning: (left) => `जवाब देने के लिए ${remaining(left)}।${left.extendable ? " आप समय जोड़ सकते हैं।" : ""}`,
  extend: ({ time }) => `${time} जोड़ें`,
  timeExtended: ({ time }) => `जोड़ा गया समय: ${time}`,
  extensionRefused: ({ server }) => `${server} और समय नहीं देता।`,

  answeredTitle: ({ server }) => `${server} को भेजा गया`,
  confirmedTitle: ({ server }) => `आपने ${server} के अनुरोध की पुष्टि की`,
  openedTitle: ({ host }) => `आपने ${host} खोला`,
  declinedTitle: ({ server }) => `आपने ${server} का अनुरोध अस्वीकार किया`,
  cancelledTitle: ({ server }) => `${server} को कोई जवाब नहीं भेजा गया`,
  timeUpTitle: ({ server }) => `${server} को जवाब देने का समय खत्म हो गया`,
  expiredTitle: ({ server }) => `${server} अब इंतज़ार नहीं कर रहा है`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "आपने इसे बीच में रोका" : `आपने ${tool} को बीच में रोका`),
  withdrawnTitle: ({ server }) => `इस ऐप्लिकेशन ने ${server} का अनुरोध बंद किया`,
  elsewhereTitle: ({ server }) => `आपने ${server} को दूसरी विंडो में जवाब दिया`,
  notSent: () => "कुछ भी नहीं भेजा गया",
  callWaits: ({ tool }) => `${tool} आपके जवाब का इंतज़ार कर रहा है`,
  showAnswers: () => "जवाब दिखाएँ",
  hideAnswers: () => "जवाब छिपाएँ",
  nothingAnswered: () => "बिना जवाब के भेजा गया।",
  nothingSent: ({ server }) => `${server} को कुछ भी नहीं भेजा गया।`,
  keptAnswers: ({ server }) => `${server} को कुछ भी नहीं भेजा गया। आपने लिखा था:`,
  perhapsSent: ({ server }) => `यह पक्का नहीं है कि ${server} को आपके जवाब मिले।`,
  hiddenAnswer: () => "छिपा हुआ",
  answers: () => "जवाब",
  copyAnswers: () => "जवाब कॉपी करें",
  answersCopied: () => "जवाब कॉपी हो गए",
  answersNotCopied: () => "आपके ब्राउज़र ने कॉपी करना रोक दिया। जवाब नीचे चुने हुए हैं, ताकि आप उन्हें कॉपी कर सकें।",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "हर फ़ाइल " : ""}${size} या कम`,
      minItems && `कम से कम ${minItems} फ़ाइलें`,
      maxItems && `ज़्यादा से ज़्यादा ${maxItems} फ़ाइलें`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "ऑडियो", image: "इमेज", text: "टेक्स्ट", video: "वीडियो" })[type],
  filesGoTo: ({ server, canDrop }) => `चुनें${canDrop ? ", खींचकर छोड़ें" : ""} या चिपकाएँ। पाने वाला: ${server}`,
  filesAdded: ({ names }) => `जोड़ा गया: ${names}`,
  fileRemoved: ({ name }) => `हटाया गया: ${name}`,

  approvalTitle: ({ server }) => `${server} एक टूल चलाना चाहता है`,
  approvalAnswers: () => "आपका फ़ैसला",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "अनुमति दें" : "मना करें";
    const named = tool ? `${tool} को ` : "";
    switch (lasts) {
      case "always":
        return `${named}हमेशा ${verb}`;
      case "session":
        return `${named}इस सत्र में ${verb}`;
      case undefined:
        return decision === "allow" ? "एक बार अनुमति दें" : "मना करें";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${lasts ? "इस कॉल को और आगे के कॉल को" : "सिर्फ़ इस कॉल को"} ${decision === "allow" ? "अनुमति देता है" : "मना करता है"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "इस सत्र के खत्म होने तक " : "";
    const what = `आपसे पूछे बिना ${decision === "allow" ? "चलाए" : "मना किए"} जा सकते हैं`;
    return isListed ? `${when}आगे के ऐसे कॉल ${what}:` : `${when}आगे के कॉल, उनके आर्ग्युमेंट चाहे जो हों, ${what}।`;
  },
  denyWithReason: () => "कारण बताकर मना करें",
  denialReason: () => "कारण",
  denialReasonHint: ({ server }) => `${server} इसे पढ़ेगा`,
  toolIsDestructive: ({ server }) => `${server} के मुताबिक इससे कुछ नष्ट हो सकता है।`,
  callsTogether: ({ calls }) => `${calls} कॉल का फ़ैसला एक साथ होता है। इनमें से एक को मना करने पर कोई भी नहीं चलेगा।`,
  toolInput: () => "इनपुट",
  fileChanges: () => "बदलाव",
  changedLines: ({ added, removed }) => `जोड़ी गई पंक्तियाँ: ${added}, हटाई गई: ${removed}`,
  lineAdded: () => "जोड़ी गई:",
  lineRemoved: () => "हटाई गई:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = decision === "allow" ? "अनुमति दी" : "मना किया";
    switch (lasts) {
      case "always":
        return `आप ${tool} को हमेशा ${decision === "allow" ? "अनुमति देते हैं" : "मना करते हैं"}`;
      case "session":
        return `आपने ${tool} को इस सत्र में ${past}`;
      case undefined:
        return decision === "allow"
          ? `आपने ${tool} को एक बार ${past}`
          : `आपने ${tool} को ${past}${reason && `: “${reason}”`}`;
    }
  },

  answerAgain: () => "फिर से जवाब दें",
};

function mustBe(count: number): string {
  return plural(count, { one: "होना चाहिए", other: "होने चाहिए" });
}

/** "2 मिनट बचे हैं", "1 मिनट बचा है" */
function remaining({ time, count }: SpokenDuration): string {
  return `${time} ${plural(count, { one: "बचा है", other: "बचे हैं" })}`;
}

function like(example: string): string {
  return example && `, जैसे ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "चुनने के लिए कोई विकल्प नहीं है";
    case "sensitive":
      return "पासवर्ड, कुंजी, कोड या भुगतान की जानकारी जैसा लगता है, यहाँ जवाब नहीं दिया जा सकता";
    case "too-many-options":
      return "इतने ज़्यादा विकल्प दिखाए नहीं जा सकते";
    default:
      return "यहाँ जवाब नहीं दिया जा सकता";
  }
}

function tooLarge(): string {
  return "अनुरोध इतना बड़ा है कि पूरा दिखाया नहीं जा सकता, इसलिए उसके कुछ हिस्से छोड़ दिए गए हैं।";
}
