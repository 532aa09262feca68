import { choice, defineForm, type Next } from "../../../src/server/index.js";

interface Dish {
  readonly name: string;
  readonly is: readonly string[];
}

const dishes: readonly Dish[] = [
  { name: "tomato soup", is: ["warming", "vegan"] },
  { name: "goulash", is: ["warming", "with meat"] },
  { name: "gazpacho", is: ["cooling", "vegan"] },
  { name: "cucumber salad", is: ["cooling", "with yoghurt"] },
];

/**
 * Offers the qualities in which these dishes differ, so that each answer leaves fewer dishes. Of any two dishes, each has a quality that
 * the other lacks, so there are always at least two qualities to choose from.
 */
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

/** Asks again until one dish is left or the person declines. */
export const dish = dishAmong(dishes);
