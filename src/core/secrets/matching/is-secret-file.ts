import { contents, contentsScript } from "../words/secret-files.js";
import { mentionsSecretFile } from "./mentions-secret-file.js";

/** Whether a text is about what a file holds that holds keys and passwords: "the contents of your .env file". */
export function isSecretFile(text: string, words: readonly string[]): boolean {
  return mentionsSecretFile(text) && (words.some((word) => contents.test(word)) || contentsScript.test(text));
}
