// Glossary. request demande · server serveur · answer réponse · information informations · question question · form formulaire · field champ ·
// option option · send envoyer · confirm confirmer · decline refuser · close fermer · answer later répondre plus tard · discard abandonner ·
// skip passer · required obligatoire · optional facultatif · page page · address adresse · site site · host hôte · browser navigateur ·
// window fenêtre · file fichier · list liste · character caractère · line ligne · number nombre · date date · time heure · time zone fuseau horaire ·
// password mot de passe · key clé · code code · tool outil · call appel · allow autoriser · deny refuser · session session ·
// time limit temps · error erreur. The person is « vous ».
import type { UnsupportedReason } from "../core/types.js";
import type { LocaleMessages } from "../messages/messages.js";
import { labelled, pluralsIn } from "../messages/phrases.js";

const plural = pluralsIn("fr");

/** French. */
export const fr: LocaleMessages = {
  language: "fr",
  direction: "ltr",

  loading: ({ server }) => `Chargement d’une demande ${server ? `de ${server}` : "d’un serveur"}…`,
  notShown: ({ server, isRepeated }) =>
    `Impossible d’afficher une demande ${server ? `de ${server}` : "d’un serveur"}.${isRepeated ? " Rechargez la page." : ""}`,
  attention: ({ server }) => `${server || "Un serveur"} attend votre réponse`,

  formTitle: ({ server }) => `${server} demande des informations`,
  confirmTitle: ({ server }) => `${server} demande une confirmation`,
  questionTitle: ({ server }) => `${server} pose une question`,
  asksTitle: ({ server }) => `Demande de ${server}`,
  urlTitle: ({ server }) => `${server} veut ouvrir une page`,
  unreadableTitle: ({ server }) => `${server} a envoyé une demande qui ne peut pas être affichée`,
  unnamedServer: () => "Serveur sans nom",
  callsItself: ({ name, version }) => `se présente comme «\u00a0${name}\u00a0»${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} sur ${total}`,
  messageFrom: ({ server }) => `Message de ${server}`,

  acceptForm: ({ server }) => `Envoyer à ${server}`,
  acceptAnswer: ({ answer, server }) => `Envoyer «\u00a0${answer}\u00a0» à ${server}`,
  send: () => "Envoyer",
  acceptConfirm: () => "Confirmer",
  checking: () => "Vérification de vos réponses",
  sending: ({ server }) => `Envoi à ${server}`,
  sendingAnswer: () => "Envoi en cours",
  mute: ({ server }) => `Refuser cette demande et toutes les suivantes de ${server}`,
  decline: () => "Refuser",
  answer: () => "Répondre",
  unfold: () => "Afficher",
  collapse: () => "Réduire",
  answerLater: () => "Répondre plus tard",
  openAsDialog: () => "Ouvrir dans une boîte de dialogue",
  isNew: () => "Nouveau",
  questionPosition: ({ index, total }) => `Question ${index} sur ${total}`,
  questionCount: ({ total, count }) => `${total} ${noun(count, "question", "questions")}`,
  reviewTitle: () => "Vérifiez vos réponses",
  change: () => "Modifier",
  back: () => "Retour",
  next: () => "Suivant",
  oneAtATime: () => "Une à la fois",
  cancel: () => "Fermer sans répondre",
  stopWaiting: () => "Ne plus attendre",
  close: () => "Fermer",
  showAll: () => "Tout afficher",
  moreLines: ({ lines, count }) => `${lines} ${noun(count, "ligne", "lignes")} de plus`,
  showLess: () => "Afficher moins",
  linesShown: () =>
    "Rien n’a encore été envoyé. Les lignes masquées sont maintenant affichées\u00a0: lisez-les, puis appuyez de nouveau.",
  discardTitle: () => "Abandonner vos réponses\u00a0?",
  discardText: () => "Ce que vous avez saisi sera perdu.",
  keepEditing: () => "Continuer la saisie",
  discard: () => "Abandonner",
  declineAnyway: () => "Refuser quand même",

  optional: () => "facultatif",
  required: () => "obligatoire",
  noAnswer: () => "Aucune réponse",
  noneOfThese: () => "Aucune de ces options",
  ownWords: () => "Autre chose",
  otherOwnWords: () => "Une autre réponse",
  ownWordsLine: ({ label }) => `Autre chose, ${label}`,
  emptyOption: () => "(vide)",
  choose: () => "Choisissez",
  skip: () => "Passer",
  yes: () => "Oui",
  no: () => "Non",
  clearAnswer: () => "Effacer la réponse",
  noDate: () => "Aucune date choisie",
  slide: ({ label }) => `Faire glisser pour régler ${label}`,
  filterOptions: () => "Filtrer",
  optionsFound: ({ found, total, totalCount, chosen, chosenCount = 0 }) => {
    const options = `${found === undefined ? "" : `${found} sur `}${total} ${noun(totalCount, "option", "options")}`;
    return chosen === undefined ? options : `${chosen} ${form(chosenCount, "choisie", "choisies")}. ${options}`;
  },
  optionRemoved: ({ option, chosen, chosenCount }) =>
    `${option}\u00a0: option retirée. ${chosen} ${form(chosenCount, "choisie", "choisies")}`,
  chosenOptions: () => "Options choisies",
  chooseAll: ({ options, isFiltered }) => `Choisir ${isFiltered ? "ces" : "les"} ${options} options`,
  chooseNone: () => "Ne rien choisir",
  undoChooseNone: () => "Choisir de nouveau",
  noOptionFound: ({ words }) => `Aucune option ne contient «\u00a0${words}\u00a0».`,
  clearFilter: () => "Effacer le filtre",
  tryAddress: () => "Essayer cette adresse",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = noun(maxCount, "caractère", "caractères");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} ${characters} au moins` : `${maxLength} ${characters} au plus`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `De ${minLength} à ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `Par exemple ${examples}`,
  quoted: ({ text }) => `«\u00a0${text}\u00a0»`,
  others: () => "autres",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Nombre entier" : "Nombre";
    const rest = `${multipleOf ? `, par pas de ${multipleOf}` : ""}${words ? `, ou ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} de ${minimum} à ${maximum}${rest}`;
    }
    const bounds = [
      minimum && `${minimum} au moins`,
      moreThan && `supérieur à ${moreThan}`,
      maximum && `${maximum} au plus`,
      lessThan && `inférieur à ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" et ")}` : ""}${rest}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Choisissez-en ${maxItems} au plus`;
    }
    const choose = isOptional ? "Si vous répondez, choisissez-en" : "Choisissez-en";
    if (maxItems === undefined) {
      return `${choose} ${minItems} au moins`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} de ${minItems} à ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `Le ${earliest} ou après` : `Le ${latest} ou avant`;
    }
    return `Du ${earliest} au ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Retirer",
  filesNotLoaded: () =>
    "Impossible de choisir des fichiers pour l’instant\u00a0: une partie du formulaire n’a pas été chargée.",
  tryAgain: () => "Réessayer",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) =>
    `L’horloge recule, donc cette heure existe deux fois. La première (${offset}) est envoyée.`,
  opensOn: ({ host }) => `Mène à ${host}`,
  sentAs: ({ address }) => `Envoyée sous la forme ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `Une adresse qui commence par ${scheme}: n’est pas un site. L’ouvrir peut exécuter du code.`,

  fieldsOpened: ({ labels }) => `Vous pouvez maintenant répondre à\u00a0: ${labels}.`,
  fieldsClosed: ({ labels }) => `N’est plus nécessaire\u00a0: ${labels}.`,
  fieldsRequired: ({ labels }) => `Désormais nécessaire\u00a0: ${labels}.`,
  restoredAnswers: () => "Vos réponses précédentes sont déjà saisies.",
  chooseAgain: ({ labels }) => `Choisissez de nouveau\u00a0: ${labels}`,
  answeredBefore: () => "Vous avez déjà répondu à ce formulaire",
  fillInAnswers: () => "Reprendre mes réponses",
  startOver: () => "Recommencer",

  errorSummary: () => "Vérifiez ces réponses",
  errorLine: ({ label, error }) => labelled(label, error, "\u00a0: "),
  errorPrefix: () => "Erreur\u00a0:",
  error: {
    required: ({ by }) =>
      ({
        typing: "Saisissez une réponse",
        choosing: "Choisissez une option",
        answering: "Répondez par oui ou par non",
        ticking: "Cochez cette case pour accepter, ou refusez",
        attaching: "Choisissez un fichier",
        opening: "Envoi impossible sans cette réponse. Pour la garder pour vous, refusez",
      })[by],
    number: ({ example }) => `Doit être un nombre${like(example)}`,
    integer: ({ example }) => `Doit être un nombre entier${like(example)}`,
    grouping: ({ example }) => `Doit être écrit sans séparateur de milliers${like(example)}`,
    precision: () => "Trop de chiffres pour un envoi exact. Saisissez un nombre plus court",
    minimum: ({ limit }) => `Doit être d’au moins ${limit}`,
    maximum: ({ limit }) => `Doit être d’au plus ${limit}`,
    exclusiveMinimum: ({ limit }) => `Doit être supérieur à ${limit}`,
    exclusiveMaximum: ({ limit }) => `Doit être inférieur à ${limit}`,
    multipleOf: ({ limit }) => `Doit être un multiple de ${limit}`,
    minLength: ({ limit, count }) => `Doit avoir ${limit} ${noun(count, "caractère", "caractères")} au moins`,
    maxLength: ({ limit, count }) => `Doit avoir ${limit} ${noun(count, "caractère", "caractères")} au plus`,
    minItems: ({ limit }) => `Choisissez-en ${limit} au moins`,
    maxItems: ({ limit }) => `Choisissez-en ${limit} au plus`,
    "own-words": () => "Saisissez une réponse, ou choisissez une autre option",
    uniqueItems: () => "Choisissez chaque option une seule fois",
    formatMinimum: ({ limit }) => `Doit être le ${limit} ou après`,
    formatMaximum: ({ limit }) => `Doit être le ${limit} ou avant`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "La règle de la demande ne peut pas être respectée\u00a0; laissez ce champ vide ou refusez";
      }
      if (isDay) {
        return "Ce jour ne peut pas être choisi. Prenez-en un autre";
      }
      return isDescribed
        ? "Suivez le format décrit ci-dessus"
        : "N’a pas le format attendu, et la demande ne dit pas lequel";
    },
    format: ({ example, format }) =>
      `${format === "duration" ? "Écrivez-le sous la forme" : "Doit ressembler à"} ${example}`,
    email: () => "Doit être une adresse e-mail, comme name@example.com",
    uri: () => "Doit être une adresse complète, comme https://example.com",
    "uri-scheme": () => "Commencez par https://",
    "uri-character": ({ quoted }) => `L’hôte ne peut pas contenir «\u00a0${quoted}\u00a0»`,
    "url-unreadable": () => "Doit être une adresse qu’un navigateur peut ouvrir, comme https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Laissez ce champ vide. Aucune adresse n’est autorisée ici" : `Doit commencer par ${allowed}`,
    "url-private": () => "Mène à un réseau privé, ce qui n’est pas autorisé ici",
    "url-localhost": () => "Mène à votre propre ordinateur, ce qui n’est pas autorisé ici",
    date: ({ example }) => `Doit être une date qui existe${like(example)}`,
    "date-time": ({ example }) => `Doit être une date avec une heure${like(example)}`,
    "time-gap": ({ timeZone }) => `Choisissez une autre heure\u00a0: l’horloge saute celle-ci (${timeZone})`,
    invisible: ({ quoted }) => `Contient un caractère invisible après «\u00a0${quoted}\u00a0». Supprimez-le`,
    default: ({ quoted }) => `La suggestion «\u00a0${quoted}\u00a0» ne convient pas. Modifiez-la`,
    "file-size": ({ file, size, limit }) =>
      `«\u00a0${file}\u00a0» fait ${size}\u00a0: choisissez un fichier de ${limit} au plus`,
    "file-type": ({ file }) => `«\u00a0${file}\u00a0» n’est pas d’un type accepté\u00a0: choisissez un autre fichier`,
    "file-content": ({ file }) =>
      `«\u00a0${file}\u00a0» n’est pas ce que dit son nom\u00a0: choisissez un autre fichier`,
    "file-empty": ({ file }) => `«\u00a0${file}\u00a0» est vide\u00a0: choisissez un autre fichier`,
    "file-unreadable": ({ file }) => `«\u00a0${file}\u00a0» ne peut pas être lu\u00a0: choisissez un autre fichier`,
    "file-upload": ({ file }) => `«\u00a0${file}\u00a0» n’a pas pu être téléversé. Réessayez`,
    enum: () => "Choisissez l’une des options",
    type: () => "Cette réponse ne peut pas être lue. Saisissez-la de nouveau",
  },
  cannotCheck: () =>
    "Rien n’a été envoyé\u00a0: vos réponses n’ont pas pu être vérifiées. Réessayez, refusez ou fermez.",
  refused: ({ server }) => `${server} n’a pas accepté ces réponses.`,
  attemptsLeft: ({ left, count }) =>
    count === 0 ? "Il ne reste aucun essai." : `Il reste ${left} ${noun(count, "essai", "essais")}.`,
  refusedForGood: ({ server }) => `${server} n’accepte plus de réponses à cette demande. Refusez ou fermez.`,
  sendFailed: ({ server }) => `Impossible de joindre ${server}. Vos réponses sont toujours là. Réessayez.`,

  cannotAccept: ({ server }) => `Vous ne pouvez pas répondre à ${server} ici. Refusez ou fermez.`,
  unsupported: ({ label, required, reason }) =>
    `«\u00a0${label}\u00a0» ${unsupportedReason(reason)}. ${required ? "Ce champ est obligatoire, donc le formulaire ne peut pas être envoyé." : "Ce champ est laissé de côté."}`,
  problem: {
    params: () => "La demande est vide.",
    mode: ({ mode }) => `Cette application ne connaît pas ce type de demande («\u00a0${mode}\u00a0»).`,
    schema: () => "La demande ne dit pas ce qu’elle veut savoir.",
    url: () => "La demande n’a pas d’adresse à ouvrir.",
    "required-unknown": ({ name }) =>
      `La demande exige «\u00a0${name}\u00a0» sans dire ce que c’est. Il est donc impossible d’y répondre.`,
    "too-many-fields": ({ total, limit }) =>
      `La demande pose ${total} questions. Seules ${limit} peuvent être affichées. Il est donc impossible d’y répondre.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "Informations demandées\u00a0:",

  neverEnterSecrets: () => "Ne saisissez jamais de mot de passe ni de numéro de carte ici.",
  secretWarning: {
    credential: ({ server }) =>
      `Cela ressemble à un mot de passe, une clé ou un code. Les serveurs n’ont pas le droit d’en demander ici. Ne continuez que si vous avez la certitude que ${server} doit l’avoir.`,
    payment: ({ server }) =>
      `Cela ressemble à des données de paiement. Les serveurs n’ont pas le droit d’en demander ici. Ne continuez que si vous avez la certitude que ${server} doit les avoir.`,
  },
  openSecret: ({ label }) => `Saisir ${label} quand même`,
  showSecret: ({ label }) => `Afficher ${label}`,
  impersonation: ({ other, server }) => `Cette demande utilise le nom de ${other}. Elle vient de ${server}.`,

  acceptUrl: () => "Ouvrir la page",
  acceptUrlAnyway: () => "Ouvrir quand même",
  urlIntroduction: () => "S’ouvre dans votre navigateur",
  urlOtherHost: ({ host, origin }) => `Cette page n’est pas sur ${origin}. Ne l’ouvrez que si vous attendez ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) =>
      `Ce n’est pas ${looksLike}. Des lettres ressemblantes cachent son vrai nom\u00a0: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mélange des lettres de différents alphabets. Assurez-vous que c’est le site voulu.`,
    disguised: ({ host }) => `Cette adresse cache où elle mène. La page est sur ${host}.`,
    long: ({ host }) => `Cette adresse est trop longue pour être vérifiée à l’œil. La page est sur ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) contient des lettres faciles à confondre avec d’autres. Assurez-vous que c’est le site voulu.`,
    userinfo: ({ host }) => `La page est sur ${host}. La partie avant le @ n’est pas sa destination.`,
    private: ({ host }) => `${host} est sur un réseau privé, pas sur Internet.`,
    loopback: ({ host }) => `${host} est votre propre ordinateur.`,
    port: ({ name, port }) =>
      `${name} utilise un port inhabituel (${port}). N’ouvrez la page que si vous vous y attendiez.`,
  },
  urlRefusal: {
    "not-a-url": () => "Cette adresse ne peut pas être ouverte.",
    scheme: () => "Seules les adresses web qui commencent par https:// peuvent être ouvertes d’ici.",
    "plain-http": () => "Cette adresse n’est pas chiffrée (http). Elle ne peut donc pas être ouverte d’ici.",
  },
  urlReassurance: () => "Cette conversation ne voit pas ce que vous saisissez sur cette page.",
  urlBlocked: () =>
    "Votre navigateur a bloqué la nouvelle fenêtre. Autorisez ici les fenêtres pop-up et réessayez, ou copiez l’adresse et ouvrez-la vous-même.",
  urlWaiting: ({ host }) => `Terminez sur ${host}, puis revenez ici.`,
  urlReopen: () => "Ouvrir de nouveau",
  urlFinished: () => "Terminé",
  address: () => "Adresse",
  copyAddress: () => "Copier l’adresse",
  copied: () => "Adresse copiée",
  notCopied: () =>
    "Votre navigateur a bloqué la copie. L’adresse est sélectionnée ci-dessous pour que vous puissiez la copier.",

  timeLeft: ({ time }) => `Encore ${time} pour répondre`,
  timeLeftShort: ({ time }) => `encore ${time}`,
  timeWarning: ({ time, extendable }) =>
    `Encore ${time} pour répondre.${extendable ? " Vous pouvez ajouter du temps." : ""}`,
  extend: ({ time }) => `Ajouter ${time}`,
  timeExtended: ({ time }) => `Temps ajouté\u00a0: ${time}`,
  extensionRefused: ({ server }) => `${server} n’accorde pas plus de temps.`,

  answeredTitle: ({ server }) => `Envoyé à ${server}`,
  confirmedTitle: ({ server }) => `Vous avez confirmé la demande de ${server}`,
  openedTitle: ({ host }) => `Vous avez ouvert ${host}`,
  declinedTitle: ({ server }) => `Vous avez refusé la demande de ${server}`,
  cancelledTitle: ({ server }) => `Aucune réponse n’a été envoyée à ${server}`,
  timeUpTitle: ({ server }) => `Le temps pour répondre à ${server} est écoulé`,
  expiredTitle: ({ server }) => `${server} n’attend plus`,
  stoppedTitle: ({ tool = "cela" }) => `Vous avez arrêté ${tool}`,
  withdrawnTitle: ({ server }) => `Cette application a fermé la demande de ${server}`,
  elsewhereTitle: ({ server }) => `Vous avez répondu à ${server} dans une autre fenêtre`,
  notSent: () => "Rien n’a été envoyé",
  callWaits: ({ tool }) => `${tool} attend votre réponse`,
  showAnswers: () => "Afficher les réponses",
  hideAnswers: () => "Masquer les réponses",
  nothingAnswered: () => "Envoyé sans réponses.",
  nothingSent: ({ server }) => `Rien n’a été envoyé à ${server}.`,
  keptAnswers: ({ server }) => `Rien n’a été envoyé à ${server}. Vous aviez saisi\u00a0:`,
  perhapsSent: ({ server }) => `Il n’est pas certain que ${server} ait reçu vos réponses.`,
  hiddenAnswer: () => "masqué",
  answers: () => "Réponses",
  copyAnswers: () => "Copier les réponses",
  answersCopied: () => "Réponses copiées",
  answersNotCopied: () =>
    "Votre navigateur a bloqué la copie. Les réponses sont sélectionnées ci-dessous pour que vous puissiez les copier.",
  answerLine: ({ label, value }) => labelled(label, value, "\u00a0: "),

  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} au plus${isList ? " chacun" : ""}`,
      minItems && `${minItems} fichiers au moins`,
      maxItems && `${maxItems} fichiers au plus`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "audio", image: "images", text: "texte", video: "vidéos" })[type],
  filesGoTo: ({ server, canDrop }) =>
    `Choisissez${canDrop ? ", déposez" : ""} ou collez. Destinataire\u00a0: ${server}`,
  filesAdded: ({ names, count }) => `${form(count, "Ajouté", "Ajoutés")}\u00a0: ${names}`,
  fileRemoved: ({ name }) => `Retiré\u00a0: ${name}`,

  approvalTitle: ({ server }) => `${server} veut exécuter un outil`,
  approvalAnswers: () => "Votre décision",
  approvalAnswer: ({ decision, lasts, tool }) => {
    const verb = decision === "allow" ? "Autoriser" : "Refuser";
    const what = tool ? `${verb} ${tool}` : verb;
    switch (lasts) {
      case "always":
        return tool ? `Toujours ${verb.toLowerCase()} ${tool}` : `Toujours ${verb.toLowerCase()}`;
      case "session":
        return `${what} pour cette session`;
      case undefined:
        return decision === "allow" ? "Autoriser une fois" : "Refuser";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) =>
    `${decision === "allow" ? "Autorise" : "Refuse"} ${lasts ? "cet appel et les suivants" : "cet appel seulement"}`,
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "Jusqu’à la fin de cette session, les appels suivants" : "Les appels suivants";
    const what = `pourront être ${decision === "allow" ? "exécutés" : "refusés"} sans vous consulter`;
    return isListed ? `${when} de ce genre ${what}\u00a0:` : `${when} ${what}, quels que soient leurs arguments.`;
  },
  denyWithReason: () => "Refuser avec un motif",
  denialReason: () => "Motif",
  denialReasonHint: ({ server }) => `${server} le lira`,
  toolIsDestructive: ({ server }) => `${server} indique que cela peut détruire quelque chose.`,
  callsTogether: ({ calls }) =>
    `${calls} appels font l’objet d’une seule décision. Si vous en refusez un, aucun n’est exécuté.`,
  toolInput: () => "Entrée",
  fileChanges: () => "Modifications",
  changedLines: ({ added, addedCount, removed, removedCount }) =>
    `${added} ${noun(addedCount, "ligne ajoutée", "lignes ajoutées")}, ${removed} ${form(removedCount, "retirée", "retirées")}`,
  lineAdded: () => "Ajoutée\u00a0:",
  lineRemoved: () => "Retirée\u00a0:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const past = `Vous avez ${decision === "allow" ? "autorisé" : "refusé"} ${tool}`;
    switch (lasts) {
      case "always":
        return `Vous avez choisi de toujours ${decision === "allow" ? "autoriser" : "refuser"} ${tool}`;
      case "session":
        return `${past} pour cette session`;
      case undefined:
        return decision === "allow" ? `${past} une fois` : `${past}${reason && `\u00a0: «\u00a0${reason}\u00a0»`}`;
    }
  },

  answerAgain: () => "Répondez de nouveau",
};

/** From a million on, a noun follows « de », and a participle does not. */
function noun(count: number, one: string, other: string): string {
  return plural(count, { one, many: `de ${other}`, other });
}

function form(count: number, one: string, other: string): string {
  return plural(count, { one, many: other, other });
}

function like(example: string): string {
  return example && `, comme ${example}`;
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "n’a aucune option à choisir";
    case "sensitive":
      return "ressemble à un mot de passe, une clé, un code ou des données de paiement et ne peut pas être saisi ici";
    case "too-many-options":
      return "a trop d’options pour être affiché";
    default:
      return "ne peut pas être saisi ici";
  }
}

function tooLarge(): string {
  return "La demande est trop volumineuse pour être affichée en entier, donc des parties en sont laissées de côté.";
}
