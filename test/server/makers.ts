import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  email,
  integer,
  number,
  string,
  uri,
} from "react-elicitation/server";

export const texts = { title: "The answer", description: "What it is for" };

const option = (value: string, label = value) => ({ value, label });

/** A field, how a client understands it, and an answer that is right and one that is wrong. */
export const makers = [
  {
    field: string({ ...texts, minLength: 2, maxLength: 5 }),
    is: { kind: "text", minLength: 2, maxLength: 5 },
    right: "Ada",
    wrong: "A",
  },
  { field: email(texts), is: { kind: "text", format: "email" }, right: "ada@example.com", wrong: "ada" },
  { field: uri(texts), is: { kind: "text", format: "uri" }, right: "https://example.com", wrong: "example" },
  { field: date(texts), is: { kind: "date" }, right: "2026-02-28", wrong: "2026-02-30" },
  { field: dateTime(texts), is: { kind: "date-time" }, right: "2026-07-01T08:30:00Z", wrong: "2026-07-01" },
  {
    field: number({ ...texts, minimum: 0, maximum: 1 }),
    is: { kind: "number", integer: false, maximum: 1 },
    right: 0.5,
    wrong: 2,
  },
  {
    field: integer({ ...texts, minimum: 18 }),
    is: { kind: "number", integer: true, minimum: 18 },
    right: 18,
    wrong: 18.5,
  },
  { field: boolean({ ...texts, default: true }), is: { kind: "boolean", default: true }, right: false, wrong: "yes" },
  {
    field: choice(["S", "M"], texts),
    is: { kind: "choice", options: [option("S"), option("M")] },
    right: "M",
    wrong: "L",
  },
  {
    field: choice({ YES: "Of course", NO: "Nope" }, texts),
    is: { kind: "choice", options: [option("YES", "Of course"), option("NO", "Nope")] },
    right: "NO",
    wrong: "Nope",
  },
  {
    field: choices(["a", "b"], { ...texts, minItems: 1, maxItems: 2 }),
    is: { kind: "choices", minItems: 1, maxItems: 2 },
    right: ["b"],
    wrong: [],
  },
  {
    field: choices({ a: "Ah", b: "Be" }, texts),
    is: { kind: "choices", options: [option("a", "Ah"), option("b", "Be")] },
    right: [],
    wrong: ["c"],
  },
];
