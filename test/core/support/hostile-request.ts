import fc, { type Arbitrary } from "fast-check";
import conformance from "../../requests/conformance.json";
import everything from "../../requests/server-everything.json";
import { mutated, nastyNames, schemaLike } from "./any-json.js";

const real = [...everything.requests, ...conformance.requests.map(({ request }) => request)].map(
  ({ params }) => params,
);

/** A text that hides, overflows, turns round or imitates. */
const hostileText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "<img src=x onerror=alert(1)>",
    "[click](https://evil.example/)",
    "\u202Egnp.exe",
    "GіtHub",
    "Password",
    "{{constructor}}",
    "a\u0301".repeat(50),
    "\u200D \n".repeat(200),
    "\uD800",
    "x".repeat(30_000),
  ),
  fc
    .tuple(fc.constantFrom("\u200B", "\u202E", "👩\u200D", "\u0301", "\n", "a"), fc.nat(2000))
    .map(([unit, count]) => unit.repeat(count)),
);

const hostilePattern = fc.constantFrom(
  "^(a+)+$",
  "(",
  "(?<=a)b",
  "[",
  "a{1,100000}",
  "\\",
  "^sk-",
  "(x+x+)+y",
  "\uD800",
);

const hostileReference = fc.constantFrom(
  "https://evil.example/schema.json",
  "//evil.example/",
  "file:///etc/passwd",
  "#/properties/a",
  "#/$defs/a",
  "#/$defs/b",
  "#/__proto__",
  "#/constructor/prototype",
  "#/$defs/%",
  `#${"/a".repeat(600)}`,
);

const hostileAddress: Arbitrary<string> = fc.oneof(
  fc.webUrl(),
  fc.string({ unit: "binary" }),
  fc
    .tuple(
      fc.constantFrom("https://", "http:", "javascript:", "data:text/html,", "file:///", "HTTPS:\\\\", "blob:https://"),
      fc.constantFrom("", "good.example@", ":@", "%00@"),
      fc.constantFrom(
        "0x7f.1",
        "[::ffff:7f00:1]",
        "аррӏе.com",
        "xn--a",
        "a".repeat(300),
        "2130706433",
        "a..b",
        "xn--pple-43d.com.",
      ),
      hostileText,
    )
    .map((parts) => parts.join("")),
);

/** A property that tries one thing, or several. */
const hostileProperty: Arbitrary<unknown> = fc.oneof(
  schemaLike,
  fc.record(
    {
      $ref: hostileReference,
      type: fc.constantFrom<unknown>(
        "string",
        "number",
        "integer",
        "boolean",
        "array",
        "object",
        ["string", "null"],
        1,
      ),
      title: hostileText,
      description: hostileText,
      default: fc.oneof(hostileText, fc.jsonValue({ maxDepth: 1 })),
      pattern: hostilePattern,
      format: fc.constantFrom("email", "uri", "date", "date-time", "password", "regex", "__proto__"),
      enum: fc.array(fc.oneof(hostileText, fc.jsonValue({ maxDepth: 1 })), { maxLength: 8 }),
      minLength: fc.constantFrom(-1, 0, 1, 1e308),
      maximum: fc.constantFrom(-1e308, 0, 1e308),
      multipleOf: fc.constantFrom(0, -1, 1e-300, 0.1),
      items: schemaLike,
    },
    { requiredKeys: [] },
  ),
);

/** A dictionary whose names are own properties, `__proto__` too, as JSON.parse makes them. */
const hostileProperties: Arbitrary<object> = fc
  .uniqueArray(fc.tuple(fc.oneof(fc.constantFrom(...nastyNames, "a", "b"), hostileText), hostileProperty), {
    selector: ([name]) => name,
    maxLength: 6,
  })
  .map((entries) => Object.fromEntries(entries));

/** The same property many times over, by reference. */
const hostileCrowd: Arbitrary<object> = fc
  .tuple(fc.integer({ min: 10, max: 1200 }), hostileProperty)
  .map(([count, a]) => ({
    $defs: { a },
    properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { $ref: "#/$defs/a" }])),
  }));

/** The params of an elicitation as a server would send them that wants to break, hang or trick what reads them. */
export const hostileRequest: Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue() },
  {
    weight: 10,
    arbitrary: fc
      .record({
        message: hostileText,
        properties: hostileProperties,
        $defs: hostileProperties,
        required: fc.array(hostileText),
      })
      .map(({ message, ...schema }) => ({ message, requestedSchema: { type: "object", ...schema } })),
  },
  { weight: 1, arbitrary: hostileCrowd.map((requestedSchema) => ({ message: "m", requestedSchema })) },
  { weight: 3, arbitrary: fc.record({ mode: fc.constant("url"), message: hostileText, url: hostileAddress }) },
  { weight: 2, arbitrary: fc.constantFrom(...real).chain(mutated) },
  { weight: 2, arbitrary: fc.constantFrom(...real).chain((params) => mutated(params).chain(mutated)) },
);
