import { McpServer } from "@modelcontextprotocol/server";
import { boolean, choice, date, defineForm, formTool, integer } from "react-elicitation/server";

/** Asked only of guests who bring a dog. */
const dog = defineForm({
  message: "Tell us about your dog.",
  fields: { size: choice({ small: "Up to 10 kg", large: "More than 10 kg" }, { title: "Size" }) },
  onAccepted: ({ size }) => `A room for a guest with a ${size} dog is booked.`,
});

const booking = defineForm({
  message: "When do you come, and for how long?",
  fields: {
    day: date({ title: "First night" }),
    nights: integer({ title: "Nights", minimum: 1, maximum: 30, default: 1 }),
    dog: boolean({ title: "I bring a dog", required: false }),
  },
  onAccepted: (stay) => (stay.dog ? dog : `A room is booked from ${stay.day}, nights: ${stay.nights}.`),
  onDeclined: () => "The guest does not want to book.",
  onCancelled: () => "The guest left the form. Nothing is booked.",
});

export function createHotel(): McpServer {
  const server = new McpServer({ name: "hotel", version: "1.0.0" });
  formTool(
    server,
    "book",
    { title: "Book a room", description: "Books a room. Asks the guest when they come." },
    booking,
  );
  return server;
}
