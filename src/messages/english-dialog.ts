import type { DialogMessages } from "./messages.js";

/** The words in English: short, about the answer and not the form, and each says what to do. */
export const englishDialog: DialogMessages = {
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
  numberLimits: ({ integer, minimum, maximum, moreThan, lessThan, multipleOf }) => {
    const number = integer ? "A whole number" : "A number";
    const multiple = multipleOf ? `, in steps of ${multipleOf}` : "";
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
    minLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or more`,
    maxLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or fewer`,
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

  loading: () => "Loading",
  loadFailed: () => "This part could not be loaded. Check your connection and try again.",
  tryAgain: () => "Try again",
};

function unsupportedReason(reason: Parameters<DialogMessages["unsupported"]>[0]["reason"]): string {
  switch (reason) {
    case "no-options":
      return "it has no options to choose from.";
    case "too-many-options":
      return "it has more options than can be shown.";
    default:
      return "it asks for something that cannot be entered here.";
  }
}

function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
