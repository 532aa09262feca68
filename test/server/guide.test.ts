// @vitest-environment node
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Server } from "node:net";
import { InMemoryTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { call, Person } from "./servers.js";

type Register = (server: McpServer) => void;

async function exportOf(file: string, name: string): Promise<unknown> {
  const loaded: unknown = await import(/* @vite-ignore */ `./guide/${file}.js`);
  return Reflect.get(Object(loaded), name);
}

async function registerOf(file: string): Promise<Register> {
  const register = await exportOf(file, "register");
  if (typeof register !== "function") throw new Error(`${file}.ts has no register().`);
  return (server) => void Reflect.apply(register, undefined, [server]);
}

const accept = (content: Content) => ({ action: "accept" as const, content });
type Content = Record<string, string | number | boolean | string[]>;
const decline = { action: "decline" as const };
const account = { username: "octocat", email: "octocat@example.com", age: 17, country: "uk" };

/** Each tool of the guide to examples, called once: its arguments, the answers, and what it says. */
const calls = [
  ["github-name", "github_name", {}, [accept({ name: "octocat" })], "The account is octocat."],
  ["github-name", "github_name", {}, [decline], "Go on without an account."],
  [
    "sign-up",
    "sign_up",
    {},
    [accept({ ...account, newsletter: true }), accept({ ...account, newsletter: false })],
    JSON.stringify({ ...account, newsletter: false }),
  ],
  ["password", "choose_password", {}, [accept({})], "The page was opened."],
  ["visit", "rate_visit", {}, [accept({ score: 4.5, stars: 5, recommend: true })], "4.5 points and 5 stars."],
  [
    "colors",
    "choose_colors",
    {},
    [accept({ wall: "Red", door: "#0000FF", shelves: ["Red"], lamps: ["#00FF00", "#0000FF"] })],
    "Red,#0000FF,Red,#00FF00,#0000FF",
  ],
  ["language", "choose_language", {}, [accept({ question_0: "Rust" })], "I use Rust."],
  ["language", "choose_language", {}, [accept({}), accept({ question_0_custom: "Zig" })], "I use Zig."],
  [
    "project",
    "set_up_project",
    { folder: "shop" },
    [accept({ projectName: "shop", framework: "react" })],
    '{"projectName":"shop","framework":"react"}',
  ],
  ["clarify", "do_trick", { trick: "handstand" }, [accept({ details: "on one hand" })], "One handstand, on one hand."],
  ["clarify", "answer_question", {}, [accept({ details: "all" })], "The answer to “all” is 42."],
  [
    "order",
    "order",
    {},
    [accept({ meals: 2, tipReminder: "YES" }), accept({ tip: 1.5 })],
    "Ordered: 2 meals, with a tip of 1.5.",
  ],
  ["order", "order", {}, [accept({ meals: 2, tipReminder: "NO" })], "Ordered: 2 meals."],
  [
    "recall-tool",
    "look_up_recall",
    { recalled: ["Train"] },
    [accept({ category: "Toys" }), accept({ product: "Train" })],
    "Bring the Train back, please.",
  ],
  ["recall-tool", "look_up_recall", { recalled: [] }, [decline, decline], "All right."],
  ["find-dish", "find_dish", { keywords: "salad" }, [], "Have the shrimp salad."],
  ["find-dish", "find_dish", { keywords: "soup" }, [], "Have the shrimp soup."],
  [
    "find-dish",
    "find_dish",
    { keywords: "shrimp" },
    [accept({ meal: "dinner" }), accept({ dish: "shrimp stew" })],
    "Have the shrimp stew.",
  ],
  [
    "find-dish",
    "find_dish",
    { keywords: "hat" },
    [accept({ meal: "breakfast" }), accept({ dish: "barbecued shrimp" })],
    "Have the barbecued shrimp.",
  ],
] as const;

describe.each(calls)("the example %s.ts", (file, tool, given, answers, text) => {
  const reply = { content: [{ type: "text", text }] };

  test(`in 2025-11-25: ${tool} says ${text}`, async () => {
    const server = new McpServer({ name: "guide", version: "1.0.0" });
    (await registerOf(file))(server);
    const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
    await server.connect(serverSide);
    const person = new Person(answers);

    expect(await call(clientSide, "legacy", person, given, tool)).toMatchObject(reply);
    expect(person.asked).toHaveLength(answers.length);
  });

  test(`in 2026-07-28: ${tool} says ${text}`, async () => {
    const register = await registerOf(file);
    const handler = createMcpHandler(() => {
      const server = new McpServer({ name: "guide", version: "1.0.0" });
      register(server);
      return server;
    });
    const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    });
    const person = new Person(answers);

    expect(await call(transport, { pin: "2026-07-28" }, person, given, tool)).toMatchObject(reply);
    expect(person.asked).toHaveLength(answers.length);
  });
});

test.each(["legacy", { pin: "2026-07-28" }] as const)("the running server asks in %o", async (mode) => {
  vi.stubEnv("PORT", "0");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const server = await exportOf("serve", "server");
  if (!(server instanceof Server)) throw new Error("serve.ts has no server.");
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, "listening");
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${portOf(server)}`));
  const person = new Person([accept({ stars: 5, room: "garden" })]);

  const reply = await call(transport, mode, person, {}, "feedback");

  expect(reply).toMatchObject({ content: [{ type: "text", text: "5 stars for the garden side. " }] });
});

test("every example is called", () => {
  const guide = readFileSync(new URL("../../stories/docs/authoring-examples.mdx", import.meta.url), "utf8");
  const named = Array.from(guide.matchAll(/^\/\/ (\S+)\.ts$/gm), ([, name = ""]) => name);

  expect([...new Set<string>(calls.map(([file]) => file))].toSorted()).toEqual(named.toSorted());
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port.");
  return address.port;
}
