import { contents, contentsScript, handedOver, nameOfFile, secretFile } from "../words/secret-files.js";

/** Whether a text is about what a file holds that holds keys and passwords: "the contents of your .env file". */
export function isSecretFile(text: string, words: readonly string[]): boolean {
  return secretFile.test(text) && (words.some((word) => contents.test(word)) || contentsScript.test(text));
}

/** The same where something is asked for: "paste your id_rsa here" too. */
export function asksForSecretFile(text: string, words: readonly string[]): boolean {
  return (
    isSecretFile(text, words) ||
    (words.some((word) => handedOver.test(word)) &&
      !words.some((word) => nameOfFile.test(word)) &&
      secretFile.test(text))
  );
}
