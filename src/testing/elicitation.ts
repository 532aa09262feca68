import { waitFor } from "@testing-library/dom";

/** Selects a request when the page shows several. */
export interface ElicitationQuery {
  /** Text that the header contains: the host application's name for the server, or the host of the server's origin. */
  readonly server?: string | undefined;
  /** Labels of some of its fields. */
  readonly fields?: readonly string[] | undefined;
}

/** Enters text and presses buttons: `userEvent` of user-event, the result of its `setup()`, or `userEvent` of Vitest's browser mode. */
export interface ElicitationUser {
  readonly click: (element: HTMLElement) => Promise<void>;
  readonly clear: (element: HTMLElement) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly paste: (text: string) => Promise<void>;
  readonly selectOptions: (select: HTMLElement, option: HTMLElement) => Promise<void>;
  readonly upload: (input: HTMLElement, files: File[]) => Promise<void>;
  /** Exists only in Vitest. Sets values that keys cannot enter reliably: the order of keys in a date depends on the browser's language. */
  readonly fill?: ((element: HTMLElement, text: string) => Promise<void>) | undefined;
}

const surfaces = '[data-elicitation-dialog][data-state="open"], [data-elicitation-card][data-state="open"]';

/** A request to run a tool says so after a press that only showed what was below the view. What is folded is unfolded before a press. */
const linesShown = '[data-look="approval"]:not(:has([data-chosen])) > p.elicit-failure';

/**
 * Finds the dialog or card of an open request. Resolves once its buttons act.
 *
 * @throws {Error} when none or several match after the timeout of Testing Library; the message lists the requests on the page
 */
export function findElicitation(query: ElicitationQuery = {}): Promise<HTMLElement> {
  const find = (): HTMLElement => {
    const shown = [...document.querySelectorAll<HTMLElement>(surfaces)];
    const [first, ...others] = shown.filter((surface) => isMeant(surface, query));
    if (!first || others.length > 0) {
      const count = first ? `${others.length + 1} requests match` : "No request matches";
      const waiting =
        shown.length > 0
          ? `Waiting on the page: ${listOf(shown.map(describe))}`
          : "None waits on the page: has the server asked, and is there an <ElicitationHost>, a dialog or a card?";
      throw new Error(`${count} ${JSON.stringify(query)}. ${waiting}`);
    }
    // A request in the dock may be folded to one line, and one in steps hides questions. A person would show all of them first.
    first.querySelector<HTMLElement>(":scope > .elicit-bar > [data-to=dock], .elicit-steps > [data-to=all]")?.click();
    if (!first.hasAttribute("data-ready")) {
      throw new Error(
        `The buttons of ${describe(first)} do not act yet. Call configureElicitationTesting() in a set-up file, or raise the timeout.`,
      );
    }
    return first;
  };
  // Without `onTimeout`, Testing Library would append the page's HTML and bury the message.
  return waitFor(find, { onTimeout: (error) => error });
}

function isMeant(surface: HTMLElement, { server = "", fields = [] }: ElicitationQuery): boolean {
  const header = surface.querySelector(".elicit-header")?.textContent ?? "";
  const labels = new Set(fieldsOf(surface).keys());
  return header.includes(server) && fields.every((label) => labels.has(label));
}

/** The fields of a form by label, in their order. Labels are unique within a form. */
export function fieldsOf(surface: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const fields = [...surface.querySelectorAll<HTMLElement>("[data-elicitation-field]")];
  return new Map(fields.map((field) => [field.querySelector(".elicit-label")?.textContent ?? "", field]));
}

function describe(surface: HTMLElement): string {
  const title = surface.querySelector(".elicit-title")?.textContent ?? "";
  const labels = [...fieldsOf(surface).keys()].map(inQuotes);
  return `${inQuotes(title)}${labels.length > 0 ? ` with the fields ${labels.join(", ")}` : ""}`;
}

export function inQuotes(text: string): string {
  return JSON.stringify(text);
}

export function listOf(lines: readonly string[]): string {
  return lines.length === 0 ? "nothing" : lines.map((line) => `\n- ${line}`).join("");
}

/**
 * Presses the button that accepts, and waits until the answers have been checked and, with `onAccept`, delivered.
 *
 * @throws {Error} when the answers are refused; the message lists the errors in the dialog
 */
export function acceptElicitation(user: ElicitationUser, query?: ElicitationQuery): Promise<void> {
  return send(user, query, "accept");
}

