export type ToolArguments = Readonly<Record<string, unknown>>;

export type ParsedArguments =
  | { readonly ok: true; readonly value: ToolArguments }
  | { readonly ok: false; readonly problem: string };

export function parseArguments(text: string): ParsedArguments {
  const notAnObject: ParsedArguments = { ok: false, problem: 'Write a JSON object, for example {"city": "Oslo"}.' };
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ok: true, value } : notAnObject;
  } catch {
    return notAnObject;
  }
}

function isObject(value: unknown): value is ToolArguments {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
