import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { base64Url, disc, png, svgUrl } from "../support/icons.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });
const embedded = { src: base64Url("image/png", Uint8Array.from(png(48, 48))) };
const drawing = { src: svgUrl(disc("teal")) };
const remote = { src: "https://mcp.weather.example/icon.png" };

afterEach(() => vi.restoreAllMocks());

/** Shows a request of a server that says it has these icons, and waits for what stands for the server. */
async function renderWithIcons(icons: unknown, props: Partial<ElicitationDialogProps> = {}) {
  const serverInfo = { name: "weather", title: "Weather Pro", version: "1.0", icons };
  const rendered = renderDialog(form, { server: { ...server, serverInfo }, ...props });
  const dialog = await readyDialog();
  return { ...rendered, dialog };
}

/** The picture, painted or not: it says nothing, so nothing else finds it. */
const picture = (dialog: HTMLElement): HTMLImageElement | null => dialog.querySelector("img");

async function waitForPicture(dialog: HTMLElement): Promise<HTMLImageElement> {
  return waitFor(() => {
    const found = picture(dialog);
    if (!found) throw new Error("There is no picture yet.");
    return found;
  });
}

const letter = (dialog: HTMLElement): HTMLElement => within(dialog).getByText("W");

describe("an icon that comes with what the server says of itself", () => {
  test("takes the place of the letter once it is painted, and not before", async () => {
    const { dialog } = await renderWithIcons([embedded]);
    const icon = await waitForPicture(dialog);
    expect(icon).toHaveAttribute("src", embedded.src);
    expect(icon).not.toBeVisible();
    expect(letter(dialog)).toBeVisible();

    fireEvent.load(icon);

    expect(icon).toBeVisible();
    expect(letter(dialog)).not.toBeVisible();
  });

  test("leaves the letter where it is broken", async () => {
    const { dialog } = await renderWithIcons([embedded]);

    fireEvent.error(await waitForPicture(dialog));

    expect(picture(dialog)).not.toBeVisible();
    expect(letter(dialog)).toBeVisible();
  });

  test("says nothing, and takes nothing of what the host knows away", async () => {
    const { dialog } = await renderWithIcons([embedded]);

    fireEvent.load(await waitForPicture(dialog));

    expect(within(dialog).queryByRole("img")).not.toBeInTheDocument();
    expect(dialog).toHaveAccessibleName("Weather asks a question");
    expect(screen.getByText("mcp.weather.example")).toBeVisible();
  });

  test("is not shown where the host allows none", async () => {
    const { dialog } = await renderWithIcons([embedded], { policy: { icons: "none" } });

    expect(letter(dialog)).toBeVisible();
    expect(picture(dialog)).toBeNull();
  });
});

test("an icon at an address is not fetched, and a drawing is not shown: only embedded pictures are", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");

  const { dialog } = await renderWithIcons([remote, drawing, embedded]);

  expect(await waitForPicture(dialog)).toHaveAttribute("src", embedded.src);
  expect(fetched).not.toHaveBeenCalled();
});

test("the host's own picture of a server is shown, at whatever address, instead of the server's", async () => {
  const icon = "https://host.example/weather.svg";
  const serverInfo = { name: "weather", version: "1.0", icons: [embedded] };
  renderDialog(form, { server: { ...server, icon, serverInfo }, policy: { icons: "none" } });

  expect(await waitForPicture(await readyDialog())).toHaveAttribute("src", icon);
});

test.each([
  undefined,
  null,
  "x",
  { icons: 5 },
  { icons: [null, { src: 5 }] },
  { icons: [{ src: "javascript:alert(1)" }] },
])("a server that says %j has a letter", async (serverInfo) => {
  renderDialog(form, { server: { ...server, serverInfo } });

  const dialog = await readyDialog();

  expect(letter(dialog)).toBeVisible();
  expect(picture(dialog)).toBeNull();
});
