import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page as browserPage } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { recordOpenedPages } from "../support/opened-pages.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);
afterEach(() => browserPage.viewport(1024, 768));

const url = "https://login.example.com/oauth?client=1";
const page = { mode: "url", message: "Sign in", url, elicitationId: "e-1" };

test("nothing is fetched from the address, and nothing opened, before the person says so", async () => {
  const opened = recordOpenedPages();
  renderDialog(page);
  await button("Open page");

  expect(opened).toEqual([]);
  const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
  expect(fetched.filter((name) => name.includes("login.example.com"))).toEqual([]);
  expect(screen.queryByRole("link")).toBeNull();
});

describe("an address with another host in front", () => {
  const disguised = { ...page, url: "https://good.example@evil.example/oauth" };

  test("is announced with the warning first, then its host, then the server's message", async () => {
    renderDialog(disguised);

    expect(await readyDialog()).toHaveAccessibleDescription(/^The page is on evil\.example.+ evil\.example Sign in$/);
  });

  test("is opened by a button that is named after its host, and described by the warning", async () => {
    renderDialog(disguised);

    const open = await button("Open anyway");

    expect(open).toHaveAccessibleName("Open anyway evil.example");
    expect(open).toHaveAccessibleDescription(/^The page is on evil\.example ?\. .+ where it leads\.$/);
  });
});

test("a double press opens one page", async () => {
  const opened = recordOpenedPages();
  const { onResult } = renderDialog(page);

  await person.press("accept", "twice");

  expect(opened).toEqual([{ href: url, hasOpener: false, hasReferrer: false }]);
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
});

test("what opens is what was shown, in the form a browser reads it", async () => {
  const opened = recordOpenedPages();
  renderDialog({ ...page, url: "HTTPS://LOGIN.example.com\\@evil.example/a b" });
  await button("Open page");
  const shown = (await readyDialog()).innerText;

  await person.press("accept");

  const href = opened[0]?.href ?? "";
  expect(href).toBe("https://login.example.com/@evil.example/a%20b");
  expect(shown).toContain(href);
});

describe("a page that the browser blocks", () => {
  test("leaves the request open, says so, and offers the address", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { onResult } = renderDialog(page);

    await person.press("accept");

    const alert = await screen.findByRole("alert");
    expect(alert).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();

    await person.pressButton("Copy address");
    expect(copy).toHaveBeenCalledExactlyOnceWith(url);
    expect(await screen.findByText("Address copied")).toHaveAttribute("role", "status");
  });

  test("can be opened once it is allowed, or declined", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { onResult } = renderDialog(page);
    await person.press("accept");
    await screen.findByRole("alert");

    const opened = recordOpenedPages();
    await person.press("accept");

    expect(opened).toHaveLength(1);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
  });
});

describe("the address beside the server's own", () => {
  const warning = "This page isn’t on weather.example.";
  const origin = "https://weather.example/mcp";

  test.each(["https://weather.example/login", "https://login.weather.example/"])(
    "%s is the server's",
    async (address) => {
      renderDialog({ ...page, url: address }, { server: { name: "Weather", origin } });
      await button("Open page");

      expect(await readyDialog()).not.toHaveTextContent(warning);
    },
  );

  test.each([
    "https://evil.example/weather.example",
    "https://weather.example.evil.example/",
    "https://notweather.example/",
  ])("%s is not, and is said not to be", async (address) => {
    renderDialog({ ...page, url: address }, { server: { name: "Weather", origin } });

    await waitFor(async () => expect(await readyDialog()).toHaveTextContent(warning));
  });
});

describe("what speaks against an address", () => {
  const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of what the server has to say.`).join("\n");

  test.each([
    { what: "letters that look like others", address: "https://xn--80ak6aa92e.com/login" },
    { what: "a path without end", address: `https://www.xn--pypal-4ve.com/pay?token=${"a1b2c3d4".repeat(300)}` },
    { what: "a host in disguise", address: "https://good.example@2130706433:8080/" },
  ])("is in sight from the start, however much the server says: $what", async ({ address }) => {
    for (const [width, height] of [
      [320, 640],
      [1280, 720],
    ] as const) {
      await browserPage.viewport(width, height);
      const { unmount } = renderDialog({ ...page, message: lines, url: address });
      const open = await button(["Open page", "Open anyway"]);

      const first = document.querySelector(".elicit-notice");
      const { top, bottom } = first?.getBoundingClientRect() ?? { top: -1, bottom: Infinity };
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(open.closest(".elicit-actions")?.getBoundingClientRect().top ?? 0);
      unmount();
    }
  });

  test("an address without end scrolls by itself, by keyboard, too", async () => {
    await browserPage.viewport(320, 640);
    renderDialog({ ...page, url: `https://example.com/${"a1b2c3d4".repeat(300)}` });
    const open = await button("Open page");
    const address = open.closest("dialog")?.querySelector<HTMLElement>(".elicit-url");

    address?.focus();
    expect(address).toHaveFocus();
    expect(address?.clientHeight).toBeLessThan(address?.scrollHeight ?? 0);
  });
});

test("a page of the same owner is no other place", async () => {
  const server = { name: "Weather", origin: "https://mcp.weather.example" };
  renderDialog({ ...page, url: "https://login.weather.example/a" }, { server });
  await button("Open page");

  await waitFor(() => expect(screen.queryByText(/The page is not on/)).not.toBeInTheDocument());
});
