import { contents, contentsScript, handedOver, nameOfFile, secretFile } from "../words/secret-files.js";

/** What is in the name of each of these files: most texts have none of it, and are passed over by it. */
const marks = /[._]|etc\/shadow|kubeconfig|printenv/iu;

/** Whether a text says the name of a file that holds keys and passwords. */
export function mentionsSecretFile(text: string): boolean {
  return marks.test(text) && secretFile.test(text);
}

/** Whether a text is about what a file holds that holds keys and passwords: "the contents of your .env file". */
export function isSecretFile(text: string, words: readonly string[]): boolean {
  return mentionsSecretFile(text) && (words.some((word) => contents.test(word)) || contentsScript.test(text));
}

/** The same where something is asked for: "paste your id_rsa here" too. */
export function asksForSecretFile(text: string, words: readonly string[]): boolean {
  return (
    isSecretFile(text, words) ||
    (words.some((word) => handedOver.test(word)) &&
      !words.some((word) => nameOfFile.test(word)) &&
      mentionsSecretFile(text))
  );
}
