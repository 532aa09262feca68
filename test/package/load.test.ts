import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./files.js";

const react = /^react(-dom)?(\/|$)/;
const KiB = 1024;
/** In bytes, after minification and gzip, without React. What each file may weigh by itself is in .size-limit.mjs. */
const untilAnswered = 100.6 * KiB;
/** What the control for files adds to them. */
const fileControl = 4.1 * KiB;

const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
afterAll(() => rmSync(home, { recursive: true }));

let chunks: readonly Rolldown.OutputChunk[] = [];

/** What Vite, with nothing configured, makes of a host that imports the queue and its host component from dist. */
beforeAll(async () => {
  const input = join(home, "main.js");
  const kit = JSON.stringify(join(root, "dist/index.js"));
  const program = `
    import { createElicitationQueue, ElicitationHost } from ${kit};
    globalThis.host = [createElicitationQueue(), ElicitationHost];`;
  writeFileSync(input, program);
  const built = await build({
    root: home,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input, external: react } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  chunks = outputs.filter((output) => output.type === "chunk");
});

const bytes = ({ code }: Rolldown.OutputChunk): number => gzipSync(code, { level: 9 }).length;
const holds = (module: string) => (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => id.endsWith(`/dist/${module}`));

/** The chunk that loads with this file of dist. */
function chunkOf(module: string): Rolldown.OutputChunk {
  const found = chunks.filter(holds(module));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} chunks hold dist/${module}.`);
  return found[0];
}

/** For a report: what is in each chunk. */
const listed = (list: readonly Rolldown.OutputChunk[]) =>
  list.map((chunk) => ({ file: chunk.fileName, bytes: bytes(chunk), modules: chunk.moduleIds.slice(0, 10) }));

describe("what a browser fetches of a host's build", () => {
  test("is five files: the host, the dialog, the engine for patterns, the Public Suffix List and the control for files", () => {
    const expected = [
      "queue/host.js",
      "surfaces/dialog.js",
      "core/validate/patterns.js",
      "core/url/registrable-domain.js",
      "form/file-control.js",
    ];
    const named = expected.map(chunkOf);
    expect(listed(chunks.filter((chunk) => !named.includes(chunk)))).toEqual([]);
    expect(new Set(named).size).toBe(expected.length);
  });

  test("until a form without patterns is answered is the host and the dialog", () => {
    const [host, dialog] = [chunkOf("queue/host.js"), chunkOf("surfaces/dialog.js")];
    expect(host.imports.filter((file) => !react.test(file))).toEqual([]);
    expect(dialog.imports.filter((file) => !react.test(file))).toEqual([host.fileName]);
    expect(bytes(host) + bytes(dialog)).toBeLessThanOrEqual(untilAnswered);
  });

  test("for a field that asks for files is one small file more", () => {
    expect(bytes(chunkOf("form/file-control.js"))).toBeLessThanOrEqual(fileControl);
  });
});
