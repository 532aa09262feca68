import type { Messages } from "react-elicitation";

/** The words that a form shows, in a language written from right to left. */
export const hebrew: Partial<Messages> = {
  formTitle: ({ server }) => `${server} מבקש מידע`,
  callsItself: ({ name, version }) => `מכנה את עצמו „${name}” ${version}`,
  messageFrom: ({ server }) => `הודעה מאת ${server}`,
  acceptForm: ({ server }) => `שליחה אל ${server}`,
  decline: () => "סירוב",
  cancel: () => "ביטול",
  close: () => "סגירה",
  optional: () => "רשות",
};
