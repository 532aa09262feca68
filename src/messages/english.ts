import type { Messages } from "./messages.js";

/** The words in English: short, about the answer and not the form, and each says what to do. */
export const english: Messages = {
  formTitle: ({ server }) => `${server} asks for information`,
  confirmTitle: ({ server }) => `${server} asks you to confirm`,
  urlTitle: ({ server }) => `${server} wants to open a page`,
  unreadableTitle: ({ server }) => `${server} sent a request that cannot be shown`,
  unnamedServer: () => "Unnamed server",
  callsItself: ({ name, version }) => `calls itself “${name}”${version && ` ${version}`}`,
  position: ({ index, total }) => `${index} of ${total}`,
  messageFrom: ({ server }) => `Message from ${server}`,

  acceptForm: ({ server }) => `Send to ${server}`,
  acceptConfirm: () => "Confirm",
  acceptUrl: () => "Open in browser",
  checking: () => "Checking your answers",
  decline: () => "Decline",
  cancel: () => "Cancel",
  close: () => "Close",
  showAll: () => "Show all",
  showLess: () => "Show less",

  discardTitle: () => "Discard your answers?",
  discardText: () => "What you have entered will be lost.",
  keepEditing: () => "Keep editing",
  discard: () => "Discard",

  optional: () => "optional",
  required: () => "required",
  noAnswer: () => "No answer",
  choose: () => "Choose one",
  yes: () => "Yes",
  no: () => "No",
  clearAnswer: ({ label }) => `Clear answer to ${label}`,
  textLimits: ({ minLength, maxLength }) => {
    if (minLength === maxLength) {
      return `${minLength} characters`;
    }
    if (minLength !== undefined && maxLength !== undefined) {
      return `${minLength} to ${maxLength} characters`;
    }
    return maxLength === undefined ? `${minLength} characters or more` : `Up to ${maxLength} characters`;
  },
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf }) => {
    const number = integer ? "A whole number" : "A number";
    const multiple = multipleOf === undefined ? "" : `, in steps of ${multipleOf}`;
    if (minimum !== undefined && maximum !== undefined) {
      return `${number} between ${minimum} and ${maximum}${multiple}`;
    }
    const bounds = [
      minimum !== undefined && `${minimum} or more`,
      moreThan !== undefined && `more than ${moreThan}`,
      maximum !== undefined && `${maximum} or less`,
      lessThan !== undefined && `less than ${lessThan}`,
    ].filter((bound) => bound !== false);
    return `${number}${bounds.length > 0 ? `, ${bounds.join(" and ")}` : ""}${multiple}`;
  },
  choicesLimits: ({ minItems, maxItems }) => {
    if (minItems === maxItems) {
      return `choose ${minItems}`;
    }
    if (minItems !== undefined && maxItems !== undefined) {
      return `choose ${minItems} to ${maxItems}`;
    }
    return maxItems === undefined ? `choose ${minItems} or more` : `choose up to ${maxItems}`;
  },
  timeZone: ({ timeZone, offset }) => `Time in ${timeZone}${offset && ` (${offset})`}`,
  repeatedTime: ({ offset }) => `Clocks show this time twice that night; the earlier one (${offset}) is sent.`,
  opensOn: ({ host }) => `Opens on ${host}`,

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
    minLength: ({ label, limit }) => `${label} must be ${limit} characters or more`,
    maxLength: ({ label, limit }) => `${label} must be ${limit} characters or fewer`,
    minItems: ({ label, limit }) => `Select ${limit} or more for ${label}`,
    maxItems: ({ label, limit }) => `Select ${limit} or fewer for ${label}`,
    pattern: ({ label }) => `${label} must be written in the form that is asked for`,
    email: ({ label }) => `${label} must be an email address, like name@example.com`,
    uri: ({ label }) => `${label} must be a full address, like https://example.com`,
    date: ({ label, example }) => `${label} must be a real date, like ${example}`,
    "date-time": ({ label, example }) => `${label} must be a real date with a time, like ${example}`,
    "time-gap": ({ label, timeZone }) =>
      `${label} must be another time: clocks in ${timeZone} go forward then and skip this one`,
    enum: ({ label }) => `Select one of the options for ${label}`,
    type: ({ label }) => `Answer ${label} again`,
  },
  cannotCheck: () => "Your answers could not be checked, so nothing was sent. Check your connection and try again.",

  unsupported: ({ label, required, reason }) =>
    `${label}: ${unsupportedReason(reason)} ${required ? "It is required, so this form cannot be sent." : "It will be left out."}`,
  problem: {
    params: () => "The request has no contents.",
    mode: ({ mode }) => `The request is of a kind that is not known here (“${mode}”).`,
    schema: () => "The request does not say which information it asks for.",
    url: () => "The request has no address to open.",
    "required-unknown": ({ name }) =>
      `The request requires “${name}” but does not describe it, so no answer can be complete.`,
    "too-many-fields": ({ count, limit }) =>
      `The request asks ${count} questions, more than the ${limit} that are shown here, so it cannot be sent.`,
  },
  cannotAccept: ({ server }) => `Nothing can be sent to ${server}. You can decline or cancel.`,
  asksFor: () => "It asks for:",

  urlIntroduction: () => "This page will open in your browser:",
  urlOtherHost: ({ host, origin }) => `The page is not on ${origin}. Continue only if you expected ${host}.`,
  urlWarning: {
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
  copyAddress: () => "Copy address",
  copied: () => "Address copied",
  loading: () => "Loading",
  loadFailed: () => "This part could not be loaded. Check your connection and try again.",
  tryAgain: () => "Try again",
};

function unsupportedReason(reason: Parameters<Messages["unsupported"]>[0]["reason"]): string {
  switch (reason) {
    case "no-options":
      return "it has no options to choose from.";
    case "too-many-options":
      return "it has more options than can be shown.";
    default:
      return "it asks for something that cannot be entered here.";
  }
}
