import type { ApprovalMessages } from "./messages.js";

/** The English words of requests to run a tool. */
export const approvalWords: ApprovalMessages = {
  approvalTitle: ({ server }) => `${server} wants to run a tool`,
  approvalAnswers: () => "Your decision",
  approvalAnswer: ({ decision, lasts, tool = "" }) => {
    const verb = decision === "allow" ? "Allow" : "Deny";
    const named = tool && ` ${tool}`;
    switch (lasts) {
      case "always":
        return `Always ${verb.toLowerCase()}${named}`;
      case "session":
        return `${verb}${named} for this session`;
      case undefined:
        return decision === "allow" ? "Allow once" : "Deny";
    }
  },
  approvalOpens: ({ answer }) => (/(?:…|\.\.\.)$/.test(answer) ? answer : `${answer}…`),
  approvalMeans: ({ decision, lasts }) => {
    const verb = decision === "allow" ? "Allows" : "Denies";
    return lasts ? `${verb} this and later calls` : `${verb} this call only`;
  },
  approvalLasts: ({ decision, lasts, isListed }) => {
    const when = lasts === "session" ? "Until this session ends, later calls" : "Later calls";
    const what = decision === "allow" ? "may run without asking you" : "may be denied without asking you";
    return isListed ? `${when} like these ${what}:` : `${when} ${what}, whatever their arguments.`;
  },
  denyWithReason: () => "Deny with a reason",
  denialReason: () => "Reason",
  denialReasonHint: ({ server }) => `${server} reads it`,
  toolIsDestructive: ({ server }) => `${server} says that this can destroy something.`,
  callsTogether: ({ calls }) => `${calls} calls are decided together. If you deny one of them, none of them runs.`,
  toolInput: () => "Input",
  fileChanges: () => "Changes",
  changedLines: ({ added, addedCount, removed }) =>
    `${added} ${addedCount === 1 ? "line" : "lines"} added, ${removed} removed`,
  lineAdded: () => "Added:",
  lineRemoved: () => "Removed:",
  approvalSettled: ({ tool, decision, lasts, reason }) => {
    const verb = decision === "allow" ? "allow" : "deny";
    const past = decision === "allow" ? "allowed" : "denied";
    switch (lasts) {
      case "always":
        return `You always ${verb} ${tool}`;
      case "session":
        return `You ${past} ${tool} for this session`;
      case undefined:
        return decision === "allow" ? `You allowed ${tool} once` : `You denied ${tool}${reason && `: “${reason}”`}`;
    }
  },
};
