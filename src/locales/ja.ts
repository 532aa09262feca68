// Glossary. request リクエスト · server サーバー · answer 回答 · information 情報 · question 質問 · form フォーム · field 項目 · option 選択肢 · send 送信 ·
// confirm 承認 · check 確認 · decline 断る · close 閉じる · answer later 後で回答 · discard 破棄 · skip スキップ · required 必須 · optional 任意 · page ページ ·
// address アドレス · site サイト · host ホスト · browser ブラウザー · window ウィンドウ · file ファイル · list リスト · character 文字 · line 行 · number 数値 ·
// date 日付 · time 時刻 · time zone タイムゾーン · password パスワード · key キー · code コード · tool ツール · call 呼び出し · allow 許可 · deny 拒否 ·
// session セッション · time limit 時間 · error エラー. Sentences are in です・ます, buttons are nouns or plain verbs.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled } from "../messages/phrases.js";

/** Japanese. */
export const ja: LocaleMessages = {
  language: "ja",
  direction: "ltr",

  loading: ({ server }) => `${server || "サーバー"}からのリクエストを読み込んでいます…`,
  notShown: ({ server, isRepeated }) =>
    `${server || "サーバー"}からのリクエストを表示できませんでした。${isRepeated ? "ページを再読み込みしてください。" : ""}`,
  attention: ({ server }) => `${server || "サーバー"}が回答を待っています`,

  formTitle: ({ server }) => `${server}が情報を求めています`,
  confirmTitle: ({ server }) => `${server}が承認を求めています`,
  questionTitle: ({ server }) => `${server}からの質問`,
  asksTitle: ({ server }) => `${server}からのリクエスト`,
  urlTitle: ({ server }) => `${server}がページを開こうとしています`,
  unreadableTitle: ({ server }) => `${server}から表示できないリクエストが届きました`,
  unnamedServer: () => "名前のないサーバー",
  callsItself: ({ name, version }) => `「${name}」${version && ` ${version} `}と名乗っています`,
  position: ({ index, total }) => `${index} / ${total}`,
  messageFrom: ({ server }) => `${server}からのメッセージ`,

  acceptForm: ({ server }) => `${server}に送信`,
  acceptAnswer: ({ answer, server }) => `「${answer}」を${server}に送信`,
  send: () => "送信",
  acceptConfirm: () => "承認する",
  checking: () => "回答を確認しています",
  sending: ({ server }) => `${server}に送信しています`,
  sendingAnswer: () => "送信しています",
  mute: ({ server }) => `${server}からの今回と今後のリクエストをすべて断る`,
  decline: () => "断る",
  answer: () => "回答する",
  unfold: () => "表示",
  collapse: () => "折りたたむ",
  answerLater: () => "後で回答",
  openAsDialog: () => "ダイアログで開く",
  isNew: () => "新着",
  questionPosition: ({ index, total }) => `質問 ${index} / ${total}`,
  questionCount: ({ total }) => `質問 ${total} 件`,
  reviewTitle: () => "回答を確認してください",
  change: () => "変更",
  back: () => "戻る",
  next: () => "次へ",
  oneAtATime: () => "1 件ずつ表示",
  cancel: () => "回答せずに閉じる",
  stopWaiting: () => "待つのをやめる",
  close: () => "閉じる",
  showAll: () => "すべて表示",
  moreLines: ({ lines }) => `あと ${lines} 行`,
  showLess: () => "表示を減らす",
  linesShown: () => "まだ何も送信されていません。隠れていた行を表示しました。読んでから、もう一度押してください。",
  discardTitle: () => "回答を破棄しますか？",
  discardText: () => "入力した内容は失われます。",
  keepEditing: () => "編集を続ける",
  discard: () => "破棄",
  declineAnyway: () => "それでも断る",

  optional: () => "任意",
  required: () => "必須",
  noAnswer: () => "回答なし",
  noneOfThese: () => "どれにも当てはまらない",
  ownWords: () => "その他",
  otherOwnWords: () => "別の回答",
  ownWordsLine: ({ label }) => `その他、${label}`,
  emptyOption: () => "（空）",
  choose: () => "選択してください",
  skip: () => "スキップ",
  yes: () => "はい",
  no: () => "いいえ",
  clearAnswer: () => "回答を消去",
  noDate: () => "日付は未選択です",
  slide: ({ label }) => `スライドして${label}を設定`,
  filterOptions: () => "絞り込み",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `選択肢 ${total} 件` : `選択肢 ${total} 件中 ${found} 件`;
    return chosen === undefined ? options : `${chosen} 件選択済み。${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option}を外しました。${chosen} 件選択済み`,
  chosenOptions: () => "選択済み",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "この" : "全"} ${options} 件を選択`,
  chooseNone: () => "選択をすべて解除",
  undoChooseNone: () => "選択を元に戻す",
  noOptionFound: ({ words }) => `「${words}」を含む選択肢はありません。`,
  clearFilter: () => "絞り込みを解除",
  tryAddress: () => "このアドレスを試す",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} 文字以上` : `${maxLength} 文字以内`;
    }
    return minLength === maxLength ? `${minLength} 文字` : `${minLength}～${maxLength} 文字`;
  },
  textExamples: ({ examples }) => `例：${examples}`,
  quoted: ({ text }) => `「${text}」`,
  others: () => "その他",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const bounds = [
      minimum && `${minimum} 以上`,
      moreThan && `${moreThan} より${maximum || lessThan ? "大きく" : "大きい"}`,
      maximum && `${maximum} 以下`,
      lessThan && `${lessThan} 未満`,
    ].filter((bound) => bound !== undefined);
    return [integer ? "整数" : "数値", bounds.join(" "), multipleOf && `${multipleOf} 刻み`, words && `または${words}`]
      .filter(Boolean)
      .join("、");
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `${maxItems} 件まで選択`;
    }
    const when = isOptional ? "回答する場合は " : "";
    if (maxItems === undefined) {
      return `${when}${minItems} 件以上選択`;
    }
    return `${when}${minItems === maxItems ? minItems : `${minItems}～${maxItems}`} 件選択`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest}以降` : `${latest}以前`;
    }
    return `${earliest}から${latest}まで`;
  },
  file: ({ name, size }) => `${name}（${size}）`,
  remove: () => "外す",
  filesNotLoaded: () => "まだファイルを選択できません。フォームの一部が読み込まれていません。",
  tryAgain: () => "もう一度試す",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && `（${offset}）`}`,
  repeatedTime: ({ offset }) => `時計が戻されるため、この時刻は 2 回あります。早いほう（${offset}）が送信されます。`,
  opensOn: ({ host }) => `リンク先：${host}`,
  sentAs: ({ address }) => `送信される形：${address}`,
  urlHoldsContent: ({ scheme }) =>
    `${scheme}: で始まるアドレスはサイトではありません。開くとコードが実行されることがあります。`,

  fieldsOpened: ({ labels }) => `回答できるようになりました：${labels}。`,
  fieldsClosed: ({ labels }) => `不要になりました：${labels}。`,
  fieldsRequired: ({ labels }) => `必要になりました：${labels}。`,
  restoredAnswers: () => "以前の回答が入力されています。",
  chooseAgain: ({ labels }) => `もう一度選択してください：${labels}`,
  answeredBefore: () => "このフォームには以前回答しました",
  fillInAnswers: () => "以前の回答を入力",
  startOver: () => "最初からやり直す",

  errorSummary: () => "次の回答を確認してください",
  errorLine: ({ label, error }) => labelled(label, error, "："),
  errorPrefix: () => "エラー：",
  error: {
    required: ({ by }) =>
      ({
        typing: "回答を入力してください",
        choosing: "選択肢を 1 つ選んでください",
        answering: "はいかいいえで回答してください",
        ticking: "同意する場合はチェックを入れ、しない場合は断ってください",
        attaching: "ファイルを選択してください",
        opening: "この項目なしでは送信できません。伝えたくない場合は断ってください",
      })[by],
    number: ({ example }) => `数値を入力してください${like(example)}`,
    integer: ({ example }) => `整数を入力してください${like(example)}`,
    grouping: ({ example }) => `桁区切りを付けずに入力してください${like(example)}`,
    precision: () => "桁数が多く、正確に送信できません。もっと短い数値を入力してください",
    minimum: ({ limit }) => `${limit} 以上にしてください`,
    maximum: ({ limit }) => `${limit} 以下にしてください`,
    exclusiveMinimum: ({ limit }) => `${limit} より大きくしてください`,
    exclusiveMaximum: ({ limit }) => `${limit} 未満にしてください`,
    multipleOf: ({ limit }) => `${limit} の倍数にしてください`,
    minLength: ({ limit }) => `${limit} 文字以上にしてください`,
    maxLength: ({ limit }) => `${limit} 文字以内にしてください`,
    minItems: ({ limit }) => `${limit} 件以上選択してください`,
    maxItems: ({ limit }) => `選択は ${limit} 件までにしてください`,
    "own-words": () => "回答を入力するか、別の選択肢を選んでください",
    uniqueItems: () => "同じ選択肢は 1 回だけ選んでください",
    formatMinimum: ({ limit }) => `${limit}以降にしてください`,
    formatMaximum: ({ limit }) => `${limit}以前にしてください`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "リクエストの規則を満たすことができません。空のままにするか、断ってください";
      }
      if (isDay) {
        return "その日は選択できません。別の日を選んでください";
      }
      return isDescribed
        ? "上に説明されている形式で入力してください"
        : "求められている形式と違いますが、どの形式かはリクエストに書かれていません";
    },
    format: ({ example, format }) =>
      format === "duration" ? `${example} のように書いてください` : `${example} のような形にしてください`,
    email: () => "name@example.com のようなメールアドレスを入力してください",
    uri: () => "https://example.com のように省略のないアドレスを入力してください",
    "uri-scheme": () => "https:// から始めてください",
    "uri-character": ({ quoted }) => `ホストに「${quoted}」は使えません`,
    "url-unreadable": () => "https://example.com のように、ブラウザーで開けるアドレスを入力してください",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "空のままにしてください。ここではアドレスは許可されていません" : `${allowed} から始めてください`,
    "url-private": () => "プライベートネットワークのアドレスです。ここでは許可されていません",
    "url-localhost": () => "このコンピューター自身のアドレスです。ここでは許可されていません",
    date: ({ example }) => `実在する日付を入力してください${like(example)}`,
    "date-time": ({ example }) => `日付と時刻を入力してください${like(example)}`,
    "time-gap": ({ timeZone }) => `別の時刻を選んでください。${timeZone}では時計が進められるため、この時刻はありません`,
    invisible: ({ quoted }) => `「${quoted}」の後に見えない文字があります。削除してください`,
    default: ({ quoted }) => `提案された「${quoted}」は使えません。変更してください`,
    "file-size": ({ file, size, limit }) => `「${file}」は ${size} です。${limit} 以下のファイルを選んでください`,
    "file-type": ({ file }) => `「${file}」は受け付けられない種類です。別のファイルを選んでください`,
    "file-content": ({ file }) => `「${file}」の中身は名前と違います。別のファイルを選んでください`,
    "file-empty": ({ file }) => `「${file}」は空です。別のファイルを選んでください`,
    "file-unreadable": ({ file }) => `「${file}」を読み取れません。別のファイルを選んでください`,
    "file-upload": ({ file }) => `「${file}」をアップロードできませんでした。もう一度試してください`,
    enum: () => "選択肢から 1 つ選んでください",
    type: () => "この回答は読み取れません。もう一度入力してください",
  },
  cannotCheck: () => "何も送信されていません。回答を確認できませんでした。もう一度試すか、断るか、閉じてください。",
  refused: ({ server }) => `${server}はこの回答を受け付けませんでした。`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "もう試せません。" : `あと ${left} 回試せます。`),
  refusedForGood: ({ server }) => `${server}はこのリクエストへの回答をもう受け付けません。断るか、閉じてください。`,
  sendFailed: ({ server }) => `${server}に接続できませんでした。回答は残っています。もう一度試してください。`,

  cannotAccept: ({ server }) => `ここでは${server}に回答できません。断るか、閉じてください。`,
  unsupported: ({ label, required, reason }) =>
    `「${label}」${unsupportedReason(reason)}。${required ? "この項目は必須のため、フォームを送信できません。" : "この項目は省かれます。"}`,
  problem: {
    params: () => "リクエストが空です。",
    mode: ({ mode }) => `このアプリが知らない種類のリクエストです（「${mode}」）。`,
    schema: () => "リクエストに、何を求めているかが書かれていません。",
    url: () => "リクエストに、開くアドレスがありません。",
    "required-unknown": ({ name }) =>
      `リクエストは「${name}」を必須としていますが、それが何かを示していないため、回答できません。`,
    "too-many-fields": ({ total, limit }) =>
      `リクエストには質問が ${total} 件あります。表示できるのは ${limit} 件だけなので、回答できません。`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "求められている情報：",

  neverEnterSecrets: () => "パスワードやカード番号は、ここに絶対に入力しないでください。",
  secretWarning: {
    credential: ({ server }) =>
      `パスワード、キー、コードのいずれかのようです。サーバーがここでそれらを求めることは許可されていません。${server}に渡してよいと確信できる場合だけ続けてください。`,
    payment: ({ server }) =>
      `支払い情報のようです。サーバーがここでそれを求めることは許可されていません。${server}に渡してよいと確信できる場合だけ続けてください。`,
  },
  openSecret: ({ label }) => `それでも${label}を入力`,
  showSecret: ({ label }) => `${label}を表示`,
  impersonation: ({ other, server }) => `このリクエストは${other}の名前を使っていますが、送信元は${server}です。`,

  acceptUrl: () => "ページを開く",
  acceptUrlAnyway: () => "それでも開く",
  urlIntroduction: () => "ブラウザーで開きます",
  urlOtherHost: ({ host, origin }) =>
    `このページは ${origin} にはありません。${host} を開くつもりだった場合だけ開いてください。`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `これは ${looksLike} ではありません。似た文字で本当の名前 ${host} を隠しています。`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）には複数の文字体系の文字が混ざっています。目的のサイトか確かめてください。`,
    disguised: ({ host }) => `このアドレスはリンク先を隠しています。ページは ${host} にあります。`,
    long: ({ host }) => `このアドレスは長すぎて、目で確かめられません。ページは ${host} にあります。`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost}（${host}）には、ほかの文字と間違えやすい文字があります。目的のサイトか確かめてください。`,
    userinfo: ({ host }) => `ページは ${host} にあります。@ より前の部分はリンク先ではありません。`,
    private: ({ host }) => `${host} はインターネットではなく、プライベートネットワークにあります。`,
    loopback: ({ host }) => `${host} はこのコンピューター自身です。`,
    port: ({ name, port }) =>
      `${name} は通常と異なるポート（${port}）を使っています。心当たりがある場合だけ開いてください。`,
  },
  urlRefusal: {
    "not-a-url": () => "このアドレスは開けません。",
    scheme: () => "ここから開けるのは、https:// で始まるウェブアドレスだけです。",
    "plain-http": () => "このアドレスは暗号化されていない（http）ため、ここからは開けません。",
  },
  urlReassurance: () => "そのページで入力した内容は、このチャットからは見えません。",
  urlBlocked: () =>
    "ブラウザーが新しいウィンドウをブロックしました。ポップアップを許可してもう一度試すか、アドレスをコピーして自分で開いてください。",
  urlWaiting: ({ host }) => `${host} での操作が終わったら、ここに戻ってください。`,
  urlReopen: () => "もう一度開く",
  urlFinished: () => "完了",
  address: () => "アドレス",
  copyAddress: () => "アドレスをコピー",
  copied: () => "アドレスをコピーしました",
  notCopied: () => "ブラウザーがコピーをブロックしました。下のアドレスは選択済みなので、コピーできます。",

  timeLeft: ({ time }) => `回答できる時間はあと ${time}です`,
  timeLeftShort: ({ time }) => `あと ${time}`,
  timeWarning: ({ time, extendable }) =>
    `回答できる時間はあと ${time}です。${extendable ? "時間を延長できます。" : ""}`,
  extend: ({ time }) => `${time}延長`,
  timeExtended: ({ time }) => `${time}延長しました`,
  extensionRefused: ({ server }) => `${server}はこれ以上時間を延長しません。`,

  answeredTitle: ({ server }) => `${server}に送信しました`,
  confirmedTitle: ({ server }) => `${server}のリクエストを承認しました`,
  openedTitle: ({ host }) => `${host} を開きました`,
  declinedTitle: ({ server }) => `${server}のリクエストを断りました`,
  cancelledTitle: ({ server }) => `${server}に回答は送信されていません`,
  timeUpTitle: ({ server }) => `${server}への回答の時間が切れました`,
  expiredTitle: ({ server }) => `${server}は待つのをやめました`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "中止しました" : `${tool} を中止しました`),
  withdrawnTitle: ({ server }) => `このアプリが${server}のリクエストを閉じました`,
  elsewhereTitle: ({ server }) => `別のウィンドウで${server}に回答しました`,
  notSent: () => "何も送信されていません",
  callWaits: ({ tool }) => `${tool} が回答を待っています`,
  showAnswers: () => "回答を表示",
  hideAnswers: () => "回答を隠す",
  nothingAnswered: () => "回答なしで送信しました。",
  nothingSent: ({ server }) => `${server}には何も送信されていません。`,
  keptAnswers: ({ server }) => `${server}には何も送信されていません。入力した内容：`,
  perhapsSent: ({ server }) => `${server}に回答が届いたかどうかは確かではありません。`,
  hiddenAnswer: () => "非表示",
  answers: () => "回答",
  copyAnswers: () => "回答をコピー",
  answersCopied: () => "回答をコピーしました",
  answersNotCopied: () => "ブラウザーがコピーをブロックしました。下の回答は選択済みなので、コピーできます。",
  answerLine: ({ label, value }) => labelled(label, value, "："),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "1 件につき " : ""}${size} 以下`,
      minItems && `${minItems} 件以上`,
      maxItems && `${maxItems} 件まで`,
    ]
      .filter(Boolean)
      .join("、"),
  fileType: ({ type }) => ({ audio: "音声", image: "画像", text: "テキスト", video: "動画" })[type],
  filesGoTo: ({ server, canDrop }) => `選択${canDrop ? "、ドロップ" : ""}、または貼り付け。${server}に送信されます`,
  filesAdded: ({ names }) => `追加しました：${names}`,
  fileRemoved: ({ name }) => `外しました：${name}`,

  approvalTitle: ({ server }) => `${server}がツールを実行しようとしています`,
  approvalAnswers: () => "あなたの判断",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "許可" : "拒否";
    const named = tool ? `${tool} を` : "";
    switch (lasts) {
      case "always":
        return `${named}常に${verb}`;
      case "session":
        return `${named}このセッション中は${verb}`;
      case undefined:
        return decision === "allow" ? "1 回だけ許可" : "拒否";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${lasts ? "今回と今後の呼び出し" : "今回の呼び出しだけ"}を${decision === "allow" ? "許可" : "拒否"}します`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "このセッションが終わるまで、" : "";
    const what = `確認なしで${decision === "allow" ? "実行" : "拒否"}されることがあります`;
    return isListed
      ? `${when}次のような今後の呼び出しは、${what}：`
      : `${when}今後の呼び出しは、引数にかかわらず${what}。`;
  },
  denyWithReason: () => "理由を付けて拒否",
  denialReason: () => "理由",
  denialReasonHint: ({ server }) => `${server}が読みます`,
  toolIsDestructive: ({ server }) => `${server}によると、何かが失われる可能性があります。`,
  callsTogether: ({ calls }) => `${calls} 件の呼び出しをまとめて判断します。1 件でも拒否すると、どれも実行されません。`,
  toolInput: () => "入力",
  fileChanges: () => "変更",
  changedLines: ({ added, removed }) => `${added} 行追加、${removed} 行削除`,
  lineAdded: () => "追加：",
  lineRemoved: () => "削除：",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "許可" : "拒否";
    switch (lasts) {
      case "always":
        return `${tool} を常に${verb}します`;
      case "session":
        return `${tool} をこのセッション中は${verb}しました`;
      case undefined:
        return decision === "allow"
          ? `${tool} を 1 回だけ許可しました`
          : `${tool} を拒否しました${reason && `：「${reason}」`}`;
    }
  },

  answerAgain: () => "もう一度回答してください",
};

function like(example: string): string {
  return example && `（例：${example}）`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "には選択肢がありません";
    case "sensitive":
      return "はパスワード、キー、コード、支払い情報のいずれかのようなので、ここでは回答できません";
    case "too-many-options":
      return "は選択肢が多すぎて表示できません";
    default:
      return "にはここでは回答できません";
  }
}

function tooLarge(): string {
  return "リクエストが大きすぎてすべてを表示できないため、一部を省いています。";
}
