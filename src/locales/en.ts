import type { MessageLanguage } from "../messages/messages.js";

/** English, for `createMessages`. Its words come with the kit, so there are none here. */
export const en: MessageLanguage = { language: "en", direction: "ltr" };
