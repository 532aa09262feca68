import { afterEach, describe, expect, test, vi } from "vitest";
import type { Draft } from "../../src/core/index.js";
import { createDraftMemory, type DraftMemory, type DraftStorage } from "../../src/index.js";

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

/** Enters something into a form, and leaves it. */
function enter(memory: DraftMemory, key: string, draft: Draft, fate: "keep" | "sent" | "remove" = "keep"): void {
  const session = memory.open(key);
  session.write(draft);
  session.close(fate);
}

test("what was entered is read, until it is removed", () => {
  const memory = createDraftMemory();
  enter(memory, "form", { f0: "Ada", f1: ["0", "2"] });

  expect(memory.read("form", later)).toEqual({ f0: "Ada", f1: ["0", "2"] });
  expect(memory.read("other", later)).toBeUndefined();

  memory.remove("form");
  expect(memory.read("form", later)).toBeUndefined();
});

test("what a form is done with is forgotten", () => {
  const memory = createDraftMemory();

  enter(memory, "form", { f0: "Ada" }, "remove");

  expect(memory.read("form", later)).toBeUndefined();
});

test("what was sent belongs to requests that come after it, not to one that was waiting meanwhile", () => {
  vi.useFakeTimers({ now: 1000 });
  const memory = createDraftMemory();
  enter(memory, "form", { f0: "Ada" }, "sent");

  expect(memory.read("form", 999)).toBeUndefined();
  expect(memory.read("form", 1000)).toEqual({ f0: "Ada" });
});

test("what is still being entered belongs to the form it is entered into, and another one like it keeps nothing", () => {
  const memory = createDraftMemory();
  const first = memory.open("form");
  const second = memory.open("form");
  first.write({ f0: "first" });
  second.write({ f0: "second" });
  expect(memory.read("form", later)).toBeUndefined();

  second.close("remove");
  first.close("keep");

  expect(memory.read("form", later)).toEqual({ f0: "first" });
});

test("the form not touched for the longest time is forgotten first, past twenty", () => {
  const memory = createDraftMemory();
  for (let index = 0; index < 20; index += 1) enter(memory, `form ${index}`, { f0: String(index) });
  enter(memory, "form 0", { f0: "again" });

  enter(memory, "form 20", { f0: "20" });

  expect(memory.read("form 1", later)).toBeUndefined();
  expect(memory.read("form 0", later)).toEqual({ f0: "again" });
  expect(memory.read("form 20", later)).toEqual({ f0: "20" });
});

test("a draft beyond all measure is not kept", () => {
  const memory = createDraftMemory();

  enter(memory, "form", { f0: "x".repeat(200_001) });

  expect(memory.read("form", later)).toBeUndefined();
});

test("a form that is open when everything is forgotten keeps nothing from then on", () => {
  const storage = storageOf();
  const memory = createDraftMemory(storage);
  const session = memory.open("form");
  session.write({ f0: "private" });

  memory.clear();
  session.write({ f0: "private" });
  session.close("keep");

  expect(memory.read("form", later)).toBeUndefined();
  expect(storage.items).toEqual({});
});

describe("with a storage", () => {
  test("what was entered outlives the memory, and says so", () => {
    const storage = storageOf();
    const session = createDraftMemory(storage).open("form");

    expect(session.write({ f0: "Ada" })).toBe(true);
    expect(createDraftMemory(storage).read("form", later)).toEqual({ f0: "Ada" });
    expect(createDraftMemory().open("form").write({ f0: "Ada" })).toBe(false);
  });

  test.each([
    { what: "sent", act: (memory: DraftMemory) => enter(memory, "form", { f0: "Ada" }, "sent") },
    { what: "done with", act: (memory: DraftMemory) => enter(memory, "form", { f0: "Ada" }, "remove") },
    { what: "removed", act: (memory: DraftMemory) => memory.remove("form") },
    { what: "cleared with everything", act: (memory: DraftMemory) => memory.clear() },
  ])("what was $what leaves nothing behind", ({ act }) => {
    const storage = storageOf();
    const memory = createDraftMemory(storage);
    enter(memory, "form", { f0: "Ada" });

    act(memory);

    expect(storage.items).toEqual({});
  });

  test("clear also forgets what an earlier page has left", () => {
    const storage = storageOf();
    enter(createDraftMemory(storage), "form", { f0: "Ada" });

    createDraftMemory(storage).clear();

    expect(storage.items).toEqual({});
  });

  test("two memories, in two tabs perhaps, leave each other's drafts alone", () => {
    const storage = storageOf();
    const [one, other] = [createDraftMemory(storage), createDraftMemory(storage)];
    one.read("a", later);
    enter(one, "a", { f0: "a" });
    enter(other, "b", { f0: "b" });
    one.remove("a");
    enter(other, "b", { f0: "bb" });

    const after = createDraftMemory(storage);
    expect(after.read("a", later)).toBeUndefined();
    expect(after.read("b", later)).toEqual({ f0: "bb" });
  });

  test("no more than twenty are left there, however many there were", () => {
    const many = Array.from({ length: 500 }, (_, index) => [`form ${index}`, { f0: "x" }]);
    const storage = storageOf({ "react-elicitation:drafts": JSON.stringify(many) });

    enter(createDraftMemory(storage), "form", { f0: "Ada" });

    expect(JSON.parse(storage.items["react-elicitation:drafts"] ?? "")).toHaveLength(20);
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

  test("that is full or forbidden, answers are kept in memory, and are known not to outlive it", () => {
    const fail = (): never => {
      throw new DOMException("No.", "QuotaExceededError");
    };
    const memory = createDraftMemory({ getItem: fail, setItem: fail, removeItem: fail });
    const session = memory.open("form");

    expect(session.write({ f0: "Ada" })).toBe(false);
    session.close("sent");

    expect(memory.read("form", later)).toEqual({ f0: "Ada" });
  });
});

test("a storage that answers later is refused, because no draft would be restored from it", () => {
  const storage: object = { ...storageOf(), getItem: () => Promise.resolve(null) };

  expect(() => createDraftMemory(storage as DraftStorage)).toThrow(/asynchronous storage/);
});
