/** What carries a person's acts to the page: the browser's own input in Chromium, user-event in jsdom. */
export interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly dblClick: (element: Element) => Promise<void>;
  /** Empties a text, and leaves focus in it. */
  readonly clear: (element: Element) => Promise<void>;
  readonly selectOptions: (select: HTMLElement, option: HTMLElement) => Promise<void>;
  /** Presses keys at what has focus, in user-event's notation: `a{Enter}`. */
  readonly keyboard: (keys: string) => Promise<void>;
  /** Enters text as it is where focus is. */
  readonly typeText: (text: string) => Promise<void>;
  /** Types `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` into a date control. */
  readonly enterDate: (control: HTMLElement, value: string) => Promise<void>;
}

/** Text as keys: `{` and `[` begin the name of a key, unless they are doubled. */
export function asKeys(text: string): string {
  return text.replace(/[{[]/g, "$&$&");
}
