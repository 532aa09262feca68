import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { asKeys, type Hands } from "./hands.js";
import { createPerson, type Person } from "./person.js";

// Without layout no element covers another, and checking for that is slow.
const options = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/** user-event, which is fast, and close enough where neither layout nor native browser behaviour matters. */
export const hands: Hands = {
  click: (element) => userEvent.click(element, options),
  dblClick: (element) => userEvent.dblClick(element, options),
  clear: (element) => userEvent.clear(element),
  selectOptions: (select, option) => userEvent.selectOptions(select, option),
  keyboard: async (keys) => void (await userEvent.keyboard(keys)),
  typeText: async (text) => void (await userEvent.keyboard(asKeys(text))),
  // jsdom has no date segments to type into, so user-event takes the whole date.
  enterDate: (control, value) => userEvent.type(control, value),
};

export const person: Person = createPerson(hands);
