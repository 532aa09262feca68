// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toldApart } from "../../src/core/request/told-apart.js";
import { skeleton } from "../../src/core/text/look-alikes.js";
import { namesOtherServer } from "../../src/core/server-names/names-other-server.js";
import { fieldOfKind, formWith } from "./support/form.js";

describe("what a hasty reader takes for the same", () => {
  test.each([
    ["GitHub", "github"],
    ["GіtHub", "github"],
    ["ＧｉｔＨｕｂ", "github"],
    ["G1tHub", "GltHub"],
    ["GitHub", "GitHub®"],
    ["Gîthub", "github"],
    ["Bаnk", "bank"],
    ["ΒΑΝΚ", "bank"],
    ["rnodern", "modern"],
    ["vvork", "work"],
    ["B0x", "box"],
    ["Git  Hub", "git-hub"],
    ["Git\u200bHub", "github"],
    ["𝐆𝐢𝐭𝐇𝐮𝐛", "github"],
  ])("%j and %j", (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other));
  });

  test("is found in any text without a throw, and is its own skeleton", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = skeleton(text);

        expect(skeleton(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the other server that a text names", () => {
  const others = ["GitHub", "Payments (EU)", "Files"];

  test.each([
    ["GitHub", "GitHub"],
    ["Sign in to GitHub to go on", "GitHub"],
    ["GіtHub", "GitHub"],
    ["G1tHub!", "GitHub"],
    ["git hub", "GitHub"],
    ["payments eu", "Payments (EU)"],
    ["PAYMENTS – EU", "Payments (EU)"],
    ["Weather", undefined],
    ["GitHubber", undefined],
    ["Profiles", undefined],
    ["", undefined],
    ["\u200b", undefined],
  ])("in %j is %s", (text, name) => {
    expect(namesOtherServer(text, others)).toBe(name);
  });

  test("is none where its name is part of this one's", () => {
    expect(namesOtherServer("GitHub Enterprise", ["GitHub"], "GitHub Enterprise")).toBeUndefined();
    expect(namesOtherServer("GitHub Enterprise", ["GitHub"], "Weather")).toBe("GitHub");
  });

  test("is none where others have no name that is seen", () => {
    expect(namesOtherServer("Weather", ["", " ", "®", "\u200b"])).toBeUndefined();
    expect(namesOtherServer("", [""])).toBeUndefined();
  });
});

describe("labels that look the same are told apart", () => {
  test("in another script", () => {
    const fields = toldApart(
      formWith({ a: { title: "Amount" }, b: { title: "Аmоunt" }, c: { title: "Other" } }).fields,
    );

    expect(fields.map(({ label }) => label)).toEqual(["Amount (a)", "Аmоunt (b)", "Other"]);
  });

  test("in letters of another form", () => {
    const fields = toldApart(
      formWith({ a: { title: "Amount" }, b: { title: "Ａｍｏｕｎｔ" }, c: { title: "𝐀mount" } }).fields,
    );

    expect(fields.map(({ label }) => label)).toEqual(["Amount (a)", "Ａｍｏｕｎｔ (b)", "𝐀mount (c)"]);
  });

  test("where even their names look the same", () => {
    const fields = toldApart(formWith({ a: {}, а: {} }).fields);

    expect(fields.map(({ label }) => label)).toEqual(["a #1", "а #2"]);
  });

  test("among options", () => {
    const [field] = toldApart([fieldOfKind("choice", { enum: ["Yes", "Уеѕ", "No"] })]);

    const options = field?.kind === "choice" ? field.options : [];
    expect(options.map(({ label }) => label)).toEqual(["Yes #1", "Уеѕ #2", "No"]);
  });
});