/** Presses "Skip", which sends no answer to an optional question, and waits and throws as `acceptElicitation` does. */
export function skipElicitation(user: ElicitationUser, query?: ElicitationQuery): Promise<void> {
  return send(user, query, "skip");
}

async function send(user: ElicitationUser, query: ElicitationQuery | undefined, action: string): Promise<void> {
  const surface = await findElicitation(query);
  // What is folded has to be seen before anything is accepted.
  for (const fold of surface.querySelectorAll<HTMLElement>('[data-fold] + [aria-expanded="false"]')) {
    await user.click(fold);
  }
  const accept = surface.querySelector('[data-action="accept"]') ?? surface;
  await press(user, surface, action);
  while (surface.matches(surfaces) && surface.querySelector(linesShown)) {
    await press(user, await findElicitation(query), action);
  }
  await untilSent(surface, accept);
}

/** The rows of a lone question whose press answers at once, because the host has `quickAnswers`. */
export const quickRows = '[data-action="answer"]';

/**
 * Waits until the answers have been checked and delivered.
 *
 * @param accept what was pressed to send them
 * @throws {Error} when the answers are refused
 */
export async function untilSent(surface: HTMLElement, accept: Element): Promise<void> {
  await waitFor(() => {
    if (accept.isConnected && accept.matches(`[data-busy], ${quickRows}[aria-disabled]`)) {
      throw new Error(`${describe(surface)} is still being accepted.`);
    }
  });
  if (accept.isConnected && surface.dataset.mode === "url") {
    throw new Error(
      `The page of ${describe(surface)} has not been opened. Call openElicitationPage() if window.open opens nothing in this environment.`,
    );
  }
  const errors = accept.isConnected ? errorsIn(surface) : [];
  if (errors.length > 0) {
    throw new Error(`The answers were refused: ${listOf(errors)}`);
  }
}

function errorsIn(surface: HTMLElement): readonly string[] {
  const atFields = Array.from(fieldsOf(surface)).flatMap(([label, field]) => {
    const error = field.querySelector(".elicit-error > bdi")?.textContent;
    return error ? [`${label}: ${error}`] : [];
  });
  const ofForm = surface.querySelector('.elicit-failure[data-tone="error"]')?.textContent;
  return ofForm ? [...atFields, ofForm] : atFields;
}

/** Presses "Decline", and "Decline anyway" if the dialog asks whether to discard the answers. */
export async function declineElicitation(user: ElicitationUser, query?: ElicitationQuery): Promise<void> {
  await leave(user, query, "decline");
}

/** Presses the × in the corner, and "Discard" if the dialog asks whether to discard the answers. */
export async function cancelElicitation(user: ElicitationUser, query?: ElicitationQuery): Promise<void> {
  await leave(user, query, "close");
}

async function leave(user: ElicitationUser, query: ElicitationQuery | undefined, action: string): Promise<void> {
  const surface = await findElicitation(query);
  await press(user, surface, action);
  if (surface.isConnected && surface.querySelector('[data-action="discard"]')) {
    await press(user, await findElicitation(query), "discard");
  }
}

/**
 * Presses the button that opens the page of a URL request. `window.open` is replaced meanwhile, so that no page opens.
 *
 * @returns the URL that would have been opened; undefined if the host opens pages by itself (`url.open`)
 */
export async function openElicitationPage(
  user: ElicitationUser,
  query?: ElicitationQuery,
): Promise<string | undefined> {
  const surface = await findElicitation(query);
  if (surface.dataset.mode !== "url") {
    throw new Error(`${describe(surface)} has no page to open.`);
  }
  const link = { href: undefined, rel: "", click: () => undefined };
  const before = { open: window.open };
  Object.assign(window, { open: () => ({ opener: null, document: { createElement: () => link } }) });
  try {
    const button = await press(user, surface, "accept");
    await waitFor(() => {
      if (button.isConnected) {
        throw new Error(`The page of ${describe(surface)} has not been opened.`);
      }
    });
  } finally {
    Object.assign(window, before);
  }
  return link.href;
}

async function press(user: ElicitationUser, surface: HTMLElement, action: string): Promise<HTMLElement> {
  const button = surface.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!button && action === "accept" && surface.querySelector(quickRows)) {
    throw new Error(
      `${describe(surface)} has no button to accept, because the host has \`quickAnswers\`. Leave acceptElicitation() out: fillElicitation() answers.`,
    );
  }
  if (!button) {
    const offered = [...surface.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset.action);
    throw new Error(`${describe(surface)} has no button to ${action}. Its buttons: ${offered.join(", ")}.`);
  }
  await user.click(button);
  return button;
}
