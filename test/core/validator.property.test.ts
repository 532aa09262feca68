// @vitest-environment node
import { AjvJsonSchemaValidator as AjvV1 } from "@modelcontextprotocol/sdk/validation/ajv";
import { CfWorkerJsonSchemaValidator as CfWorkerV1 } from "@modelcontextprotocol/sdk/validation/cfworker";
import { AjvJsonSchemaValidator as AjvV2 } from "@modelcontextprotocol/server/validators/ajv";
import { CfWorkerJsonSchemaValidator as CfWorkerV2 } from "@modelcontextprotocol/server/validators/cf-worker";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryContent, arbitraryRequest } from "react-elicitation/testing/generators";
import { initialDraft, judge, loadPatterns, readDraft } from "../../src/core/index.js";
import { isSkippable } from "../../src/core/fields/boolean.js";
import { compileCheck } from "../../src/core/validate/ajv.js";
import { nastyNames } from "./support/any-json.js";
import { createValidator, accept, formOf } from "./support/form.js";

/** Plain names, for servers' validators read inherited properties of content: `toString` is then a function, not missing. */
const plainNames = ["a", "b c", "", "0", "x.y", "ü", "$ref"];

const schemas = (names: readonly string[]) => arbitraryRequest(names).map(({ requestedSchema }) => requestedSchema);
const formAndContent = (names: readonly string[]) =>
  schemas(names).chain((schema) => arbitraryContent(schema).map((content) => ({ schema, content })));

/** What was seen of each kind of verdict, so that a generator that no longer makes right or wrong content is noticed. */
const seen = { right: 0, wrong: 0 };

test("ajv and the kinds' own checks come to the same verdict on any content", async () => {
  await fc.assert(
    fc.asyncProperty(formAndContent([...plainNames, ...nastyNames]), async ({ schema, content }) => {
      const { fields } = formOf(schema);
      const policy = { patterns: await loadPatterns(fields), urls: { blockPrivateAddresses: true } };

      const { errors } = judge(fields, { content }, policy);
      const isRight = compileCheck(fields, policy)(content);

      expect({ isRight, errors }).toEqual({ isRight: errors.length === 0, errors });
      seen[isRight ? "right" : "wrong"] += 1;
    }),
    { numRuns: 400 },
  );

  expect(seen.right).toBeGreaterThan(20);
  expect(seen.wrong).toBeGreaterThan(20);
});

const servers = [
  ["v1, ajv", new AjvV1()],
  ["v1, cfworker", new CfWorkerV1()],
  ["v2, ajv", new AjvV2()],
  ["v2, cfworker", new CfWorkerV2()],
] as const;

describe("servers of the TypeScript SDK", () => {
  test("accept what is found right here", async () => {
    await fc.assert(
      fc.asyncProperty(formAndContent(plainNames), async ({ schema, content }) => {
        const { fields } = formOf(schema);
        const unsupported = fields.filter(({ kind }) => kind === "unsupported");
        fc.pre(unsupported.every(({ name, required }) => !required && !(name in content)));
        const validate = await createValidator(fields);
        fc.pre(validate(content).length === 0);

        const verdicts = servers.map(([name, server]) => ({ name, ...server.getValidator({ ...schema })(content) }));

        expect(verdicts.filter(({ valid }) => !valid)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("refuse what is found wrong here", async () => {
    const server = new AjvV1();

    await fc.assert(
      fc.asyncProperty(formAndContent(plainNames), async ({ schema, content }) => {
        const { fields } = formOf(schema);
        // The dialog sends no null, which servers take for a nullable property, and no option twice, which they take without `uniqueItems`.
        const isSent = (value: unknown): boolean =>
          value !== null && !(Array.isArray(value) && new Set(value).size < value.length);
        fc.pre(fields.every(({ kind }) => kind !== "unsupported") && Object.values(content).every(isSent));
        const validate = await createValidator(fields);
        fc.pre(validate(content).length > 0);

        expect(server.getValidator({ ...schema })(content)).toMatchObject({ valid: false });
      }),
      { numRuns: 60 },
    );
  });
});

describe("an untouched form", () => {
  test("is accepted when each default is valid and nothing else is required", async () => {
    await fc.assert(
      fc.asyncProperty(
        schemas([...plainNames, ...nastyNames]),
        fc.constantFrom("en", "de"),
        fc.constantFrom("UTC", "Asia/Kolkata"),
        async (schema, locale, timeZone) => {
          const { fields } = formOf(schema);
          const validate = await createValidator(fields);
          const defaults = Object.fromEntries(
            fields.flatMap((field) => ("default" in field ? [[field.name, field.default]] : [])),
          );
          const broken = new Set(validate(defaults).map(({ name }) => name));
          for (const [name, value] of Object.entries(defaults)) {
            // Blanks are no answer, and are not sent back.
            if (typeof value === "string" && value !== "" && value.trim() === "") broken.add(name);
          }
          // An optional question has to be skipped.
          const kept = fields.filter((field) => !broken.has(field.name) && !isSkippable(field));

          const { content, errors } = await accept(kept, {}, { locale, timeZone });

          expect(errors).toEqual([]);
          expect(content).toEqual(Object.fromEntries(Object.entries(defaults).filter(([name]) => !broken.has(name))));
        },
      ),
      { numRuns: 200 },
    );
  });

  test("sends nothing that is not a default, or the empty text where that is named", () => {
    fc.assert(
      fc.property(schemas(plainNames), (schema) => {
        const { fields } = formOf(schema);

        const { content } = readDraft(fields, initialDraft(fields));

        const sent = fields.filter(({ name, constants = [] }) => name in content && !constants.includes(""));
        expect(sent.filter((field) => !("default" in field))).toEqual([]);
      }),
    );
  });
});
