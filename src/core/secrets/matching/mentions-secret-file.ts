import { marks, secretFile } from "../words/secret-files.js";

/** Whether a text says the name of a file that holds keys and passwords. */
export function mentionsSecretFile(text: string): boolean {
  return marks.test(text) && secretFile.test(text);
}
