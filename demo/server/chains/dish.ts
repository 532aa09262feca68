import { choice, defineForm, type Next } from "../../../src/forms/index.js";

interface Dish {
  readonly name: string;
  readonly is: readonly string[];
}

const dishes: readonly Dish[] = [
  { name: "tomato soup", is: ["warming", "vegan", "quick"] },
  { name: "goulash", is: ["warming", "hearty"] },
  { name: "gazpacho", is: ["cooling", "vegan", "quick"] },
  { name: "cucumber salad", is: ["cooling", "quick"] },
];

/** Offers the qualities in which these dishes differ, so that fewer are left after each answer. No two dishes have the same qualities. */
function dishAmong(left: readonly Dish[]) {
  const names = left.map(({ name }) => name).join(", ");
  const qualities = new Set(left.flatMap((dish) => dish.is));
  const differing = [...qualities].filter((quality) => !left.every((dish) => dish.is.includes(quality)));
  return defineForm({
    message: `I know ${names}. What should yours be?`,
    fields: { quality: choice(differing, { title: "It should be" }) },
    onAccepted: ({ quality }): Next<string> => {
      const fitting = left.filter((dish) => dish.is.includes(quality));
      return fitting.length > 1 ? dishAmong(fitting) : `How about ${fitting.map(({ name }) => name).join()}?`;
    },
    onDeclined: () => `Then it is for you to choose: ${names}.`,
  });
}

/** Asks again until one dish is left, or the person declines. */
export const dish = dishAmong(dishes);
