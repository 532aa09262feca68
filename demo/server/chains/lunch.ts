import { boolean, choice, choices, defineForm, string } from "../../../src/server/index.js";

const prices = { Soup: 4, Salad: 5, Curry: 8 } as const;

type Meals = readonly (keyof typeof prices)[];

const noTip = "No tip";

/** A decline anywhere in the chain cancels the order. Some clients decline unseen, for a person who wants no more requests. */
const nothing = "Nothing is ordered.";

/** Asks for a tip, which depends on the sum. */
function tipFor(meals: Meals, note: string) {
  const sum = meals.reduce((total, meal) => total + prices[meal], 0);
  const part = (percent: number): string => `${((sum * percent) / 100).toFixed(2)} €`;
  return defineForm({
    message: `Lunch is ${sum} €. How much would you like to tip?`,
    fields: { tip: choice([noTip, part(5), part(10)], { title: "Tip" }) },
    onAccepted: ({ tip }) => place(meals, tip === noTip ? note : `${note}, with a tip of ${tip}`),
    onDeclined: () => nothing,
  });
}

/** Asks for meals and a note. People who want to be reminded are then asked for a tip. */
export const lunch = defineForm({
  message: "What would you like from the canteen?",
  fields: {
    meals: choices({ Soup: "Soup, 4 €", Salad: "Salad, 5 €", Curry: "Curry, 8 €" }, { title: "Meals", minItems: 1 }),
    note: string({ title: "Note for the kitchen", maxLength: 100, required: false }),
    remindToTip: boolean({ title: "Remind me to tip", default: false }),
  },
  onAccepted: ({ meals, note, remindToTip }) => {
    const words = note === undefined ? "" : ` (${note})`;
    return remindToTip ? tipFor(meals, words) : place(meals, words);
  },
  onDeclined: () => nothing,
});

/** Called only by handlers that end the chain, because other handlers run again in each round of a call. */
function place(meals: Meals, rest: string): string {
  return `Ordered: ${meals.join(", ")}${rest}.`;
}
