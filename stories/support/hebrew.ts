import type { Messages } from "react-elicitation";

/** The words that a form shows, in a language written from right to left. */
export const hebrew: Partial<Messages> = {
  formTitle: ({ server }) => `${server} מבקש מידע`,
  callsItself: ({ name, version }) => `מכנה את עצמו „${name}” ${version}`,
  messageFrom: ({ server }) => `הודעה מאת ${server}`,
  questionTitle: ({ server }) => `${server} שואל שאלה`,
  acceptForm: ({ server }) => `שליחה אל ${server}`,
  acceptAnswer: ({ answer, server }) => `שליחת ״${answer}״ אל ${server}`,
  send: () => "שליחה",
  decline: () => "סירוב",
  cancel: () => "סגירה בלי לענות",
  optional: () => "רשות",
};
