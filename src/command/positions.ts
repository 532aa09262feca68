import { jsonPointer } from "../core/json.js";

/** A position in a text. Line and column start from 1; columns count UTF-16 code units, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

// Strings are matched without an alternative per character, which would overflow the stack at ten million characters.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

interface Container {
  readonly pointer: string;
  readonly isList: boolean;
  /** The JSON Pointer, within the container, of the next value. Undefined if a key comes next. */
  next: string | undefined;
  index: number;
}

/** The offset of every value of a valid JSON text, by its JSON Pointer. A member of an object has the offset of its key. */
export function offsetsIn(json: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const open: Container[] = [];
  for (const { 0: token, index: offset } of json.matchAll(tokens)) {
    const container = open.at(-1);
    switch (token) {
      case ":":
        break;
      case ",":
        if (container) {
          container.index += 1;
          container.next = container.isList ? jsonPointer([container.index]) : undefined;
        }
        break;
      case "}":
      case "]":
        open.pop();
        break;
      default: {
        if (container && container.next === undefined) {
          container.next = jsonPointer([String(JSON.parse(token))]);
          offsets.set(container.pointer + container.next, offset);
          break;
        }
        const pointer = container ? container.pointer + (container.next ?? "") : "";
        if (container?.isList !== false) {
          offsets.set(pointer, offset);
        }
        if (token === "{" || token === "[") {
          const isList = token === "[";
          open.push({ pointer, isList, next: isList ? "/0" : undefined, index: 0 });
        }
      }
    }
  }
  return offsets;
}

/** The position of a value, or, if it is missing, of the closest ancestor that exists. */
export function locate(text: string, offsets: ReadonlyMap<string, number>, start: number, pointer: string): Position {
  let known = pointer;
  while (!offsets.has(known) && known !== "") {
    known = known.slice(0, known.lastIndexOf("/"));
  }
  const before = text.slice(0, start + (offsets.get(known) ?? 0));
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - lineStart + 1 };
}
