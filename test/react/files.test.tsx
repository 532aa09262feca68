import type { ReactElement, ReactNode } from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type ControlProps,
  createDraftMemory,
  ElicitationContent,
  type ElicitationProps,
  ElicitationRoot,
  type OnAccept,
  type SessionState,
  useElicitationSession,
  useFieldValue,
} from "../../src/index.js";
import { formDefinitions } from "../../src/definitions/index.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const policy = { files: true };
const pngBytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4];
const picture = (name = "photo.png"): File => new File([new Uint8Array(pngBytes)], name, { type: "image/png" });
const note = (name: string, text = "hello"): File => new File([text], name, { type: "text/plain" });
const pictureUri = `data:image/png;name=photo.png;base64,${btoa(String.fromCharCode(...pngBytes))}`;

const uri = { type: "string", format: "uri" };
const oneFile = formRequest({ file: { ...uri, title: "File", "x-mcp-file": {} } }, ["file"]);
const severalFiles = formRequest({
  files: {
    type: "array",
    title: "Files",
    items: { ...uri, "x-mcp-file": { accept: ["image/png", ".txt"] } },
    maxItems: 3,
  },
});

const input = (label = "File"): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>(label);

async function choose(label: string, ...files: readonly File[]): Promise<void> {
  // Past the browser's picker, which would offer files of other types as well.
  await userEvent.upload(await input(label), [...files], { applyAccept: false });
  await screen.findAllByRole("button", { name: /^Remove/ });
}

const send = async (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));
const names = (): readonly (string | null)[] =>
  screen.queryAllByRole("button", { name: /^Remove/ }).map((one) => one.textContent);

