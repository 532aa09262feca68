import { McpServer } from "@modelcontextprotocol/server";
import { formTool } from "../../src/server/index.js";
import type { ReceivedLog } from "./received-log.js";
import { dish } from "./chains/dish.js";
import { lunch } from "./chains/lunch.js";
import { recall } from "./chains/recall.js";
import { registerAskingTool } from "./register-asking-tool.js";
import { appointment } from "./tools/appointment.js";
import { confirm } from "./tools/confirm.js";
import { connect } from "./tools/connect.js";
import { everything } from "./tools/everything.js";
import { photo } from "./tools/photo.js";
import { several } from "./tools/several.js";
import { subscribe } from "./tools/subscribe.js";

const tools = [subscribe, everything, confirm, connect, several, appointment, photo];

/** The server waits as long as the client does, because people answer when they have time. */
const ONE_HOUR = 60 * 60 * 1000;

export function createWeatherServer(received: ReceivedLog): McpServer {
  const server = new McpServer(
    { name: "weather", title: "Weather Pro", version: "2.1.0" },
    { inputRequired: { roundTimeoutMs: ONE_HOUR } },
  );
  for (const tool of tools) registerAskingTool(server, tool, received);
  const recalls = { title: "Look up a recall", description: "Asks which instrument you have, then tells." };
  formTool(server, "recall", recalls, recall);
  formTool(
    server,
    "lunch",
    { title: "Order lunch", description: "Asks for meals of the canteen, and for a tip." },
    lunch,
  );
  formTool(server, "dish", { title: "Find a dish", description: "Asks again until one dish is left." }, dish);
  return server;
}
