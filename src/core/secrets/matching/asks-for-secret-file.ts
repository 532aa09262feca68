import { handedOver, nameOfFile } from "../words/secret-files.js";
import { isSecretFile } from "./is-secret-file.js";
import { mentionsSecretFile } from "./mentions-secret-file.js";

/** Whether a text that asks for something asks for what such a file holds: also "paste your id_rsa here". */
export function asksForSecretFile(text: string, words: readonly string[]): boolean {
  return (
    isSecretFile(text, words) ||
    (words.some((word) => handedOver.test(word)) &&
      !words.some((word) => nameOfFile.test(word)) &&
      mentionsSecretFile(text))
  );
}
