import { readText } from "../json.js";
import { cleanLine, quotable } from "../text/clean-text.js";
import { skeleton } from "../text/skeleton.js";
import type { ElicitationRequest, ToolRequest } from "../types.js";

/** The cleaned name and version that a server reports about itself. They do not prove who it is. */
export interface SelfDescription {
  /** Its `title`, else its `name` (the display rule of MCP's `BaseMetadata`). */
  readonly name: string;
  readonly version: string;
}

/** Reads the MCP `Implementation` that a server reported. Undefined if it has no name. */
export function selfDescription(serverInfo: unknown): SelfDescription | undefined {
  // Short and without quotation marks, so that a server's name can neither push the host's words off the screen nor pass for them.
  const read = (key: string, limit?: number): string => quotable(readText(serverInfo, key) ?? "", limit);
  const name = read("title") || read("name");
  return name === "" ? undefined : { name, version: read("version", 20) };
}

/** The most characters of the message, of labels and descriptions, and of options that are read. More would take longer than a frame. */
const mostCharacters = 20_000;

/** Shorter names, such as "AI", occur in too many texts. */
const shortestMentioned = 4;

/**
 * The other server that a request pretends to come from. Compares skeletons (UTS 39) by two rules. First, the server reports the name of
 * another server as its own, however it is spelled (`git-hub` for `GitHub`). Second, the request mentions another server's name in
 * look-alike letters (`GіtHub`, `G1tHub`), which nobody does by mistake. A plain mention is allowed ("Post to GitHub").
 *
 * @param knownServers the host's names of its servers
 * @param ownName the host's name of this server. A name contained in it does not count as another server's.
 */
export function impersonatedServer(
  request: ElicitationRequest | ToolRequest,
  serverInfo: unknown,
  knownServers: readonly string[],
  ownName: string,
): string | undefined {
  const { name = "", version = "" } = selfDescription(serverInfo) ?? {};
  const said = wordsOf([name, version, ...textsOf(request)].map((text) => text.slice(0, mostCharacters)).join("\n"));
  const own = lettersOf(ownName);
  const others = knownServers.filter((other) => !own.includes(lettersOf(other)));
  return (
    others.find((other) => lettersOf(other) === lettersOf(name)) ??
    others.find((other) => other.length >= shortestMentioned && isImitated(wordsOf(other), said))
  );
}

function textsOf(request: ElicitationRequest | ToolRequest): readonly string[] {
  const fields = request.mode === "form" ? request.fields : [];
  const options = fields.flatMap((field) => ("options" in field ? field.options : []));
  return [
    [request.message],
    [request.mode === "url" ? cleanLine(request.url) : ""],
    request.problems.map((problem) => ("name" in problem ? problem.name : "mode" in problem ? problem.mode : "")),
    fields.flatMap(({ label, description = "" }) => [label, description]),
    options.map(({ label }) => label),
  ].map((texts) => texts.join("\n"));
}

/** The letters of a name, whatever its spelling. */
function lettersOf(name: string): string {
  return skeleton(name, { loose: true }).replace(notLetters, "");
}

const notLetters = /[^\p{L}\p{N}\n]+/gu;

/** The words of a text, each as a line between two line feeds. */
interface Words {
  /** Their skeletons. */
  readonly drawn: string;
  /** Their letters, without case and accents. */
  readonly plain: string;
}

/** Separates words, which may contain signs that look like letters. Characters of scripts without look-alikes separate words too. */
const between =
  /[^\p{L}\p{M}\p{N}|!¡\u24B6-\u24E9\u{1F110}-\u{1F1FF}]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uFDF0-\uFDFB]+/u;

function wordsOf(text: string): Words {
  const words = text.split(between).map((word) => (word === "" ? "" : `\n${word}\n`));
  const lines = words.join("");
  return {
    drawn: skeleton(lines, { loose: true }).replace(notLetters, ""),
    plain: lines.normalize("NFKD").toLowerCase().replace(notLetters, ""),
  };
}

/** Whether the skeleton of a name occurs in a text more often than the name itself. */
function isImitated(name: Words, text: Words): boolean {
  return name.drawn !== "" && text.drawn.split(name.drawn).length > text.plain.split(name.plain).length;
}
