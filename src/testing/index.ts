import { delays } from "../surfaces/activation-guard.js";

export { answerElicitation, type AnswerOptions } from "./answer.js";
export {
  acceptElicitation,
  cancelElicitation,
  declineElicitation,
  type ElicitationQuery,
  type ElicitationUser,
  findElicitation,
  openElicitationPage,
} from "./elicitation.js";
export { type Entry, fillElicitation } from "./fill.js";
export { type ScriptedServer, scriptedServer, type ScriptedTransport } from "./scripted-server.js";

/**
 * For a set-up file of the tests: from now on `activationDelay` and `waitForTyping` of dialogs and cards are 0 where no prop says otherwise, so
 * that they open at once and their buttons act at once.
 */
export function configureElicitationTesting(): void {
  delays.activationDelay = 0;
  delays.waitForTyping = 0;
}
