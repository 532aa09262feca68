import { afterEach, describe, expect, test, vi } from "vitest";
import { createDraftMemory } from "../../src/core/draft/draft-memory.js";
import type { DraftStorage } from "../../src/core/draft/draft-storage.js";

const later = Number.MAX_SAFE_INTEGER;

function storageOf(items: Record<string, string> = {}): DraftStorage & { readonly items: Record<string, string> } {
  return {
    items,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => {
      items[key] = value;
    },
    removeItem: (key) => {
      delete items[key];
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test("what was written is read, until it is removed", () => {
  const memory = createDraftMemory();
  memory.write("form", { f0: "Ada", f1: ["0", "2"] });

  expect(memory.read("form", later)).toEqual({ f0: "Ada", f1: ["0", "2"] });
  expect(memory.read("other", later)).toBeUndefined();

  memory.remove("form");
  expect(memory.read("form", later)).toBeUndefined();
});

test("what was sent belongs to requests that come after it, not to one that was waiting meanwhile", () => {
  vi.useFakeTimers({ now: 1000 });
  const memory = createDraftMemory();
  memory.write("form", { f0: "Ada" });
  memory.markSent("form");

  expect(memory.read("form", 999)).toBeUndefined();
  expect(memory.read("form", 1000)).toEqual({ f0: "Ada" });
});

test("the form not touched for the longest time is forgotten first, past twenty", () => {
  const memory = createDraftMemory();
  for (let index = 0; index < 20; index += 1) memory.write(`form ${index}`, { f0: String(index) });
  memory.write("form 0", { f0: "again" });

  memory.write("form 20", { f0: "20" });

  expect(memory.read("form 1", later)).toBeUndefined();
  expect(memory.read("form 0", later)).toEqual({ f0: "again" });
  expect(memory.read("form 20", later)).toEqual({ f0: "20" });
});

test("a draft beyond all measure is not kept", () => {
  const memory = createDraftMemory();

  memory.write("form", { f0: "x".repeat(200_001) });

  expect(memory.read("form", later)).toBeUndefined();
});

describe("with a storage", () => {
  test("what was written outlives the memory", () => {
    const storage = storageOf();
    createDraftMemory(storage).write("form", { f0: "Ada" });

    expect(createDraftMemory(storage).read("form", later)).toEqual({ f0: "Ada" });
  });

  test.each([
    { what: "sent", act: (memory: ReturnType<typeof createDraftMemory>) => memory.markSent("form") },
    { what: "removed", act: (memory: ReturnType<typeof createDraftMemory>) => memory.remove("form") },
    { what: "cleared with everything", act: (memory: ReturnType<typeof createDraftMemory>) => memory.clear() },
  ])("what was $what leaves nothing behind", ({ act }) => {
    const storage = storageOf();
    const memory = createDraftMemory(storage);
    memory.write("form", { f0: "Ada" });

    act(memory);

    expect(storage.items).toEqual({});
  });

  test("clear also forgets what an earlier page has left", () => {
    const storage = storageOf();
    createDraftMemory(storage).write("form", { f0: "Ada" });

    createDraftMemory(storage).clear();

    expect(storage.items).toEqual({});
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    '["form"]',
    '[["form",null]]',
    '[["form",{"f0":7}]]',
    '[[1,{"f0":"Ada"}]]',
    '{"form":{}}',
  ])("what anybody may have written there, such as %s, is taken for nothing", (text) => {
    const memory = createDraftMemory(storageOf({ "react-elicitation:drafts": text }));

    expect(memory.read("form", later)).toBeUndefined();
  });

  test("that is full or forbidden, answers are kept in memory", () => {
    const fail = (): never => {
      throw new DOMException("No.", "QuotaExceededError");
    };
    const memory = createDraftMemory({ getItem: fail, setItem: fail, removeItem: fail });

    memory.write("form", { f0: "Ada" });
    memory.markSent("form");

    expect(memory.read("form", later)).toEqual({ f0: "Ada" });
  });
});
