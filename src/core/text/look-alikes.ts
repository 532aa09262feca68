import { letterByLetter } from "./letter-by-letter.js";
import { twins } from "./twins.js";

/**
 * Letters that can be mistaken for a Latin letter or digit, or for a slash, by what they are mistaken for: of Unicode's
 * confusables (TR39) those in the basic plane that a host name can hold, and small capitals. Marks and signs are not letters, and not here.
 */
const rare = {
  "/": "〳ノ丿",
  2: "ᒿꛯ",
  4: "Ꮞ",
  6: "бᏮ",
  8: "৪੪ȣ",
  9: "੧୨৭൭",
  a: "ɑᎪᗅꓮ",
  b: "ʙᏏᖯᏴᗷꓐ",
  c: "ᴄⲥᏟꓚ",
  d: "ᴅᏧᑯꓒᎠᗞᗪꓓ",
  e: "ᴇꬲҽⴹᎬꓰ",
  f: "ꜰꬵꞙẝքᖴꓝ",
  g: "ɢᶃƍցᏀᏳꓖ",
  h: "ʜհᏂᎻᕼꓧ",
  i: "ıɪɩꙇᎥ",
  j: "ᴊϳᎫᒍꓙ",
  k: "ᴋᏦᛕꓗ",
  l: "ʟ۱ǀⵏᛁꓲᏞᒪꓡ",
  m: "ᴍᎷᗰᛖꓟ",
  n: "ɴոռꓠ",
  o: "०੦૦௦౦೦൦๐໐၀۵ᴏᴑꬽσⲟჿഠဝ০୦〇ⵔዐଠꓳ",
  p: "ᴘⲣᏢᑭꓑ",
  q: "գզⵕ",
  r: "ʀꭇꭈᴦⲅгᎡᏒᖇꓣ",
  s: "ꜱƽᏕᏚꓢ",
  t: "ᴛᎢꓔ",
  u: "ꞟᴜꭎꭒʋሀᑌꓴ",
  v: "ᴠ۷ⴸᏙᐯꛟꓦ",
  w: "ɯᴡѡաᎳᏔꓪ",
  x: "ᕁᕽⵝᚷꓫ",
  y: "ɣᶌʏỿꭚүყᎩᎽꓬ",
  z: "ᴢᏃꓜ",
};

/** From the letter to the Latin one, the digit or the slash it can be mistaken for: {@link twins} and the rare ones. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...twins,
  ...Object.entries(rare).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
]);

/** A text with the letters it can be mistaken for in place of its own: `аррӏе` in Cyrillic becomes `apple`. */
export const latinLook: (text: string) => string = letterByLetter(lookAlikes);

/**
 * What is left of a text when all is gone that a hasty reader may not notice: script, case, accents, blanks and signs, 0 for
 * O, 1 and I for l, rn for m. Two texts with one skeleton can be mistaken for each other. Words stay apart, by one blank.
 */
export function skeleton(text: string): string {
  const small = latinLook(text.normalize("NFKC")).toLowerCase().normalize("NFKD");
  return latinLook(small.replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, ""))
    .replace(/[1i|]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
