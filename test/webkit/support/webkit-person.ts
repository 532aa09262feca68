import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { RunningDemo } from "../../e2e/support/running-demo.js";
import { startBuiltDemo } from "../../e2e/support/start-built-demo.js";
import { startWebKit, type WebKit } from "./start-webkit.js";
import { type ElementReference, idOf, isElement, keys, until } from "./web-driver.js";

type Name = string | RegExp;

/** A person with a pointer and a keyboard, at the demo's chat. Finds things by the roles and names that WebKit tells assistive technology. */
export interface Person {
  readonly origin: () => string;
  /** Opens the chat and waits for its server. */
  readonly openChat: () => Promise<void>;
  readonly find: (role: string, name: Name) => Promise<ElementReference>;
  readonly click: (role: string, name: Name) => Promise<void>;
  /** Clicks into a text field and replaces what is in it. */
  readonly type: (name: Name, text: string) => Promise<void>;
  /** Presses keys where focus is: those of texts, and `keys`. */
  readonly press: (...texts: readonly string[]) => Promise<void>;
  /** Presses Tab until this has focus. */
  readonly tabTo: (name: Name) => Promise<void>;
  readonly select: (name: Name, option: string) => Promise<void>;
  readonly choosePath: (control: ElementReference, path: string) => Promise<void>;
  /** Waits until the dialog, dock or card that is open can be answered. */
  readonly ready: () => Promise<void>;
  /** Waits until the page shows this text. */
  readonly sees: (text: string) => Promise<void>;
  /** The name of what has focus. */
  readonly focused: () => Promise<string>;
  readonly valueOf: (element: ElementReference) => Promise<unknown>;
  readonly windows: () => Promise<readonly string[]>;
}

const isNamed = (found: string, name: Name): boolean => (typeof name === "string" ? found === name : name.test(found));

const candidates = "a, button, input, select, textarea, option, dialog, h2, [role]";

/** One browser and one demo for a file; each test opens the chat anew. */
export function openWebKit(): Person {
  let started: { readonly webkit: WebKit; readonly demo: RunningDemo } | undefined;

  beforeAll(async () => {
    const [webkit, demo] = await Promise.all([startWebKit(), startBuiltDemo()]);
    started = { webkit, demo };
  });
  afterEach(async () => {
    await closeOtherWindows();
    expect(await evaluate("return window.thrown")).toEqual([]);
  });
  afterAll(async () => {
    await started?.webkit.close();
    await started?.demo.close();
  });

  const running = () => {
    if (!started) throw new Error("WebKit is not running: openWebKit() starts it before the first test.");
    return started;
  };
  const command = (method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const { webkit } = running();
    return webkit.command(method, `${webkit.session}${path}`, body);
  };
  const evaluate = (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    command("POST", "/execute/sync", { script, args });
  const elements = async (script: string): Promise<readonly ElementReference[]> => {
    const found = await evaluate(script);
    return Array.isArray(found) ? found.filter(isElement) : [];
  };
  const nameOf = async (element: ElementReference): Promise<string> =>
    String(await command("GET", `/element/${idOf(element)}/computedlabel`));

  const find = (role: string, name: Name): Promise<ElementReference> =>
    until(`${role} “${String(name)}”`, async () => {
      // What an open modal dialog makes inert is not offered.
      const shown = await elements(
        `const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
        return [root, ...root.querySelectorAll("${candidates}")].filter((element) => element.checkVisibility());`,
      );
      for (const element of shown) {
        const found = await nameOf(element);
        if (!isNamed(found, name)) continue;
        if ((await command("GET", `/element/${idOf(element)}/computedrole`)) === role) return element;
      }
      return undefined;
    });
  const clickOn = async (element: ElementReference): Promise<void> => {
    // WebKit's driver does not scroll what scrolls inside the page.
    await evaluate("arguments[0].scrollIntoView({ block: 'center' })", element);
    await command("POST", `/element/${idOf(element)}/click`, {});
  };
  const press = async (...texts: readonly string[]): Promise<void> => {
    const actions = Array.from(texts.join(""), (value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]).flat();
    await command("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  const windows = async (): Promise<readonly string[]> => {
    const found = await command("GET", "/window/handles");
    return Array.isArray(found) ? found.map(String) : [];
  };
  const focused = async (): Promise<string> => {
    const [element] = await elements("return [document.activeElement]");
    return element ? nameOf(element) : "";
  };
  const closeOtherWindows = async (): Promise<void> => {
    const chat = String(await command("GET", "/window"));
    for (const handle of await windows()) {
      if (handle === chat) continue;
      await command("POST", "/window", { handle });
      await command("DELETE", "/window");
    }
    await command("POST", "/window", { handle: chat });
  };

  return {
    origin: () => running().demo.origin,
    openChat: async () => {
      await command("POST", "/url", { url: running().demo.origin });
      await evaluate(`window.thrown = [];
        addEventListener("error", ({ message }) => window.thrown.push(message));
        addEventListener("unhandledrejection", ({ reason }) => window.thrown.push(String(reason)));
        addEventListener("securitypolicyviolation", ({ violatedDirective }) => window.thrown.push(violatedDirective));`);
      await find("button", "Subscribe to alerts");
    },
    find,
    click: async (role, name) => clickOn(await find(role, name)),
    type: async (name, text) => {
      const field = await find("textbox", name);
      await clickOn(field);
      await evaluate("arguments[0].select()", field);
      await press(text);
    },
    press,
    tabTo: async (name) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (isNamed(await focused(), name)) return;
        await press(keys.tab);
      }
      throw new Error(`40 presses of Tab do not reach ${String(name)}`);
    },
    select: async (name, option) => {
      // To WebKit it is a button that opens a menu of the system, and no driver sees into that.
      const control = await find("button", name);
      const chosen = await evaluate(
        "return [...arguments[0].options].find(({ text }) => text === arguments[1])",
        control,
        option,
      );
      if (!isElement(chosen)) throw new Error(`There is no option “${option}”.`);
      await command("POST", `/element/${idOf(chosen)}/click`, {});
    },
    choosePath: async (control, path) => {
      await command("POST", `/element/${idOf(control)}/value`, { text: path });
    },
    ready: async () => {
      await until("a dialog that can be answered", async () =>
        (await elements("return [...document.querySelectorAll('[data-elicitation-dialog][data-ready]')]")).at(0),
      );
    },
    sees: async (text) => {
      await until(`“${text}”`, async () =>
        (await evaluate("return document.body.innerText.includes(arguments[0])", text)) === true ? true : undefined,
      );
    },
    focused,
    valueOf: (element) => evaluate("return arguments[0].value", element),
    windows,
  };
}
