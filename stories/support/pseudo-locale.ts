import { english, type MessageOverrides } from "react-elicitation";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const marked = "áƀçđéƒĝĥíĵķľɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĽṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";

/**
 * English in other letters, in brackets and longer by 40 %: a text without brackets escaped the catalogue, and where an end is missing, the layout
 * cuts it off.
 */
export const pseudoLocale: MessageOverrides = { ...inPseudo(english), language: "en-XA", direction: "ltr" };

function inPseudo<Words extends object>(words: Words): Words {
  return new Proxy(words, {
    get: (messages, name) => {
      const message: unknown = Reflect.get(messages, name);
      if (typeof message === "object" && message !== null) {
        return inPseudo(message);
      }
      return typeof message === "function"
        ? (of: object = {}) => lengthened(String(Reflect.apply(message, undefined, [of])), of)
        : message;
    },
  });
}

/** What a message was told, such as the name of a server, stays as it is. */
function lengthened(text: string, of: object): string {
  const told = Object.values(of).filter((value): value is string => typeof value === "string" && value !== "");
  const values = told.sort((one, other) => other.length - one.length).map((value) => value.replaceAll(/\W/g, "\\$&"));
  const parts = values.length === 0 ? [text] : text.split(new RegExp(`(${values.join("|")})`));
  const written = parts.map((part) => (told.includes(part) ? part : part.replaceAll(/[a-z]/gi, inOtherLetters)));
  return `[${written.join("")}${"·".repeat(Math.ceil(text.length * 0.4))}]`;
}

function inOtherLetters(letter: string): string {
  const index = plain.indexOf(letter);
  return marked[index] ?? letter;
}
