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
  skipElicitation,
} from "./elicitation.js";
export { type Entry, fillElicitation } from "./fill.js";
export { type ScriptedServer, scriptedServer, type ScriptedTransport } from "./scripted-server.js";

/**
 * Call it in a set-up file of the tests. It sets the defaults of `activationDelay` and `waitForTyping` to 0, so that dialogs and cards open
 * at once and their buttons act at once. Props override these defaults.
 */
export function configureElicitationTesting(): void {
  delays.activationDelay = 0;
  delays.waitForTyping = 0;
}
