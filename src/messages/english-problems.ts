import type { ProblemMessages } from "./messages.js";

/** The words for a request that cannot be accepted, in English. */
export const englishProblems: ProblemMessages = {
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
};

function unsupportedReason(reason: Parameters<ProblemMessages["unsupported"]>[0]["reason"]): string {
  switch (reason) {
    case "no-options":
      return "it has no options to choose from.";
    case "sensitive":
      return "it looks like a password, a key, a code or payment data, which cannot be entered here.";
    case "too-many-options":
      return "it has more options than can be shown.";
    default:
      return "it asks for something that cannot be entered here.";
  }
}