describe("files", () => {
  test("are not asked for where the host has not said so", async () => {
    renderDialog(oneFile);
    expect(await screen.findByLabelText("File")).toHaveAttribute("type", "text");
  });

  test("go as data URIs, which hold their name", async () => {
    const { onResult } = renderDialog(oneFile, { policy });
    await choose("File", picture());
    expect(screen.getByText("12 bytes, image/png")).toBeVisible();
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { file: pictureUri } }));
  });

  test.each([
    ["the name that a system has for its type", "application/x-zip-compressed"],
    ["no type", ""],
  ])("go with the registered type: one with %s", async (_, type) => {
    const { onResult } = renderDialog(oneFile, { policy });
    await choose("File", new File(["PK\u0003\u0004"], "a.zip", { type }));
    await send();
    const content = { file: `data:application/zip;name=a.zip;base64,${btoa("PK\u0003\u0004")}` };
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content }));
  });

  test("are described by what is accepted and where they go, before any is chosen", async () => {
    renderDialog(severalFiles, { policy });
    const described = descriptionOf(await input("Files"));
    expect(described).toContain("PNG or TXT, 10 MB or less each, at most 3");
    expect(described).toContain("They go to Weather");
    expect(await input("Files")).toHaveAttribute("accept", "image/png,.txt");
  });

  test("are added by choosing, dropping and pasting, and removed without losing focus", async () => {
    renderDialog(severalFiles, { policy });
    await choose("Files", picture("a.png"));
    const area = await input("Files");
    fireEvent.drop(area, { dataTransfer: { types: ["Files"], files: [note("b.txt")] } });
    await screen.findByRole("button", { name: "Remove b.txt" });
    fireEvent.paste(area, { clipboardData: { files: [note("c.txt")] } });
    await screen.findByRole("button", { name: "Remove c.txt" });
    expect(names()).toEqual(["Remove a.png", "Remove b.txt", "Remove c.txt"]);

    await userEvent.click(screen.getByRole("button", { name: "Remove b.txt" }));
    expect(screen.getByText("Removed b.txt")).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Remove c.txt" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual([]);
    expect(area).toHaveFocus();
  });

  test.each<[string, File, string]>([
    ["of another type", new File(["x"], "song.mp3", { type: "audio/mpeg" }), "isn’t of a type that is accepted"],
    ["of nothing, where there has to be something", new File([], "none.png", { type: "image/png" }), "is empty"],
    ["with the first bytes of another", note("fake.txt", "%PDF-1.7"), "isn’t what its name says"],
    [
      "of another than its name says",
      new File(["no picture"], "fake.png", { type: "image/png" }),
      "isn’t what its name says",
    ],
    [
      "that is too large",
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.txt"),
      "is 10.1 MB: choose one of 10 MB or less",
    ],
  ])("are refused at once: one %s", async (_, file, words) => {
    renderDialog(severalFiles, { policy });
    await choose("Files", file);
    await waitFor(async () => expect(descriptionOf(await input("Files"))).toContain(words));
    expect(descriptionOf(await input("Files"))).toContain(file.name);
  });

  test("of nothing are sent, where a text may be empty", async () => {
    const { onResult } = renderDialog(oneFile, { policy });
    await choose("File", note("empty.txt", ""));

    await send();

    const file = "data:text/plain;name=empty.txt;base64,";
    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { file } }));
  });

  test("that are refused are read out and marked, and not said to be added", async () => {
    renderDialog(severalFiles, { policy });
    await choose("Files", picture("a.png"), new File(["x"], "song.mp3", { type: "audio/mpeg" }));
    const status = await screen.findByText(/^Added a\.png .*song\.mp3.* isn’t of a type that is accepted/);
    expect(status).toHaveAttribute("role", "status");
    const marked = screen.getAllByRole("listitem").map((row) => row.hasAttribute("data-invalid"));
    expect(marked).toEqual([false, true]);
  });

  test("are sent that are still being inspected when the person presses", async () => {
    const read = vi.spyOn(FileReader.prototype, "readAsBinaryString").mockImplementationOnce(() => undefined);
    onTestFinished(() => read.mockRestore());
    const { onResult } = renderDialog(oneFile, { policy });
    await choose("File", picture());
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { file: pictureUri } }));
  });

  test("are not taken by a field that other answers disable", async () => {
    const form = formRequest({
      name: { type: "string", title: "Name" },
      file: { ...uri, title: "File", "x-mcp-file": {} },
    });
    const conditions = [{ action: "enable" as const, when: { field: "name", operator: "isSet" as const } }];
    renderDialog(form, { policy, fields: { file: { conditions } } });
    const drop = async (): Promise<boolean> =>
      fireEvent.drop(await input(), { dataTransfer: { types: ["Files"], files: [picture()] } });
    await drop();
    await userEvent.type(screen.getByLabelText("Name"), "Ada");
    await waitFor(async () => expect(await input()).toBeEnabled());
    expect(names()).toEqual([]);

    await drop();
    expect(await screen.findByRole("button", { name: "Remove photo.png" })).toBeVisible();
  });

  test("are read in pieces that make one", async () => {
    const { onResult } = renderDialog(oneFile, { policy });
    const bytes = Uint8Array.from({ length: 2_000_000 }, (_, index) => index % 251);
    await choose("File", new File([bytes], "data.bin"));
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalled(), { timeout: 5000 });
    const sent = `data:application/octet-stream;name=data.bin;base64,${Buffer.from(bytes).toString("base64")}`;
    // Compared here, for the words of a failure would be as long.
    expect(
      JSON.stringify(onResult.mock.calls[0]) === JSON.stringify([{ action: "accept", content: { file: sent } }]),
    ).toBe(true);
  });

  test("from a host's own control are compared with their first bytes, too", async () => {
    function Attach({ field, inputProps }: ControlProps<"file">): ReactNode {
      const [, setFiles] = useFieldValue(field);
      const attach = (): void => setFiles([new File(["no picture"], "fake.png", { type: "image/png" })]);
      return <button {...inputProps} type="button" onClick={attach} />;
    }
    const { onResult } = renderDialog(oneFile, { policy, components: { file: Attach } });
    await userEvent.click(await screen.findByRole("button", { name: "File" }));
    await send();
    expect((await screen.findAllByText(/fake\.png.* isn’t what its name says/))[0]).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("do not take the place of the page when they are dropped beside the field", async () => {
    const drop = (target: Element, types: readonly string[]): boolean =>
      fireEvent.drop(target, { dataTransfer: { types, files: [] } });
    const ownInput = document.body.appendChild(document.createElement("input"));
    ownInput.type = "file";
    expect(drop(document.body, ["Files"])).toBe(true);
    const { unmount } = renderDialog(oneFile, { policy });
    await waitFor(() => expect(drop(document.body, ["Files"])).toBe(false));
    expect(drop(document.body, ["text/plain"])).toBe(true);
    expect(drop(ownInput, ["Files"])).toBe(true);
    unmount();
    expect(drop(document.body, ["Files"])).toBe(true);
    ownInput.remove();
  });

  test("have a name that is a stranger’s text", async () => {
    renderDialog(oneFile, { policy });
    await choose("File", picture("photo\u202Egnp.exe.png"));
    expect(screen.getByRole("button", { name: /^Remove/ }).textContent).not.toContain("\u202E");
  });
});

