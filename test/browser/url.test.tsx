import "../../src/styles.css";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { recordOpenedPages } from "../support/opened-pages.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const url = "https://login.example.com/oauth?client=1";
const page = { mode: "url", message: "Sign in", url, elicitationId: "e-1" };

test("nothing is fetched from the address, and nothing opened, before the person says so", async () => {
  const opened = recordOpenedPages();
  renderDialog(page);
  await button("Open in browser");

  expect(opened).toEqual([]);
  const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
  expect(fetched.filter((name) => name.includes("login.example.com"))).toEqual([]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("the button that opens it is described by the whole address", async () => {
  renderDialog(page);

  const open = await button("Open in browser");

  expect(document.getElementById(open.getAttribute("aria-describedby") ?? "")?.innerText).toBe(url);
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
  await button("Open in browser");
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
    await waitFor(() => expect(within(alert).getByRole("status").textContent).toBe("Address copied"));
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
  const warning = "The page is not on weather.example.";
  const origin = "https://weather.example/mcp";

  test.each(["https://weather.example/login", "https://login.weather.example/"])(
    "%s is the server's",
    async (address) => {
      renderDialog({ ...page, url: address }, { server: { name: "Weather", origin } });
      await button("Open in browser");

      expect(screen.queryByText(warning, { exact: false })).toBeNull();
    },
  );

  test.each([
    "https://evil.example/weather.example",
    "https://weather.example.evil.example/",
    "https://notweather.example/",
  ])("%s is not, and is said not to be", async (address) => {
    renderDialog({ ...page, url: address }, { server: { name: "Weather", origin } });

    expect(await screen.findByText(warning, { exact: false })).toBeVisible();
  });
});
