// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRequest } from "../../src/core/index.js";
import { impersonatedServer, selfDescription } from "../../src/core/trust/impersonation.js";
import { fiftyNames, worstMentions } from "./support/worst-mentions.js";

const known = ["Weather", "GitHub", "Exa", "Notes", "Modern Mail", "Payments (EU)", "1Password", "微信", "Яндекс"];

/** The server that one called `Weather` by the host passes itself off as. */
function found(params: object, serverInfo: unknown = { name: "weather" }): string | undefined {
  return impersonatedServer(parseRequest(params), serverInfo, known, "Weather");
}

const inMessage = (message: string): string | undefined => found({ message, requestedSchema: { properties: {} } });

describe("a server that calls itself by the name of another one", () => {
  test.each([
    ["GitHub", "GitHub"],
    ["git-hub", "GitHub"],
    ["GіtHub", "GitHub"],
    ["G1tHub", "GitHub"],
    ["ＧｉｔＨｕｂ", "GitHub"],
    ["NOTES", "Notes"],
    ["Exa", "Exa"],
    ["payments eu", "Payments (EU)"],
    ["微 信", "微信"],
    ["Weather", undefined],
    ["GitHub helper", undefined],
    ["", undefined],
  ])("%j: %s", (name, server) => {
    expect(found({ message: "" }, { name })).toBe(server);
    expect(found({ message: "" }, { name: "weather", title: name })).toBe(server);
  });

  test("is this one where the name is part of the host's own for it", () => {
    const request = parseRequest({ message: "Sign in to GіtHub" });

    expect(impersonatedServer(request, { name: "GitHub" }, ["GitHub"], "GitHub Enterprise")).toBeUndefined();
  });
});

describe("another server's name in letters that only look like it", () => {
  test.each([
    ["Sign in to GіtHub to go on", "GitHub"],
    ["G1tHub!", "GitHub"],
    ["G!tHub needs your consent", "GitHub"],
    ["ꓖꓲꓔꓧꓴꓐ", "GitHub"],
    ["🅶🅸🆃🅷🆄🅱", "GitHub"],
    ["🇬🇮🇹🇭🇺🇧", "GitHub"],
    ["請登入GіtHub的帳戶", "GitHub"],
    ["https://gіthub.com/login", "GitHub"],
    ["GitHub or GіtHub", "GitHub"],
    ["Nоtes", "Notes"],
    ["Modem Mail", "Modern Mail"],
    ["IPassword", "1Password"],
    ["Яндeкс", "Яндекс"],
  ])("is found in %j", (message, server) => {
    expect(inMessage(message)).toBe(server);
  });

  test.each([
    "Post to GitHub, github or GITHUB",
    "ＧｉｔＨｕｂ",
    "Gîthub",
    "Take notes",
    "Войдите в Яндекс",
    "Githubber, legit hubbub",
    "Еха",
    "Modern art, mail",
    "Weаther",
    "",
  ])("is not in %j", (message) => {
    expect(inMessage(message)).toBeUndefined();
  });

  test.each([
    ["a label", { requestedSchema: { properties: { a: { title: "GіtHub user" } } } }],
    ["a description", { requestedSchema: { properties: { a: { description: "Your name at GіtHub" } } } }],
    ["an option", { requestedSchema: { properties: { a: { enum: ["GitLab", "GіtHub"] } } } }],
    ["a name of what is missing", { requestedSchema: { properties: {}, required: ["GіtHub"] } }],
    ["a mode", { mode: "GіtHub" }],
    ["an address", { mode: "url", url: "GіtHub sign-in" }],
  ])("is found in %s", (_, params) => {
    expect(found({ message: "", ...params })).toBe("GitHub");
  });

  test("is found in the version", () => {
    expect(found({ message: "" }, { name: "weather", version: "GіtHub 2" })).toBe("GitHub");
  });
});

test("any text and any names are compared without a throw", () => {
  const anyText = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(anyText, anyText, fc.array(anyText), (message, own, names) => {
      impersonatedServer(parseRequest({ message }), { name: message }, names, own);
    }),
  );
});

// How long it takes is measured by `bench/measures/hostile.ts`.
test("twenty thousand hostile characters imitate none of fifty servers, and hide none that is imitated in front of them", () => {
  for (const [what, text] of worstMentions) {
    const request = (message: string) => parseRequest({ message, requestedSchema: { properties: {} } });

    expect([what, impersonatedServer(request(text), {}, fiftyNames, "Weather")]).toEqual([what, undefined]);
    expect([
      what,
      impersonatedServer(request(`GіtHub\n\n${text}`.slice(0, 20_000)), {}, ["GitHub"], "Weather"),
    ]).toEqual([what, "GitHub"]);
  }
});

describe("what a server says of itself", () => {
  test("is its title, else its name", () => {
    expect(selfDescription({ name: "weather", title: "Weather Pro", version: "1.2" })).toEqual({
      name: "Weather Pro",
      version: "1.2",
    });
    expect(selfDescription({ name: "weather" })).toEqual({ name: "weather", version: "" });
  });

  test("cannot end the quotation, and is short", () => {
    const serverInfo = { name: "GitHub” (verified) “", version: "by GitHub, Inc. (official partner)" };

    expect(selfDescription(serverInfo)).toEqual({ name: "GitHub (verified)", version: "by GitHub, Inc. (off…" });
  });

  test.each([undefined, null, 5, "weather", [], {}, { name: "\u200b" }, { title: 5 }])(
    "%j is nothing",
    (serverInfo) => {
      expect(selfDescription(serverInfo)).toBeUndefined();
    },
  );
});
