import { isRecord } from "../core/json.js";
import type { UnsupportedReason } from "../core/types.js";
import { attentionText } from "./attention-text.js";
import { earlyWords } from "./early-words.js";
import type { DialogMessages, MessageOverrides } from "./messages.js";
import { labelled } from "./phrases.js";

/** The English words of the dialog. Messages are short and say what to do. */
export const dialogWords: DialogMessages = {
  ...earlyWords,
  attention: attentionText,

  // Header
  formTitle: ({ server }) => `${server} asks for information`,
  confirmTitle: ({ server }) => `${server} asks you to confirm`,
  questionTitle: ({ server }) => `${server} asks a question`,
  asksTitle: ({ server }) => `${server} asks`,
  urlTitle: ({ server }) => `${server} wants to open a page`,
  unreadableTitle: ({ server }) => `${server} sent a request that can’t be shown`,
  unnamedServer: () => "Unnamed server",
  callsItself: ({ name, version }) => `calls itself “${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} of ${total}`,
  messageFrom: ({ server }) => `Message from ${server}`,

  // Actions
  acceptForm: ({ server }) => `Send to ${server}`,
  acceptAnswer: ({ answer, server }) => `Send “${answer}” to ${server}`,
  send: () => "Send",
  acceptConfirm: () => "Confirm",
  checking: () => "Checking your answers",
  sending: ({ server }) => `Sending to ${server}`,
  sendingAnswer: () => "Sending",
  mute: ({ server }) => `Decline this and all later requests from ${server}`,
  answer: () => "Answer",
  unfold: () => "Show",
  collapse: () => "Collapse",
  answerLater: () => "Answer later",
  openAsDialog: () => "Open as dialog",
  isNew: () => "New",
  questionPosition: ({ index, total }) => `Question ${index} of ${total}`,
  questionCount: ({ total, count }) => `${total} ${plural(count, "question")}`,
  reviewTitle: () => "Check your answers",
  change: () => "Change",
  back: () => "Back",
  next: () => "Next",
  oneAtATime: () => "One at a time",
  cancel: () => "Close without answering",
  stopWaiting: () => "Stop waiting",
  close: () => "Close",
  showAll: () => "Show all",
  moreLines: ({ lines, count }) => `${lines} more ${plural(count, "line")}`,
  showLess: () => "Show less",
  linesShown: () => "Nothing was sent yet. Lines that were hidden are shown now: read them, then press again.",
  discardTitle: () => "Discard your answers?",
  discardText: () => "What you entered will be lost.",
  keepEditing: () => "Keep editing",
  discard: () => "Discard",
  declineAnyway: () => "Decline anyway",

  // Fields
  optional: () => "optional",
  required: () => "required",
  noAnswer: () => "No answer",
  noneOfThese: () => "None of these",
  ownWords: () => "Something else",
  otherOwnWords: () => "Another answer",
  ownWordsLine: ({ label }) => `Something else, ${label}`,
  emptyOption: () => "(empty)",
  choose: () => "Choose one",
  skip: () => "Skip",
  yes: () => "Yes",
  no: () => "No",
  clearAnswer: () => "Clear answer",
  noDate: () => "No date chosen",
  slide: ({ label }) => `Slide to set ${label}`,
  filterOptions: () => "Filter",
  optionsFound: ({ found, total, totalCount, chosen }) => {
    const options = `${found === undefined ? "" : `${found} of `}${total} ${plural(totalCount, "option")}`;
    return chosen === undefined ? options : `${chosen} chosen. ${options}`;
  },
  optionRemoved: ({ option, chosen }) => `${option} removed. ${chosen} chosen`,
  chosenOptions: () => "Chosen",
  chooseAll: ({ options, isFiltered }) => `Choose ${isFiltered ? "these" : "all"} ${options}`,
  chooseNone: () => "Choose none",
  undoChooseNone: () => "Choose again",
  noOptionFound: ({ words }) => `No option has “${words}” in it.`,
  clearFilter: () => "Clear the filter",
  tryAddress: () => "Try this address",
  textLimits: ({ minLength, minCount = 0, maxLength, maxCount = minCount }) => {
    const characters = plural(maxCount, "character");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} ${characters} or more` : `Up to ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `${minLength} to ${maxLength} ${characters}`;
  },
  textExamples: ({ examples }) => `For example ${examples}`,
  quoted: ({ text }) => `“${text}”`,
  others: () => "others",
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "Whole number" : "Number";
    const multiple = `${multipleOf ? `, in steps of ${multipleOf}` : ""}${words ? `, or ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} from ${minimum} to ${maximum}${multiple}`;
    }
    const bounds = [
      minimum && `${minimum} or more`,
      moreThan && `more than ${moreThan}`,
      maximum && `${maximum} or less`,
      lessThan && `less than ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" and ")}` : ""}${multiple}`;
  },
  choicesLimits: ({ minItems, maxItems, isOptional }) => {
    if (minItems === undefined) {
      return `Choose up to ${maxItems}`;
    }
    const choose = isOptional ? "If you answer, choose" : "Choose";
    if (maxItems === undefined) {
      return `${choose} ${minItems} or more`;
    }
    return minItems === maxItems ? `${choose} ${minItems}` : `${choose} ${minItems} to ${maxItems}`;
  },
  dateLimits: ({ earliest, latest }) => {
    if (earliest === undefined || latest === undefined) {
      return latest === undefined ? `${earliest} or later` : `${latest} or earlier`;
    }
    return `${earliest} to ${latest}`;
  },
  file: ({ name, size }) => `${name} (${size})`,
  remove: () => "Remove",
  filesNotLoaded: () => "Files can’t be chosen yet: part of this form didn’t load.",
  timeZone: ({ timeZone, offset }) => `${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `Clocks go back, so this time happens twice. The earlier one (${offset}) is sent.`,
  opensOn: ({ host }) => `Leads to ${host}`,
  sentAs: ({ address }) => `Sent as ${address}`,
  urlHoldsContent: ({ scheme }) => `An address that starts with ${scheme}: isn’t a site. Opening it may run code.`,

  // Fields that depend on other answers
  fieldsOpened: ({ labels }) => `You can now answer: ${labels}.`,
  fieldsClosed: ({ labels }) => `No longer needed: ${labels}.`,
  fieldsRequired: ({ labels }) => `Now needed: ${labels}.`,

  // Drafts restored from an earlier request
  restoredAnswers: () => "Your earlier answers are filled in.",
  chooseAgain: ({ labels }) => `Choose again: ${labels}`,
  answeredBefore: () => "You have answered this form before",
  fillInAnswers: () => "Fill in my answers",
  startOver: () => "Start over",

  // Errors in answers
  errorSummary: () => "Check these answers",
  errorLine: ({ label, error }) => labelled(label, error),
  errorPrefix: () => "Error:",
  error: {
    required: ({ by }) => {
      switch (by) {
        case "typing":
          return "Enter an answer";
        case "choosing":
          return "Choose an option";
        case "answering":
          return "Answer yes or no";
        case "ticking":
          return "Tick this to agree, or decline";
        case "attaching":
          return "Choose a file";
        case "opening":
          return "Can’t be sent without this. To keep it private, decline";
      }
    },
    number: ({ example }) => `Must be a number${like(example)}`,
    integer: ({ example }) => `Must be a whole number${like(example)}`,
    grouping: ({ example }) => `Must be written without thousands separators${like(example)}`,
    precision: () => "Too many digits to send exactly. Enter a shorter number",
    minimum: ({ limit }) => `Must be ${limit} or more`,
    maximum: ({ limit }) => `Must be ${limit} or less`,
    exclusiveMinimum: ({ limit }) => `Must be more than ${limit}`,
    exclusiveMaximum: ({ limit }) => `Must be less than ${limit}`,
    multipleOf: ({ limit }) => `Must be a multiple of ${limit}`,
    minLength: ({ limit, count }) => `Must be ${limit} ${plural(count, "character")} or more`,
    maxLength: ({ limit, count }) => `Must be ${limit} ${plural(count, "character")} or fewer`,
    minItems: ({ limit }) => `Choose ${limit} or more`,
    maxItems: ({ limit }) => `Choose ${limit} or fewer`,
    "own-words": () => "Enter an answer, or choose another option",
    uniqueItems: () => "Choose each option once",
    formatMinimum: ({ limit }) => `Must be ${limit} or later`,
    formatMaximum: ({ limit }) => `Must be ${limit} or earlier`,
    pattern: ({ isDescribed, isDay, isPossible }) => {
      if (!isPossible) {
        return "The request’s own rule cannot be met; leave it out or decline";
      }
      if (isDay) {
        return "That day can’t be chosen. Pick another";
      }
      return isDescribed
        ? "Follow the format described above"
        : "Not in the expected format, and the request doesn’t say which";
    },
    format: ({ example, format }) => `${format === "duration" ? "Write it as" : "Must be like"} ${example}`,
    email: () => "Must be an email address, like name@example.com",
    uri: () => "Must be a full address, like https://example.com",
    "uri-scheme": () => "Begin with https://",
    "uri-character": ({ quoted }) => `Can’t have “${quoted}” in its host`,
    "url-unreadable": () => "Must be an address that a browser can open, like https://example.com",
    "url-scheme": ({ allowed }) =>
      allowed === "" ? "Leave this empty. No address is allowed here" : `Must start with ${allowed}`,
    "url-private": () => "Leads into a private network, which isn’t allowed here",
    "url-localhost": () => "Leads to your own computer, which isn’t allowed here",
    date: ({ example }) => `Must be a real date${like(example)}`,
    "date-time": ({ example }) => `Must be a date and time${like(example)}`,
    "time-gap": ({ timeZone }) => `Choose another time: clocks skip this one in ${timeZone}`,
    invisible: ({ quoted }) => `Has an invisible character after “${quoted}”. Delete it`,
    default: ({ quoted }) => `The suggested “${quoted}” doesn’t fit. Change it`,
    "file-size": ({ file, size, limit }) => `“${file}” is ${size}: choose one of ${limit} or less`,
    "file-type": ({ file }) => `“${file}” isn’t of a type that is accepted: choose another file`,
    "file-content": ({ file }) => `“${file}” isn’t what its name says: choose another file`,
    "file-empty": ({ file }) => `“${file}” is empty: choose another file`,
    "file-unreadable": ({ file }) => `“${file}” can’t be read: choose another file`,
    "file-upload": ({ file }) => `“${file}” couldn’t be uploaded. Try again`,
    enum: () => "Choose one of the options",
    type: () => "This answer can’t be read. Enter it again",
  },
  cannotCheck: () => "Nothing was sent: your answers couldn’t be checked. Try again, decline, or close this.",
  refused: ({ server }) => `${server} didn’t accept these answers.`,
  attemptsLeft: ({ left, count }) => (count === 1 ? "One try is left." : `${count ? left : "No"} tries are left.`),
  refusedForGood: ({ server }) => `${server} won’t accept answers to this any more. Decline, or close this.`,
  sendFailed: ({ server }) => `Couldn’t reach ${server}. Your answers are still here. Try again.`,

  // Requests that cannot be accepted
  cannotAccept: ({ server }) => `You can’t answer ${server} here. Decline, or close this.`,
  unsupported: ({ label, required, reason }) =>
    `“${label}” ${unsupportedReason(reason)}, ${required ? "but it’s required, so this form can’t be sent." : "so it’s left out."}`,
  problem: {
    params: () => "The request is empty.",
    mode: ({ mode }) => `This app doesn’t know this kind of request (“${mode}”).`,
    schema: () => "The request doesn’t say what it asks for.",
    url: () => "The request has no address to open.",
    "required-unknown": ({ name }) =>
      `The request requires “${name}” without saying what it is, so it can’t be answered.`,
    "too-many-fields": ({ total, limit }) =>
      `The request asks ${total} questions. Only ${limit} can be shown, so it can’t be answered.`,
    "too-many-options": tooLarge,
    "too-large": tooLarge,
    "too-complex": tooLarge,
  },
  asksFor: () => "It asks for:",

  // Credentials and impersonation
  neverEnterSecrets: () => "Never enter passwords or card numbers here.",
  secretWarning: {
    credential: ({ server }) =>
      `This looks like a password, key or code. Servers aren’t allowed to ask for those here. Continue only if you’re sure ${server} should have it.`,
    payment: ({ server }) =>
      `This looks like payment details. Servers aren’t allowed to ask for those here. Continue only if you’re sure ${server} should have them.`,
  },
  openSecret: ({ label }) => `Enter ${label} anyway`,
  showSecret: ({ label }) => `Show ${label}`,
  impersonation: ({ other, server }) => `This request uses the name of ${other}. It comes from ${server}.`,

  // URL requests
  acceptUrl: () => "Open page",
  acceptUrlAnyway: () => "Open anyway",
  urlIntroduction: () => "Opens in your browser",
  urlOtherHost: ({ host, origin }) => `This page isn’t on ${origin}. Open it only if you expect ${host}.`,
  urlWarning: {
    "look-alike": ({ host, looksLike }) => `This isn’t ${looksLike}. Look-alike letters hide its real name: ${host}.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mixes letters from different alphabets. Make sure it’s the site you mean.`,
    disguised: ({ host }) => `This address hides where it leads. The page is on ${host}.`,
    long: ({ host }) => `This address is too long to check by eye. The page is on ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) has letters that are easily mistaken for others. Make sure it’s the site you mean.`,
    userinfo: ({ host }) => `The page is on ${host}. The part before the @ isn’t where it leads.`,
    private: ({ host }) => `${host} is on a private network, not the internet.`,
    loopback: ({ host }) => `${host} is your own computer.`,
    port: ({ name, port }) => `${name} uses an unusual port (${port}). Open it only if you expected that.`,
  },
  urlRefusal: {
    "not-a-url": () => "This address can’t be opened.",
    scheme: () => "Only web addresses that start with https:// can be opened from here.",
    "plain-http": () => "This address isn’t encrypted (http), so it can’t be opened from here.",
  },
  urlReassurance: () => "This chat can’t see what you enter on that page.",
  urlBlocked: () =>
    "Your browser blocked the new window. Allow pop-ups here and try again, or copy the address and open it yourself.",
  urlWaiting: ({ host }) => `Finish on ${host}, then come back here.`,
  urlReopen: () => "Open again",
  urlFinished: () => "Done",
  address: () => "Address",
  copyAddress: () => "Copy address",
  copied: () => "Address copied",
  notCopied: () => "Your browser blocked copying. The address is selected below, so you can copy it.",

  // Time limit
  timeLeft: ({ time }) => `${time} left to answer`,
  timeLeftShort: ({ time }) => `${time} left`,
  timeWarning: ({ time, extendable }) => `${time} left to answer.${extendable ? " You can add time." : ""}`,
  extend: ({ time }) => `Add ${time}`,
  timeExtended: ({ time }) => `${time} added`,
  extensionRefused: ({ server }) => `${server} gives no more time.`,

  // Settled requests
  answeredTitle: ({ server }) => `Sent to ${server}`,
  confirmedTitle: ({ server }) => `You confirmed for ${server}`,
  openedTitle: ({ host }) => `You opened ${host}`,
  declinedTitle: ({ server }) => `You declined ${server}’s request`,
  cancelledTitle: ({ server }) => `No answer was sent to ${server}`,
  timeUpTitle: ({ server }) => `Time to answer ${server} ran out`,
  expiredTitle: ({ server }) => `${server} stopped waiting`,
  stoppedTitle: ({ tool = "this" }) => `You stopped ${tool}`,
  withdrawnTitle: ({ server }) => `This app closed ${server}’s request`,
  elsewhereTitle: ({ server }) => `You answered ${server} in another window`,
  notSent: () => "Nothing was sent",
  callWaits: ({ tool }) => `${tool} waits for your answer`,
  showAnswers: () => "Show answers",
  hideAnswers: () => "Hide answers",
  nothingAnswered: () => "Sent without answers.",
  nothingSent: ({ server }) => `Nothing was sent to ${server}.`,
  keptAnswers: ({ server }) => `Nothing was sent to ${server}. You had entered:`,
  perhapsSent: ({ server }) => `It isn’t certain that ${server} got your answers.`,
  hiddenAnswer: () => "hidden",
  answers: () => "Answers",
  copyAnswers: () => "Copy answers",
  answersCopied: () => "Answers copied",
  answersNotCopied: () => "Your browser blocked copying. The answers are selected below, so you can copy them.",
  answerLine: ({ label, value }) => labelled(label, value),
};

/** A text, and its language and direction if it is English in an interface of another language (WCAG 3.1.2). */
export interface SaidProps {
  readonly children: string;
  readonly lang?: "en";
  readonly dir?: "ltr";
}

export interface Catalogue extends DialogMessages {
  /** The props of an element that says a message: `<p {...messages.say(messages.optional())} />`. Of several lines, the first one counts. */
  readonly say: (text: string) => SaidProps;
  /** English words that come with code of their own, with the host's in their place. */
  readonly with: <Words extends object>(words: Words) => Words;
}

/**
 * The English catalogue with a host's overrides, which may also be partial inside a group.
 *
 * @param saidInEnglish gets each text that an English message says. Without it, `say` marks none, as in an interface that is English.
 */
export function resolveMessages(overrides: MessageOverrides, saidInEnglish?: Set<string>): Catalogue {
  const catalogue: Catalogue = {
    ...dialogWords,
    ...overrides,
    error: { ...dialogWords.error, ...overrides.error },
    problem: { ...dialogWords.problem, ...overrides.problem },
    secretWarning: { ...dialogWords.secretWarning, ...overrides.secretWarning },
    urlWarning: { ...dialogWords.urlWarning, ...overrides.urlWarning },
    urlRefusal: { ...dialogWords.urlRefusal, ...overrides.urlRefusal },
    say: (text) => ({
      children: text,
      ...(saidInEnglish?.has(text.split("\n", 1).join()) && { lang: "en", dir: "ltr" }),
    }),
    with: (words) => noting({ ...words, ...overrides }, words, saidInEnglish),
  };
  return noting(catalogue, dialogWords, saidInEnglish);
}

/**
 * Messages that note what the English ones among them say, because a text does not show by itself which message said it. Without `texts`, the
 * same messages.
 */
function noting<Group extends object>(group: Group, kit: object, texts: Set<string> | undefined): Group {
  if (!texts) {
    return group;
  }
  return new Proxy(group, {
    get: (messages, name) => {
      const message: unknown = Reflect.get(messages, name);
      const own: unknown = Reflect.get(kit, name);
      if (isRecord(message) && isRecord(own)) {
        return noting(message, own, texts);
      }
      // A line of an error only adds punctuation to texts of any language.
      return typeof message !== "function" || message !== own || name === "errorLine"
        ? message
        : (of: unknown) => {
            const text = String(Reflect.apply(message, undefined, [of]));
            texts.add(text);
            return text;
          };
    },
  });
}

/** The end of an error message that has an example. */
function like(example: string): string {
  return example && `, like ${example}`;
}

function tooLarge(): string {
  return "The request is too large to show in full, so parts of it are left out.";
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "has no options to choose from";
    case "sensitive":
      return "looks like a password, key, code or payment details and can’t be answered here";
    case "too-many-options":
      return "has too many options to show";
    default:
      return "can’t be answered here";
  }
}

/** The regular plural of an English noun. */
function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
