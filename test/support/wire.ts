import { onTestFinished } from "vitest";
import { isRecord } from "../../src/core/json.js";
import type { ScriptedTransport } from "../../src/testing/index.js";

export type Message = Readonly<Record<string, unknown>>;

/** A server without a will of its own: it says what a test lets it say, and keeps what it gets. */
export interface Wire {
  readonly transport: ScriptedTransport;
  /** Every message of the client, except its handshake. */
  readonly received: readonly Message[];
  /** The client's `initialize`. */
  readonly handshake: readonly Message[];
  readonly send: (message: Message) => void;
}

export function openWire(): Wire {
  const received: Message[] = [];
  const handshake: Message[] = [];
  const send = (message: Message): void => queueMicrotask(() => transport.onmessage?.(message));
  const transport: ScriptedTransport = {
    start: () => Promise.resolve(),
    close: async () => transport.onclose?.(),
    send: async (message) => {
      if (!isRecord(message)) {
        throw new Error(`This is not a message: ${JSON.stringify(message)}`);
      }
      if (message.method === "initialize") {
        handshake.push(message);
        const { protocolVersion } = isRecord(message.params) ? message.params : {};
        const serverInfo = { name: "documents", version: "1.0.0" };
        send({ jsonrpc: "2.0", id: message.id, result: { protocolVersion, capabilities: {}, serverInfo } });
      } else if (message.method !== "notifications/initialized") {
        received.push(message);
      }
    },
  };
  onTestFinished(() => transport.close());
  return { transport, received, handshake, send };
}
