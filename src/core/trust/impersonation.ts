import { readText } from "../json.js";
import { cleanLine, quotable } from "../text/clean-text.js";
import { skeleton } from "../text/skeleton.js";
import type { ElicitationRequest } from "../types.js";

/** What a server reports of itself, cleaned: never proof of who it is. */
export interface SelfDescription {
  /** Its `title`, else its `name` (the display rule of MCP's `BaseMetadata`). */
  readonly name: string;
  readonly version: string;
}

/** Reads the MCP `Implementation` that a server reported. Undefined where it has no name. */
export function selfDescription(serverInfo: unknown): SelfDescription | undefined {
  // Short, and without quotation marks: a server may neither push the host's words off the screen with its name nor speak in their place.
  const read = (key: string, limit?: number): string => quotable(readText(serverInfo, key) ?? "", limit);
  const name = read("title") || read("name");
  return name === "" ? undefined : { name, version: read("version", 20) };
}

/** Of the message, of all labels and descriptions, and of all options: more would take longer than a frame. */
const mostCharacters = 20_000;

/** Shorter names are part of too many texts, such as "AI". */
const shortestMentioned = 4;

/**
 * The other server that a request passes itself off as, by two rules on skeletons (UTS 39): the server reports the name of another one, however
 * it is written (`git-hub` for `GitHub`), or it says another one's name, anywhere, in letters that only look like it (`GіtHub`, `G1tHub`). Nobody
 * does the latter by mistake, and a plain mention ("Post to GitHub") is an honest question.
 *
 * @param knownServers the names under which the host knows its servers
 * @param ownName the name under which it knows this one; a name that is part of it is not another's
 */
export function impersonatedServer(
  request: ElicitationRequest,
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

function textsOf(request: ElicitationRequest): readonly string[] {
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

/** However it is spelled. */
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

/** Not in between, but in words: signs that are drawn like a letter, and letters in circles and squares. Scripts without look-alikes are. */
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

/** Whether a text has the skeletons of a name's words more often than the words themselves. */
function isImitated(name: Words, text: Words): boolean {
  return name.drawn !== "" && text.drawn.split(name.drawn).length > text.plain.split(name.plain).length;
}