describe("uploading", () => {
  const location = "https://files.example/photo.png?signature=secret";

  test("gives the location as the answer, and the host what content cannot say", async () => {
    const onAccept = vi.fn<OnAccept>();
    const uploadFile: ElicitationProps["uploadFile"] = async (_, { onProgress }) => {
      onProgress(0.5);
      return { type: "url", location };
    };
    const { onResult } = renderDialog(oneFile, { policy, uploadFile, onAccept });
    await choose("File", picture());
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { file: location } }));
    const file = { filename: "photo.png", size: 12, content_type: "image/png", content: { type: "url", location } };
    expect(onAccept).toHaveBeenCalledWith({ file: location }, expect.objectContaining({ files: { file } }));
  });

  test("does not begin before the answers are valid", async () => {
    const uploadFile = vi.fn<NonNullable<ElicitationProps["uploadFile"]>>();
    const form = formRequest(
      { name: { type: "string", title: "Name" }, file: { ...uri, title: "File", "x-mcp-file": {} } },
      ["name"],
    );
    renderDialog(form, { policy, uploadFile });
    await choose("File", picture());
    await send();
    expect(await screen.findByText("Enter an answer")).toBeVisible();
    expect(uploadFile).not.toHaveBeenCalled();
  });

  test("that has failed is tried again for what has failed, without choosing anew", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const uploaded: string[] = [];
    let isDown = true;
    const { onResult } = renderDialog(severalFiles, {
      policy,
      uploadFile: async ({ name }) => {
        uploaded.push(name);
        if (isDown && name === "b.txt") throw new Error("503");
        return { type: "s3", location: `s3://bucket/${name}` };
      },
    });
    await choose("Files", picture("a.png"), note("b.txt"));
    await send();
    await waitFor(async () => expect(descriptionOf(await input("Files"))).toContain("couldn’t be uploaded"));
    expect(onResult).not.toHaveBeenCalled();
    expect(names()).toHaveLength(2);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("uploadFile"), new Error("503"));

    isDown = false;
    await send();
    const content = { files: ["s3://bucket/a.png", "s3://bucket/b.txt"] };
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content }));
    expect(uploaded).toEqual(["a.png", "b.txt", "b.txt"]);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", location],
    ["no location", { type: "url" }],
    ["what runs", { type: "url", location: "javascript:alert(1)" }],
    ["an address of another type", { type: "s3", location }],
    ["no URI", { type: "url", location: "https://files.example/a b" }],
  ])("that resolves with %s has failed, and its developer is told", async (_, outcome) => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { onResult } = renderDialog(oneFile, { policy, uploadFile: async () => outcome as never });
    await choose("File", picture());
    await send();
    await waitFor(async () => expect(descriptionOf(await input())).toContain("couldn’t be uploaded"));
    expect(onResult).not.toHaveBeenCalled();
    expect(report).toHaveBeenCalledOnce();
  });

  test("is not repeated where the answers are refused", async () => {
    const uploadFile = vi.fn<NonNullable<ElicitationProps["uploadFile"]>>(async () => ({ type: "url", location }));
    const onAccept = vi.fn<OnAccept>().mockReturnValueOnce({ form: "Try once more." });
    const { onResult } = renderDialog(oneFile, { policy, uploadFile, onAccept });
    await choose("File", picture());
    await send();
    expect(await screen.findByText("Try once more.")).toBeVisible();
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { file: location } }));
    expect(uploadFile).toHaveBeenCalledOnce();
  });

  test("ends when the person turns to leaving, who can send again", async () => {
    const uploads: { readonly signal: AbortSignal; readonly finish: () => void }[] = [];
    const uploadFile: ElicitationProps["uploadFile"] = (_, { signal }) =>
      new Promise((resolve) => uploads.push({ signal, finish: () => resolve({ type: "url", location }) }));
    const { onResult } = renderDialog(oneFile, { policy, uploadFile });
    await choose("File", picture());
    await send();
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(uploads[0]?.signal.aborted).toBe(true);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    // A host that does not look at the signal.
    await act(async () => uploads[0]?.finish());
    expect(onResult).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { file: location } }));
  });

  test("does not begin once the person has turned to leaving", async () => {
    const uploadFile = vi.fn();
    renderDialog(oneFile, { policy, uploadFile });
    const inspections: (() => void)[] = [];
    const inspect = vi.spyOn(FileReader.prototype, "readAsBinaryString");
    inspect.mockImplementation(function (this: FileReader, blob: Blob) {
      inspections.push(() => this.readAsBinaryString(blob));
    });
    await choose("File", picture());
    await send();
    await screen.findByRole("progressbar");
    await userEvent.keyboard("{Escape}");
    inspect.mockRestore();
    await act(async () => inspections.forEach((begin) => begin()));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(uploadFile).not.toHaveBeenCalled();
  });

  describe("has a signal that", () => {
    /** An upload that is done at once, and its signal. */
    function upload(onAccept?: OnAccept) {
      const signals: AbortSignal[] = [];
      const uploadFile: ElicitationProps["uploadFile"] = async (_, { signal }) => {
        signals.push(signal);
        return { type: "url", location };
      };
      const rendered = renderDialog(oneFile, { policy, uploadFile, onAccept });
      return { ...rendered, aborted: () => signals.map((signal) => signal.aborted) };
    }

    test("does not abort once the location is sent, though the form goes", async () => {
      const { onResult, unmount, aborted } = upload();
      await choose("File", picture());

      await send();

      await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      unmount();
      expect(aborted()).toEqual([false]);
    });

    test("does not abort where refused answers are mended and sent with the same location", async () => {
      const onAccept = vi.fn<OnAccept>().mockReturnValueOnce({ form: "Try once more." });
      const { onResult, unmount, aborted } = upload(onAccept);
      await choose("File", picture());
      await send();
      await screen.findByText("Try once more.");

      await send();

      await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
      unmount();
      expect(aborted()).toEqual([false]);
    });

    test("aborts when the request is left after its answers were refused", async () => {
      const { onResult, aborted } = upload(() => ({ form: "No." }));
      await choose("File", picture());
      await send();
      await screen.findByText("No.");
      expect(aborted()).toEqual([false]);

      await userEvent.keyboard("{Escape}");
      expect(aborted()).toEqual([false]);
      await userEvent.click(await screen.findByRole("button", { name: "Discard" }));

      await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "cancel" }));
      await waitFor(() => expect(aborted()).toEqual([true]));
    });

    test("aborts for a file that was replaced by another before the answers were taken", async () => {
      const onAccept = vi.fn<OnAccept>().mockReturnValueOnce({ form: "Another, please." });
      const { onResult, unmount, aborted } = upload(onAccept);
      await choose("File", picture("a.png"));
      await send();
      await screen.findByText("Another, please.");
      await userEvent.click(screen.getByRole("button", { name: "Remove a.png" }));
      await choose("File", picture("b.png"));

      await send();

      await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
      unmount();
      expect(aborted()).toEqual([true, false]);
    });
  });

  test("does not keep the request open when time has run out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let uploading: AbortSignal | undefined;
    const { onResult } = renderDialog(oneFile, {
      policy,
      timeLimit: { initial: 600_000 },
      uploadFile: (_, { signal }) => {
        uploading = signal;
        return new Promise(() => undefined);
      },
    });
    await choose("File", picture());
    await send();
    await waitFor(() => expect(uploading).toBeDefined());
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    expect(uploading?.aborted).toBe(true);
  });

  test("shows its progress, and ends with the request", async () => {
    const uploads: AbortSignal[] = [];
    const { onResult, rerender } = renderDialog(severalFiles, {
      policy,
      uploadFile: (_, { signal, onProgress }) => {
        uploads.push(signal);
        onProgress(0.5);
        onProgress(Number.NaN);
        onProgress(0.5);
        return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended"))));
      },
    });
    await choose("Files", picture("a.png"), picture("b.png"));
    await send();
    const progress = await screen.findByRole("progressbar", { name: "Sending to Weather" });
    await waitFor(() => expect(progress).toHaveAttribute("value", "0.25"));
    act(() => rerender({ signal: AbortSignal.abort() }));
    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "cancel" }));
    // Long enough for the second upload to begin, which it must not.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(uploads.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe("nothing of a file is kept", () => {
  test("in the address of a preview", async () => {
    const release = vi.spyOn(URL, "revokeObjectURL");
    renderDialog(oneFile, { policy });
    await choose("File", picture());
    const address = (): string | null | undefined => document.querySelector("dialog img")?.getAttribute("src");
    await waitFor(() => expect(address()).toMatch(/^blob:/));
    const shown = address();
    await userEvent.click(screen.getByRole("button", { name: "Remove photo.png" }));
    expect(release).toHaveBeenCalledWith(shown);
  });

  test("in drafts", async () => {
    const stored = new Map<string, string>();
    const drafts = createDraftMemory({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    });
    const form = formRequest({
      name: { type: "string", title: "Name" },
      file: { ...uri, title: "File", "x-mcp-file": {} },
    });
    const { unmount } = renderDialog(form, { policy, drafts });
    await choose("File", picture());
    await userEvent.type(screen.getByLabelText("Name"), "Ada");
    unmount();
    // By the places of the fields.
    expect(Array.from(stored.values()).join()).toContain('"f0":"Ada"');
    expect(Array.from(stored.values()).join()).not.toContain('"f1"');

    renderDialog(form, { policy, drafts });
    expect(await screen.findByLabelText("Name")).toHaveValue("Ada");
    expect(names()).toEqual([]);
    const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(statuses().join()).toContain("Choose again: File"));
  });

  test.each<[string, Partial<ElicitationProps>]>([
    ["read", {}],
    ["uploaded", { uploadFile: async () => ({ type: "url", location: "https://files.example/x?signature=secret" }) }],
  ])("in the transcript but name and size: %s", async (_, props) => {
    renderCard(oneFile, { policy, ...props });
    await choose("File", picture());
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Show answers" }));
    expect(screen.getByRole("definition").textContent).toMatch(/^\W?photo\.png\W? \(12 bytes\)$/);
    expect(document.body.textContent).not.toContain("signature");
  });

  test.each<[string, Partial<ElicitationProps>]>([
    ["is accepted", {}],
    ["has ended", { signal: new AbortController().signal }],
  ])("in the state of a request that %s", async (_, { signal }) => {
    const states: SessionState[] = [];
    function Watch(): ReactNode {
      states.push(useElicitationSession());
      return null;
    }
    const ended = AbortSignal.abort();
    const root = (props: Partial<ElicitationProps>): ReactElement => (
      <ElicitationRoot request={oneFile} server={server} policy={policy} onResult={() => undefined} {...props}>
        <ElicitationContent />
        <Watch />
      </ElicitationRoot>
    );
    const { rerender } = render(root({}));
    await choose("File", picture());
    await (signal ? act(() => rerender(root({ signal: ended }))) : send());
    await waitFor(() => expect(states.at(-1)?.result).toBeDefined());
    const { result, draft } = states.at(-1) ?? {};
    expect(JSON.stringify(result)).not.toContain(btoa(String.fromCharCode(...pngBytes)));
    expect(
      Object.values(draft ?? {})
        .flat()
        .filter((one) => one instanceof File),
    ).toEqual([]);
    expect(JSON.stringify([result, draft])).toContain("photo.png");
  });

  test("in a transcript that is drawn again", async () => {
    renderCard(oneFile, { policy, result: { action: "accept", content: { file: pictureUri } } });
    await userEvent.click(screen.getByRole("button", { name: "Show answers" }));
    expect(screen.getByRole("definition").textContent).toMatch(/photo\.png\W? \(12 bytes\)$/);
  });
});

