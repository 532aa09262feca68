import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees what nothing holds any more, and gives the bytes that are left. */
export function collectGarbage(): number {
  // As `node --expose-gc` does, for the tests of one file only.
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (!isCollector(collect)) {
    throw new Error("This engine cannot be told to collect garbage.");
  }
  collect();
  return process.memoryUsage().heapUsed;
}

function isCollector(value: unknown): value is () => void {
  return typeof value === "function";
}
