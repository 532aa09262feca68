import "../../src/styles.css";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { render, within } from "@testing-library/react";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { commands } from "vitest/browser";
import mui from "../../src/themes/mui.css?inline";
import shadcn from "../../src/themes/shadcn.css?inline";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { panelOf, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

type Part = "backdrop" | "dialog" | "title" | "label" | "input" | "choice" | "outlined" | "filled";

/** What is compared of each part. Lengths may differ by one pixel. */
const compared: Readonly<Record<Part, readonly string[]>> = {
  backdrop: ["background-color"],
  dialog: ["width", "border-top-left-radius", "background-color"],
  title: ["font-family", "font-size", "font-weight", "color"],
  label: ["font-family", "font-weight"],
  input: ["font-family", "font-size", "font-weight", "height", "border-top-left-radius", "border-top-width"],
  choice: ["width", "height", "border-top-left-radius", "border-top-width"],
  outlined: ["font-family", "font-size", "font-weight", "height", "border-top-left-radius", "border-top-width"],
  filled: ["font-family", "font-size", "font-weight", "height", "border-top-left-radius", "background-color", "color"],
};

type Parts = Readonly<Partial<Record<Part, Element>>>;

const form = formRequest({
  name: { type: "string", title: "Name" },
  days: { type: "array", title: "Days", items: { type: "string", enum: ["Monday", "Tuesday"] } },
});

async function partsOfKit(): Promise<Parts> {
  renderDialog(form);
  const dialog = await readyDialog();
  const inside = within(dialog);
  return {
    backdrop: dialog,
    dialog: panelOf(dialog),
    title: inside.getByRole("heading", { level: 2 }),
    label: inside.getByText("Name"),
    input: inside.getByRole("textbox"),
    choice: inside.getByRole("checkbox", { name: "Monday" }),
    outlined: inside.getByRole("button", { name: "Decline" }),
    filled: inside.getByRole("button", { name: /^Send/ }),
  };
}

function addSheet(css: string): void {
  const sheet = document.createElement("style");
  sheet.textContent = css;
  // Before the kit's, because the order must not matter.
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
}

/** What differs by more than a pixel. */
function differences(kit: Parts, app: Parts): readonly string[] {
  return Object.entries(compared).flatMap(([part, properties]) => {
    const [ours, theirs] = [kit, app].map((parts) => new Map(Object.entries(parts)).get(part));
    return properties.flatMap((property) => {
      if (!ours || !theirs) return [];
      const [one = "", other = ""] = [ours, theirs].map((element) => valueOf(element, property));
      const isNear = Math.abs(Number.parseFloat(one) - Number.parseFloat(other)) <= 1;
      const isSame = one.endsWith("px") ? isNear : one === other;
      return isSame ? [] : [`${part} ${property}: ${one}, and in the app ${other}`];
    });
  });
}

function valueOf(element: Element, property: string): string {
  const value = getComputedStyle(element).getPropertyValue(property);
  return property.endsWith("color") ? painted(value) : value;
}

/** A colour as it is drawn, because browsers keep the notation in which it was written. */
function painted(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.join(" ");
}

test("with themes/shadcn.css the dialog looks like one of shadcn/ui: sizes, radii, edges, type and colours", async () => {
  const { css, html } = await commands.shadcnPage();
  addSheet(css);
  addSheet(shadcn);
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const app = Object.fromEntries(
    Array.from(page.querySelectorAll<HTMLElement>("[data-part]"), (part) => [part.dataset["part"] ?? "", part]),
  );

  expect(differences(await partsOfKit(), app)).toEqual([]);
});

test("with themes/mui.css the dialog looks like one of Material UI with small fields", async () => {
  addSheet(mui);
  const theme = createTheme({ cssVariables: true });
  render(
    <ThemeProvider theme={theme}>
      <Dialog open fullWidth transitionDuration={0} aria-labelledby="mui-title">
        <DialogTitle id="mui-title">Weather</DialogTitle>
        <TextField size="small" label="Name" />
        <Button variant="outlined">Decline</Button>
        <Button variant="contained">Send</Button>
      </Dialog>
    </ThemeProvider>,
  );
  const part = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`Material UI has no ${selector}.`);
    return found;
  };
  const app = {
    backdrop: part(".MuiBackdrop-root"),
    dialog: part(".MuiDialog-paper"),
    title: part(".MuiDialogTitle-root"),
    input: part(".MuiOutlinedInput-root"),
    outlined: part(".MuiButton-outlined"),
    filled: part(".MuiButton-contained"),
  };

  expect(differences(await partsOfKit(), app)).toEqual([]);
});
