import type { SettledMessages } from "./messages.js";

/** The words for a request that is over, in English. */
export const englishSettled: SettledMessages = {
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
