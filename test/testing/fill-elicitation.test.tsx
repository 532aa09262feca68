import userEvent from "@testing-library/user-event";
import { act, configure, getConfig, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { type ControlProps, ElicitationCard, ElicitationDialog, type ElicitResult } from "react-elicitation";
import {
  acceptElicitation,
  cancelElicitation,
  configureElicitationTesting,
  declineElicitation,
  fillElicitation,
  findElicitation,
  openElicitationPage,
} from "react-elicitation/testing";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

configureElicitationTesting();

/** Shows a request as a host does, and tells its result. */
function ask(request: unknown): () => ElicitResult | undefined {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  const options = { request, server, onResult, timeZone: "UTC", policy: { files: true } };
  render(<ElicitationDialog {...options} />);
  return () => onResult.mock.calls[0]?.[0];
}

const fish = ["Cod", "Tuna", "Trout", "Eel", "Bass", "Perch", "Pike", "Carp"];
const everyControl = formRequest(
  {
    name: { type: "string", title: "Name" },
    poem: { type: "string", title: "Poem", maxLength: 900 },
    age: { type: "integer", title: "Age" },
    agreed: { type: "boolean", title: "Agreed" },
    declined: { type: "boolean", title: "Declined", default: true },
    member: { type: "boolean", title: "Member" },
    size: { type: "string", title: "Size", oneOf: [{ const: "s", title: "Small" }] },
    sort: {
      type: "string",
      title: "Sort",
      oneOf: fish.map((name) => ({ const: name, title: name, description: "Fresh" })),
    },
    fish: { type: "array", title: "Fish", items: { type: "string", enum: fish }, default: ["Cod"] },
    none: { type: "array", title: "None", items: { type: "string", enum: fish } },
    day: { type: "string", title: "Day", format: "date" },
    when: { type: "string", title: "When", format: "date-time" },
    token: { type: "string", title: "API key" },
    photo: { type: "string", title: "Photo", format: "uri", "x-mcp-file": { accept: ["text/plain"] } },
  },
  ["member", "none"],
);

test.each(["字 ", " ü", "a ", "  Ü x  "])("the text %j keeps the spaces at its ends", async (text) => {
  const result = ask(formRequest({ name: { type: "string", title: "Name" } }));

  await fillElicitation(userEvent, { Name: text });
  await acceptElicitation(userEvent);

  expect(result()).toEqual({ action: "accept", content: { name: text } });
});

test("every kind of control is filled in by its label", async () => {
  const result = ask(everyControl);

  await fillElicitation(userEvent, {
    Name: "{octocat} [1]",
    Poem: "Ü\n😀",
    Age: 42,
    Agreed: false,
    Declined: false,
    Member: true,
    Size: "Small",
    Sort: "Carp",
    Fish: ["Tuna", "Eel"],
    None: [],
    Day: "2026-11-28",
    When: "2026-11-28T10:30",
    "API key": "k-1",
    Photo: new File(["hi"], "hi.txt", { type: "text/plain" }),
  });
  await acceptElicitation(userEvent);

  expect(result()).toEqual({
    action: "accept",
    content: {
      name: "{octocat} [1]",
      poem: "Ü\n😀",
      age: 42,
      agreed: false,
      declined: false,
      member: true,
      size: "s",
      sort: "Carp",
      fish: ["Tuna", "Eel"],
      none: [],
      day: "2026-11-28",
      when: "2026-11-28T10:30:00Z",
      token: "k-1",
      photo: "data:text/plain;name=hi.txt;base64,aGk=",
    },
  });
});

test("every option of a host's own select can be chosen", async () => {
  const chosen = vi.fn<(value: string) => void>();
  const Own = ({ inputProps }: ControlProps) => (
    <select {...inputProps} onChange={({ target }) => chosen(target.value)} defaultValue="m">
      <option value="s">Small</option>
      <option value="m">Medium</option>
    </select>
  );
  const request = formRequest({ size: { type: "string", title: "Size", enum: ["s", "m"] } });
  render(
    <ElicitationDialog request={request} server={server} onResult={vi.fn()} fields={{ size: { component: Own } }} />,
  );

  await fillElicitation(userEvent, { Size: "Small" });

  expect(chosen.mock.calls).toEqual([["s"]]);
});

test("null takes any answer back", async () => {
  const result = ask(
    formRequest({
      name: { type: "string", title: "Name" },
      agreed: { type: "boolean", title: "Agreed" },
      size: { type: "string", title: "Size", enum: ["S", "M"] },
      sort: { type: "string", title: "Sort", enum: fish },
      fish: { type: "array", title: "Fish", items: { type: "string", enum: fish } },
      photo: { type: "string", title: "Photo", format: "uri", "x-mcp-file": {} },
    }),
  );
  const photo = new File(["hi"], "hi.txt", { type: "text/plain" });
  await fillElicitation(userEvent, { Name: "x", Agreed: true, Size: "S", Sort: "Eel", Fish: ["Eel"], Photo: photo });

  await fillElicitation(userEvent, {
    Name: null,
    Agreed: null,
    Size: null,
    Sort: null,
    Fish: null,
    Photo: null,
  });
  await acceptElicitation(userEvent);

  expect(result()).toEqual({ action: "accept", content: {} });
});

test("null takes back that no option is meant", async () => {
  ask(formRequest({ fish: { type: "array", title: "Fish", items: { type: "string", enum: fish } } }, ["fish"]));
  await fillElicitation(userEvent, { Fish: [] });

  await fillElicitation(userEvent, { Fish: null });

  await expect(acceptElicitation(userEvent)).rejects.toThrow("- Fish: ");
});

test("files take the place of all that were chosen before", async () => {
  const photos = { type: "array", title: "Photos", items: { type: "string", format: "uri", "x-mcp-file": {} } };
  const result = ask(formRequest({ photos }));
  const photo = (name: string): File => new File([name], name, { type: "text/plain" });
  await fillElicitation(userEvent, { Photos: [photo("1"), photo("2")] });

  await fillElicitation(userEvent, { Photos: photo("3") });
  await acceptElicitation(userEvent);

  expect(result()).toEqual({ action: "accept", content: { photos: ["data:text/plain;name=3;base64,Mw=="] } });
});

const nameRequest = formRequest({ name: { type: "string", title: "Name", minLength: 3 } }, ["name"]);

test.each([
  ["declineElicitation", declineElicitation, "decline"],
  ["cancelElicitation", cancelElicitation, "cancel"],
] as const)("%s answers, though something has been entered", async (_name, leave, action) => {
  const result = ask(nameRequest);
  await fillElicitation(userEvent, { Name: "Ada" });

  await leave(userEvent);

  expect(result()).toEqual({ action });
});

test("openElicitationPage opens nothing, and tells where the page leads", async () => {
  const result = ask({ mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "1" });

  const before = { open: window.open };

  expect(await openElicitationPage(userEvent)).toBe("https://login.example.com/");
  expect({ open: window.open }).toEqual(before);
  expect(result()).toEqual({ action: "accept" });
});

test("one of several requests is found by its server or its fields", async () => {
  const onResult = vi.fn();
  const other = formRequest({ city: { type: "string", title: "City" } });
  render(
    <>
      <ElicitationCard request={nameRequest} server={server} onResult={vi.fn()} />
      <ElicitationCard request={other} server={{ name: "Maps" }} onResult={onResult} />
    </>,
  );

  await expect(findElicitation()).rejects.toThrow("2 requests match {}");
  await fillElicitation(userEvent, { City: "Oslo" });
  await acceptElicitation(userEvent, { server: "Maps" });

  expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { city: "Oslo" } });
});

