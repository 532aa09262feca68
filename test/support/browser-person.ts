import { userEvent } from "vitest/browser";
import { asKeys, type Hands } from "./hands.js";
import { createPerson, type Person } from "./person.js";

/** Real input events, which the browser dispatches with all of its default behaviour. */
const hands: Hands = {
  click: (element) => userEvent.click(element),
  dblClick: (element) => userEvent.dblClick(element),
  clear: (element) => userEvent.clear(element),
  selectOptions: (select, option) => userEvent.selectOptions(select, option),
  keyboard: (keys) => userEvent.keyboard(keys),
  typeText,
  enterDate: async (control, value) => {
    control.focus();
    await userEvent.keyboard(dateKeys(value));
  },
};

export const person: Person = createPerson(hands);

/** Text that a US keyboard cannot type is inserted as an emoji picker or an input method inserts it: without keys, by the browser's editing. */
async function typeText(text: string): Promise<void> {
  if (/^[ -~]*$/.test(text)) {
    await userEvent.keyboard(asKeys(text));
  } else {
    document.execCommand("insertText", false, text);
  }
}

/** The keys that enter a date in the order of en-US, the language of the browser: `070120261030AM`. */
export function dateKeys(value: string): string {
  const [date = "", time] = value.split("T");
  const [year = "", month = "", day = ""] = date.split("-");
  return `${month}${day}${year}${time === undefined ? "" : timeKeys(time)}`;
}

function timeKeys(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = String(Number(hours) % 12 || 12).padStart(2, "0");
  return `${hour}${minutes}${Number(hours) < 12 ? "AM" : "PM"}`;
}
