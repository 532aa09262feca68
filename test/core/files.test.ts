import { describe, expect, test } from "vitest";
import { type FieldSpec, initialDraft, parseRequest, readDraft } from "../../src/core/index.js";
import { formRequest } from "../support/form-request.js";
import { createValidator } from "./support/form.js";

const uri = { type: "string", format: "uri" };

/** The one field of a form, for a host that takes files. */
function fieldOf(property: object, takesFiles = true): FieldSpec {
  const request = parseRequest(formRequest({ file: property }), { takesFiles });
  const [field] = request.mode === "form" ? request.fields : [];
  if (!field) throw new Error("The form has no field.");
  return field;
}

const oneFile = (rules: object): object => ({ ...uri, "x-mcp-file": rules });
const severalFiles = (rules: object, limits: object = {}): object => ({
  type: "array",
  items: oneFile(rules),
  ...limits,
});

test("a host that has not said that it takes files is asked for none", () => {
  expect(fieldOf(oneFile({}), false)).toMatchObject({ kind: "text", format: "uri" });
  expect(fieldOf(severalFiles({}), false).kind).toBe("unsupported");
});

describe("what is read of x-mcp-file", () => {
  test.each<[string, object, object]>([
    ["nothing", oneFile({}), { isList: false, maxSize: 10 * 1024 * 1024 }],
    ["a size", oneFile({ maxSize: 2000 }), { maxSize: 2000 }],
    [
      "types",
      oneFile({ accept: ["image/*", "application/pdf", ".CSV"] }),
      { accept: ["image/*", "application/pdf", ".csv"] },
    ],
    ["a type that is misspelt", oneFile({ accept: ["image/jpg"] }), { accept: ["image/jpeg"] }],
    [
      "a list of what is defined elsewhere",
      { type: "array", items: { anyOf: [oneFile({ maxSize: 7 }), { type: "null" }] } },
      { isList: true, maxSize: 7 },
    ],
    ["a list", severalFiles({}, { minItems: 1, maxItems: 3 }), { isList: true, minItems: 1, maxItems: 3 }],
    ["a union with null", { anyOf: [oneFile({ maxSize: 1 }), { type: "null" }] }, { maxSize: 1 }],
    [
      "a default, which no browser lets anybody choose",
      { ...oneFile({}), default: "file:///etc/passwd" },
      { unshownDefault: "file:///etc/passwd" },
    ],
  ])("%s", (_, property, expected) => {
    expect(fieldOf(property)).toMatchObject({ kind: "file", ...expected });
  });

  test.each<[string, readonly unknown[]]>([
    ["anything", ["*/*"]],
    ["what is no type", ["<b>", "image", 5, { toString: 1 }, "a/b/c", ".exe, .bat"]],
  ])("but not %s as what is accepted", (_, accept) => {
    expect(fieldOf(oneFile({ accept }))).not.toHaveProperty("accept");
  });

  test("a count that no answer has makes a field that cannot be answered", () => {
    expect(fieldOf(severalFiles({}, { minItems: 3, maxItems: 2 }))).toMatchObject({ reason: "contradiction" });
  });
});

const png = { name: "photo.png", size: 500, type: "image/png" };
const pdf = { name: "Bill.PDF", size: 900, type: "application/pdf" };
const unknown = { name: "notes.xyz", size: 100, type: "" };
const pictures = { accept: ["image/*"] };
const documents = { accept: [".pdf", "text/csv"] };

describe("files that are chosen", () => {
  test.each<[string, object, readonly object[], unknown]>([
    ["none is no answer", oneFile({}), [], undefined],
    ["one is answered by its name until it is read", oneFile({}), [png], "photo.png"],
    ["several are a list", severalFiles({}), [png, pdf], ["photo.png", "Bill.PDF"]],
    ["one of several is a list, too", severalFiles({}), [png], ["photo.png"]],
    ["of an accepted kind", oneFile(pictures), [png], "photo.png"],
    ["of an accepted extension, in any case", oneFile(documents), [pdf], "Bill.PDF"],
    ["of a type that the system does not know, for the server to judge", oneFile(pictures), [unknown], "notes.xyz"],
    ["as large as may be", oneFile({ maxSize: 500 }), [png], "photo.png"],
  ])("%s", (_, property, files, expected) => {
    const { content, errors } = readDraft([fieldOf(property)], { f0: files as never });
    expect([content.file, errors]).toEqual([expected, []]);
  });

  test.each<[string, object, readonly object[], object]>([
    ["a file of another kind", oneFile(pictures), [pdf], { code: "file-type", file: "Bill.PDF" }],
    ["a file of another extension", oneFile({ accept: [".pdf"] }), [unknown], { code: "file-type" }],
    ["one of an unknown type beside extensions", oneFile(documents), [unknown], { code: "file-type" }],
    [
      "one too large",
      severalFiles({ maxSize: 600 }),
      [png, pdf],
      { code: "file-size", file: "Bill.PDF", size: 900, maxSize: 600 },
    ],
    [
      "one that is not what it says",
      oneFile({}),
      [{ ...png, error: "file-content" }],
      { code: "file-content", file: "photo.png" },
    ],
    ["one that cannot be read", oneFile({}), [{ ...png, error: "file-unreadable" }], { code: "file-unreadable" }],
    ["two for one", oneFile({}), [png, pdf], { code: "maxItems", limit: 1 }],
  ])("are refused: %s", (_, property, files, expected) => {
    const { content, errors } = readDraft([fieldOf(property)], { f0: files as never });
    expect(content).toEqual({});
    expect(errors).toEqual([expect.objectContaining({ name: "file", ...expected })]);
  });

  test.each<[string, object, readonly object[], object]>([
    ["too few", severalFiles({}, { minItems: 2 }), [png], { code: "minItems", limit: 2 }],
    ["too many", severalFiles({}, { maxItems: 1 }), [png, pdf], { code: "maxItems", limit: 1 }],
  ])("are counted: %s", async (_, property, files, expected) => {
    const field = fieldOf(property);
    const { content } = readDraft([field], { f0: files as never });
    const validate = await createValidator([field]);
    expect(validate(content)).toEqual([{ name: "file", ...expected }]);
  });
});

const location = "https://files.example.com/cv.pdf";

test.each<[string, unknown, string]>([
  ["a reference", { type: "url", location }, location],
  [
    "a file with a reference",
    { filename: "cv.pdf", content_type: "a/b", size: 1, content: { type: "url", location } },
    "cv.pdf",
  ],
  ["a list", [{ filename: "cv.pdf" }, { type: "s3", location: "s3://bucket/cv.pdf" }], "cv.pdf, s3://bucket/cv.pdf"],
])("%s as the default of a file is named, and is not an answer", (_, known, text) => {
  const field = fieldOf({ ...oneFile({}), default: known });

  expect(field).toMatchObject({ kind: "file", unshownDefault: text });
  expect(readDraft([field], initialDraft([field])).content).toEqual({});
});

test("what somebody has stored in place of a file is no answer", () => {
  const field = fieldOf(oneFile({}));
  expect(readDraft([field], { ...initialDraft([field]), f0: ["photo.png"] }).content).toEqual({});
});
