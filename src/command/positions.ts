import { jsonPointer } from "../core/json.js";

/** Where a part of a text stands, each from 1; columns count UTF-16 code units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

// A choice for each character of a string would run out of stack at ten million.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g;

interface Container {
  readonly pointer: string;
  readonly isList: boolean;
  /** Of the value that comes next; undefined where a key does. */
  next: string | undefined;
  index: number;
}

/** The offset of every value of a valid JSON text by its JSON Pointer: that of its key where it has one. */
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

/** Where a value stands, or, if it is missing, what it is missing from. */
export function locate(text: string, offsets: ReadonlyMap<string, number>, start: number, pointer: string): Position {
  let known = pointer;
  while (!offsets.has(known) && known !== "") {
    known = known.slice(0, known.lastIndexOf("/"));
  }
  const before = text.slice(0, start + (offsets.get(known) ?? 0));
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - lineStart + 1 };
}
