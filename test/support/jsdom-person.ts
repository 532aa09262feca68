import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { asKeys, type Hands } from "./hands.js";
import { createPerson, type Person } from "./person.js";

// Without layout nothing lies in the way, and to look for it takes long.
const options = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/** user-event: quick, and near enough wherever neither layout nor the browser's own behaviour counts. */
export const hands: Hands = {
  click: (element) => userEvent.click(element, options),
  dblClick: (element) => userEvent.dblClick(element, options),
  clear: (element) => userEvent.clear(element),
  selectOptions: (select, option) => userEvent.selectOptions(select, option),
  keyboard: async (keys) => void (await userEvent.keyboard(keys)),
  typeText: async (text) => void (await userEvent.keyboard(asKeys(text))),
  // jsdom has no parts of a date to type into: the whole or nothing.
  enterDate: (control, value) => userEvent.type(control, value),
};

export const person: Person = createPerson(hands);
