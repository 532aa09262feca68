// Glossary. request istek · server sunucu · answer yanıt · information bilgi · question soru · form form · field alan · option seçenek ·
// send gönder · confirm onayla · decline reddet · close kapat · answer later sonra yanıtla · discard sil · skip atla · required zorunlu ·
// optional isteğe bağlı · page sayfa · address adres · site site · host alan adı · browser tarayıcı · window pencere · file dosya ·
// list liste · character karakter · line satır · number sayı · date tarih · time saat · time zone saat dilimi · password parola ·
// key anahtar · code kod · tool araç · call çağrı · allow izin ver · deny reddet · session oturum · time limit süre · error hata.
// Names take no endings: the noun after them does ("weather sunucusuna"). Sentences say «siz», buttons the plain imperative.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("tr");

/** Turkish. */
export const tr: LocaleMessages = {
  language: "tr",
  direction: "ltr",

  loading: ({ server }) => `${requestOf(server)} yükleniyor…`,
  notShown: ({ server, isRepeated }) =>
    `${requestOf(server)} gösterilemedi.${isRepeated ? " Sayfayı yeniden yükleyin." : ""}`,
  attention: ({ server }) => `${server || "Bir sunucu"} yanıtınızı bekliyor`,

  formTitle: ({ server }) => `${server} bilgi istiyor`,
  confirmTitle: ({ server }) => `${server} onayınızı istiyor`,
  questionTitle: ({ server }) => `${server} bir soru soruyor`,
  asksTitle: ({ server }) => `${server} soruyor`,
  urlTitle: ({ server }) => `${server} bir sayfa açmak istiyor`,
  unreadableTitle: ({ server }) => `${server} gösterilemeyen bir istek gönderdi`,
  unnamedServer: () => "Adsız sunucu",
  callsItself: ({ name, version }) => `kendini “${name}”${version && ` ${version}`} olarak tanıtıyor`,
  position: ({ index, total }) => `${index} / ${total}`,
  messageFrom: ({ server }) => `${server} mesajı`,

  acceptForm: ({ server }) => `${server} sunucusuna gönder`,
  acceptAnswer: ({ answer, server }) => `“${answer}” yanıtını ${server} sunucusuna gönder`,
  send: () => "Gönder",
  acceptConfirm: () => "Onayla",
  checking: () => "Yanıtlarınız kontrol ediliyor",
  sending: ({ server }) => `${server} sunucusuna gönderiliyor`,
  sendingAnswer: () => "Gönderiliyor",
  mute: ({ server }) => `${server} sunucusunun bu isteğini ve sonraki tüm isteklerini reddet`,
  decline: () => "Reddet",
  answer: () => "Yanıtla",
  unfold: () => "Göster",
  collapse: () => "Daralt",
  answerLater: () => "Sonra yanıtla",
  openAsDialog: () => "İletişim kutusunda aç",
  isNew: () => "Yeni",
  questionPosition: ({ index, total }) => `Soru ${index} / ${total}`,
  questionCount: ({ total }) => `${total} soru`,
  reviewTitle: () => "Yanıtlarınızı kontrol edin",
  change: () => "Değiştir",
  back: () => "Geri",
  next: () => "İleri",
  oneAtATime: () => "Tek tek göster",
  cancel: () => "Yanıtlamadan kapat",
  stopWaiting: () => "Beklemeyi bırak",
  close: () => "Kapat",
  showAll: () => "Tümünü göster",
  moreLines: ({ lines }) => `${lines} satır daha`,
  showLess: () => "Daha az göster",
  linesShown: () => "Henüz hiçbir şey gönderilmedi. Gizli satırlar artık görünüyor: okuyun, sonra yeniden basın.",
  discardTitle: () => "Yanıtlarınız silinsin mi?",
  discardText: () => "Girdikleriniz kaybolacak.",
  keepEditing: () => "Düzenlemeye devam et",
  discard: () => "Sil",
  declineAnyway: () => "Yine de reddet",

  optional: () => "isteğe bağlı",
  required: () => "zorunlu",
  noAnswer: () => "Yanıt yok",
  noneOfThese: () => "Hiçbiri",
  ownWords: () => "Başka bir şey",
  otherOwnWords: () => "Başka bir yanıt",
  ownWordsLine: ({ label }) => `Başka bir şey, ${label}`,
  emptyOption: () => "(boş)",
  choose: () => "Birini seçin",
  skip: () => "Atla",
  yes: () => "Evet",
  no: () => "Hayır",
  clearAnswer: () => "Yanıtı temizle",
  noDate: () => "Tarih seçilmedi",
  slide: ({ label }) => `Ayarlamak için kaydırın: ${label}`,
  filterOptions: () => "Filtrele",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `${total} seçenek` : `${total} seçenekten ${found} tanesi`;
    return chosen === undefined ? options : `Seçilen: ${chosen}. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} kaldırıldı. Seçilen: ${chosen}`,
  chosenOptions: () => "Seçilenler",
  chooseAll: ({ options, isFiltered }) =>
    isFiltered ? `Bu ${options} seçeneği seç` : `${options} seçeneğin tümünü seç`,
  chooseNone: () => "Hiçbirini seçme",
  undoChooseNone: () => "Seçimi geri getir",
  noOptionFound: ({ words }) => `“${words}” içeren seçenek yok.`,
  clearFilter: () => "Filtreyi temizle",
  tryAddress: () => "Bu adresi dene",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `En az ${minLength} karakter` : `En fazla ${maxLength} karakter`;
    }
    return minLength === maxLength ? `${minLength} karakter` : `${minLength} ile ${maxLength} karakter arasında`;
  },
  textExamples: ({ examples }) => `Örneğin ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "diğerleri",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Tam sayı" : "Sayı";
    const rest = `${multipleOf ? `, ${multipleOf} adımlarla` : ""}${words ? `, veya ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number}, ${minimum} ile ${maximum} arasında${rest}`;
    }
    const bounds = [
      minimum && `en az ${minimum}`,
      moreThan && `${moreThan} değerinden büyük`,
      maximum && `en fazla ${maximum}`,
      lessThan && `${lessThan} değerinden küçük`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" ve ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `En fazla ${maxItems} seçenek seçin`;
    }
    if (maxItems === undefined) {
      return `${isOptional ? "Yanıtlarsanız en" : "En"} az ${minItems} seçenek seçin`;
    }
    const number = minItems === maxItems ? minItems : `${minItems} ile ${maxItems} arasında`;
    return `${isOptional ? "Yanıtlarsanız " : ""}${number} seçenek seçin`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} veya sonrası` : `${latest} veya öncesi`;
    }
    return `${earliest} ile ${latest} arası`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Kaldır",
  filesNotLoaded: () => "Dosyalar henüz seçilemiyor: bu formun bir bölümü yüklenmedi.",
  tryAgain: () => "Yeniden dene",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Saatler geri alınıyor, bu yüzden bu saat iki kez yaşanıyor. İlki (${offset}) gönderilir.`,
  opensOn: ({ host }) => `${host} adresine gider`,
  sentAs: ({ address }) => `${address} olarak gönderilir`,
  urlHoldsContent: ({ scheme }) => `${scheme}: ile başlayan bir adres site değildir. Açmak kod çalıştırabilir.`,

  fieldsOpened: ({ labels, count }) =>
    `Artık ${plural(count, { one: "şu soruyu", other: "şu soruları" })} yanıtlayabilirsiniz: ${labels}.`,
  fieldsClosed: ({ labels }) => `Artık gerekmiyor: ${labels}.`,
  fieldsRequired: ({ labels }) => `Artık gerekiyor: ${labels}.`,
  restoredAnswers: () => "Önceki yanıtlarınız dolduruldu.",
  chooseAgain: ({ labels }) => `Yeniden seçin: ${labels}`,
  answeredBefore: () => "Bu formu daha önce yanıtladınız",
  fillInAnswers: () => "Yanıtlarımı doldur",
  startOver: () => "Baştan başla",

  errorSummary: () => "Bu yanıtları kontrol edin",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Hata:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Bir yanıt girin",
        choosing: "Bir seçenek seçin",
        answering: "Evet veya hayır yanıtını verin",
        ticking: "Kabul etmek için işaretleyin veya isteği reddedin",
        attaching: "Bir dosya seçin",
        opening: "Bu olmadan gönderilemez. Gizli tutmak için isteği reddedin",
      })[by],
    number: ({ example }) => `Bir sayı olmalı${like(example)}`,
    integer: ({ example }) => `Bir tam sayı olmalı${like(example)}`,
    grouping: ({ example }) => `Binlik ayırıcı olmadan yazılmalı${like(example)}`,
    precision: () => "Tam olarak gönderilemeyecek kadar çok basamak var. Daha kısa bir sayı girin",
    minimum: ({ limit }) => `En az ${limit} olmalı`,
    maximum: ({ limit }) => `En fazla ${limit} olmalı`,
    exclusiveMinimum: ({ limit }) => `${limit} değerinden büyük olmalı`,
    exclusiveMaximum: ({ limit }) => `${limit} değerinden küçük olmalı`,
    multipleOf: ({ limit }) => `${limit} sayısının katı olmalı`,
    minLength: ({ limit }) => `En az ${limit} karakter olmalı`,
    maxLength: ({ limit }) => `En fazla ${limit} karakter olmalı`,
    minItems: ({ limit }) => `En az ${limit} seçenek seçin`,
    maxItems: ({ limit }) => `En fazla ${limit} seçenek seçin`,
    "own-words": () => "Bir yanıt girin veya başka bir seçenek seçin",
    uniqueItems: () => "Her seçeneği yalnızca bir kez seçin",
    formatMinimum: ({ limit }) => `${limit} veya sonrası olmalı`,
    formatMaximum: ({ limit }) => `${limit} veya öncesi olmalı`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "İsteğin kendi kuralına uyulamaz; bu alanı boş bırakın veya isteği reddedin";
      }
      if (isDay) {
        return "O gün seçilemez. Başka bir gün seçin";
      }
      return isDescribed ? "Yukarıda açıklanan biçime uyun" : "Beklenen biçimde değil ve istek bu biçimi belirtmiyor";
    },
    format: ({ example, format }) => `${format === "duration" ? "Şöyle yazın:" : "Şuna benzer olmalı:"} ${example}`,
    email: () => "Bir e-posta adresi olmalı, örneğin name@example.com",
    uri: () => "Tam bir adres olmalı, örneğin https://example.com",
    "uri-scheme": () => "https:// ile başlayın",
    "uri-character": ({ quoted }) => `Alan adında “${quoted}” bulunamaz`,
    "url-unreadable": () => "Tarayıcının açabileceği bir adres olmalı, örneğin https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Bu alanı boş bırakın. Burada hiçbir adrese izin verilmiyor" : `${allowed} ile başlamalı`,
    "url-private": () => "Özel bir ağa gidiyor; buna burada izin verilmiyor",
    "url-localhost": () => "Kendi bilgisayarınıza gidiyor; buna burada izin verilmiyor",
    date: ({ example }) => `Gerçek bir tarih olmalı${like(example)}`,
    "date-time": ({ example }) => `Bir tarih ve saat olmalı${like(example)}`,
    "time-gap": ({ timeZone }) => `Başka bir saat seçin: ${timeZone} diliminde bu saat atlanıyor`,
    invisible: ({ quoted }) => `“${quoted}” ifadesinden sonra görünmez bir karakter var. Silin`,
    default: ({ quoted }) => `Önerilen “${quoted}” uygun değil. Değiştirin`,
    "file-size": ({ file, size, limit }) => `“${file}” ${size}: en fazla ${limit} olan bir dosya seçin`,
    "file-type": ({ file }) => `“${file}” kabul edilen bir türde değil: başka bir dosya seçin`,
    "file-content": ({ file }) => `“${file}” adının belirttiği türde değil: başka bir dosya seçin`,
    "file-empty": ({ file }) => `“${file}” boş: başka bir dosya seçin`,
    "file-unreadable": ({ file }) => `“${file}” okunamıyor: başka bir dosya seçin`,
    "file-upload": ({ file }) => `“${file}” yüklenemedi. Yeniden deneyin`,
    enum: () => "Seçeneklerden birini seçin",
    type: () => "Bu yanıt okunamıyor. Yeniden girin",
  },
  cannotCheck: () =>
    "Hiçbir şey gönderilmedi: yanıtlarınız kontrol edilemedi. Yeniden deneyin, isteği reddedin veya kapatın.",
  refused: ({ server }) => `${server} bu yanıtları kabul etmedi.`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "Deneme hakkı kalmadı." : `${left} deneme hakkı kaldı.`),
  refusedForGood: ({ server }) => `${server} bu isteğe artık yanıt kabul etmiyor. İsteği reddedin veya kapatın.`,
  sendFailed: ({ server }) => `${server} sunucusuna ulaşılamadı. Yanıtlarınız hâlâ burada. Yeniden deneyin.`,

  cannotAccept: ({ server }) => `${server} isteğini burada yanıtlayamazsınız. İsteği reddedin veya kapatın.`,
  unsupported: ({ label, required, reason }) =>
    `“${label}” ${unsupportedReason(reason)}. ${required ? "Bu alan zorunlu olduğu için form gönderilemiyor." : "Bu alan atlandı."}`,
  problem: {
    params: () => "İstek boş.",
    mode: ({ mode }) => `Bu uygulama bu tür istekleri tanımıyor (“${mode}”).`,
    schema: () => "İstek ne istediğini belirtmiyor.",
    url: () => "İstekte açılacak bir adres yok.",
    "required-unknown": ({ name }) =>
      `İstek “${name}” alanını zorunlu kılıyor ama ne olduğunu belirtmiyor, bu yüzden yanıtlanamaz.`,
    "too-many-fields": ({ total, limit }) =>
      `İstekte ${total} soru var. Yalnızca ${limit} tanesi gösterilebilir, bu yüzden yanıtlanamaz.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "İstenenler:",

  neverEnterSecrets: () => "Buraya asla parola veya kart numarası girmeyin.",
  secretWarning: {
    credential: ({ server }) =>
      `Bu bir parolaya, anahtara veya koda benziyor. Sunucular bunları burada isteyemez. Yalnızca ${server} sunucusunun bunu alması gerektiğinden eminseniz devam edin.`,
    payment: ({ server }) =>
      `Bunlar ödeme bilgilerine benziyor. Sunucular bunları burada isteyemez. Yalnızca ${server} sunucusunun bunları alması gerektiğinden eminseniz devam edin.`,
  },
  openSecret: ({ label }) => `Yine de gir: ${label}`,
  showSecret: ({ label }) => `Göster: ${label}`,
  impersonation: ({ other, server }) => `Bu istek ${other} adını kullanıyor. İsteği gönderen: ${server}.`,

  acceptUrl: () => "Sayfayı aç",
  acceptUrlAnyway: () => "Yine de aç",
  urlIntroduction: () => "Tarayıcınızda açılır",
  urlOtherHost: ({ host, origin }) =>
    `Bu sayfa ${origin} üzerinde değil. Yalnızca ${host} adresini bekliyorsanız açın.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Bu, ${looksLike} değil. Benzer görünen harfler gerçek adını gizliyor: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) farklı alfabelerin harflerini karıştırıyor. Gitmek istediğiniz site olduğundan emin olun.`,
    disguised: ({ host }) => `Bu adres nereye gittiğini gizliyor. Sayfa ${host} üzerinde.`,
    long: ({ host }) => `Bu adres gözle kontrol edilemeyecek kadar uzun. Sayfa ${host} üzerinde.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) başkalarıyla kolayca karıştırılan harfler içeriyor. Gitmek istediğiniz site olduğundan emin olun.`,
    userinfo: ({ host }) => `Sayfa ${host} üzerinde. @ işaretinden önceki bölüm gidilen yeri göstermez.`,
    private: ({ host }) => `${host} internette değil, özel bir ağda.`,
    loopback: ({ host }) => `${host} kendi bilgisayarınızdır.`,
    port: ({ name, port }) =>
      `${name} alışılmadık bir bağlantı noktası (${port}) kullanıyor. Yalnızca bunu bekliyorsanız açın.`,
  },
  urlRefusal: {
    "not-a-url": () => "Bu adres açılamaz.",
    scheme: () => "Buradan yalnızca https:// ile başlayan web adresleri açılabilir.",
    "plain-http": () => "Bu adres şifreli değil (http), bu yüzden buradan açılamaz.",
  },
  urlReassurance: () => "Bu sohbet o sayfada girdiklerinizi göremez.",
  urlBlocked: () =>
    "Tarayıcınız yeni pencereyi engelledi. Burada açılır pencerelere izin verip yeniden deneyin veya adresi kopyalayıp kendiniz açın.",
  urlWaiting: ({ host }) => `${host} üzerindeki işlemi bitirin, sonra buraya dönün.`,
  urlReopen: () => "Yeniden aç",
  urlFinished: () => "Bitti",
  address: () => "Adres",
  copyAddress: () => "Adresi kopyala",
  copied: () => "Adres kopyalandı",
  notCopied: () => "Tarayıcınız kopyalamayı engelledi. Kopyalayabilmeniz için adres aşağıda seçildi.",

  timeLeft: ({ time }) => `Yanıtlamak için ${time} kaldı`,
  timeLeftShort: ({ time }) => `${time} kaldı`,
  timeWarning: ({ time, extendable }) => `Yanıtlamak için ${time} kaldı.${extendable ? " Süre ekleyebilirsiniz." : ""}`,
  extend: ({ time }) => `${time} ekle`,
  timeExtended: ({ time }) => `${time} eklendi`,
  extensionRefused: ({ server }) => `${server} daha fazla süre vermiyor.`,

  answeredTitle: ({ server }) => `${server} sunucusuna gönderildi`,
  confirmedTitle: ({ server }) => `${server} isteğini onayladınız`,
  openedTitle: ({ host }) => `${host} adresini açtınız`,
  declinedTitle: ({ server }) => `${server} isteğini reddettiniz`,
  cancelledTitle: ({ server }) => `${server} sunucusuna yanıt gönderilmedi`,
  timeUpTitle: ({ server }) => `${server} isteğini yanıtlama süresi doldu`,
  expiredTitle: ({ server }) => `${server} artık beklemiyor`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "Bunu durdurdunuz" : `${tool} aracını durdurdunuz`),
  withdrawnTitle: ({ server }) => `Bu uygulama ${server} isteğini kapattı`,
  elsewhereTitle: ({ server }) => `${server} isteğini başka bir pencerede yanıtladınız`,
  notSent: () => "Hiçbir şey gönderilmedi",
  callWaits: ({ tool }) => `${tool} yanıtınızı bekliyor`,
  showAnswers: () => "Yanıtları göster",
  hideAnswers: () => "Yanıtları gizle",
  nothingAnswered: () => "Yanıtsız gönderildi.",
  nothingSent: ({ server }) => `${server} sunucusuna hiçbir şey gönderilmedi.`,
  keptAnswers: ({ server }) => `${server} sunucusuna hiçbir şey gönderilmedi. Girdikleriniz:`,
  perhapsSent: ({ server }) => `${server} sunucusunun yanıtlarınızı aldığı kesin değil.`,
  hiddenAnswer: () => "gizli",
  answers: () => "Yanıtlar",
  copyAnswers: () => "Yanıtları kopyala",
  answersCopied: () => "Yanıtlar kopyalandı",
  answersNotCopied: () => "Tarayıcınız kopyalamayı engelledi. Kopyalayabilmeniz için yanıtlar aşağıda seçildi.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "her biri " : ""}en fazla ${size}`,
      minItems && `en az ${minItems} dosya`,
      maxItems && `en fazla ${maxItems} dosya`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "ses", image: "görüntü", text: "metin", video: "video" })[type],
  filesGoTo: ({ server, canDrop }) => `Seçin${canDrop ? ", sürükleyip bırakın" : ""} veya yapıştırın. Alıcı: ${server}`,
  filesAdded: ({ names }) => `Eklendi: ${names}`,
  fileRemoved: ({ name }) => `Kaldırıldı: ${name}`,

  approvalTitle: ({ server }) => `${server} bir araç çalıştırmak istiyor`,
  approvalAnswers: () => "Kararınız",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "izin ver" : "reddet";
    const named = tool ? `${toolIn(decision, tool)} ` : "";
    switch (lasts) {
      case "always":
        return `${named}${tool ? "her" : "Her"} zaman ${verb}`;
      case "session":
        return `${named}${tool ? "bu" : "Bu"} oturumda ${verb}`;
      case undefined:
        return decision === "allow" ? "Bir kez izin ver" : "Reddet";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    decision === "allow"
      ? `${lasts ? "Bu çağrıya ve sonraki çağrılara" : "Yalnızca bu çağrıya"} izin verir`
      : `${lasts ? "Bu çağrıyı ve sonraki çağrıları" : "Yalnızca bu çağrıyı"} reddeder`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const what = `size sorulmadan ${decision === "allow" ? "çalıştırılabilir" : "reddedilebilir"}`;
    if (isListed) {
      return `${lasts === "session" ? "Bu oturum bitene kadar şunlara" : "Şunlara"} benzer sonraki çağrılar ${what}:`;
    }
    const later = lasts === "session" ? "Bu oturum bitene kadar sonraki" : "Sonraki";
    return `${later} çağrılar, bağımsız değişkenleri ne olursa olsun, ${what}.`;
  },
  denyWithReason: () => "Nedenini belirterek reddet",
  denialReason: () => "Neden",
  denialReasonHint: ({ server }) => `${server} bunu okur`,
  toolIsDestructive: ({ server }) => `${server} bunun bir şeyleri yok edebileceğini belirtiyor.`,
  callsTogether: ({ calls }) =>
    `${calls} çağrı için birlikte karar verilir. Birini reddederseniz hiçbiri çalıştırılmaz.`,
  toolInput: () => "Girdi",
  fileChanges: () => "Değişiklikler",
  changedLines: ({ added, removed }) => `${added} satır eklendi, ${removed} satır kaldırıldı`,
  lineAdded: () => "Eklendi:",
  lineRemoved: () => "Kaldırıldı:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const [named, past] = [toolIn(decision, tool), decision === "allow" ? "izin verdiniz" : "reddettiniz"];
    switch (lasts) {
      case "always":
        return `${named} her zaman ${decision === "allow" ? "izin veriyorsunuz" : "reddediyorsunuz"}`;
      case "session":
        return `${named} bu oturumda ${past}`;
      case undefined:
        return decision === "allow" ? `${named} bir kez ${past}` : `${named} ${past}${reason && `: “${reason}”`}`;
    }
  },

  answerAgain: () => "Yeniden yanıtlayın",
};

function requestOf(server: string): string {
  return server ? `${server} isteği` : "Bir sunucunun isteği";
}

/** In the case that "izin ver" or "reddet" wants. */
function toolIn(decision: "allow" | "deny", tool: string): string {
  return `${tool} ${decision === "allow" ? "aracına" : "aracını"}`;
}

function like(example: string): string {
  return example && `, örneğin ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "için seçilecek bir seçenek yok";
    case "sensitive":
      return "parolaya, anahtara, koda veya ödeme bilgilerine benziyor ve burada yanıtlanamaz";
    case "too-many-options":
      return "gösterilemeyecek kadar çok seçenek içeriyor";
    default:
      return "burada yanıtlanamaz";
  }
}

function tooLarge(): string {
  return "İstek tamamı gösterilemeyecek kadar büyük, bu yüzden bazı bölümleri çıkarıldı.";
}
