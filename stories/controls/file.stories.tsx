import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { formDefinitions } from "react-elicitation/definitions";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { blankFile, readings, skyPicture } from "../support/files.js";
import { expectAnswers, expectFault, expectToFit, press, see, send } from "../support/steps.js";

/** A file, or several, by the system's picker, dropped or pasted, where the host lets servers ask for files: `policy={{ files: true }}`. */
const meta = {
  title: "Controls/File",
  component: ElicitationDialog,
  args: { ...dialogArgs, policy: { files: true } },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (rules: object) => ({ type: "string", format: "uri", "x-mcp-file": rules });
const sky = { title: "Photo of the sky", description: "From your window, without people" };
const photo = { ...file({ accept: ["image/png", "image/jpeg"], maxSize: 2 * 1024 * 1024 }), ...sky };
const log = { ...file({ accept: ["text/csv", ".txt"] }), title: "Readings" };
const photos = { type: "array", title: "Photos", items: photo, minItems: 2, maxItems: 3 };

/** Sets the files without the browser's picker, which scripts cannot open and which would offer only accepted files. */
async function choose(label: string, ...files: readonly File[]): Promise<HTMLElement> {
  const input = await screen.findByLabelText<HTMLInputElement>(label);
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  input.files = transfer.files;
  await fireEvent.change(input);
  await screen.findAllByRole("button", { name: /^Remove / });
  return input;
}

/** The error is shown at the field at once, and announced. */
async function expectRefused(input: HTMLElement, words: RegExp): Promise<void> {
  await waitFor(() => expect(input).toBeInvalid());
  await waitFor(() => expect(input).toHaveAccessibleDescription(words));
}

/** Says which files are accepted and where they are sent, before anything is chosen. */
export const Empty: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    const input = await screen.findByLabelText(sky.title);
    await expect(input).toHaveAccessibleDescription(/PNG or JPEG, 2 MB or less.*They go to weather/);
  },
};

export const Optional: Story = {
  args: { request: askOptionally(photo) },
  play: async ({ args }) => {
    await screen.findByLabelText(sky.title);
    await send();
    await expectAnswers(args.onResult, {});
  },
};

/** A preview of an image type that cannot run scripts, after its first bytes were checked. */
export const Picture: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    await choose(sky.title, await skyPicture());
    await waitFor(() => expect(document.querySelector<HTMLImageElement>("dialog img")?.naturalWidth).toBe(320));
  },
};

/** The first lines, as plain text. */
export const Text: Story = {
  args: { request: askFor(log) },
  play: async () => {
    await choose("Readings", readings);
    await see(/day,degrees,wind/);
  },
};

export const Several: Story = {
  args: { request: askFor(photos) },
  play: async () => {
    await choose("Photos", await skyPicture("east.png"), await skyPicture("west.png"));
    await press("Remove east.png");
    await expect(screen.getByRole("button", { name: "Remove west.png" })).toHaveFocus();
    await choose("Photos", await skyPicture("north.png"));
  },
};

export const TooLarge: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    const input = await choose(sky.title, blankFile("harbour.jpg", "image/jpeg", 13_000_000));
    await expectRefused(input, /12.4 MB: choose one of 2 MB or less/);
  },
};

export const OfAnotherType: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    const input = await choose(sky.title, readings);
    await expectRefused(input, /isn’t of a type that is accepted/);
  },
};

/** The name and the type say JPEG, but the first bytes do not. */
export const NotWhatItSays: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    const input = await choose(sky.title, new File(["<script>"], "sky.jpg", { type: "image/jpeg" }));
    await expectRefused(input, /isn’t what its name says/);
  },
};

export const TooMany: Story = {
  args: { request: askFor(photos) },
  play: async () => {
    const names = ["north.png", "east.png", "south.png", "west.png"];
    const input = await choose("Photos", ...(await Promise.all(names.map(skyPicture))));
    await expectRefused(input, /at most 3/);
  },
};

export const Missing: Story = {
  args: { request: askFor(photo) },
  play: async () => {
    const input = await screen.findByLabelText(sky.title);
    await send();
    await expectFault(input, /./);
  },
};

/** Files are read or uploaded once all answers are valid. Declining aborts that. */
export const Uploading: Story = {
  args: {
    request: askFor(photo),
    uploadFile: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async () => {
    await choose(sky.title, await skyPicture());
    await send();
    await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("value", "0.4"));
  },
};

/** The file stays chosen. Another press uploads again what failed. */
export const UploadFailed: Story = {
  args: { request: askFor(photo), uploadFile: () => Promise.reject(new Error("503")) },
  play: async () => {
    const input = await choose(sky.title, await skyPicture());
    await send();
    await expectFault(input, /couldn’t be uploaded/);
    await expect(screen.getByRole("button", { name: "Remove sky.png" })).toBeVisible();
  },
};

/** The host uploads the file, and the server gets its location. */
export const Uploaded: Story = {
  args: {
    request: askFor(photo),
    uploadFile: fn(async ({ name }: File) => ({ type: "url" as const, location: `https://files.example/${name}` })),
  },
  play: async ({ args }) => {
    await choose(sky.title, await skyPicture());
    await send();
    await expectAnswers(args.onResult, { answer: "https://files.example/sky.png" });
  },
};

/** A file field of a form definition, whose answer is more than a text. */
export const InADefinition: Story = {
  args: {
    definitions: formDefinitions,
    request: {
      message: "",
      formDefinition: {
        id: "report",
        title: "Report the weather",
        fields: [
          {
            id: "photo",
            type: "file",
            label: sky.title,
            validation: { allowedMimeTypes: ["image/png"], maxSize: 2 * 1024 * 1024 },
            rendering: { helpText: sky.description },
          },
        ],
      },
    },
  },
};

/** As long as the host has not said that servers may ask for files, `x-mcp-file` means nothing: this is an address. */
export const NotTaken: Story = {
  args: { request: askFor(photo), policy: {} },
  play: async () => expect(await screen.findByLabelText(sky.title)).toHaveAttribute("type", "text"),
};

/** A file's name may have been chosen by a stranger. */
export const LongTexts: Story = {
  args: { request: askFor({ ...file({}), ...longTexts }) },
  play: async () => {
    await choose(longTexts.title, await skyPicture(`${"sky-over-the-sea-".repeat(12)}.png`));
    await expectToFit();
  },
};

const narrow = { viewport: { value: "mobile1", isRotated: false } };

export const Narrow: Story = { ...Several, globals: narrow };

export const Dark: Story = { ...Several, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Several, globals: { direction: "rtl" } };
