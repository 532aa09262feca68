/** What the demo's server was given, call by call: the JSON as it came over the wire, with hashes in place of what is in files. */
export interface ReceivedAnswers {
  readonly tool: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

export async function receivedAnswers(origin: string): Promise<readonly ReceivedAnswers[]> {
  const response = await fetch(new URL("/demo/received", origin));
  return (await response.json()) as readonly ReceivedAnswers[];
}
