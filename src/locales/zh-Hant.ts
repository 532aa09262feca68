// Glossary. request 請求 · server 伺服器 · answer 回答 · information 資訊 · question 問題 · form 表單 · field 欄位 · option 選項 · send 傳送 ·
// confirm 確認 · decline 拒絕 · close 關閉 · answer later 稍後回答 · discard 捨棄 · skip 跳過 · required 必填 · optional 選填 · page 頁面 · address 網址 ·
// site 網站 · host 主機 · browser 瀏覽器 · window 視窗 · file 檔案 · list 清單 · character 字元 · line 行 · number 數字 · date 日期 · time 時間 ·
// time zone 時區 · password 密碼 · key 金鑰 · code 驗證碼 · tool 工具 · call 呼叫 · allow 允許 · deny 拒絕 · session 工作階段 · time limit 時間 ·
// error 錯誤. The person is 您 where a sentence needs one.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled } from "../messages/phrases.js";

/** Chinese in traditional characters, with the words of Taiwan. */
export const zhHant: LocaleMessages = {
  language: "zh-Hant",
  direction: "ltr",

  loading: ({ server }) => `正在載入來自${server || "某個伺服器"}的請求…`,
  notShown: ({ server, isRepeated }) =>
    `無法顯示來自${server || "某個伺服器"}的請求。${isRepeated ? "請重新載入頁面。" : ""}`,
  attention: ({ server }) => `${server || "某個伺服器"}正在等待您的回答`,

  formTitle: ({ server }) => `${server}請您提供資訊`,
  confirmTitle: ({ server }) => `${server}請您確認`,
  questionTitle: ({ server }) => `${server}向您提出一個問題`,
  asksTitle: ({ server }) => `來自${server}的請求`,
  urlTitle: ({ server }) => `${server}想要開啟一個頁面`,
  unreadableTitle: ({ server }) => `${server}傳來的請求無法顯示`,
  unnamedServer: () => "未命名的伺服器",
  callsItself: ({ name, version }) => `自稱「${name}」${version && ` ${version}`}`,
  position: ({ index, total }) => `第 ${index} 個，共 ${total} 個`,
  messageFrom: ({ server }) => `來自${server}的訊息`,

  acceptForm: ({ server }) => `傳送給${server}`,
  acceptAnswer: ({ answer, server }) => `將「${answer}」傳送給${server}`,
  send: () => "傳送",
  acceptConfirm: () => "確認",
  checking: () => "正在檢查您的回答",
  sending: ({ server }) => `正在傳送給${server}`,
  sendingAnswer: () => "正在傳送",
  mute: ({ server }) => `拒絕此請求和${server}以後的所有請求`,
  decline: () => "拒絕",
  answer: () => "回答",
  unfold: () => "顯示",
  collapse: () => "收合",
  answerLater: () => "稍後回答",
  openAsDialog: () => "以對話方塊開啟",
  isNew: () => "新",
  questionPosition: ({ index, total }) => `第 ${index} 個問題，共 ${total} 個`,
  questionCount: ({ total }) => `${total} 個問題`,
  reviewTitle: () => "請檢查您的回答",
  change: () => "變更",
  back: () => "上一步",
  next: () => "下一步",
  oneAtATime: () => "逐一顯示",
  cancel: () => "不回答並關閉",
  stopWaiting: () => "不再等待",
  close: () => "關閉",
  showAll: () => "全部顯示",
  moreLines: ({ lines }) => `還有 ${lines} 行`,
  showLess: () => "收合全文",
  linesShown: () => "尚未傳送任何內容。隱藏的行現已顯示：請閱讀後再按一次。",
  discardTitle: () => "要捨棄您的回答嗎？",
  discardText: () => "您輸入的內容將會遺失。",
  keepEditing: () => "繼續編輯",
  discard: () => "捨棄",
  declineAnyway: () => "仍然拒絕",

  optional: () => "選填",
  required: () => "必填",
  noAnswer: () => "無回答",
  noneOfThese: () => "以上都不是",
  ownWords: () => "其他",
  otherOwnWords: () => "另一個回答",
  ownWordsLine: ({ label }) => `其他，${label}`,
  emptyOption: () => "（空）",
  choose: () => "請選擇",
  skip: () => "跳過",
  yes: () => "是",
  no: () => "否",
  clearAnswer: () => "清除回答",
  noDate: () => "未選擇日期",
  slide: ({ label }) => `滑動以設定${label}`,
  filterOptions: () => "篩選",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `${total} 個選項` : `${total} 個選項中的 ${found} 個`;
    return chosen === undefined ? options : `已選 ${chosen} 個。${options}`;
  },
  optionRemoved: ({ option, chosen }) => `已移除${option}。已選 ${chosen} 個`,
  chosenOptions: () => "已選",
  chooseAll: ({ options, isFiltered }) => `選擇${isFiltered ? "這" : "全部"} ${options} 個`,
  chooseNone: () => "全部不選",
  undoChooseNone: () => "還原選擇",
  noOptionFound: ({ words }) => `沒有選項包含「${words}」。`,
  clearFilter: () => "清除篩選",
  tryAddress: () => "試著開啟此網址",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `至少 ${minLength} 個字元` : `最多 ${maxLength} 個字元`;
    }
    return minLength === maxLength ? `${minLength} 個字元` : `${minLength} 到 ${maxLength} 個字元`;
  },
  textExamples: ({ examples }) => `例如 ${examples}`,
  quoted: ({ text }) => `「${text}」`,
  others: () => "其他",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "整數" : "數字";
    const rest = `${multipleOf ? `，間隔為 ${multipleOf}` : ""}${words ? `，或者${words}` : ""}`;
    if (minimum && maximum) {
      return `${minimum} 到 ${maximum} 的${number}${rest}`;
    }
    const bounds = [
      minimum && `不小於 ${minimum}`,
      moreThan && `大於 ${moreThan}`,
      maximum && `不大於 ${maximum}`,
      lessThan && `小於 ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `，${bounds.join(" 且")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `最多選擇 ${maxItems} 個`;
    }
    const when = isOptional ? "如果回答，請" : "請";
    if (maxItems === undefined) {
      return `${when}至少選擇 ${minItems} 個`;
    }
    return `${when}選擇 ${minItems === maxItems ? minItems : `${minItems} 到 ${maxItems}`} 個`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest}或之後` : `${latest}或之前`;
    }
    return `${earliest}至${latest}`;
  },
  file: ({ name, size }) => `${name}（${size}）`,
  remove: () => "移除",
  filesNotLoaded: () => "暫時無法選擇檔案：此表單有一部分未載入。",
  tryAgain: () => "重試",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && `（${offset}）`}`,
  repeatedTime: ({ offset }) => `時鐘會往回撥，因此這個時間會出現兩次。將傳送較早的一次（${offset}）。`,
  opensOn: ({ host }) => `指向 ${host}`,
  sentAs: ({ address }) => `將以 ${address} 的形式傳送`,
  urlHoldsContent: ({ scheme }) => `以 ${scheme}: 開頭的網址不是網站。開啟它可能會執行程式碼。`,

  fieldsOpened: ({ labels }) => `現在可以回答：${labels}。`,
  fieldsClosed: ({ labels }) => `不再需要：${labels}。`,
  fieldsRequired: ({ labels }) => `現在需要：${labels}。`,
  restoredAnswers: () => "已填入您之前的回答。",
  chooseAgain: ({ labels }) => `請重新選擇：${labels}`,
  answeredBefore: () => "您之前回答過此表單",
  fillInAnswers: () => "填入我的回答",
  startOver: () => "重新開始",

  errorSummary: () => "請檢查這些回答",
  errorLine: ({ label, error }) => labelled(label, error, "："),
  errorPrefix: () => "錯誤：",
  error: {
    required: ({ by }) =>
      ({
        typing: "請輸入回答",
        choosing: "請選擇一個選項",
        answering: "請回答是或否",
        ticking: "請勾選以表示同意，或者拒絕",
        attaching: "請選擇檔案",
        opening: "缺少此項則無法傳送。如需保密，請拒絕",
      })[by],
    number: ({ example }) => `必須是數字${like(example)}`,
    integer: ({ example }) => `必須是整數${like(example)}`,
    grouping: ({ example }) => `請勿使用千分位分隔符號${example && `，請寫成 ${example}`}`,
    precision: () => "位數太多，無法精確傳送。請輸入較短的數字",
    minimum: ({ limit }) => `不能小於 ${limit}`,
    maximum: ({ limit }) => `不能大於 ${limit}`,
    exclusiveMinimum: ({ limit }) => `必須大於 ${limit}`,
    exclusiveMaximum: ({ limit }) => `必須小於 ${limit}`,
    multipleOf: ({ limit }) => `必須是 ${limit} 的倍數`,
    minLength: ({ limit }) => `至少需要 ${limit} 個字元`,
    maxLength: ({ limit }) => `最多 ${limit} 個字元`,
    minItems: ({ limit }) => `請至少選擇 ${limit} 個`,
    maxItems: ({ limit }) => `最多選擇 ${limit} 個`,
    "own-words": () => "請輸入回答，或選擇其他選項",
    uniqueItems: () => "每個選項只能選擇一次",
    formatMinimum: ({ limit }) => `必須是${limit}或之後`,
    formatMaximum: ({ limit }) => `必須是${limit}或之前`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "請求自身的規則無法滿足；請將此項留空，或者拒絕";
      }
      if (isDay) {
        return "不能選擇那一天。請選擇其他日期";
      }
      return isDescribed ? "請遵循上面說明的格式" : "不符合預期的格式，而請求沒有說明是哪種格式";
    },
    format: ({ example, format }) => `${format === "duration" ? "請寫成" : "格式應類似於"} ${example}`,
    email: () => "必須是電子郵件地址，例如 name@example.com",
    uri: () => "必須是完整的網址，例如 https://example.com",
    "uri-scheme": () => "請以 https:// 開頭",
    "uri-character": ({ quoted }) => `主機名稱中不能有「${quoted}」`,
    "url-unreadable": () => "必須是瀏覽器能開啟的網址，例如 https://example.com",
    "url-scheme": ({ allowed }) => (allowed === "" ? "請將此項留空。這裡不允許任何網址" : `必須以 ${allowed} 開頭`),
    "url-private": () => "指向私人網路，這裡不允許",
    "url-localhost": () => "指向您自己的電腦，這裡不允許",
    date: ({ example }) => `必須是真實存在的日期${like(example)}`,
    "date-time": ({ example }) => `必須是日期和時間${like(example)}`,
    "time-gap": ({ timeZone }) => `請選擇其他時間：${timeZone}的時鐘會跳過這個時間`,
    invisible: ({ quoted }) => `「${quoted}」之後有一個不可見字元。請刪除它`,
    default: ({ quoted }) => `建議的「${quoted}」不適用。請變更`,
    "file-size": ({ file, size, limit }) => `「${file}」的大小為 ${size}：請選擇不超過 ${limit} 的檔案`,
    "file-type": ({ file }) => `不接受「${file}」的類型：請選擇其他檔案`,
    "file-content": ({ file }) => `「${file}」的內容與名稱不符：請選擇其他檔案`,
    "file-empty": ({ file }) => `「${file}」是空的：請選擇其他檔案`,
    "file-unreadable": ({ file }) => `無法讀取「${file}」：請選擇其他檔案`,
    "file-upload": ({ file }) => `無法上傳「${file}」。請重試`,
    enum: () => "請選擇其中一個選項",
    type: () => "無法讀取此回答。請重新輸入",
  },
  cannotCheck: () => "未傳送任何內容：無法檢查您的回答。請重試、拒絕或關閉。",
  refused: ({ server }) => `${server}未接受這些回答。`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "沒有剩餘的嘗試次數。" : `還可以嘗試 ${left} 次。`),
  refusedForGood: ({ server }) => `${server}不再接受對此請求的回答。請拒絕或關閉。`,
  sendFailed: ({ server }) => `無法連線到${server}。您的回答仍在這裡。請重試。`,

  cannotAccept: ({ server }) => `您無法在這裡回答${server}。請拒絕或關閉。`,
  unsupported: ({ label, required, reason }) =>
    `「${label}」${unsupportedReason(reason)}。${required ? "此欄位必填，因此無法傳送此表單。" : "此欄位已省略。"}`,
  problem: {
    params: () => "請求是空的。",
    mode: ({ mode }) => `此應用程式不認識這種請求（「${mode}」）。`,
    schema: () => "請求沒有說明要求什麼。",
    url: () => "請求沒有可開啟的網址。",
    "required-unknown": ({ name }) => `請求要求填寫「${name}」，卻沒有說明它是什麼，因此無法回答。`,
    "too-many-fields": ({ total, limit }) => `請求有 ${total} 個問題，只能顯示 ${limit} 個，因此無法回答。`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "請求的內容：",

  neverEnterSecrets: () => "切勿在此輸入密碼或卡號。",
  secretWarning: {
    credential: ({ server }) =>
      `這看起來像密碼、金鑰或驗證碼。伺服器不得在這裡索取這類資訊。請僅在您確定應該提供給${server}時繼續。`,
    payment: ({ server }) =>
      `這看起來像付款資訊。伺服器不得在這裡索取這類資訊。請僅在您確定應該提供給${server}時繼續。`,
  },
  openSecret: ({ label }) => `仍然輸入${label}`,
  showSecret: ({ label }) => `顯示${label}`,
  impersonation: ({ other, server }) => `此請求使用了${other}的名稱，但它來自${server}。`,

  acceptUrl: () => "開啟頁面",
  acceptUrlAnyway: () => "仍然開啟",
  urlIntroduction: () => "將在您的瀏覽器中開啟",
  urlOtherHost: ({ host, origin }) => `此頁面不在 ${origin} 上。請僅在您要前往的就是 ${host} 時開啟。`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `這不是 ${looksLike}。相似的字母掩蓋了它的真實名稱：${host}。`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）混用了不同文字系統的字母。請確定它是您要前往的網站。`,
    disguised: ({ host }) => `此網址隱藏了它的目的地。頁面在 ${host} 上。`,
    long: ({ host }) => `此網址太長，無法用肉眼檢查。頁面在 ${host} 上。`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）含有容易與其他字母混淆的字母。請確定它是您要前往的網站。`,
    userinfo: ({ host }) => `頁面在 ${host} 上。@ 之前的部分不是它的目的地。`,
    private: ({ host }) => `${host} 在私人網路上，不在網際網路上。`,
    loopback: ({ host }) => `${host} 是您自己的電腦。`,
    port: ({ name, port }) => `${name} 使用了不常見的連接埠（${port}）。請僅在您預料到這一點時開啟。`,
  },
  urlRefusal: {
    "not-a-url": () => "無法開啟此網址。",
    scheme: () => "從這裡只能開啟以 https:// 開頭的網址。",
    "plain-http": () => "此網址未加密（http），因此無法從這裡開啟。",
  },
  urlReassurance: () => "此聊天看不到您在該頁面上輸入的內容。",
  urlBlocked: () => "您的瀏覽器封鎖了新視窗。請在此允許彈出式視窗後重試，或複製網址後自行開啟。",
  urlWaiting: ({ host }) => `請在 ${host} 上完成操作，然後回到這裡。`,
  urlReopen: () => "再次開啟",
  urlFinished: () => "完成",
  address: () => "網址",
  copyAddress: () => "複製網址",
  copied: () => "已複製網址",
  notCopied: () => "您的瀏覽器封鎖了複製。下方的網址已選取，您可以自行複製。",

  timeLeft: ({ time }) => `還剩 ${time}可以回答`,
  timeLeftShort: ({ time }) => `還剩 ${time}`,
  timeWarning: ({ time, extendable }) => `還剩 ${time}可以回答。${extendable ? "您可以增加時間。" : ""}`,
  extend: ({ time }) => `增加 ${time}`,
  timeExtended: ({ time }) => `已增加 ${time}`,
  extensionRefused: ({ server }) => `${server}不再提供更多時間。`,

  answeredTitle: ({ server }) => `已傳送給${server}`,
  confirmedTitle: ({ server }) => `您確認了${server}的請求`,
  openedTitle: ({ host }) => `您開啟了 ${host}`,
  declinedTitle: ({ server }) => `您拒絕了${server}的請求`,
  cancelledTitle: ({ server }) => `未向${server}傳送回答`,
  timeUpTitle: ({ server }) => `回答${server}的時間已到`,
  expiredTitle: ({ server }) => `${server}已停止等待`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "您停止了此操作" : `您停止了 ${tool}`),
  withdrawnTitle: ({ server }) => `此應用程式關閉了${server}的請求`,
  elsewhereTitle: ({ server }) => `您在另一個視窗中回答了${server}`,
  notSent: () => "未傳送任何內容",
  callWaits: ({ tool }) => `${tool} 正在等待您的回答`,
  showAnswers: () => "顯示回答",
  hideAnswers: () => "隱藏回答",
  nothingAnswered: () => "已傳送，未填寫任何回答。",
  nothingSent: ({ server }) => `未向${server}傳送任何內容。`,
  keptAnswers: ({ server }) => `未向${server}傳送任何內容。您先前輸入的內容：`,
  perhapsSent: ({ server }) => `無法確定${server}是否收到了您的回答。`,
  hiddenAnswer: () => "已隱藏",
  answers: () => "回答",
  copyAnswers: () => "複製回答",
  answersCopied: () => "已複製回答",
  answersNotCopied: () => "您的瀏覽器封鎖了複製。下方的回答已選取，您可以自行複製。",
  answerLine: ({ label, value }) => labelled(label, value, "："),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "每個" : ""}不超過 ${size}`,
      minItems && `至少 ${minItems} 個`,
      maxItems && `最多 ${maxItems} 個`,
    ]
      .filter(Boolean)
      .join("，"),
  fileType: ({ type }) => ({ audio: "音訊", image: "圖片", text: "文字", video: "影片" })[type],
  filesGoTo: ({ server, canDrop }) => `選擇${canDrop ? "、拖放" : ""}或貼上。將傳送給${server}`,
  filesAdded: ({ names }) => `已新增：${names}`,
  fileRemoved: ({ name }) => `已移除：${name}`,

  approvalTitle: ({ server }) => `${server}想要執行工具`,
  approvalAnswers: () => "您的決定",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "允許" : "拒絕";
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `一律${verb}${named}`;
      case "session":
        return `在此工作階段中${verb}${named}`;
      case undefined:
        return decision === "allow" ? "允許一次" : "拒絕";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${lasts ? "" : "僅"}${decision === "allow" ? "允許" : "拒絕"}此次${lasts ? "和以後的" : ""}呼叫`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "在此工作階段結束之前，" : "";
    const what = `可能在不詢問您的情況下${decision === "allow" ? "執行" : "被拒絕"}`;
    return isListed ? `${when}以後的下列這類呼叫${what}：` : `${when}以後的呼叫無論引數為何，都${what}。`;
  },
  denyWithReason: () => "拒絕並說明原因",
  denialReason: () => "原因",
  denialReasonHint: ({ server }) => `${server}會看到原因`,
  toolIsDestructive: ({ server }) => `${server}表示這可能會破壞某些內容。`,
  callsTogether: ({ calls }) => `${calls} 個呼叫將一併決定。只要拒絕其中一個，就都不會執行。`,
  toolInput: () => "輸入",
  fileChanges: () => "變更",
  changedLines: ({ added, removed }) => `新增了 ${added} 行，移除了 ${removed} 行`,
  lineAdded: () => "新增：",
  lineRemoved: () => "移除：",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "允許" : "拒絕";
    switch (lasts) {
      case "always":
        return `您一律${verb} ${tool}`;
      case "session":
        return `您在此工作階段中${verb}了 ${tool}`;
      case undefined:
        return decision === "allow" ? `您允許了 ${tool} 一次` : `您拒絕了 ${tool}${reason && `：「${reason}」`}`;
    }
  },

  answerAgain: () => "請重新回答",
};

function like(example: string): string {
  return example && `，例如 ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "沒有可選的選項";
    case "sensitive":
      return "看起來像密碼、金鑰、驗證碼或付款資訊，不能在這裡回答";
    case "too-many-options":
      return "的選項太多，無法顯示";
    default:
      return "不能在這裡回答";
  }
}

function tooLarge(): string {
  return "請求太大，無法完整顯示，因此省略了部分內容。";
}
