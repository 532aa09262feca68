// Glossary. request 请求 · server 服务器 · answer 回答 · information 信息 · question 问题 · form 表单 · field 字段 · option 选项 · send 发送 ·
// confirm 确认 · decline 拒绝 · close 关闭 · answer later 稍后回答 · discard 放弃 · skip 跳过 · required 必填 · optional 选填 · page 页面 · address 地址 ·
// site 网站 · host 主机名 · browser 浏览器 · window 窗口 · file 文件 · list 列表 · character 字符 · line 行 · number 数字 · date 日期 · time 时间 ·
// time zone 时区 · password 密码 · key 密钥 · code 验证码 · tool 工具 · call 调用 · allow 允许 · deny 拒绝 · session 会话 · time limit 时间 · error 错误.
// The person is 您 where a sentence needs one.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled } from "../messages/phrases.js";

/** Chinese in simplified characters. */
export const zhHans: LocaleMessages = {
  language: "zh-Hans",
  direction: "ltr",

  loading: ({ server }) => `正在加载来自${server || "某个服务器"}的请求…`,
  notShown: ({ server, isRepeated }) =>
    `无法显示来自${server || "某个服务器"}的请求。${isRepeated ? "请重新加载页面。" : ""}`,
  attention: ({ server }) => `${server || "某个服务器"}正在等待您的回答`,

  formTitle: ({ server }) => `${server}请您提供信息`,
  confirmTitle: ({ server }) => `${server}请您确认`,
  questionTitle: ({ server }) => `${server}向您提出一个问题`,
  asksTitle: ({ server }) => `来自${server}的请求`,
  urlTitle: ({ server }) => `${server}想要打开一个页面`,
  unreadableTitle: ({ server }) => `${server}发来的请求无法显示`,
  unnamedServer: () => "未命名的服务器",
  callsItself: ({ name, version }) => `自称“${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `第 ${index} 个，共 ${total} 个`,
  messageFrom: ({ server }) => `来自${server}的消息`,

  acceptForm: ({ server }) => `发送给${server}`,
  acceptAnswer: ({ answer, server }) => `将“${answer}”发送给${server}`,
  send: () => "发送",
  acceptConfirm: () => "确认",
  checking: () => "正在检查您的回答",
  sending: ({ server }) => `正在发送给${server}`,
  sendingAnswer: () => "正在发送",
  mute: ({ server }) => `拒绝此请求和${server}以后的所有请求`,
  decline: () => "拒绝",
  answer: () => "回答",
  unfold: () => "显示",
  collapse: () => "收起",
  answerLater: () => "稍后回答",
  openAsDialog: () => "在对话框中打开",
  isNew: () => "新",
  questionPosition: ({ index, total }) => `第 ${index} 个问题，共 ${total} 个`,
  questionCount: ({ total }) => `${total} 个问题`,
  reviewTitle: () => "请检查您的回答",
  change: () => "更改",
  back: () => "上一步",
  next: () => "下一步",
  oneAtATime: () => "逐个显示",
  cancel: () => "不回答并关闭",
  stopWaiting: () => "不再等待",
  close: () => "关闭",
  showAll: () => "显示全部",
  moreLines: ({ lines }) => `还有 ${lines} 行`,
  showLess: () => "收起全文",
  linesShown: () => "尚未发送任何内容。之前隐藏的行现已显示：请阅读后再按一次。",
  discardTitle: () => "要放弃您的回答吗？",
  discardText: () => "您输入的内容将会丢失。",
  keepEditing: () => "继续编辑",
  discard: () => "放弃",
  declineAnyway: () => "仍要拒绝",

  optional: () => "选填",
  required: () => "必填",
  noAnswer: () => "无回答",
  noneOfThese: () => "以上都不是",
  ownWords: () => "其他",
  otherOwnWords: () => "其他回答",
  ownWordsLine: ({ label }) => `其他，${label}`,
  emptyOption: () => "（空）",
  choose: () => "请选择",
  skip: () => "跳过",
  yes: () => "是",
  no: () => "否",
  clearAnswer: () => "清除回答",
  noDate: () => "未选择日期",
  slide: ({ label }) => `滑动以设置${label}`,
  filterOptions: () => "筛选",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `${total} 个选项` : `共 ${total} 个选项，匹配 ${found} 个`;
    return chosen === undefined ? options : `已选 ${chosen} 个。${options}`;
  },
  optionRemoved: ({ option, chosen }) => `已移除${option}。已选 ${chosen} 个`,
  chosenOptions: () => "已选",
  chooseAll: ({ options, isFiltered }) => `选择${isFiltered ? "这" : "全部"} ${options} 个`,
  chooseNone: () => "全部不选",
  undoChooseNone: () => "恢复选择",
  noOptionFound: ({ words }) => `没有选项包含“${words}”。`,
  clearFilter: () => "清除筛选",
  tryAddress: () => "试着打开此地址",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `至少 ${minLength} 个字符` : `最多 ${maxLength} 个字符`;
    }
    return minLength === maxLength ? `${minLength} 个字符` : `${minLength} 到 ${maxLength} 个字符`;
  },
  textExamples: ({ examples }) => `例如 ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "其他",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "整数" : "数字";
    const rest = `${multipleOf ? `，间隔为 ${multipleOf}` : ""}${words ? `，或者${words}` : ""}`;
    if (minimum && maximum) {
      return `${minimum} 到 ${maximum} 的${number}${rest}`;
    }
    const bounds = [
      minimum && `不小于 ${minimum}`,
      moreThan && `大于 ${moreThan}`,
      maximum && `不大于 ${maximum}`,
      lessThan && `小于 ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `，${bounds.join(" 且")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `最多选择 ${maxItems} 个`;
    }
    const when = isOptional ? "如需回答，请" : "请";
    if (maxItems === undefined) {
      return `${when}至少选择 ${minItems} 个`;
    }
    return `${when}选择 ${minItems === maxItems ? minItems : `${minItems} 到 ${maxItems}`} 个`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest}或之后` : `${latest}或之前`;
    }
    return `${earliest}至${latest}`;
  },
  file: ({ name, size }) => `${name}（${size}）`,
  remove: () => "移除",
  filesNotLoaded: () => "暂时无法选择文件：此表单的部分内容未能加载。",
  tryAgain: () => "重试",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && `（${offset}）`}`,
  repeatedTime: ({ offset }) => `时钟回拨，因此这个时间会出现两次。将发送较早的一次（${offset}）。`,
  opensOn: ({ host }) => `指向 ${host}`,
  sentAs: ({ address }) => `将以 ${address} 的形式发送`,
  urlHoldsContent: ({ scheme }) => `以 ${scheme}: 开头的地址不是网站。打开它可能会运行代码。`,

  fieldsOpened: ({ labels }) => `现在可以回答：${labels}。`,
  fieldsClosed: ({ labels }) => `不再需要：${labels}。`,
  fieldsRequired: ({ labels }) => `现在需要：${labels}。`,
  restoredAnswers: () => "已填入您之前的回答。",
  chooseAgain: ({ labels }) => `请重新选择：${labels}`,
  answeredBefore: () => "您之前回答过此表单",
  fillInAnswers: () => "填入我的回答",
  startOver: () => "重新开始",

  errorSummary: () => "请检查这些回答",
  errorLine: ({ label, error }) => labelled(label, error, "："),
  errorPrefix: () => "错误：",
  error: {
    required: ({ by }) =>
      ({
        typing: "请输入回答",
        choosing: "请选择一个选项",
        answering: "请回答是或否",
        ticking: "如果同意，请勾选，否则请拒绝",
        attaching: "请选择文件",
        opening: "缺少此项则无法发送。如需保密，请拒绝",
      })[by],
    number: ({ example }) => `必须是数字${like(example)}`,
    integer: ({ example }) => `必须是整数${like(example)}`,
    grouping: ({ example }) => `请勿使用千位分隔符${example && `，请写成 ${example}`}`,
    precision: () => "位数太多，无法精确发送。请输入较短的数字",
    minimum: ({ limit }) => `不能小于 ${limit}`,
    maximum: ({ limit }) => `不能大于 ${limit}`,
    exclusiveMinimum: ({ limit }) => `必须大于 ${limit}`,
    exclusiveMaximum: ({ limit }) => `必须小于 ${limit}`,
    multipleOf: ({ limit }) => `必须是 ${limit} 的倍数`,
    minLength: ({ limit }) => `至少需要 ${limit} 个字符`,
    maxLength: ({ limit }) => `最多 ${limit} 个字符`,
    minItems: ({ limit }) => `请至少选择 ${limit} 个`,
    maxItems: ({ limit }) => `最多选择 ${limit} 个`,
    "own-words": () => "请输入回答，或选择其他选项",
    uniqueItems: () => "每个选项只能选择一次",
    formatMinimum: ({ limit }) => `必须在${limit}或之后`,
    formatMaximum: ({ limit }) => `必须在${limit}或之前`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "无法满足请求自身的规则；请将此项留空，或者拒绝";
      }
      if (isDay) {
        return "这一天不能选。请选择其他日期";
      }
      return isDescribed ? "请按照上面说明的格式填写" : "不符合预期的格式，而请求没有说明应为哪种格式";
    },
    format: ({ example, format }) => `${format === "duration" ? "请写成" : "格式应类似于"} ${example}`,
    email: () => "必须是电子邮件地址，例如 name@example.com",
    uri: () => "必须是完整的地址，例如 https://example.com",
    "uri-scheme": () => "请以 https:// 开头",
    "uri-character": ({ quoted }) => `主机名中不能有“${quoted}”`,
    "url-unreadable": () => "必须是浏览器能打开的地址，例如 https://example.com",
    "url-scheme": ({ allowed }) => (allowed === "" ? "请将此项留空。这里不允许任何地址" : `必须以 ${allowed} 开头`),
    "url-private": () => "指向专用网络，这里不允许",
    "url-localhost": () => "指向您自己的电脑，这里不允许",
    date: ({ example }) => `必须是真实存在的日期${like(example)}`,
    "date-time": ({ example }) => `必须是日期和时间${like(example)}`,
    "time-gap": ({ timeZone }) => `请选择其他时间：${timeZone}的时钟会跳过这个时间`,
    invisible: ({ quoted }) => `“${quoted}”之后有一个不可见字符。请删除它`,
    default: ({ quoted }) => `建议的“${quoted}”不适用。请更改`,
    "file-size": ({ file, size, limit }) => `“${file}”的大小为 ${size}：请选择不超过 ${limit} 的文件`,
    "file-type": ({ file }) => `不接受“${file}”的文件类型：请选择其他文件`,
    "file-content": ({ file }) => `“${file}”的内容与名称不符：请选择其他文件`,
    "file-empty": ({ file }) => `“${file}”是空的：请选择其他文件`,
    "file-unreadable": ({ file }) => `无法读取“${file}”：请选择其他文件`,
    "file-upload": ({ file }) => `无法上传“${file}”。请重试`,
    enum: () => "请选择其中一个选项",
    type: () => "无法读取此回答。请重新输入",
  },
  cannotCheck: () => "未发送任何内容：无法检查您的回答。请重试、拒绝或关闭。",
  refused: ({ server }) => `${server}未接受这些回答。`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "没有剩余的尝试次数。" : `还可以尝试 ${left} 次。`),
  refusedForGood: ({ server }) => `${server}不再接受对此请求的回答。请拒绝或关闭。`,
  sendFailed: ({ server }) => `无法连接到${server}。您的回答仍在这里。请重试。`,

  cannotAccept: ({ server }) => `您无法在这里回答${server}的请求。请拒绝或关闭。`,
  unsupported: ({ label, required, reason }) =>
    `“${label}”${unsupportedReason(reason)}。${required ? "此字段必填，因此无法发送此表单。" : "已略过此字段。"}`,
  problem: {
    params: () => "请求是空的。",
    mode: ({ mode }) => `此应用无法识别这种请求（“${mode}”）。`,
    schema: () => "请求没有说明需要什么。",
    url: () => "请求没有可打开的地址。",
    "required-unknown": ({ name }) => `请求要求填写“${name}”，却没有说明它是什么，因此无法回答。`,
    "too-many-fields": ({ total, limit }) => `请求有 ${total} 个问题，只能显示 ${limit} 个，因此无法回答。`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "请求的内容：",

  neverEnterSecrets: () => "切勿在此输入密码或卡号。",
  secretWarning: {
    credential: ({ server }) =>
      `这看起来像密码、密钥或验证码。服务器不得在这里索取这类信息。请仅在您确定应该提供给${server}时继续。`,
    payment: ({ server }) =>
      `这看起来像付款信息。服务器不得在这里索取这类信息。请仅在您确定应该提供给${server}时继续。`,
  },
  openSecret: ({ label }) => `仍要输入${label}`,
  showSecret: ({ label }) => `显示${label}`,
  impersonation: ({ other, server }) => `此请求使用了${other}的名称，但它来自${server}。`,

  acceptUrl: () => "打开页面",
  acceptUrlAnyway: () => "仍要打开",
  urlIntroduction: () => "将在您的浏览器中打开",
  urlOtherHost: ({ host, origin }) => `此页面不在 ${origin} 上。请仅在您要访问的就是 ${host} 时打开。`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `这不是 ${looksLike}。相似的字母掩盖了它的真实名称：${host}。`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）混用了不同文字的字母。请确定它是您要访问的网站。`,
    disguised: ({ host }) => `此地址隐藏了真正的去向。页面在 ${host} 上。`,
    long: ({ host }) => `此地址太长，无法用肉眼检查。页面在 ${host} 上。`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）含有容易与其他字母混淆的字母。请确定它是您要访问的网站。`,
    userinfo: ({ host }) => `页面在 ${host} 上。@ 之前的部分不是真正的去向。`,
    private: ({ host }) => `${host} 在专用网络上，不在互联网上。`,
    loopback: ({ host }) => `${host} 是您自己的电脑。`,
    port: ({ name, port }) => `${name} 使用了不常见的端口（${port}）。请仅在您预料到这一点时打开。`,
  },
  urlRefusal: {
    "not-a-url": () => "无法打开此地址。",
    scheme: () => "从这里只能打开以 https:// 开头的网址。",
    "plain-http": () => "此地址未加密（http），因此无法从这里打开。",
  },
  urlReassurance: () => "此聊天看不到您在该页面上输入的内容。",
  urlBlocked: () => "您的浏览器阻止了新窗口。请在此允许弹出窗口后重试，或复制地址后自行打开。",
  urlWaiting: ({ host }) => `请在 ${host} 上完成操作，然后回到这里。`,
  urlReopen: () => "再次打开",
  urlFinished: () => "完成",
  address: () => "地址",
  copyAddress: () => "复制地址",
  copied: () => "已复制地址",
  notCopied: () => "您的浏览器阻止了复制。下方的地址已选中，您可以自行复制。",

  timeLeft: ({ time }) => `回答时间还剩 ${time}`,
  timeLeftShort: ({ time }) => `还剩 ${time}`,
  timeWarning: ({ time, extendable }) => `回答时间还剩 ${time}。${extendable ? "您可以增加时间。" : ""}`,
  extend: ({ time }) => `增加 ${time}`,
  timeExtended: ({ time }) => `已增加 ${time}`,
  extensionRefused: ({ server }) => `${server}不再提供更多时间。`,

  answeredTitle: ({ server }) => `已发送给${server}`,
  confirmedTitle: ({ server }) => `您已确认${server}的请求`,
  openedTitle: ({ host }) => `您已打开 ${host}`,
  declinedTitle: ({ server }) => `您已拒绝${server}的请求`,
  cancelledTitle: ({ server }) => `未向${server}发送回答`,
  timeUpTitle: ({ server }) => `回答${server}的时间已到`,
  expiredTitle: ({ server }) => `${server}已停止等待`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "您已停止此操作" : `您已停止 ${tool}`),
  withdrawnTitle: ({ server }) => `此应用关闭了${server}的请求`,
  elsewhereTitle: ({ server }) => `您已在另一个窗口中回答${server}`,
  notSent: () => "未发送任何内容",
  callWaits: ({ tool }) => `${tool} 正在等待您的回答`,
  showAnswers: () => "显示回答",
  hideAnswers: () => "隐藏回答",
  nothingAnswered: () => "已发送，未填写任何回答。",
  nothingSent: ({ server }) => `未向${server}发送任何内容。`,
  keptAnswers: ({ server }) => `未向${server}发送任何内容。您曾输入：`,
  perhapsSent: ({ server }) => `无法确定${server}是否收到了您的回答。`,
  hiddenAnswer: () => "已隐藏",
  answers: () => "回答",
  copyAnswers: () => "复制回答",
  answersCopied: () => "已复制回答",
  answersNotCopied: () => "您的浏览器阻止了复制。下方的回答已选中，您可以自行复制。",
  answerLine: ({ label, value }) => labelled(label, value, "："),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "每个" : ""}不超过 ${size}`,
      minItems && `至少 ${minItems} 个`,
      maxItems && `最多 ${maxItems} 个`,
    ]
      .filter(Boolean)
      .join("，"),
  fileType: ({ type }) => ({ audio: "音频", image: "图片", text: "文本", video: "视频" })[type],
  filesGoTo: ({ server, canDrop }) => `选择${canDrop ? "、拖放" : ""}或粘贴。将发送给${server}`,
  filesAdded: ({ names }) => `已添加：${names}`,
  fileRemoved: ({ name }) => `已移除：${name}`,

  approvalTitle: ({ server }) => `${server}想要运行一个工具`,
  approvalAnswers: () => "您的决定",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "允许" : "拒绝";
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `始终${verb}${named}`;
      case "session":
        return `在此会话中${verb}${named}`;
      case undefined:
        return decision === "allow" ? "允许一次" : "拒绝";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${lasts ? "" : "仅"}${decision === "allow" ? "允许" : "拒绝"}此次${lasts ? "和以后的" : ""}调用`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "在此会话结束之前，" : "";
    const what = `可能在不询问您的情况下${decision === "allow" ? "运行" : "被拒绝"}`;
    return isListed ? `${when}以后的下列这类调用${what}：` : `${when}以后的调用无论参数如何，都${what}。`;
  },
  denyWithReason: () => "拒绝并说明原因",
  denialReason: () => "原因",
  denialReasonHint: ({ server }) => `${server}会看到原因`,
  toolIsDestructive: ({ server }) => `${server}表示这可能会破坏某些内容。`,
  callsTogether: ({ calls }) => `${calls} 个调用将一并决定。只要拒绝其中一个，就都不会运行。`,
  toolInput: () => "输入",
  fileChanges: () => "更改",
  changedLines: ({ added, removed }) => `添加了 ${added} 行，移除了 ${removed} 行`,
  lineAdded: () => "添加：",
  lineRemoved: () => "移除：",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "允许" : "拒绝";
    switch (lasts) {
      case "always":
        return `您始终${verb} ${tool}`;
      case "session":
        return `您在此会话中${verb}了 ${tool}`;
      case undefined:
        return decision === "allow" ? `您允许了 ${tool} 一次` : `您拒绝了 ${tool}${reason && `：“${reason}”`}`;
    }
  },

  answerAgain: () => "请重新回答",
};

function like(example: string): string {
  return example && `，例如 ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "没有可供选择的选项";
    case "sensitive":
      return "看起来像密码、密钥、验证码或付款信息，不能在这里回答";
    case "too-many-options":
      return "的选项太多，无法显示";
    default:
      return "不能在这里回答";
  }
}

function tooLarge(): string {
  return "请求太大，无法完整显示，因此省略了部分内容。";
}