test.each<readonly [string, () => Promise<unknown>, string]>([
  [
    "request",
    () => findElicitation({ server: "Maps", fields: ["City"] }),
    'No request matches {"server":"Maps","fields":["City"]}. Waiting on the page: \n- "Weather asks a question" with the fields "Name"',
  ],
  [
    "field",
    () => fillElicitation(userEvent, { City: "Oslo" }, { server: "Weather" }),
    'No field has the label "City". The labels are: \n- Name',
  ],
  ["valid answer", () => acceptElicitation(userEvent), "The answers were refused: \n- Name: "],
])("what is missing is said together with what there is: a %s", async (_what, attempt, message) => {
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: 500 });
  onTestFinished(() => configure({ asyncUtilTimeout }));
  ask(nameRequest);

  await expect(attempt()).rejects.toThrow(message);
});

test("what a control does not take is said, and not left out", async () => {
  ask(
    formRequest({
      day: { type: "string", title: "Day", format: "date" },
      time: { type: "string", title: "Time", format: "date-time" },
      open: { type: "boolean", title: "Open", default: true },
      photo: { type: "string", title: "Photo", format: "uri", "x-mcp-file": { accept: ["image/png"] } },
    }),
  );
  const png = new File(["1"], "1.png", { type: "image/png" });
  const text = new File(["1"], "1.txt", { type: "text/plain" });

  await expect(fillElicitation(userEvent, { Photo: text })).rejects.toThrow("does not take: image/png");
  await expect(fillElicitation(userEvent, { Photo: [png, png] })).rejects.toThrow("applyAccept: false");
  await expect(fillElicitation(userEvent, { Day: true })).rejects.toThrow("takes text");
  await expect(fillElicitation(userEvent, { Day: "28.11.2026" })).rejects.toThrow("Write YYYY-MM-DD.");
  await expect(fillElicitation(userEvent, { Time: "2026-11-28T10:30:00Z" })).rejects.toThrow("YYYY-MM-DDTHH:mm");
  await expect(fillElicitation(userEvent, { Open: "false" })).rejects.toThrow("takes true or false");
  await expect(fillElicitation(userEvent, { Open: null })).rejects.toThrow("has a default");
  await expect(fillElicitation(userEvent, { Photo: "photo.png" })).rejects.toThrow("takes a File");
  await expect(fillElicitation(userEvent, { Day: ["2026-11-28"] })).rejects.toThrow("takes text");
  await expect(openElicitationPage(userEvent)).rejects.toThrow("has no page to open");
});

test("accepting a page that does not open is said", async () => {
  // As jsdom has it.
  vi.spyOn(window, "open").mockReturnValue(null);
  ask({ mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "1" });

  await expect(acceptElicitation(userEvent)).rejects.toThrow("openElicitationPage()");
});

test("after one line of set-up a dialog can be answered at once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());

  ask(nameRequest);
  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(screen.getByRole("dialog")).toHaveAttribute("data-ready");
});
