// Glossary. request solicitud · server servidor · answer respuesta · information información · question pregunta · form formulario ·
// field campo · option opción · send enviar · confirm confirmar · decline rechazar · close cerrar · answer later responder más tarde ·
// discard descartar · skip omitir · required obligatorio · optional opcional · page página · address dirección · site sitio · host host ·
// browser navegador · window ventana · file archivo · list lista · character carácter · line línea · number número · date fecha · time hora ·
// time zone zona horaria · password contraseña · key clave · code código · tool herramienta · call llamada · allow permitir · deny denegar ·
// session sesión · time limit tiempo · error error. The person is "usted".
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("es");

/** Spanish. */
export const es: LocaleMessages = {
  language: "es",
  direction: "ltr",

  loading: ({ server }) => `Cargando una solicitud de ${server || "un servidor"}…`,
  notShown: ({ server, isRepeated }) =>
    `No se ha podido mostrar una solicitud de ${server || "un servidor"}.${isRepeated ? " Vuelva a cargar la página." : ""}`,
  attention: ({ server }) => `${server || "Un servidor"} espera su respuesta`,

  formTitle: ({ server }) => `${server} solicita información`,
  confirmTitle: ({ server }) => `${server} le pide confirmación`,
  questionTitle: ({ server }) => `${server} hace una pregunta`,
  asksTitle: ({ server }) => `${server} pregunta`,
  urlTitle: ({ server }) => `${server} quiere abrir una página`,
  unreadableTitle: ({ server }) => `${server} ha enviado una solicitud que no se puede mostrar`,
  unnamedServer: () => "Servidor sin nombre",
  callsItself: ({ name, version }) => `se llama a sí mismo «${name}»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} de ${total}`,
  messageFrom: ({ server }) => `Mensaje de ${server}`,

  acceptForm: ({ server }) => `Enviar a ${server}`,
  acceptAnswer: ({ answer, server }) => `Enviar «${answer}» a ${server}`,
  send: () => "Enviar",
  acceptConfirm: () => "Confirmar",
  checking: () => "Comprobando sus respuestas",
  sending: ({ server }) => `Enviando a ${server}`,
  sendingAnswer: () => "Enviando",
  mute: ({ server }) => `Rechazar esta solicitud y todas las siguientes de ${server}`,
  decline: () => "Rechazar",
  answer: () => "Responder",
  unfold: () => "Mostrar",
  collapse: () => "Contraer",
  answerLater: () => "Responder más tarde",
  openAsDialog: () => "Abrir como cuadro de diálogo",
  isNew: () => "Nuevo",
  questionPosition: ({ index, total }) => `Pregunta ${index} de ${total}`,
  questionCount: ({ total, count }) => `${total} ${noun(count, "pregunta", "preguntas")}`,
  reviewTitle: () => "Compruebe sus respuestas",
  change: () => "Cambiar",
  back: () => "Atrás",
  next: () => "Siguiente",
  oneAtATime: () => "De una en una",
  cancel: () => "Cerrar sin responder",
  stopWaiting: () => "Dejar de esperar",
  close: () => "Cerrar",
  showAll: () => "Mostrar todo",
  moreLines: ({ lines, count }) => `${lines} ${form(count, "línea más", "líneas más")}`,
  showLess: () => "Mostrar menos",
  linesShown: () =>
    "Todavía no se ha enviado nada. Ahora se muestran las líneas que estaban ocultas: léalas y pulse de nuevo.",
  discardTitle: () => "¿Descartar sus respuestas?",
  discardText: () => "Se perderá lo que ha introducido.",
  keepEditing: () => "Seguir editando",
  discard: () => "Descartar",
  declineAnyway: () => "Rechazar de todos modos",

  optional: () => "opcional",
  required: () => "obligatorio",
  noAnswer: () => "Sin respuesta",
  noneOfThese: () => "Ninguna de estas opciones",
  ownWords: () => "Otra cosa",
  otherOwnWords: () => "Otra respuesta",
  ownWordsLine: ({ label }) => `Otra cosa, ${label}`,
  emptyOption: () => "(vacío)",
  choose: () => "Elija una opción",
  skip: () => "Omitir",
  yes: () => "Sí",
  no: () => "No",
  clearAnswer: () => "Borrar la respuesta",
  noDate: () => "Ninguna fecha elegida",
  slide: ({ label }) => `Deslizar para ajustar ${label}`,
  filterOptions: () => "Filtrar",
  optionsFound: ({ found, total, totalCount, chosen, chosenCount = 0 }) => {
    const options = `${found === undefined ? "" : `${found} de `}${total} ${noun(totalCount, "opción", "opciones")}`;
    return chosen === undefined ? options : `${chosen} ${form(chosenCount, "elegida", "elegidas")}. ${options}`;
  },
  optionRemoved: ({ option, chosen, chosenCount }) =>
    `Se ha quitado ${option}. ${chosen} ${form(chosenCount, "elegida", "elegidas")}`,
  chosenOptions: () => "Opciones elegidas",
  chooseAll: ({ options, isFiltered }) => `Elegir ${isFiltered ? "estas" : "las"} ${options}`,
  chooseNone: () => "No elegir ninguna",
  undoChooseNone: () => "Volver a elegir",
  noOptionFound: ({ words }) => `Ninguna opción contiene «${words}».`,
  clearFilter: () => "Borrar el filtro",
  tryAddress: () => "Probar esta dirección",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = noun(maxCount, "carácter", "caracteres");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} ${characters} o más` : `Hasta ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `De ${minLength} a ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `Por ejemplo, ${examples}`,
  quoted: ({ text }) => `«${text}»`,
  others: () => "otros",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Número entero" : "Número";
    const rest = `${multipleOf ? `, en pasos de ${multipleOf}` : ""}${words ? `, o bien ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} de ${minimum} a ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `${minimum} o más`,
      moreThan && `más de ${moreThan}`,
      maximum && `${maximum} o menos`,
      lessThan && `menos de ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" y ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Elija hasta ${maxItems}`;
    }
    const choose = isOptional ? "Si responde, elija" : "Elija";
    if (maxItems === undefined) {
      return `${choose} ${minItems} o más`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} de ${minItems} a ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} o después` : `${latest} o antes`;
    }
    return `Del ${earliest} al ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Quitar",
  filesNotLoaded: () => "Todavía no se pueden elegir archivos: no se ha cargado una parte de este formulario.",
  tryAgain: () => "Intentar de nuevo",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `Los relojes se atrasan, así que esta hora ocurre dos veces. Se envía la primera (${offset}).`,
  opensOn: ({ host }) => `Lleva a ${host}`,
  sentAs: ({ address }) => `Se envía como ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Una dirección que empieza por ${scheme}: no es un sitio. Al abrirla se puede ejecutar código.`,

  fieldsOpened: ({ labels }) => `Ya puede responder: ${labels}.`,
  fieldsClosed: ({ labels }) => `Ya no hace falta: ${labels}.`,
  fieldsRequired: ({ labels }) => `Ahora hace falta: ${labels}.`,
  restoredAnswers: () => "Sus respuestas anteriores ya están rellenadas.",
  chooseAgain: ({ labels }) => `Elija de nuevo: ${labels}`,
  answeredBefore: () => "Ya ha respondido antes a este formulario",
  fillInAnswers: () => "Rellenar con mis respuestas",
  startOver: () => "Empezar de nuevo",

  errorSummary: () => "Compruebe estas respuestas",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Error:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Escriba una respuesta",
        choosing: "Elija una opción",
        answering: "Responda sí o no",
        ticking: "Marque esta casilla para aceptar, o rechace",
        attaching: "Elija un archivo",
        opening: "No se puede enviar sin esto. Para no revelarlo, rechace",
      })[by],
    number: ({ example }) => `Debe ser un número${like(example)}`,
    integer: ({ example }) => `Debe ser un número entero${like(example)}`,
    grouping: ({ example }) => `Debe escribirse sin separadores de miles${like(example)}`,
    precision: () => "Demasiados dígitos para enviarlo con exactitud. Escriba un número más corto",
    minimum: ({ limit }) => `Debe ser ${limit} o más`,
    maximum: ({ limit }) => `Debe ser ${limit} o menos`,
    exclusiveMinimum: ({ limit }) => `Debe ser más de ${limit}`,
    exclusiveMaximum: ({ limit }) => `Debe ser menos de ${limit}`,
    multipleOf: ({ limit }) => `Debe ser un múltiplo de ${limit}`,
    minLength: ({ limit, count }) => `Debe tener ${limit} ${noun(count, "carácter", "caracteres")} o más`,
    maxLength: ({ limit, count }) => `Debe tener ${limit} ${noun(count, "carácter", "caracteres")} o menos`,
    minItems: ({ limit }) => `Elija ${limit} o más`,
    maxItems: ({ limit }) => `Elija ${limit} o menos`,
    "own-words": () => "Escriba una respuesta o elija otra opción",
    uniqueItems: () => "Elija cada opción una sola vez",
    formatMinimum: ({ limit }) => `Debe ser el ${limit} o después`,
    formatMaximum: ({ limit }) => `Debe ser el ${limit} o antes`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "La regla de la solicitud no se puede cumplir; deje este campo vacío o rechace";
      }
      if (isDay) {
        return "Ese día no se puede elegir. Elija otro";
      }
      return isDescribed
        ? "Siga el formato descrito arriba"
        : "No tiene el formato esperado, y la solicitud no dice cuál es";
    },
    format: ({ example, format }) => `${format === "duration" ? "Escríbalo así:" : "Debe ser como"} ${example}`,
    email: () => "Debe ser una dirección de correo electrónico, como name@example.com",
    uri: () => "Debe ser una dirección completa, como https://example.com",
    "uri-scheme": () => "Empiece por https://",
    "uri-character": ({ quoted }) => `El host no puede contener «${quoted}»`,
    "url-unreadable": () => "Debe ser una dirección que un navegador pueda abrir, como https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Deje este campo vacío. Aquí no se permite ninguna dirección" : `Debe empezar por ${allowed}`,
    "url-private": () => "Lleva a una red privada, lo que no se permite aquí",
    "url-localhost": () => "Lleva a su propio equipo, lo que no se permite aquí",
    date: ({ example }) => `Debe ser una fecha que exista${like(example)}`,
    "date-time": ({ example }) => `Debe ser una fecha con hora${like(example)}`,
    "time-gap": ({ timeZone }) => `Elija otra hora: los relojes se saltan esta (${timeZone})`,
    invisible: ({ quoted }) => `Tiene un carácter invisible después de «${quoted}». Bórrelo`,
    default: ({ quoted }) => `El valor sugerido «${quoted}» no sirve. Cámbielo`,
    "file-size": ({ file, size, limit }) => `«${file}» ocupa ${size}: elija un archivo de ${limit} o menos`,
    "file-type": ({ file }) => `«${file}» no es de un tipo aceptado: elija otro archivo`,
    "file-content": ({ file }) => `«${file}» no es lo que dice su nombre: elija otro archivo`,
    "file-empty": ({ file }) => `«${file}» está vacío: elija otro archivo`,
    "file-unreadable": ({ file }) => `«${file}» no se puede leer: elija otro archivo`,
    "file-upload": ({ file }) => `«${file}» no se ha podido subir. Inténtelo de nuevo`,
    enum: () => "Elija una de las opciones",
    type: () => "Esta respuesta no se puede leer. Escríbala de nuevo",
  },
  cannotCheck: () =>
    "No se ha enviado nada: no se han podido comprobar sus respuestas. Inténtelo de nuevo, rechace o cierre.",
  refused: ({ server }) => `${server} no ha aceptado estas respuestas.`,
  attemptsLeft: ({ left, count }) =>
    count === 0
      ? "No queda ningún intento."
      : `${form(count, "Queda", "Quedan")} ${left} ${noun(count, "intento", "intentos")}.`,
  refusedForGood: ({ server }) => `${server} ya no acepta respuestas a esta solicitud. Rechace o cierre.`,
  sendFailed: ({ server }) =>
    `No se ha podido contactar con ${server}. Sus respuestas siguen aquí. Inténtelo de nuevo.`,

  cannotAccept: ({ server }) => `Aquí no puede responder a ${server}. Rechace o cierre.`,
  unsupported: ({ label, required, reason }) =>
    `«${label}» ${unsupportedReason(reason)}. ${required ? "Este campo es obligatorio, así que el formulario no se puede enviar." : "Este campo se deja fuera."}`,
  problem: {
    params: () => "La solicitud está vacía.",
    mode: ({ mode }) => `Esta aplicación no conoce este tipo de solicitud («${mode}»).`,
    schema: () => "La solicitud no dice qué pide.",
    url: () => "La solicitud no tiene ninguna dirección que abrir.",
    "required-unknown": ({ name }) => `La solicitud exige «${name}» sin decir qué es, así que no se puede responder.`,
    "too-many-fields": ({ total, limit }) =>
      `La solicitud hace ${total} preguntas. Solo se pueden mostrar ${limit}, así que no se puede responder.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Solicita lo siguiente:",

  neverEnterSecrets: () => "No escriba nunca aquí contraseñas ni números de tarjeta.",
  secretWarning: {
    credential: ({ server }) =>
      `Esto parece una contraseña, una clave o un código. Los servidores no pueden pedirlos aquí. Continúe solo si tiene la certeza de que ${server} debe tenerlo.`,
    payment: ({ server }) =>
      `Esto parecen datos de pago. Los servidores no pueden pedirlos aquí. Continúe solo si tiene la certeza de que ${server} debe tenerlos.`,
  },
  openSecret: ({ label }) => `Escribir ${label} de todos modos`,
  showSecret: ({ label }) => `Mostrar ${label}`,
  impersonation: ({ other, server }) => `Esta solicitud usa el nombre de ${other}. Viene de ${server}.`,

  acceptUrl: () => "Abrir la página",
  acceptUrlAnyway: () => "Abrir de todos modos",
  urlIntroduction: () => "Se abre en su navegador",
  urlOtherHost: ({ host, origin }) => `Esta página no está en ${origin}. Ábrala solo si espera ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Esto no es ${looksLike}. Unas letras parecidas ocultan su nombre real: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mezcla letras de distintos alfabetos. Asegúrese de que es el sitio que busca.`,
    disguised: ({ host }) => `Esta dirección oculta adónde lleva. La página está en ${host}.`,
    long: ({ host }) => `Esta dirección es demasiado larga para comprobarla a simple vista. La página está en ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) tiene letras que se confunden fácilmente con otras. Asegúrese de que es el sitio que busca.`,
    userinfo: ({ host }) => `La página está en ${host}. La parte anterior a la @ no es adonde lleva.`,
    private: ({ host }) => `${host} está en una red privada, no en Internet.`,
    loopback: ({ host }) => `${host} es su propio equipo.`,
    port: ({ name, port }) => `${name} usa un puerto poco habitual (${port}). Abra la página solo si lo esperaba.`,
  },
  urlRefusal: {
    "not-a-url": () => "Esta dirección no se puede abrir.",
    scheme: () => "Desde aquí solo se pueden abrir direcciones web que empiecen por https://.",
    "plain-http": () => "Esta dirección no está cifrada (http), así que no se puede abrir desde aquí.",
  },
  urlReassurance: () => "Este chat no puede ver lo que escriba en esa página.",
  urlBlocked: () =>
    "Su navegador ha bloqueado la ventana nueva. Permita aquí las ventanas emergentes e inténtelo de nuevo, o copie la dirección y ábrala usted.",
  urlWaiting: ({ host }) => `Termine en ${host} y vuelva aquí.`,
  urlReopen: () => "Abrir de nuevo",
  urlFinished: () => "Listo",
  address: () => "Dirección",
  copyAddress: () => "Copiar la dirección",
  copied: () => "Dirección copiada",
  notCopied: () => "Su navegador ha bloqueado la copia. La dirección está seleccionada abajo para que pueda copiarla.",

  timeLeft: ({ time, count }) => `${form(count, "Queda", "Quedan")} ${time} para responder`,
  timeLeftShort: ({ time, count }) => `${form(count, "queda", "quedan")} ${time}`,
  timeWarning: ({ time, count, extendable }) =>
    `${form(count, "Queda", "Quedan")} ${time} para responder.${extendable ? " Puede añadir tiempo." : ""}`,
  extend: ({ time }) => `Añadir ${time}`,
  timeExtended: ({ time }) => `Tiempo añadido: ${time}`,
  extensionRefused: ({ server }) => `${server} no da más tiempo.`,

  answeredTitle: ({ server }) => `Enviado a ${server}`,
  confirmedTitle: ({ server }) => `Ha confirmado la solicitud de ${server}`,
  openedTitle: ({ host }) => `Ha abierto ${host}`,
  declinedTitle: ({ server }) => `Ha rechazado la solicitud de ${server}`,
  cancelledTitle: ({ server }) => `No se ha enviado ninguna respuesta a ${server}`,
  timeUpTitle: ({ server }) => `Se ha agotado el tiempo para responder a ${server}`,
  expiredTitle: ({ server }) => `${server} ya no espera`,
  stoppedTitle: ({ tool = "esto" }) => `Ha detenido ${tool}`,
  withdrawnTitle: ({ server }) => `Esta aplicación ha cerrado la solicitud de ${server}`,
  elsewhereTitle: ({ server }) => `Ha respondido a ${server} en otra ventana`,
  notSent: () => "No se ha enviado nada",
  callWaits: ({ tool }) => `${tool} espera su respuesta`,
  showAnswers: () => "Mostrar las respuestas",
  hideAnswers: () => "Ocultar las respuestas",
  nothingAnswered: () => "Enviado sin respuestas.",
  nothingSent: ({ server }) => `No se ha enviado nada a ${server}.`,
  keptAnswers: ({ server }) => `No se ha enviado nada a ${server}. Usted había introducido:`,
  perhapsSent: ({ server }) => `No es seguro que ${server} haya recibido sus respuestas.`,
  hiddenAnswer: () => "oculto",
  answers: () => "Respuestas",
  copyAnswers: () => "Copiar las respuestas",
  answersCopied: () => "Respuestas copiadas",
  answersNotCopied: () =>
    "Su navegador ha bloqueado la copia. Las respuestas están seleccionadas abajo para que pueda copiarlas.",
  answerLine: ({ label, value }) => labelled(label, value),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} o menos${isList ? " cada uno" : ""}`,
      minItems && `${minItems} como mínimo`,
      maxItems && `${maxItems} como máximo`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "audio", image: "imágenes", text: "texto", video: "vídeos" })[type],
  filesGoTo: ({ server, canDrop }) => `Elija${canDrop ? ", suelte" : ""} o pegue. Se envía a ${server}`,
  filesAdded: ({ names, count }) => `${form(count, "Se ha añadido", "Se han añadido")}: ${names}`,
  fileRemoved: ({ name }) => `Se ha quitado: ${name}`,

  approvalTitle: ({ server }) => `${server} quiere ejecutar una herramienta`,
  approvalAnswers: () => "Su decisión",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = `${decision === "allow" ? "Permitir" : "Denegar"}${tool ? ` ${tool}` : ""}`;
    switch (lasts) {
      case "always":
        return `${verb} siempre`;
      case "session":
        return `${verb} durante esta sesión`;
      case undefined:
        return decision === "allow" ? "Permitir una vez" : "Denegar";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Permite" : "Deniega"} ${lasts ? "esta llamada y las siguientes" : "solo esta llamada"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when =
      lasts === "session" ? "Hasta que termine esta sesión, las llamadas siguientes" : "Las llamadas siguientes";
    const what = `podrán ${decision === "allow" ? "ejecutarse" : "denegarse"} sin preguntarle`;
    return isListed ? `${when} como estas ${what}:` : `${when} ${what}, sean cuales sean sus argumentos.`;
  },
  denyWithReason: () => "Denegar con un motivo",
  denialReason: () => "Motivo",
  denialReasonHint: ({ server }) => `${server} lo lee`,
  toolIsDestructive: ({ server }) => `${server} dice que esto puede destruir algo.`,
  callsTogether: ({ calls }) => `${calls} llamadas se deciden juntas. Si deniega una, no se ejecuta ninguna.`,
  toolInput: () => "Entrada",
  fileChanges: () => "Cambios",
  changedLines: ({ added, addedCount, removed, removedCount }) =>
    `${added} ${noun(addedCount, "línea añadida", "líneas añadidas")}, ${removed} ${form(removedCount, "quitada", "quitadas")}`,
  lineAdded: () => "Añadida:",
  lineRemoved: () => "Quitada:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `Ha ${decision === "allow" ? "permitido" : "denegado"} ${tool}`;
    switch (lasts) {
      case "always":
        return `Ha elegido ${decision === "allow" ? "permitir" : "denegar"} siempre ${tool}`;
      case "session":
        return `${past} durante esta sesión`;
      case undefined:
        return decision === "allow" ? `${past} una vez` : `${past}${reason && `: «${reason}»`}`;
    }
  },

  answerAgain: () => "Responda de nuevo",
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
      return "no tiene opciones para elegir";
    case "sensitive":
      return "parece una contraseña, una clave, un código o datos de pago y no se puede responder aquí";
    case "too-many-options":
      return "tiene demasiadas opciones para mostrarlas";
    default:
      return "no se puede responder aquí";
  }
}

function tooLarge(): string {
  return "La solicitud es demasiado grande para mostrarla entera, así que se han dejado fuera algunas partes.";
}