test("a form definition asks for files in its own words, where the host takes them", async () => {
  const field = {
    id: "bill",
    type: "file",
    label: "Bill",
    validation: { allowedExtensions: ["pdf"], maxSize: 2048, minItems: 1, maxItems: 2 },
  };
  const formDefinition = { id: "claim", title: "Claim", fields: [field] };
  const { unmount } = renderDialog({ message: "", formDefinition }, { definitions: formDefinitions });
  expect(await screen.findByText(/can’t be answered here/)).toBeVisible();
  unmount();

  renderDialog({ message: "", formDefinition }, { definitions: formDefinitions, policy });
  expect(descriptionOf(await input("Bill"))).toContain("PDF, 2 kB or less each, at least 1, at most 2");
});

test("a form definition can switch dropping and previews off", async () => {
  const rendering = { dragAndDrop: false, preview: false };
  const fields = [{ id: "photo", type: "file", label: "Photo", rendering }];
  const formDefinition = { id: "f", title: "A photo", fields };
  renderDialog({ message: "", formDefinition }, { definitions: formDefinitions, policy });
  expect(descriptionOf(await input("Photo"))).toContain("Choose or paste. They go to Weather");

  fireEvent.drop(await input("Photo"), { dataTransfer: { types: ["Files"], files: [picture("dropped.png")] } });
  await choose("Photo", picture());

  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(names().join()).toContain("photo.png");
  expect(document.querySelector("dialog img")).toBeNull();
});
