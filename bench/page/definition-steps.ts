import { Client } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { createValidator } from "react-elicitation/core";
import { parseFormDefinition } from "react-elicitation/definitions";
import { definitionProtocol } from "react-elicitation/mcp";

export interface Compilation {
  /** Milliseconds from a definition that was never seen to its validator. */
  readonly first: readonly number[];
  /** Microseconds to another validator of the same fields, as the mean of twenty. */
  readonly again: readonly number[];
}

/** @param json a JSON array of definitions */
export async function compileDefinitions(json: string): Promise<Compilation> {
  const first: number[] = [];
  const again: number[] = [];
  for (const definition of JSON.parse(json) as unknown[]) {
    const start = performance.now();
    const form = parseFormDefinition(definition);
    if (form.mode !== "form") throw new Error("The definition is no form.");
    await createValidator(form.fields);
    const compiled = performance.now();
    const times = 20;
    for (let left = times; left > 0; left -= 1) await createValidator(form.fields);
    first.push(compiled - start);
    again.push(((performance.now() - compiled) * 1000) / times);
  }
  return { first, again };
}

const queue = createElicitationQueue({
  requestsPerMinute: Infinity,
  maxPending: Infinity,
  maxPendingPerServer: Infinity,
});
const client = new Client({ name: "Bench", version: "1.0.0" });
definitionProtocol(client, queue, { server: { name: "Bench" } });

/** Receives so many requests with the same params, and answers none. */
export async function holdDefinitions(json: string, count: number): Promise<void> {
  const params: unknown = JSON.parse(json);
  const receive = client.fallbackRequestHandler;
  if (!receive) throw new Error("Nothing receives requests.");
  for (let id = 0; id < count; id += 1) {
    await Reflect.apply(receive, client, [{ jsonrpc: "2.0", id, method: "elicitation/create", params }, {}]);
  }
}
