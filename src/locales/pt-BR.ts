// Glossary. request solicitação · server servidor · answer resposta · information informações · question pergunta · form formulário ·
// field campo · option opção · send enviar · confirm confirmar · decline recusar · close fechar · answer later responder mais tarde ·
// discard descartar · skip pular · required obrigatório · optional opcional · page página · address endereço · site site · host host ·
// browser navegador · window janela · file arquivo · list lista · character caractere · line linha · number número · date data · time horário ·
// time zone fuso horário · password senha · key chave · code código · tool ferramenta · call chamada · allow permitir · deny negar ·
// session sessão · time limit tempo · error erro. The person is "você".
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("pt-BR");

/** Portuguese as in Brazil. */
export const ptBR: LocaleMessages = {
  language: "pt-BR",
  direction: "ltr",

  loading: ({ server }) => `Carregando uma solicitação de ${server || "um servidor"}…`,
  notShown: ({ server, isRepeated }) =>
    `Não foi possível mostrar uma solicitação de ${server || "um servidor"}.${isRepeated ? " Recarregue a página." : ""}`,
  attention: ({ server }) => `${server || "Um servidor"} aguarda sua resposta`,

  formTitle: ({ server }) => `${server} pede informações`,
  confirmTitle: ({ server }) => `${server} pede sua confirmação`,
  questionTitle: ({ server }) => `${server} faz uma pergunta`,
  asksTitle: ({ server }) => `${server} pergunta`,
  urlTitle: ({ server }) => `${server} quer abrir uma página`,
  unreadableTitle: ({ server }) => `${server} enviou uma solicitação que não pode ser mostrada`,
  unnamedServer: () => "Servidor sem nome",
  callsItself: ({ name, version }) => `se apresenta como “${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} de ${total}`,
  messageFrom: ({ server }) => `Mensagem de ${server}`,

  acceptForm: ({ server }) => `Enviar para ${server}`,
  acceptAnswer: ({ answer, server }) => `Enviar “${answer}” para ${server}`,
  send: () => "Enviar",
  acceptConfirm: () => "Confirmar",
  checking: () => "Verificando suas respostas",
  sending: ({ server }) => `Enviando para ${server}`,
  sendingAnswer: () => "Enviando",
  mute: ({ server }) => `Recusar esta e todas as próximas solicitações de ${server}`,
  decline: () => "Recusar",
  answer: () => "Responder",
  unfold: () => "Mostrar",
  collapse: () => "Recolher",
  answerLater: () => "Responder mais tarde",
  openAsDialog: () => "Abrir como caixa de diálogo",
  isNew: () => "Novo",
  questionPosition: ({ index, total }) => `Pergunta ${index} de ${total}`,
  questionCount: ({ total, count }) => `${total} ${noun(count, "pergunta", "perguntas")}`,
  reviewTitle: () => "Confira suas respostas",
  change: () => "Alterar",
  back: () => "Voltar",
  next: () => "Avançar",
  oneAtATime: () => "Uma de cada vez",
  cancel: () => "Fechar sem responder",
  stopWaiting: () => "Parar de esperar",
  close: () => "Fechar",
  showAll: () => "Mostrar tudo",
  moreLines: ({ lines, count }) => `Mais ${lines} ${noun(count, "linha", "linhas")}`,
  showLess: () => "Mostrar menos",
  linesShown: () =>
    "Nada foi enviado ainda. As linhas que estavam ocultas agora aparecem: leia-as e pressione de novo.",
  discardTitle: () => "Descartar suas respostas?",
  discardText: () => "O que você preencheu será perdido.",
  keepEditing: () => "Continuar editando",
  discard: () => "Descartar",
  declineAnyway: () => "Recusar mesmo assim",

  optional: () => "opcional",
  required: () => "obrigatório",
  noAnswer: () => "Sem resposta",
  noneOfThese: () => "Nenhuma destas opções",
  ownWords: () => "Outra coisa",
  otherOwnWords: () => "Outra resposta",
  ownWordsLine: ({ label }) => `Outra coisa, ${label}`,
  emptyOption: () => "(vazio)",
  choose: () => "Escolha uma opção",
  skip: () => "Pular",
  yes: () => "Sim",
  no: () => "Não",
  clearAnswer: () => "Limpar resposta",
  noDate: () => "Nenhuma data escolhida",
  slide: ({ label }) => `Deslize para ajustar ${label}`,
  filterOptions: () => "Filtrar",
  optionsFound: ({ found, total, totalCount, chosen, chosenCount = 0 }) => {
    const options = `${found === undefined ? "" : `${found} de `}${total} ${noun(totalCount, "opção", "opções")}`;
    return chosen === undefined ? options : `${chosen} ${form(chosenCount, "escolhida", "escolhidas")}. ${options}`;
  },
  optionRemoved: ({ option, chosen, chosenCount }) =>
    `Opção removida: ${option}. ${chosen} ${form(chosenCount, "escolhida", "escolhidas")}`,
  chosenOptions: () => "Opções escolhidas",
  chooseAll: ({ options, isFiltered }) => `Escolher ${isFiltered ? "estas" : "todas as"} ${options}`,
  chooseNone: () => "Não escolher nenhuma",
  undoChooseNone: () => "Escolher de novo",
  noOptionFound: ({ words }) => `Nenhuma opção contém “${words}”.`,
  clearFilter: () => "Limpar o filtro",
  tryAddress: () => "Testar este endereço",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = noun(maxCount, "caractere", "caracteres");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} ${characters} ou mais` : `Até ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `De ${minLength} a ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `Por exemplo, ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "outros",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Número inteiro" : "Número";
    const rest = `${multipleOf ? `, em passos de ${multipleOf}` : ""}${words ? `, ou ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} de ${minimum} a ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `${minimum} ou mais`,
      moreThan && `mais de ${moreThan}`,
      maximum && `${maximum} ou menos`,
      lessThan && `menos de ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" e ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Escolha até ${maxItems}`;
    }
    const choose = isOptional ? "Se responder, escolha" : "Escolha";
    if (maxItems === undefined) {
      return `${choose} ${minItems} ou mais`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} de ${minItems} a ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} ou depois` : `${latest} ou antes`;
    }
    return `De ${earliest} a ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Remover",
  filesNotLoaded: () => "Ainda não é possível escolher arquivos: parte deste formulário não foi carregada.",
  tryAgain: () => "Tentar de novo",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Os relógios são atrasados, então este horário acontece duas vezes. O primeiro (${offset}) é enviado.`,
  opensOn: ({ host }) => `Leva a ${host}`,
  sentAs: ({ address }) => `Enviado como ${address}`,
  urlHoldsContent: ({ scheme }) => `Um endereço que começa com ${scheme}: não é um site. Abri-lo pode executar código.`,

  fieldsOpened: ({ labels }) => `Agora você pode responder: ${labels}.`,
  fieldsClosed: ({ labels }) => `Não é mais necessário: ${labels}.`,
  fieldsRequired: ({ labels }) => `Agora é necessário: ${labels}.`,
  restoredAnswers: () => "Suas respostas anteriores já estão preenchidas.",
  chooseAgain: ({ labels }) => `Escolha de novo: ${labels}`,
  answeredBefore: () => "Você já respondeu a este formulário antes",
  fillInAnswers: () => "Preencher com minhas respostas",
  startOver: () => "Recomeçar",

  errorSummary: () => "Confira estas respostas",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Erro:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Digite uma resposta",
        choosing: "Escolha uma opção",
        answering: "Responda sim ou não",
        ticking: "Marque esta caixa para concordar, ou recuse",
        attaching: "Escolha um arquivo",
        opening: "Não é possível enviar sem isto. Para não revelar, recuse",
      })[by],
    number: ({ example }) => `Deve ser um número${like(example)}`,
    integer: ({ example }) => `Deve ser um número inteiro${like(example)}`,
    grouping: ({ example }) => `Deve ser escrito sem separadores de milhar${like(example)}`,
    precision: () => "Dígitos demais para enviar com exatidão. Digite um número mais curto",
    minimum: ({ limit }) => `Deve ser ${limit} ou mais`,
    maximum: ({ limit }) => `Deve ser ${limit} ou menos`,
    exclusiveMinimum: ({ limit }) => `Deve ser mais de ${limit}`,
    exclusiveMaximum: ({ limit }) => `Deve ser menos de ${limit}`,
    multipleOf: ({ limit }) => `Deve ser um múltiplo de ${limit}`,
    minLength: ({ limit, count }) => `Deve ter ${limit} ${noun(count, "caractere", "caracteres")} ou mais`,
    maxLength: ({ limit, count }) => `Deve ter ${limit} ${noun(count, "caractere", "caracteres")} ou menos`,
    minItems: ({ limit }) => `Escolha ${limit} ou mais`,
    maxItems: ({ limit }) => `Escolha ${limit} ou menos`,
    "own-words": () => "Digite uma resposta ou escolha outra opção",
    uniqueItems: () => "Escolha cada opção só uma vez",
    formatMinimum: ({ limit }) => `Deve ser ${limit} ou depois`,
    formatMaximum: ({ limit }) => `Deve ser ${limit} ou antes`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "A regra da solicitação não pode ser cumprida; deixe este campo vazio ou recuse";
      }
      if (isDay) {
        return "Esse dia não pode ser escolhido. Escolha outro";
      }
      return isDescribed
        ? "Siga o formato descrito acima"
        : "Não está no formato esperado, e a solicitação não diz qual é";
    },
    format: ({ example, format }) => `${format === "duration" ? "Escreva assim:" : "Deve ser como"} ${example}`,
    email: () => "Deve ser um endereço de e-mail, como name@example.com",
    uri: () => "Deve ser um endereço completo, como https://example.com",
    "uri-scheme": () => "Comece com https://",
    "uri-character": ({ quoted }) => `O host não pode conter “${quoted}”`,
    "url-unreadable": () => "Deve ser um endereço que um navegador possa abrir, como https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Deixe este campo vazio. Nenhum endereço é permitido aqui" : `Deve começar com ${allowed}`,
    "url-private": () => "Leva a uma rede privada, o que não é permitido aqui",
    "url-localhost": () => "Leva ao seu próprio computador, o que não é permitido aqui",
    date: ({ example }) => `Deve ser uma data que exista${like(example)}`,
    "date-time": ({ example }) => `Deve ser uma data com horário${like(example)}`,
    "time-gap": ({ timeZone }) => `Escolha outro horário: os relógios pulam este (${timeZone})`,
    invisible: ({ quoted }) => `Tem um caractere invisível depois de “${quoted}”. Apague-o`,
    default: ({ quoted }) => `A sugestão “${quoted}” não serve. Altere-a`,
    "file-size": ({ file, size, limit }) => `“${file}” tem ${size}: escolha um arquivo de ${limit} ou menos`,
    "file-type": ({ file }) => `“${file}” não é de um tipo aceito: escolha outro arquivo`,
    "file-content": ({ file }) => `“${file}” não é o que o nome diz: escolha outro arquivo`,
    "file-empty": ({ file }) => `“${file}” está vazio: escolha outro arquivo`,
    "file-unreadable": ({ file }) => `“${file}” não pode ser lido: escolha outro arquivo`,
    "file-upload": ({ file }) => `“${file}” não pôde ser carregado. Tente de novo`,
    enum: () => "Escolha uma das opções",
    type: () => "Esta resposta não pode ser lida. Digite-a de novo",
  },
  cannotCheck: () => "Nada foi enviado: não foi possível verificar suas respostas. Tente de novo, recuse ou feche.",
  refused: ({ server }) => `${server} não aceitou estas respostas.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "Não resta nenhuma tentativa."
      : `${form(count, "Resta", "Restam")} ${left} ${noun(count, "tentativa", "tentativas")}.`,
  refusedForGood: ({ server }) => `${server} não aceita mais respostas a esta solicitação. Recuse ou feche.`,
  sendFailed: ({ server }) => `Não foi possível contatar ${server}. Suas respostas continuam aqui. Tente de novo.`,

  cannotAccept: ({ server }) => `Você não pode responder a ${server} aqui. Recuse ou feche.`,
  unsupported: ({ label, required, reason }) =>
    `“${label}” ${unsupportedReason(reason)}. ${required ? "Este campo é obrigatório, então o formulário não pode ser enviado." : "Este campo fica de fora."}`,
  problem: {
    params: () => "A solicitação está vazia.",
    mode: ({ mode }) => `Este app não conhece este tipo de solicitação (“${mode}”).`,
    schema: () => "A solicitação não diz o que pede.",
    url: () => "A solicitação não tem um endereço para abrir.",
    "required-unknown": ({ name }) => `A solicitação exige “${name}” sem dizer o que é, então não pode ser respondida.`,
    "too-many-fields": ({ total, limit }) =>
      `A solicitação faz ${total} perguntas. Só ${limit} podem ser mostradas, então ela não pode ser respondida.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Ela pede:",

  neverEnterSecrets: () => "Nunca digite senhas ou números de cartão aqui.",
  secretWarning: {
    credential: ({ server }) =>
      `Isto parece uma senha, chave ou código. Servidores não podem pedir isso aqui. Continue só se tiver certeza de que ${server} deve ter isso.`,
    payment: ({ server }) =>
      `Isto parece dados de pagamento. Servidores não podem pedir isso aqui. Continue só se tiver certeza de que ${server} deve ter isso.`,
  },
  openSecret: ({ label }) => `Digitar ${label} mesmo assim`,
  showSecret: ({ label }) => `Mostrar ${label}`,
  impersonation: ({ other, server }) => `Esta solicitação usa o nome de ${other}. Ela vem de ${server}.`,

  acceptUrl: () => "Abrir página",
  acceptUrlAnyway: () => "Abrir mesmo assim",
  urlIntroduction: () => "Abre no seu navegador",
  urlOtherHost: ({ host, origin }) => `Esta página não está em ${origin}. Abra só se você espera ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Isto não é ${looksLike}. Letras parecidas escondem o nome verdadeiro: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mistura letras de alfabetos diferentes. Confira se é o site que você quer.`,
    disguised: ({ host }) => `Este endereço esconde aonde leva. A página está em ${host}.`,
    long: ({ host }) => `Este endereço é longo demais para conferir a olho. A página está em ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) tem letras fáceis de confundir com outras. Confira se é o site que você quer.`,
    userinfo: ({ host }) => `A página está em ${host}. A parte antes do @ não é o destino.`,
    private: ({ host }) => `${host} está em uma rede privada, não na internet.`,
    loopback: ({ host }) => `${host} é o seu próprio computador.`,
    port: ({ name, port }) => `${name} usa uma porta incomum (${port}). Abra só se você esperava isso.`,
  },
  urlRefusal: {
    "not-a-url": () => "Este endereço não pode ser aberto.",
    scheme: () => "Daqui só podem ser abertos endereços da web que começam com https://.",
    "plain-http": () => "Este endereço não é criptografado (http), então não pode ser aberto daqui.",
  },
  urlReassurance: () => "Este chat não vê o que você digita nessa página.",
  urlBlocked: () =>
    "Seu navegador bloqueou a nova janela. Permita pop-ups aqui e tente de novo, ou copie o endereço e abra-o por conta própria.",
  urlWaiting: ({ host }) => `Conclua em ${host} e depois volte aqui.`,
  urlReopen: () => "Abrir de novo",
  urlFinished: () => "Concluído",
  address: () => "Endereço",
  copyAddress: () => "Copiar endereço",
  copied: () => "Endereço copiado",
  notCopied: () => "Seu navegador bloqueou a cópia. O endereço está selecionado abaixo para você copiá-lo.",

  timeLeft: ({ time, count }) => `${form(count, "Resta", "Restam")} ${time} para responder`,
  timeLeftShort: ({ time, count }) => `${form(count, "resta", "restam")} ${time}`,
  timeWarning: ({ time, count, extendable }) =>
    `${form(count, "Resta", "Restam")} ${time} para responder.${extendable ? " Você pode adicionar tempo." : ""}`,
  extend: ({ time }) => `Adicionar ${time}`,
  timeExtended: ({ time }) => `Tempo adicionado: ${time}`,
  extensionRefused: ({ server }) => `${server} não dá mais tempo.`,

  answeredTitle: ({ server }) => `Enviado para ${server}`,
  confirmedTitle: ({ server }) => `Você confirmou a solicitação de ${server}`,
  openedTitle: ({ host }) => `Você abriu ${host}`,
  declinedTitle: ({ server }) => `Você recusou a solicitação de ${server}`,
  cancelledTitle: ({ server }) => `Nenhuma resposta foi enviada para ${server}`,
  timeUpTitle: ({ server }) => `O tempo para responder a ${server} acabou`,
  expiredTitle: ({ server }) => `${server} não espera mais`,
  stoppedTitle: ({ tool = "isto" }) => `Você interrompeu ${tool}`,
  withdrawnTitle: ({ server }) => `Este app fechou a solicitação de ${server}`,
  elsewhereTitle: ({ server }) => `Você respondeu a ${server} em outra janela`,
  notSent: () => "Nada foi enviado",
  callWaits: ({ tool }) => `${tool} aguarda sua resposta`,
  showAnswers: () => "Mostrar respostas",
  hideAnswers: () => "Ocultar respostas",
  nothingAnswered: () => "Enviado sem respostas.",
  nothingSent: ({ server }) => `Nada foi enviado para ${server}.`,
  keptAnswers: ({ server }) => `Nada foi enviado para ${server}. Você tinha preenchido:`,
  perhapsSent: ({ server }) => `Não é certo que ${server} tenha recebido suas respostas.`,
  hiddenAnswer: () => "oculto",
  answers: () => "Respostas",
  copyAnswers: () => "Copiar respostas",
  answersCopied: () => "Respostas copiadas",
  answersNotCopied: () => "Seu navegador bloqueou a cópia. As respostas estão selecionadas abaixo para você copiá-las.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} ou menos${isList ? " cada um" : ""}`,
      minItems && `no mínimo ${minItems}`,
      maxItems && `no máximo ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "áudio", image: "imagens", text: "texto", video: "vídeos" })[type],
  filesGoTo: ({ server, canDrop }) => `Escolha${canDrop ? ", solte" : ""} ou cole. Vai para ${server}`,
  filesAdded: ({ names, count }) => `${form(count, "Adicionado", "Adicionados")}: ${names}`,
  fileRemoved: ({ name }) => `Removido: ${name}`,

  approvalTitle: ({ server }) => `${server} quer executar uma ferramenta`,
  approvalAnswers: () => "Sua decisão",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "Permitir" : "Negar";
    const named = tool ? ` ${tool}` : "";
    switch (lasts) {
      case "always":
        return `Sempre ${verb.toLowerCase()}${named}`;
      case "session":
        return `${verb}${named} nesta sessão`;
      case undefined:
        return decision === "allow" ? "Permitir uma vez" : "Negar";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Permite" : "Nega"} ${lasts ? "esta chamada e as próximas" : "só esta chamada"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "Até o fim desta sessão, as próximas chamadas" : "As próximas chamadas";
    const what = `podem ser ${decision === "allow" ? "executadas" : "negadas"} sem perguntar a você`;
    return isListed ? `${when} como estas ${what}:` : `${when} ${what}, quaisquer que sejam os argumentos.`;
  },
  denyWithReason: () => "Negar com um motivo",
  denialReason: () => "Motivo",
  denialReasonHint: ({ server }) => `${server} lê o motivo`,
  toolIsDestructive: ({ server }) => `${server} diz que isto pode destruir algo.`,
  callsTogether: ({ calls }) => `${calls} chamadas são decididas juntas. Se você negar uma, nenhuma é executada.`,
  toolInput: () => "Entrada",
  fileChanges: () => "Alterações",
  changedLines: ({ added, addedCount, removed, removedCount }) =>
    `${added} ${form(addedCount, "linha adicionada", "linhas adicionadas")}, ${removed} ${form(removedCount, "removida", "removidas")}`,
  lineAdded: () => "Adicionada:",
  lineRemoved: () => "Removida:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `Você ${decision === "allow" ? "permitiu" : "negou"} ${tool}`;
    switch (lasts) {
      case "always":
        return `Você sempre ${decision === "allow" ? "permite" : "nega"} ${tool}`;
      case "session":
        return `${past} nesta sessão`;
      case undefined:
        return decision === "allow" ? `${past} uma vez` : `${past}${reason && `: “${reason}”`}`;
    }
  },

  answerAgain: () => "Responda de novo",
};

/** From a million on, a noun follows "de", and a verb or a participle does not. */
function noun(count: number, one: string, other: string): string {
  return plural(count, { one, many: `de ${other}`, other });
}

function form(count: number, one: string, other: string): string {
  return plural(count, { one, many: other, other });
}

function like(example: string): string {
  return example && `, como ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "não tem opções para escolher";
    case "sensitive":
      return "parece senha, chave, código ou dados de pagamento e não pode ser respondido aqui";
    case "too-many-options":
      return "tem opções demais para mostrar";
    default:
      return "não pode ser respondido aqui";
  }
}

function tooLarge(): string {
  return "A solicitação é grande demais para ser mostrada inteira, então partes dela ficam de fora.";
}
