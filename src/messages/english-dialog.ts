import type { DialogMessages } from "./messages.js";
import { plural } from "./plural.js";

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

  errorSummary: () => "There is a problem",
  errorPrefix: () => "Error:",
  cannotCheck: () => "Your answers could not be checked, so nothing was sent. Check your connection and try again.",

  cannotAccept: ({ server }) => `Nothing can be sent to ${server}. You can decline or cancel.`,

  loading: () => "Loading",
  loadFailed: () => "This part could not be loaded. Check your connection and try again.",
  tryAgain: () => "Try again",
};
