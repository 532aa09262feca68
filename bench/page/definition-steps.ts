import { Client } from "@modelcontextprotocol/client";
import { createElicitationQueue } from "react-elicitation";
import { initialDraft, judge, loadPatterns, readDraft } from "react-elicitation/core";
import { parseFormDefinition } from "react-elicitation/definitions";
import { definitionProtocol } from "react-elicitation/mcp";

export interface FirstJudgements {
  /** Milliseconds to parse a definition that was not parsed before and judge its untouched form. */
  readonly first: readonly number[];
  /** Microseconds to judge the same fields again, as the mean of twenty. */
  readonly again: readonly number[];
}

/** @param json a JSON array of definitions */
export async function judgeDefinitions(json: string): Promise<FirstJudgements> {
  const first: number[] = [];
  const again: number[] = [];
  for (const definition of JSON.parse(json) as unknown[]) {
    const start = performance.now();
    const form = parseFormDefinition(definition);
    if (form.mode !== "form") throw new Error("The definition is not a form.");
    const { fields } = form;
    const judgeUntouched = async (): Promise<void> => {
      judge(fields, readDraft(fields, initialDraft(fields)), { patterns: await loadPatterns(fields) });
    };
    await judgeUntouched();
    const judged = performance.now();
    const times = 20;
    for (let left = times; left > 0; left -= 1) await judgeUntouched();
    first.push(judged - start);
    again.push(((performance.now() - judged) * 1000) / times);
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

/** Receives `count` requests with the same params and answers none. */
export async function holdDefinitions(json: string, count: number): Promise<void> {
  const params: unknown = JSON.parse(json);
  const receive = client.fallbackRequestHandler;
  if (!receive) throw new Error("Nothing receives requests.");
  for (let id = 0; id < count; id += 1) {
    await Reflect.apply(receive, client, [{ jsonrpc: "2.0", id, method: "elicitation/create", params }, {}]);
  }
}
