import {
  codes,
  fromWords,
  notOfCode,
  numbers,
  otherCodes,
  places,
  received,
  receivers,
  sent,
  sentBefore,
  textMessages,
  whose,
} from "../words/sent-code-words.js";

/** Who has sent nothing to the person. */
const oneself = /^(?:you|i|to)$/;

/** Words behind a code among which its sender is told: "the code that your bank has just texted you". */
const farthest = 10;

/** Whether these words are about a code that comes from elsewhere: "the code GitHub sent you", "the digits from your text message". */
export function isSentCode(words: readonly string[]): boolean {
  return words.some((_, index) => isSentCodeAt(words, index));
}

/** The same of the word at a place. */
export function isSentCodeAt(words: readonly string[], index: number): boolean {
  if (numbers.test(words[index] ?? "")) {
    return !otherCodes.test(words[index - 1] ?? "") && (isTexted(words, index) || isIn(textMessages, words, index));
  }
  return isCode(words, index) && (hasSender(words, index) || isIn(places, words, index));
}

/** Whether these words say that the person has been sent a code: "We texted you a code". Where something is asked, it need not be said to whom. */
export function saysCodeIsSent(words: readonly string[], isAsked = false): boolean {
  return words.some((_, index) => {
    if (!isCode(words, index) || whose.test(words[index + 1] ?? "")) {
      return false;
    }
    const near = words.slice(Math.max(0, index - 6), index + farthest);
    return (
      near.some((word, at) => sent.test(word) && !oneself.test(near[at - 1] ?? "")) &&
      (isAsked || near.some((word) => receivers.test(word)))
    );
  });
}

function isCode(words: readonly string[], index: number): boolean {
  return (
    codes.test(words[index] ?? "") &&
    !otherCodes.test(words[index - 1] ?? "") &&
    !notOfCode.test(words[index + 1] ?? "")
  );
}

function hasSender(words: readonly string[], index: number): boolean {
  const behind = words.slice(index + 1, index + 1 + farthest);
  const isSent = behind.some(
    (word, at) => received.test(word) || (sent.test(word) && !oneself.test(behind[at - 1] ?? "")),
  );
  return (
    (isSent && !whose.test(words[index + 1] ?? "")) ||
    words.slice(Math.max(0, index - 3), index).some((word) => sentBefore.test(word) || textMessages.test(word))
  );
}

function isTexted(words: readonly string[], index: number): boolean {
  return words.slice(index + 1, index + 1 + farthest).includes("texted");
}

/** "From the text message": the place stands right behind where it says "from". */
function isIn(where: RegExp, words: readonly string[], index: number): boolean {
  return [index + 1, index + 2].some(
    (at) => fromWords.test(words[at] ?? "") && words.slice(at + 1, at + 4).some((word) => where.test(word)),
  );
}
