import { assertNever, type UnsupportedReason } from "../core/types.js";
import type { MessageOverrides, Messages } from "./messages.js";

/** The English catalogue, and the starting point for a translation. Messages are short and say what to do. */
export const english: Messages = {
  // Header
  formTitle: ({ server }) => `${server} asks for information`,
  confirmTitle: ({ server }) => `${server} asks you to confirm`,
  urlTitle: ({ server }) => `${server} wants to open a page`,
  unreadableTitle: ({ server }) => `${server} sent a request that cannot be shown`,
  unnamedServer: () => "Unnamed server",
  callsItself: ({ name, version }) => `calls itself “${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} of ${total}`,
  messageFrom: ({ server }) => `Message from ${server}`,

  // Actions
  acceptForm: ({ server }) => `Send to ${server}`,
  acceptConfirm: () => "Confirm",
  checking: () => "Checking your answers",
  sending: ({ server }) => `Sending to ${server}`,
  sent: () => "Sent",
  mute: ({ server }) => `Decline all requests from ${server}`,
  decline: () => "Decline",
  cancel: () => "Cancel",
  stopWaiting: () => "Stop waiting",
  close: () => "Close",
  showAll: () => "Show all",
  showLess: () => "Show less",
  discardTitle: () => "Discard your answers?",
  discardText: () => "What you have entered will be lost.",
  keepEditing: () => "Keep editing",
  discard: () => "Discard",

  // Fields
  optional: () => "optional",
  required: () => "required",
  noAnswer: () => "No answer",
  noneOfThese: () => "None of these",
  emptyOption: () => "(empty)",
  choose: () => "Choose one",
  yes: () => "Yes",
  no: () => "No",
  clearAnswer: ({ label }) => `Clear answer to ${label}`,
  textLimits: ({ minLength, maxLength, count }) => {
    const characters = plural(count, "character");
    if (minLength === undefined || maxLength === undefined) {
      return maxLength === undefined ? `${minLength} ${characters} or more` : `Up to ${maxLength} ${characters}`;
    }
    return minLength === maxLength ? `${minLength} ${characters}` : `${minLength} to ${maxLength} ${characters}`;
  },
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf, words }) => {
    const number = integer ? "A whole number" : "A number";
    const multiple = `${multipleOf ? `, in steps of ${multipleOf}` : ""}${words ? `, or ${words}` : ""}`;
    if (minimum && maximum) {
      return `${number} between ${minimum} and ${maximum}${multiple}`;
    }
    const bounds = [
      minimum && `${minimum} or more`,
      moreThan && `more than ${moreThan}`,
      maximum && `${maximum} or less`,
      lessThan && `less than ${lessThan}`,
    ].filter((bound) => bound !== undefined);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" and ")}` : ""}${multiple}`;
  },
  choicesLimits: ({ minItems, maxItems }) => {
    if (minItems === undefined || maxItems === undefined) {
      return maxItems === undefined ? `choose ${minItems} or more` : `choose up to ${maxItems}`;
    }
    return minItems === maxItems ? `choose ${minItems}` : `choose ${minItems} to ${maxItems}`;
  },
  timeZone: ({ timeZone, offset }) => `Time in ${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `Clocks show this time twice that night; the earlier one (${offset}) is sent.`,
  opensOn: ({ host }) => `Opens on ${host}`,
  sentAs: ({ address }) => `Sent as ${address}`,
  urlHoldsContent: ({ scheme }) =>
    `An address that starts with ${scheme}: leads to no site. What it holds is run or shown by whoever opens it.`,

  // Drafts restored from an earlier request
  restoredAnswers: () => "Your earlier answers are filled in.",
  startOver: () => "Start over",

  // Errors in answers
  errorSummary: () => "There is a problem",
  errorPrefix: () => "Error:",
  error: {
    required: ({ label, by }) => {
      switch (by) {
        case "typing":
          return `Enter ${label}`;
        case "choosing":
          return `Select ${label}`;
        case "answering":
          return `Answer yes or no to ${label}`;
        case "opening":
          return `${label} is required. If you do not want to give it, decline`;
      }
    },
    number: ({ label }) => `${label} must be a number, like 30`,
    integer: ({ label }) => `${label} must be a whole number, like 30`,
    precision: ({ label }) => `${label} has more digits than can be sent exactly; enter a shorter number`,
    minimum: ({ label, limit }) => `${label} must be ${limit} or more`,
    maximum: ({ label, limit }) => `${label} must be ${limit} or less`,
    exclusiveMinimum: ({ label, limit }) => `${label} must be more than ${limit}`,
    exclusiveMaximum: ({ label, limit }) => `${label} must be less than ${limit}`,
    multipleOf: ({ label, limit }) => `${label} must be a multiple of ${limit}`,
    minLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or more`,
    maxLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or fewer`,
    minItems: ({ label, limit }) => `Select ${limit} or more for ${label}`,
    maxItems: ({ label, limit }) => `Select ${limit} or fewer for ${label}`,
    pattern: ({ label }) => `${label} must be written in the form that is asked for`,
    format: ({ example }) => `Must be like ${example}`,
    email: ({ label }) => `${label} must be an email address, like name@example.com`,
    uri: ({ label }) => `${label} must be a full address, like https://example.com`,
    "uri-scheme": () => "Begin with https://",
    "uri-character": ({ character }) => `Can't have “${character}” in its host`,
    "url-unreadable": ({ label }) => `${label} must be an address that a browser can open, like https://example.com`,
    "url-scheme": ({ label, allowed }) =>
      allowed === ""
        ? `${label} must be left empty: no address is allowed here`
        : `${label} must start with ${allowed}`,
    "url-private": ({ label }) => `${label} leads into a private network, which is not allowed here`,
    "url-localhost": ({ label }) => `${label} leads to this computer, which is not allowed here`,
    date: ({ label, example }) => `${label} must be a real date, like ${example}`,
    "date-time": ({ label, example }) => `${label} must be a real date with a time, like ${example}`,
    "time-gap": ({ label, timeZone }) =>
      `${label} must be another time: clocks in ${timeZone} go forward then and skip this one`,
    invisible: ({ after }) => `Has an invisible character after “${after}”. Delete it`,
    default: ({ quoted }) => `“${quoted}” was suggested, but can't be used here`,
    enum: ({ label }) => `Select one of the options for ${label}`,
    type: ({ label }) => `Answer ${label} again`,
  },
  cannotCheck: () => "Your answers could not be checked, so nothing was sent. You can try again, decline or cancel.",
  refused: ({ server }) => `${server} did not take these answers.`,
  refusedForGood: ({ server }) => `${server} takes no more answers here. You can decline or cancel.`,
  sendFailed: ({ server }) => `${server} could not be reached. Your answers are still here; try again.`,

  // Requests that cannot be accepted
  cannotAccept: ({ server }) => `Nothing can be sent to ${server}. You can decline or cancel.`,
  unsupported: ({ label, required, reason }) =>
    `“${label}”: ${unsupportedReason(reason)} ${required ? "It is required, so this form cannot be sent." : "It will be left out."}`,
  problem: {
    params: () => "The request has no contents.",
    mode: ({ mode }) => `The request is of a kind that is not known here (“${mode}”).`,
    schema: () => "The request does not say which information it asks for.",
    url: () => "The request has no address to open.",
    "required-unknown": ({ name }) =>
      `The request requires “${name}” but does not describe it, so no answer can be complete.`,
    "too-many-fields": ({ count, limit }) =>
      `The request asks ${count} questions, more than the ${limit} that are shown here, so it cannot be sent.`,
    "too-many-options": ({ limit }) =>
      `The request has more options in all than the ${limit} that are shown here, so some of its questions are left out.`,
    "too-large": ({ limit }) =>
      `The request has more text in all than the ${limit} characters that are shown here, so parts of it are left out.`,
    "too-complex": () => "The request is put together in too many pieces, so some of its questions are left out.",
  },
  asksFor: () => "It asks for:",

  // Credentials and impersonation
  neverEnterSecrets: () => "Never enter passwords or card numbers here.",
  secretWarning: {
    credential: ({ server }) =>
      `This looks like a password, a key or a code. Servers must not ask for these here. Go on only if you are sure that ${server} may have it.`,
    payment: ({ server }) =>
      `This looks like payment data. Servers must not ask for it here. Go on only if you are sure that ${server} may have it.`,
  },
  openSecret: ({ label }) => `Enter ${label} anyway`,
  showSecret: ({ label }) => `Show ${label}`,
  impersonation: ({ other, server }) => `This request imitates the name of ${other}. It comes from ${server}.`,

  // URL requests
  acceptUrl: () => "Open in browser",
  urlIntroduction: () => "This page will open in your browser:",
  urlOtherHost: ({ host, origin }) => `The page is not on ${origin}. Continue only if you expected ${host}.`,
  urlWarning: {
    "look-alike": ({ host, unicodeHost, looksLike }) =>
      `${unicodeHost} (${host}) is not ${looksLike || "what it looks like"}: its letters only look the same.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mixes letters of several alphabets. Make sure it is the site you mean.`,
    disguised: ({ host }) => `The address does not show plainly where it leads: the page is on ${host}.`,
    long: ({ host }) => `This address is too long to check by eye. The page is on ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) has letters that can be mistaken for others. Make sure it is the site you mean.`,
    userinfo: ({ host }) => `What stands before the @ is not the site. The page is on ${host}.`,
    private: ({ host }) => `${host} is inside a private network, not on the internet.`,
    loopback: ({ host }) => `${host} is this computer.`,
    port: ({ host }) => `${host} uses an unusual port.`,
  },
  urlRefusal: {
    "not-a-url": () => "This is not an address that can be opened.",
    scheme: () => "Only web addresses that start with https:// can be opened from here.",
    "plain-http": () => "This address is not encrypted (http), so it is not opened from here.",
  },
  urlReassurance: () => "Nothing has been opened yet. What you type on that page is not seen by this chat.",
  urlBlocked: () =>
    "The page could not be opened: your browser blocked the new window. Copy the address and open it yourself, or allow it and try again.",
  urlWaiting: ({ host }) => `The page is open in your browser. Come back here when you have finished on ${host}.`,
  urlReopen: () => "Open it again",
  urlFinished: () => "I have finished",
  address: () => "Address",
  copyAddress: () => "Copy address",
  copied: () => "Address copied",
  notCopied: () => "Your browser does not allow it. The address is selected here: copy it yourself.",

  // Time limit
  timeLeft: ({ time }) => `${time} left to answer`,
  timeWarning: ({ time, extendable }) =>
    extendable ? `${time} left to answer. You can ask for more time.` : `${time} left to answer.`,
  extend: ({ time }) => `Give me ${time} more`,
  timeExtended: ({ time }) => `You have ${time} more`,

  // Settled requests
  answeredTitle: ({ server }) => `You answered ${server}`,
  confirmedTitle: ({ server }) => `You confirmed the request from ${server}`,
  openedTitle: ({ host }) => `You opened ${host}`,
  declinedTitle: ({ server }) => `You declined the request from ${server}`,
  cancelledTitle: ({ server }) => `You did not answer ${server}`,
  timeUpTitle: ({ server }) => `The time to answer ${server} is up`,
  expiredTitle: ({ server }) => `${server} stopped waiting`,
  nothingAnswered: () => "You left every question out.",
  nothingSent: ({ server }) => `Nothing was sent to ${server}.`,
  keptAnswers: ({ server }) => `Nothing was sent to ${server}. This is what you had entered:`,
  hiddenAnswer: () => "hidden",
  answers: () => "Answers",
  copyAnswers: () => "Copy answers",
  answersCopied: () => "Answers copied",
  answersNotCopied: () => "Your browser does not allow it. The answers are selected here: copy them yourself.",
  answerLine: ({ label, value }) => `${label}: ${value}`,
};

/** The English catalogue with a host's overrides, which may be partial inside a group, too. */
export function resolveMessages(overrides: MessageOverrides): Messages {
  return {
    ...english,
    ...overrides,
    error: { ...english.error, ...overrides.error },
    problem: { ...english.problem, ...overrides.problem },
    secretWarning: { ...english.secretWarning, ...overrides.secretWarning },
    urlWarning: { ...english.urlWarning, ...overrides.urlWarning },
    urlRefusal: { ...english.urlRefusal, ...overrides.urlRefusal },
  };
}

function unsupportedReason(reason: UnsupportedReason): string {
  switch (reason) {
    case "no-options":
      return "it has no options to choose from.";
    case "sensitive":
      return "it looks like a password, a key, a code or payment data, which cannot be entered here.";
    case "too-many-options":
      return "it has more options than can be shown.";
    case "schema":
    case "type":
    case "reference":
    case "alternatives":
    case "too-large":
    case "number-list":
    case "contradiction":
      return "it asks for something that cannot be entered here.";
    default:
      return assertNever(reason);
  }
}

/** The regular plural of an English noun. */
function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
