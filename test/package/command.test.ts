import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { root } from "./files.js";

const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly bin: { readonly "react-elicitation": string };
};
const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
afterAll(() => rmSync(home, { recursive: true }));

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the published command. */
function command(args: readonly string[], input = ""): Outcome {
  const script = join(root, bin["react-elicitation"]);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: home,
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** What is said of a file in the form of compilers, without the words; and the total. */
function check(
  content: string,
  ...options: readonly string[]
): { readonly status: number | null; readonly lines: string[]; readonly total: string | undefined } {
  writeFileSync(join(home, "form.json"), content);
  const { status, stdout } = command(["check", "form.json", ...options]);
  const lines = stdout.split("\n").filter((line) => line !== "");
  const total = lines.pop();
  return { status, lines: lines.map((line) => line.split(": ").slice(0, 2).join(": ")), total };
}

const text = { type: "string", title: "A" };
const schema = { type: "object", properties: { a: text } };
const faulty = { type: "object", properties: { a: { ...text, format: "uuid" } } };
const ask = (requestedSchema: object): object => ({
  method: "elicitation/create",
  params: { message: "Why?", requestedSchema },
});
const definition = {
  id: "trip",
  title: "Trip",
  fields: [{ id: "a", type: "text", label: "A", validation: { maxLength: 2 }, default: "xyz" }],
};

const address = "https://pay.example/";

/** @param key at which the findings are */
type Example = [what: string, content: object, findings: readonly string[], key: string, revision?: string];

describe("react-elicitation check", () => {
  test.each<Example>([
    ["a schema", schema, [], "type"],
    ["a schema with an error", faulty, ["error refused /properties/a/format"], "format"],
    ["a property", { ...text, format: "uuid" }, ["error refused /format"], "format"],
    ["a property, whose title no one misses", { type: "string" }, [], "type"],
    ["a request", ask(faulty), ["error refused /params/requestedSchema/properties/a/format"], "format"],
    ["params", { message: "", requestedSchema: schema }, ["warning message /message"], "message"],
    [
      "null in place of nothing",
      { _meta: null, message: "Pay", requestedSchema: schema },
      ["error refused /_meta"],
      "_meta",
    ],
    ["a page", { mode: "url", message: "Pay", url: "http://pay.example" }, ["error url /url"], "url"],
    ["a page without an id", { mode: "url", message: "Pay", url: address }, ["error refused "], "{", "2025-11-25"],
    ["a page too early", { mode: "url", message: "Pay", url: address }, ["error revision /mode"], "mode", "2025-06-18"],
    [
      "a page that is warned of",
      { mode: "url", message: "Pay", url: "https://xn--pple-43d.com" },
      ["warning url /url"],
      "url",
    ],
    ["an unknown mode", { mode: "voice", message: "Pay", requestedSchema: schema }, ["error refused /mode"], "mode"],
    ["no message", { requestedSchema: schema }, ["error refused "], "{"],
    ["a definition", definition, ["error default /fields/0/default"], "default"],
    [
      "a request with a definition",
      { message: "Why?", formDefinition: definition },
      ["error default /formDefinition/fields/0/default"],
      "default",
    ],
    [
      "a list of messages",
      [{ jsonrpc: "2.0", id: 1, result: { inputRequests: { a: ask(schema), b: ask(faulty) } } }],
      ["error refused /0/result/inputRequests/b/params/requestedSchema/properties/a/format"],
      "format",
    ],
    [
      "the error of a page that has to be opened first",
      { error: { code: -32042, data: { elicitations: [{ mode: "url", message: "Pay", url: "pay" }] } } },
      ["error refused /error/data/elicitations/0/url"],
      "url",
    ],
  ])("reads %s", (_what, content, findings, key, revision) => {
    const json = JSON.stringify(content);
    // What is missing is said of the whole.
    const column = Math.max(json.lastIndexOf(`"${key}"`), 0) + 1;
    const { status, lines } = check(json, ...(revision ? ["--revision", revision] : []));
    expect(lines).toEqual(findings.map((finding) => `form.json:1:${column}: ${finding}`));
    expect(status).toBe(findings.some((finding) => finding.startsWith("error")) ? 1 : 0);
  });

  test("says where, in a file of several lines", () => {
    const { lines } = check(JSON.stringify(faulty, undefined, 2));
    expect(lines).toEqual(["form.json:7:7: error refused /properties/a/format"]);
  });

  test("points out what is missing in the object that lacks it", () => {
    const { lines } = check('{\n  "type": "object",\n  "properties": {\n    "a": { "title": "A" }\n  }\n}');
    expect(lines).toEqual(["form.json:4:5: error refused /properties/a"]);
  });

  test("reads JSON lines, and the revision that the server chose in them", () => {
    const titled = { ...text, oneOf: [{ const: "a", title: "A\u2028" }] };
    const trace = [
      { id: 0, method: "initialize", params: { protocolVersion: "2025-11-25" } },
      { id: 0, result: { protocolVersion: "2025-06-18" } },
      ask({ type: "object", properties: { a: titled } }),
    ];
    const content = ["[info] listening", ...trace.map((message) => JSON.stringify(message))].join("\n");
    const found = ["form.json:4:141: error revision /params/requestedSchema/properties/a/oneOf"];
    expect(check(content).lines).toEqual(found);
    expect(check(content, "--revision", "2025-11-25").lines).toEqual([]);
  });

  test("reads event streams", () => {
    const { lines } = check(`event: message\ndata:  ${JSON.stringify(ask(faulty))}\n\n`);
    expect(lines).toEqual([expect.stringContaining("form.json:2:") as string]);
  });

  test("reads JSON behind the prefixes of a log, and leaves out braces in its text", () => {
    const content = `[info] options {"a":1} after 3 ms\n2026-11-27T10:00:00Z [mcp] <-- ${JSON.stringify(ask(faulty))}\n`;
    const { lines } = check(content);
    expect(lines).toEqual([expect.stringContaining("form.json:2:") as string]);
  });

  test.each([
    ["that begins like JSON", '{"method":"elicitation/create","para', "2:1"],
    ["with a message behind a prefix", '[mcp] {"jsonrpc":"2.0","method":"elicitation/create","para', "2:7"],
  ])("leaves out no line %s", (_what, line, place) => {
    const { stderr } = command(["check", "-"], `${JSON.stringify(schema)}\n${line}`);
    expect(stderr).toContain(`stdin:${place}: Not JSON`);
  });

  test.each<readonly [what: string, content: object, total: string]>([
    ["one form", schema, "1 form checked. Nothing found."],
    [
      "forms and a page",
      [
        ask(schema),
        ask(faulty),
        { method: "elicitation/create", params: { mode: "url", message: "Pay", url: address } },
      ],
      "2 forms and 1 page checked. Errors: 1, warnings: 0",
    ],
  ])("says how much was checked: %s", (_what, content, total) => {
    expect(check(JSON.stringify(content))).toMatchObject({ total });
  });

  test("writes nothing to the terminal that a name of a property could command", () => {
    const name = "a\nform.json:9:9: error fake\u001b]0;title\u0007\ud800";
    const { stdout } = command(
      ["check", "-"],
      JSON.stringify({ type: "object", properties: { [name]: { type: "x" } } }),
    );
    expect(stdout).not.toMatch(/\p{Cc}form|[\u001b\u0007]/u);
    expect(stdout).toContain("a\\u{a}form.json:9:9");
    expect(command(["check", "-"], "\u001b]0;title").stderr).not.toContain("\u001b");
  });

  test("reads standard input, and writes JSON", () => {
    const { status, stdout } = command(["check", "-", "--json"], JSON.stringify(faulty));
    expect(JSON.parse(stdout)).toEqual([
      {
        code: "refused",
        severity: "error",
        path: "/properties/a/format",
        message: expect.stringContaining("refuse") as unknown,
        advice: expect.stringContaining("description") as unknown,
        line: 1,
        column: 65,
      },
    ]);
    expect(status).toBe(1);
  });

  test.each<readonly [what: string, args: readonly string[], input: string, why: string]>([
    ["no command", [], "", "Usage: react-elicitation check"],
    ["no file", ["check"], "", "check takes one FILE."],
    ["a file that is not there", ["check", "nowhere.json"], "", "nowhere.json cannot be read: ENOENT"],
    ["two files", ["check", "a.json", "b.json"], "", "check takes one FILE."],
    ["an unknown command", ["chek", "a.json"], "", "There is no command chek."],
    ["no port", ["preview", "a.json", "--port", "abc"], "", "not abc."],
    ["an unknown option", ["check", "-", "--fix"], "{}", "Unknown option '--fix'"],
    [
      "an unknown revision",
      ["check", "-", "--revision", "2024-11-05"],
      "{}",
      "Revision 2024-11-05 of MCP has no elicitation.",
    ],
    ["a preview of standard input", ["preview", "-"], "{}", "no standard input"],
    ["no JSON", ["check", "-"], "{", "stdin:1:2: Not JSON: "],
    ["nothing to check", ["check", "-"], '{ "a": 1 }', "stdin: Neither a request, a schema"],
    ["something else with a type", ["check", "-"], '{ "name": "app", "type": "module" }', "stdin: Neither"],
  ])("exits with 2 for %s, and says why", (_what, args, input, why) => {
    const { status, stdout, stderr } = command(args, input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(why);
  });

  test.each([
    [
      "a comma too many",
      '{\n  "type": "object",\n  "properties": {\n    "a": { "oneOf": [\n      { "const": "b" }\n    ] },\n  }\n}',
      "7:3",
    ],
    ["the end too early", '{\n  "type":\n', "2:10"],
  ])("says where JSON breaks: %s", (_what, input, place) => {
    expect(command(["check", "-"], input).stderr).toContain(`stdin:${place}: Not JSON: `);
  });

  test("quotes a mistake whose place is not known", () => {
    expect(command(["check", "-"], '{\n  "type": True\n}').stderr).toMatch(/^stdin: Not JSON: [^]*True/);
  });

  test("says where, behind a picture of many megabytes", () => {
    const { lines } = check(JSON.stringify([{ data: "a".repeat(2e7) }, ask(faulty)]));
    expect(lines).toEqual([expect.stringContaining("error refused /1/params/requestedSchema/properties/a/format")]);
  });
});

describe("react-elicitation preview", () => {
  /** The address that the command prints. */
  async function preview(content: object): Promise<string> {
    writeFileSync(join(home, "form.json"), JSON.stringify(content));
    const script = join(root, bin["react-elicitation"]);
    const child: ChildProcess = spawn(process.execPath, [script, "preview", "form.json"], { cwd: home });
    onTestFinished(() => void child.kill());
    return new Promise((resolve, reject) => {
      child.stdout?.once("data", (data: Buffer) => resolve(String(data).trim()));
      child.once("exit", () => reject(new Error("The preview has ended.")));
    });
  }

  test("serves its page from this machine, with a policy that lets nothing else in", async () => {
    const url = await preview(schema);
    const page = await fetch(url);
    const [, script = ""] = /src="([^"]+)"/.exec(await page.text()) ?? [];

    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'; script-src 'self'");
    expect((await fetch(new URL(script, url))).headers.get("Content-Type")).toContain("text/javascript");
    expect((await fetch(new URL("/../package.json", url))).status).toBe(404);
  });

  test("tells pages of other names nothing", async () => {
    const url = new URL("/forms", await preview(schema));
    const status = await new Promise((resolve) => {
      request(url, { headers: { host: `evil.example:${url.port}` } }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(status).toBe(403);
  });

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 200],
    ["none", 200],
  ])("answers requests of its own page and of the address bar only: %s", async (site, expected) => {
    const url = await preview(schema);
    const status = await new Promise((resolve) => {
      request(url, { headers: { "Sec-Fetch-Site": site } }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(status).toBe(expected);
  });

  test("tells every tab each state once", async () => {
    const url = new URL("/forms", await preview(schema));
    const open = async () => {
      const { body } = await fetch(url);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      return async () => (await reader?.read())?.value;
    };
    const tabs = await Promise.all(Array.from({ length: 3 }, open));
    const first = await Promise.all(tabs.map((next) => next()));
    expect(new Set(first).size).toBe(1);
    writeFileSync(join(home, "form.json"), "{");

    expect(await Promise.all(tabs.map((next) => next()))).toEqual(Array(3).fill(expect.stringContaining("Not JSON")));
  });

  test("sends the forms and what is found in them, and again when the file is saved", async () => {
    const url = new URL("/forms", await preview(schema));
    const { body } = await fetch(url);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<unknown> => JSON.parse(((await reader?.read())?.value ?? "").replace("data: ", ""));

    expect(await next()).toEqual({
      file: "form.json",
      forms: [{ params: { message: "", requestedSchema: schema }, findings: [] }],
    });
    writeFileSync(join(home, "form.json"), JSON.stringify(ask(faulty)));
    expect(await next()).toMatchObject({ forms: [{ findings: [{ code: "refused", line: 1 }] }] });
    writeFileSync(join(home, "form.json"), "{");
    expect(await next()).toMatchObject({ forms: [], error: expect.stringContaining("Not JSON") as unknown });
  });
});
