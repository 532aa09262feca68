import "@fontsource-variable/inter/wght.css";
import "../../src/styles.css";
import "./pictures.css";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { render } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { commands, page } from "vitest/browser";
import mui from "../../src/themes/mui.css?inline";
import shadcn from "../../src/themes/shadcn.css?inline";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  days: { type: "array", title: "Days", items: { type: "string", enum: ["Monday", "Tuesday"] } },
});

/** The app's dialog in the left half of the window, the kit's in the right one, without what they put over the page. */
const sideBySide = `
  :root { --font-sans: "Inter Variable" }
  body { margin: 0; height: 100vh; font-family: "Inter Variable" }
  [data-part="backdrop"], .MuiBackdrop-root { display: none }
  [data-part="dialog"] { left: 25% }
  .MuiDialog-root { right: 50% !important }
  dialog.elicit-overlay { --elicit-backdrop: transparent; --elicit-height: 90vh; margin-inline-start: 50%; inline-size: 50% }
  dialog.elicit-overlay::backdrop { display: none }`;

beforeEach(async () => {
  await page.viewport(1280, 640);
  await calmBrowser();
});

function addSheets(...sheets: readonly string[]): void {
  const sheet = document.createElement("style");
  sheet.textContent = sheets.join("\n");
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

async function expectPicture(file: string): Promise<void> {
  renderDialog(form);
  await readyDialog();
  await document.fonts.ready;
  await expect(document.body).toMatchScreenshot(file);
}

test.each(["light", "dark"])("beside a dialog of shadcn/ui, %s", async (scheme) => {
  const { css, html } = await commands.shadcnPage();
  addSheets(css, shadcn, sideBySide);
  document.documentElement.className = scheme;
  const app = document.createElement("div");
  app.innerHTML = html;
  document.body.append(app);
  onTestFinished(() => {
    app.remove();
    document.documentElement.removeAttribute("class");
  });

  await expectPicture(`beside-shadcn-${scheme}`);
});

test("beside a dialog of Material UI", async () => {
  addSheets(mui, sideBySide);
  render(
    <ThemeProvider theme={createTheme({ cssVariables: true, typography: { fontFamily: "Inter Variable" } })}>
      <Dialog open fullWidth disableEnforceFocus transitionDuration={0} aria-labelledby="mui-title">
        <DialogTitle id="mui-title">Edit profile</DialogTitle>
        <DialogContent>
          <TextField size="small" margin="dense" fullWidth label="Name" />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined">Decline</Button>
          <Button variant="contained">Send</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>,
  );

  await expectPicture("beside-material-ui");
});
