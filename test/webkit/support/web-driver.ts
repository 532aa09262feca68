/** An error of the W3C WebDriver protocol, such as "stale element reference". */
export class WebDriverError extends Error {
  override readonly name = "WebDriverError";
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message ? `${code}: ${message}` : code);
  }
}

/** An element of the page, as WebDriver refers to it. */
export type ElementReference = Readonly<Record<string, string>>;

/** Sends one command. The paths of a session begin with `/session/…`. */
export type Command = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

export function webDriver(origin: string): Command {
  return async (method, path, body) => {
    const response = await fetch(new URL(path, origin), {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    }).catch((cause: unknown) => {
      throw new Error(`WebKit's driver does not answer ${method} ${path}.`, { cause });
    });
    const { value } = record(await response.json());
    if (response.ok) return value;
    const { error, message } = record(value);
    throw new WebDriverError(String(error), String(message));
  };
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new TypeError(`${String(value)} is not an object.`);
  return { ...value };
}

/** The name under which the standard keeps the id of an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export function isElement(value: unknown): value is ElementReference {
  return typeof value === "object" && value !== null && elementKey in value;
}

export function idOf(element: ElementReference): string {
  return element[elementKey] ?? "";
}

/** Keys without a character, as WebDriver writes them. */
export const keys = { enter: "\uE007", escape: "\uE00C", tab: "\uE004", right: "\uE014" };

/** Looks again and again until there is something. What went away while it was looked at is not there. */
export async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + 10_000; ; ) {
    const found = await look().catch((error: unknown) => {
      if (error instanceof WebDriverError && /stale element|no such/.test(error.code)) return undefined;
      throw error;
    });
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`After 10 seconds there is still not: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
