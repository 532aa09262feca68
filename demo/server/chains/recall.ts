import { choice, defineForm, email } from "../../../src/server/index.js";

/** The instruments, with the fault of each recalled one. */
const instruments = {
  Thermometers: { "Garden thermometer": undefined, "Pool thermometer": "its glass can break" },
  "Rain gauges": { "Tipping gauge": undefined, "Wireless gauge": "its battery can catch fire" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

const contact = defineForm({
  message: "Shall one of our people write to you instead?",
  fields: { email: email({ title: "Email" }) },
  onAccepted: ({ email: address }) => `We write to ${address} today.`,
  onDeclined: () => "All right, we leave you alone.",
});

function productIn(category: keyof typeof instruments) {
  const faults: Readonly<Record<string, string | undefined>> = instruments[category];
  return defineForm({
    message: `Which of our ${category.toLowerCase()} do you have?`,
    fields: { product: choice(Object.keys(faults), { title: "Product" }) },
    onAccepted: ({ product }) => {
      const fault = faults[product];
      return fault ? `Stop using the ${product}: ${fault}.` : `The ${product} is not recalled.`;
    },
    onDeclined: () => contact,
  });
}

/** Asks for a category and a product, and tells its fault. People who decline are asked for their email address. */
export const recall = defineForm({
  message: "Which instrument shall I look up?",
  fields: { category: choice(["Thermometers", "Rain gauges"], { title: "Category" }) },
  onAccepted: ({ category }) => productIn(category),
  onDeclined: () => contact,
});
