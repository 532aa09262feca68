// Glossary. request 요청 · server 서버 · answer 답변 · information 정보 · question 질문 · form 양식 · field 항목 · option 선택지 · send 보내기 ·
// confirm 승인 · check 검토 · decline 거절 · close 닫기 · answer later 나중에 답변 · discard 삭제 · skip 건너뛰기 · required 필수 · optional 선택 사항 ·
// page 페이지 · address 주소 · site 사이트 · host 호스트 · browser 브라우저 · window 창 · file 파일 · list 목록 · character 자 · line 줄 · number 숫자 ·
// date 날짜 · time 시각 · time zone 시간대 · password 비밀번호 · key 키 · code 코드 · tool 도구 · call 호출 · allow 허용 · deny 거부 · session 세션 ·
// time limit 시간 · error 오류. Names only take particles that do not depend on their last sound (에, 에서, 의). Sentences end in -습니다 and -세요.
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled } from "../messages/phrases.js";

/** Korean. */
export const ko: LocaleMessages = {
  language: "ko",
  direction: "ltr",

  loading: ({ server }) => `${server || "서버"}의 요청을 불러오는 중…`,
  notShown: ({ server, isRepeated }) =>
    `${server || "서버"}의 요청을 표시하지 못했습니다.${isRepeated ? " 페이지를 새로 고치세요." : ""}`,
  attention: ({ server }) => `${server || "서버"}에서 답변을 기다리고 있습니다`,

  formTitle: ({ server }) => `${server}에서 정보를 요청합니다`,
  confirmTitle: ({ server }) => `${server}에서 승인을 요청합니다`,
  questionTitle: ({ server }) => `${server}에서 질문합니다`,
  asksTitle: ({ server }) => `${server}의 요청`,
  urlTitle: ({ server }) => `${server}에서 페이지를 열려고 합니다`,
  unreadableTitle: ({ server }) => `${server}에서 표시할 수 없는 요청을 보냈습니다`,
  unnamedServer: () => "이름 없는 서버",
  callsItself: ({ name, version }) => `스스로 밝힌 이름: “${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${total}개 중 ${index}번째`,
  messageFrom: ({ server }) => `${server}에서 보낸 메시지`,

  acceptForm: ({ server }) => `${server}에 보내기`,
  acceptAnswer: ({ answer, server }) => `${server}에 “${answer}” 보내기`,
  send: () => "보내기",
  acceptConfirm: () => "승인",
  checking: () => "답변을 검토하는 중",
  sending: ({ server }) => `${server}에 보내는 중`,
  sendingAnswer: () => "보내는 중",
  mute: ({ server }) => `${server}의 이 요청과 이후의 모든 요청 거절`,
  decline: () => "거절",
  answer: () => "답변하기",
  unfold: () => "보기",
  collapse: () => "접기",
  answerLater: () => "나중에 답변",
  openAsDialog: () => "대화 상자로 열기",
  isNew: () => "새 요청",
  questionPosition: ({ index, total }) => `질문 ${total}개 중 ${index}번째`,
  questionCount: ({ total }) => `질문 ${total}개`,
  reviewTitle: () => "답변을 검토하세요",
  change: () => "변경",
  back: () => "이전",
  next: () => "다음",
  oneAtATime: () => "하나씩 보기",
  cancel: () => "답변하지 않고 닫기",
  stopWaiting: () => "그만 기다리기",
  close: () => "닫기",
  showAll: () => "모두 보기",
  moreLines: ({ lines }) => `${lines}줄 더 보기`,
  showLess: () => "간략히 보기",
  linesShown: () => "아직 아무것도 보내지 않았습니다. 숨겨져 있던 줄이 이제 표시됩니다. 읽은 다음 다시 누르세요.",
  discardTitle: () => "답변을 삭제할까요?",
  discardText: () => "입력한 내용이 사라집니다.",
  keepEditing: () => "계속 편집",
  discard: () => "삭제",
  declineAnyway: () => "그래도 거절",

  optional: () => "선택 사항",
  required: () => "필수",
  noAnswer: () => "답변 없음",
  noneOfThese: () => "해당 없음",
  ownWords: () => "기타",
  otherOwnWords: () => "다른 답변",
  ownWordsLine: ({ label }) => `기타, ${label}`,
  emptyOption: () => "(비어 있음)",
  choose: () => "하나를 선택하세요",
  skip: () => "건너뛰기",
  yes: () => "예",
  no: () => "아니요",
  clearAnswer: () => "답변 지우기",
  noDate: () => "날짜를 선택하지 않음",
  slide: ({ label }) => `밀어서 설정: ${label}`,
  filterOptions: () => "필터",
  optionsFound: ({ found, total, chosen }) => {
    const options = found === undefined ? `선택지 ${total}개` : `선택지 ${total}개 중 ${found}개`;
    return chosen === undefined ? options : `${chosen}개 선택됨. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} 제거됨. ${chosen}개 선택됨`,
  chosenOptions: () => "선택됨",
  chooseAll: ({ options, isFiltered }) => `${isFiltered ? "이" : "전체"} ${options}개 선택`,
  chooseNone: () => "모두 선택 해제",
  undoChooseNone: () => "선택 되돌리기",
  noOptionFound: ({ words }) => `“${words}”에 맞는 선택지가 없습니다.`,
  clearFilter: () => "필터 지우기",
  tryAddress: () => "이 주소 열어 보기",
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength}자 이상` : `${maxLength}자 이하`;
    }
    return minLength === maxLength ? `${minLength}자` : `${minLength}~${maxLength}자`;
  },
  textExamples: ({ examples }) => `예: ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "그 외",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "정수" : "숫자";
    const rest = `${multipleOf ? `, ${multipleOf} 단위` : ""}${words ? `, 또는 ${words}` : ""}`;
    if (minimum && maximum) {
      return `${minimum}에서 ${maximum} 사이의 ${number}${rest}`;
    }
    const bounds = [
      minimum && `${minimum} 이상`,
      moreThan && `${moreThan} 초과`,
      maximum && `${maximum} 이하`,
      lessThan && `${lessThan} 미만`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `${maxItems}개까지 선택하세요`;
    }
    const when = isOptional ? "답변하려면 " : "";
    if (maxItems === undefined) {
      return `${when}${minItems}개 이상 선택하세요`;
    }
    return `${when}${minItems === maxItems ? minItems : `${minItems}~${maxItems}`}개를 선택하세요`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest}부터` : `${latest}까지`;
    }
    return `${earliest}부터 ${latest}까지`;
  },
  file: ({ name, size }) => `${name}(${size})`,
  remove: () => "제거",
  filesNotLoaded: () => "아직 파일을 선택할 수 없습니다. 이 양식의 일부를 불러오지 못했습니다.",
  tryAgain: () => "다시 시도",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && `(${offset})`}`,
  repeatedTime: ({ offset }) => `시계를 뒤로 돌리므로 이 시각이 두 번 있습니다. 둘 중 앞선 시각(${offset})을 보냅니다.`,
  opensOn: ({ host }) => `연결되는 곳: ${host}`,
  sentAs: ({ address }) => `보내는 주소: ${address}`,
  urlHoldsContent: ({ scheme }) => `${scheme}: 주소는 사이트가 아닙니다. 열면 코드가 실행될 수 있습니다.`,

  fieldsOpened: ({ labels }) => `이제 답변할 수 있는 항목: ${labels}.`,
  fieldsClosed: ({ labels }) => `더 이상 필요하지 않은 항목: ${labels}.`,
  fieldsRequired: ({ labels }) => `이제 필요한 항목: ${labels}.`,
  restoredAnswers: () => "이전 답변을 채워 넣었습니다.",
  chooseAgain: ({ labels }) => `다시 선택하세요: ${labels}`,
  answeredBefore: () => "전에 이 양식에 답변한 적이 있습니다",
  fillInAnswers: () => "내 답변 채우기",
  startOver: () => "처음부터 다시",

  errorSummary: () => "이 답변을 검토하세요",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "오류:",
  error: {
    required: ({ by }) =>
      ({
        typing: "답변을 입력하세요",
        choosing: "선택지를 하나 선택하세요",
        answering: "예 또는 아니요로 답변하세요",
        ticking: "동의하면 체크하고, 아니면 거절하세요",
        attaching: "파일을 선택하세요",
        opening: "이 항목 없이는 보낼 수 없습니다. 알리지 않으려면 거절하세요",
      })[by],
    number: ({ example }) => `숫자를 입력하세요${like(example)}`,
    integer: ({ example }) => `정수를 입력하세요${like(example)}`,
    grouping: ({ example }) => `천 단위 구분 기호 없이 입력하세요${like(example)}`,
    precision: () => "자릿수가 너무 많아 정확히 보낼 수 없습니다. 더 짧은 숫자를 입력하세요",
    minimum: ({ limit }) => `${limit} 이상이어야 합니다`,
    maximum: ({ limit }) => `${limit} 이하여야 합니다`,
    exclusiveMinimum: ({ limit }) => `${limit}보다 커야 합니다`,
    exclusiveMaximum: ({ limit }) => `${limit}보다 작아야 합니다`,
    multipleOf: ({ limit }) => `${limit}의 배수여야 합니다`,
    minLength: ({ limit }) => `${limit}자 이상이어야 합니다`,
    maxLength: ({ limit }) => `${limit}자 이하여야 합니다`,
    minItems: ({ limit }) => `${limit}개 이상 선택하세요`,
    maxItems: ({ limit }) => `${limit}개까지만 선택하세요`,
    "own-words": () => "답변을 입력하거나 다른 선택지를 선택하세요",
    uniqueItems: () => "각 선택지는 한 번만 선택하세요",
    formatMinimum: ({ limit }) => `${limit} 또는 그 이후여야 합니다`,
    formatMaximum: ({ limit }) => `${limit} 또는 그 이전이어야 합니다`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "요청 자체의 규칙을 지킬 수 없습니다. 비워 두거나 거절하세요";
      }
      if (isDay) {
        return "그날은 선택할 수 없습니다. 다른 날을 선택하세요";
      }
      return isDescribed
        ? "위에 설명된 형식을 따르세요"
        : "기대하는 형식이 아니며, 요청에 어떤 형식인지 나와 있지 않습니다";
    },
    format: ({ example, format }) =>
      `${format === "duration" ? "다음과 같이 입력하세요:" : "다음과 같은 형식이어야 합니다:"} ${example}`,
    email: () => "이메일 주소를 입력하세요(예: name@example.com)",
    uri: () => "전체 주소를 입력하세요(예: https://example.com)",
    "uri-scheme": () => "https://로 시작하세요",
    "uri-character": ({ quoted }) => `호스트에는 “${quoted}” 문자를 쓸 수 없습니다`,
    "url-unreadable": () => "브라우저에서 열 수 있는 주소를 입력하세요(예: https://example.com)",
    "url-scheme": ({ allowed }) =>
      allowed === ""
        ? "비워 두세요. 여기서는 어떤 주소도 허용되지 않습니다"
        : `주소가 다음으로 시작해야 합니다: ${allowed}`,
    "url-private": () => "비공개 네트워크로 연결되며, 여기서는 허용되지 않습니다",
    "url-localhost": () => "이 컴퓨터로 연결되며, 여기서는 허용되지 않습니다",
    date: ({ example }) => `실제로 있는 날짜를 입력하세요${like(example)}`,
    "date-time": ({ example }) => `날짜와 시각을 입력하세요${like(example)}`,
    "time-gap": ({ timeZone }) => `다른 시각을 선택하세요. 시계를 앞으로 돌리므로 ${timeZone}에는 이 시각이 없습니다`,
    invisible: ({ quoted }) => `“${quoted}” 뒤에 보이지 않는 문자가 있습니다. 삭제하세요`,
    default: ({ quoted }) => `제안된 값(“${quoted}”)이 맞지 않습니다. 변경하세요`,
    "file-size": ({ file, size, limit }) => `“${file}” 파일은 ${size}입니다. ${limit} 이하인 파일을 선택하세요`,
    "file-type": ({ file }) => `“${file}” 파일은 허용되는 형식이 아닙니다. 다른 파일을 선택하세요`,
    "file-content": ({ file }) => `“${file}” 파일의 내용이 이름과 다릅니다. 다른 파일을 선택하세요`,
    "file-empty": ({ file }) => `“${file}” 파일이 비어 있습니다. 다른 파일을 선택하세요`,
    "file-unreadable": ({ file }) => `“${file}” 파일을 읽을 수 없습니다. 다른 파일을 선택하세요`,
    "file-upload": ({ file }) => `“${file}” 파일을 업로드하지 못했습니다. 다시 시도하세요`,
    enum: () => "선택지 중 하나를 선택하세요",
    type: () => "이 답변을 읽을 수 없습니다. 다시 입력하세요",
  },
  cannotCheck: () => "아무것도 보내지 않았습니다. 답변을 검토하지 못했습니다. 다시 시도하거나, 거절하거나, 닫으세요.",
  refused: ({ server }) => `${server}에서 이 답변을 받아들이지 않았습니다.`,
  attemptsLeft: ({ left, count }) => (count === 0 ? "더 시도할 수 없습니다." : `${left}번 더 시도할 수 있습니다.`),
  refusedForGood: ({ server }) => `${server}에서 이 요청에 대한 답변을 더 이상 받지 않습니다. 거절하거나 닫으세요.`,
  sendFailed: ({ server }) => `${server}에 연결하지 못했습니다. 답변은 그대로 남아 있습니다. 다시 시도하세요.`,

  cannotAccept: ({ server }) => `여기서는 ${server}의 요청에 답변할 수 없습니다. 거절하거나 닫으세요.`,
  unsupported: ({ label, required, reason }) =>
    `“${label}”: ${unsupportedReason(reason)}. ${required ? "필수 항목이므로 이 양식을 보낼 수 없습니다." : "이 항목은 생략합니다."}`,
  problem: {
    params: () => "요청이 비어 있습니다.",
    mode: ({ mode }) => `이 앱이 알지 못하는 종류의 요청입니다(“${mode}”).`,
    schema: () => "요청에 무엇이 필요한지 나와 있지 않습니다.",
    url: () => "요청에 열 주소가 없습니다.",
    "required-unknown": ({ name }) => `요청에 “${name}” 항목이 필수이지만 무엇인지 나와 있지 않아 답변할 수 없습니다.`,
    "too-many-fields": ({ total, limit }) =>
      `요청에 질문이 ${total}개 있습니다. ${limit}개까지만 표시할 수 있어 답변할 수 없습니다.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "요청하는 항목:",

  neverEnterSecrets: () => "여기에 비밀번호나 카드 번호를 절대 입력하지 마세요.",
  secretWarning: {
    credential: ({ server }) =>
      `비밀번호, 키 또는 코드로 보입니다. 서버는 여기서 이런 정보를 요청해서는 안 됩니다. ${server}에 알려도 된다고 확신할 때만 계속하세요.`,
    payment: ({ server }) =>
      `결제 정보로 보입니다. 서버는 여기서 이런 정보를 요청해서는 안 됩니다. ${server}에 알려도 된다고 확신할 때만 계속하세요.`,
  },
  openSecret: ({ label }) => `그래도 입력: ${label}`,
  showSecret: ({ label }) => `표시: ${label}`,
  impersonation: ({ other, server }) => `이 요청은 ${other}의 이름을 사용하지만, ${server}에서 보낸 것입니다.`,

  acceptUrl: () => "페이지 열기",
  acceptUrlAnyway: () => "그래도 열기",
  urlIntroduction: () => "브라우저에서 열립니다",
  urlOtherHost: ({ host, origin }) => `이 페이지는 ${origin}에 있지 않습니다. ${host}에 접속하려던 경우에만 여세요.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `${looksLike} 사이트가 아닙니다. 비슷해 보이는 글자가 실제 이름을 숨기고 있습니다: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost}(${host})에는 서로 다른 문자 체계의 글자가 섞여 있습니다. 원하는 사이트가 맞는지 살펴보세요.`,
    disguised: ({ host }) => `이 주소는 어디로 연결되는지 숨기고 있습니다. 페이지는 ${host}에 있습니다.`,
    long: ({ host }) => `이 주소는 눈으로 살펴보기에 너무 깁니다. 페이지는 ${host}에 있습니다.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost}(${host})에는 다른 글자로 착각하기 쉬운 글자가 있습니다. 원하는 사이트가 맞는지 살펴보세요.`,
    userinfo: ({ host }) => `페이지는 ${host}에 있습니다. @ 앞부분은 연결되는 곳이 아닙니다.`,
    private: ({ host }) => `${host} 주소는 인터넷이 아니라 비공개 네트워크에 있습니다.`,
    loopback: ({ host }) => `${host} 주소는 이 컴퓨터입니다.`,
    port: ({ name, port }) => `${name}에서 흔하지 않은 포트(${port})를 사용합니다. 예상한 경우에만 여세요.`,
  },
  urlRefusal: {
    "not-a-url": () => "이 주소는 열 수 없습니다.",
    scheme: () => "여기서는 https://로 시작하는 웹 주소만 열 수 있습니다.",
    "plain-http": () => "이 주소는 암호화되지 않아(http) 여기서 열 수 없습니다.",
  },
  urlReassurance: () => "이 채팅에서는 그 페이지에 입력하는 내용을 볼 수 없습니다.",
  urlBlocked: () =>
    "브라우저에서 새 창을 차단했습니다. 여기서 팝업을 허용하고 다시 시도하거나, 주소를 복사해 직접 여세요.",
  urlWaiting: ({ host }) => `${host}에서 마친 다음 여기로 돌아오세요.`,
  urlReopen: () => "다시 열기",
  urlFinished: () => "완료",
  address: () => "주소",
  copyAddress: () => "주소 복사",
  copied: () => "주소를 복사했습니다",
  notCopied: () => "브라우저에서 복사를 차단했습니다. 복사할 수 있도록 아래에 주소를 선택해 두었습니다.",

  timeLeft: ({ time }) => `답변할 시간이 ${time} 남았습니다`,
  timeLeftShort: ({ time }) => `${time} 남음`,
  timeWarning: ({ time, extendable }) =>
    `답변할 시간이 ${time} 남았습니다.${extendable ? " 시간을 추가할 수 있습니다." : ""}`,
  extend: ({ time }) => `${time} 추가`,
  timeExtended: ({ time }) => `${time} 추가됨`,
  extensionRefused: ({ server }) => `${server}에서 시간을 더 주지 않습니다.`,

  answeredTitle: ({ server }) => `${server}에 보냈습니다`,
  confirmedTitle: ({ server }) => `${server}의 요청을 승인했습니다`,
  openedTitle: ({ host }) => `${host} 페이지를 열었습니다`,
  declinedTitle: ({ server }) => `${server}의 요청을 거절했습니다`,
  cancelledTitle: ({ server }) => `${server}에 답변을 보내지 않았습니다`,
  timeUpTitle: ({ server }) => `${server}에 답변할 시간이 지났습니다`,
  expiredTitle: ({ server }) => `${server}에서 더 이상 기다리지 않습니다`,
  stoppedTitle: ({ tool }) => (tool === undefined ? "실행을 중지했습니다" : `${tool} 실행을 중지했습니다`),
  withdrawnTitle: ({ server }) => `이 앱에서 ${server}의 요청을 닫았습니다`,
  elsewhereTitle: ({ server }) => `다른 창에서 ${server}에 답변했습니다`,
  notSent: () => "아무것도 보내지 않음",
  callWaits: ({ tool }) => `${tool} 도구가 답변을 기다리고 있습니다`,
  showAnswers: () => "답변 보기",
  hideAnswers: () => "답변 숨기기",
  nothingAnswered: () => "답변 없이 보냈습니다.",
  nothingSent: ({ server }) => `${server}에 아무것도 보내지 않았습니다.`,
  keptAnswers: ({ server }) => `${server}에 아무것도 보내지 않았습니다. 입력했던 내용:`,
  perhapsSent: ({ server }) => `${server}에서 답변을 받았는지 확실하지 않습니다.`,
  hiddenAnswer: () => "숨김",
  answers: () => "답변",
  copyAnswers: () => "답변 복사",
  answersCopied: () => "답변을 복사했습니다",
  answersNotCopied: () => "브라우저에서 복사를 차단했습니다. 복사할 수 있도록 아래에 답변을 선택해 두었습니다.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${isList ? "파일당 " : ""}${size} 이하`,
      minItems && `${minItems}개 이상`,
      maxItems && `${maxItems}개 이하`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "오디오", image: "이미지", text: "텍스트", video: "동영상" })[type],
  filesGoTo: ({ server, canDrop }) => `선택하거나${canDrop ? " 끌어다 놓거나" : ""} 붙여넣으세요. 받는 곳: ${server}`,
  filesAdded: ({ names }) => `추가됨: ${names}`,
  fileRemoved: ({ name }) => `제거됨: ${name}`,

  approvalTitle: ({ server }) => `${server}에서 도구를 실행하려고 합니다`,
  approvalAnswers: () => "결정",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "허용" : "거부";
    const named = tool ? `${tool} ` : "";
    switch (lasts) {
      case "always":
        return `${named}항상 ${verb}`;
      case "session":
        return `이 세션에서 ${named}${verb}`;
      case undefined:
        return decision === "allow" ? "한 번 허용" : "거부";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${lasts ? "이번 호출과 이후의 호출을" : "이번 호출만"} ${decision === "allow" ? "허용합니다" : "거부합니다"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "이 세션이 끝날 때까지 " : "";
    const what = `묻지 않고 ${decision === "allow" ? "실행될" : "거부될"} 수 있습니다`;
    return isListed ? `${when}다음과 같은 이후의 호출은 ${what}:` : `${when}이후의 호출은 인수와 관계없이 ${what}.`;
  },
  denyWithReason: () => "이유를 밝히고 거부",
  denialReason: () => "이유",
  denialReasonHint: ({ server }) => `${server}에서 읽습니다`,
  toolIsDestructive: ({ server }) => `${server}에 따르면 이 호출이 무언가를 파괴할 수 있습니다.`,
  callsTogether: ({ calls }) => `호출 ${calls}개를 함께 결정합니다. 하나라도 거부하면 아무것도 실행되지 않습니다.`,
  toolInput: () => "입력",
  fileChanges: () => "변경 내용",
  changedLines: ({ added, removed }) => `${added}줄 추가됨, ${removed}줄 제거됨`,
  lineAdded: () => "추가됨:",
  lineRemoved: () => "제거됨:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "허용" : "거부";
    switch (lasts) {
      case "always":
        return `${tool} 도구를 항상 ${verb}합니다`;
      case "session":
        return `이 세션에서 ${tool} 도구를 ${verb}했습니다`;
      case undefined:
        return decision === "allow"
          ? `${tool} 도구를 한 번 ${verb}했습니다`
          : `${tool} 도구를 ${verb}했습니다${reason && `: “${reason}”`}`;
    }
  },

  answerAgain: () => "다시 답변하세요",
};

function like(example: string): string {
  return example && `(예: ${example})`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "선택지가 없습니다";
    case "sensitive":
      return "비밀번호, 키, 코드 또는 결제 정보로 보여 여기서 답변할 수 없습니다";
    case "too-many-options":
      return "선택지가 너무 많아 표시할 수 없습니다";
    default:
      return "여기서 답변할 수 없습니다";
  }
}

function tooLarge(): string {
  return "요청이 너무 커서 전체를 표시할 수 없으므로 일부를 생략했습니다.";
}
