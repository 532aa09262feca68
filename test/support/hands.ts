/** Performs a person's actions on the page: with real input in Chromium, with user-event in jsdom. */
export interface Hands {
  readonly click: (element: Element) => Promise<void>;
  readonly dblClick: (element: Element) => Promise<void>;
  /** Empties a text, and leaves focus in it. */
  readonly clear: (element: Element) => Promise<void>;
  readonly selectOptions: (select: HTMLElement, option: HTMLElement) => Promise<void>;
  /** Presses keys on the focused element, in user-event's notation: `a{Enter}`. */
  readonly keyboard: (keys: string) => Promise<void>;
  /** Enters literal text into the focused element. */
  readonly typeText: (text: string) => Promise<void>;
  /** Types `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` into a date control. */
  readonly enterDate: (control: HTMLElement, value: string) => Promise<void>;
}

/** Escapes text for user-event, where `{` and `[` start a key name unless doubled. */
export function asKeys(text: string): string {
  return text.replace(/[{[]/g, "$&$&");
}
