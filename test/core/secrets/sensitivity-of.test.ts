// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sensitiveFields } from "../../../src/core/secrets/sensitive-fields.js";
import type { SensitiveKind } from "../../../src/core/secrets/sensitive-kind.js";
import { sensitivityOf } from "../../../src/core/secrets/sensitivity-of.js";
import credentialLabels from "./credential-labels.json";
import harmlessLabels from "./harmless-labels.json";
import disguisedLabels from "./disguised-labels.json";
import { formWith, only } from "../support/form.js";
import { wordUnits } from "../support/worst-words.js";

/** A property: its name, and its schema beside it. */
interface Asked {
  readonly name: string;
  readonly type?: string;
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

const sensitivityIn = ({ name, type = "string", ...schema }: Asked): SensitiveKind | undefined =>
  sensitivityOf(only(formWith({ [name]: { type, ...schema } }).fields));

describe("what is told apart by its words", () => {
  test.each<[Asked, SensitiveKind | undefined]>([
    [{ name: "password" }, "credential"],
    [{ name: "dbPassword" }, "credential"],
    [{ name: "DB_PASSWORD_2" }, "credential"],
    [{ name: "answer", title: "Ｐａｓｓｗｏｒｄ" }, "credential"],
    [{ name: "answer", title: "PASSWORD:" }, "credential"],
    [{ name: "answer", title: "Sign in", description: "Username and password for the wiki" }, "credential"],
    [{ name: "answer", title: "Password policy" }, undefined],
    [{ name: "answer", title: "Name of the password" }, undefined],
    [{ name: "answer", title: "Answer", description: "We never ask for your password" }, undefined],
    [{ name: "pin", title: "PIN" }, "credential"],
    [{ name: "pin", title: "Pin colour" }, undefined],
    [{ name: "answer", title: "GPIO PIN" }, undefined],
    [{ name: "token" }, "credential"],
    [{ name: "token", title: "Token symbol" }, undefined],
    [{ name: "token", title: "From your settings" }, "credential"],
    [{ name: "answer", title: "GitHub token" }, "credential"],
    [{ name: "answer", title: "Design token" }, undefined],
    [{ name: "answer", title: "Symbol", description: "Of a token" }, undefined],
    [{ name: "username" }, undefined],
    [{ name: "cardNumber", type: "integer" }, "payment"],
    [{ name: "answer", title: "CVV", type: "integer" }, "payment"],
    [{ name: "answer", title: "Library card number" }, undefined],
    [{ name: "answer", title: "Kreditkartennummer" }, "payment"],
  ])("%j: %s", (asked, kind) => {
    expect(sensitivityIn(asked)).toBe(kind);
  });
});

describe("what is told apart by its pattern, or by a key in its description", () => {
  test.each<[Asked, SensitiveKind | undefined]>([
    [{ name: "a", pattern: "^sk-[A-Za-z0-9]{48}$" }, "credential"],
    [{ name: "a", pattern: "^sk\\-proj\\-.+$" }, "credential"],
    [{ name: "a", pattern: "^sk_live_.+" }, "credential"],
    [{ name: "a", pattern: "^ghp_[A-Za-z0-9]{36}$" }, "credential"],
    [{ name: "a", pattern: "^github_pat_" }, "credential"],
    [{ name: "a", pattern: "^glpat-" }, "credential"],
    [{ name: "a", pattern: "^xoxb-" }, "credential"],
    [{ name: "a", pattern: "^AKIA[0-9A-Z]{16}$" }, "credential"],
    [{ name: "a", pattern: "^AIza[\\w-]{35}$" }, "credential"],
    [{ name: "a", pattern: "^eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+$" }, "credential"],
    [{ name: "a", pattern: "^-----BEGIN (RSA )?PRIVATE KEY-----" }, "credential"],
    [{ name: "a", description: "Such as ghp_1234" }, "credential"],
    [{ name: "a", pattern: "^\\d{13,19}$" }, "payment"],
    [{ name: "a", pattern: "^[0-9]{16}$" }, "payment"],
    [{ name: "a", pattern: "^4[0-9]{12}(?:[0-9]{3})?$" }, "payment"],
    [{ name: "a", pattern: "^(\\d{4}[ -]?){3}\\d{4}$" }, "payment"],
    [{ name: "a", pattern: "^\\d{4} \\d{4} \\d{4} \\d{4}$" }, "payment"],
    [{ name: "a", pattern: "^task-\\d+$" }, undefined],
    [{ name: "a", pattern: "^disk_[0-9]$" }, undefined],
    [{ name: "a", pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, undefined],
    [{ name: "a", pattern: "^[A-Z]{2,10}-\\d+$" }, undefined],
    [{ name: "a", pattern: "^[a-z]{16}$" }, undefined],
    [{ name: "p455" }, undefined],
    [{ name: "p455w0rd" }, "credential"],
    [{ name: "ean", pattern: "^\\d{13}$" }, undefined],
    [{ name: "imei", pattern: "^\\d{15}$" }, undefined],
    [{ name: "a", pattern: "^\\+?\\d{10,15}$" }, undefined],
  ])("%j: %s", (asked, kind) => {
    expect(sensitivityIn(asked)).toBe(kind);
  });
});

test("a field that says it is a password is one, whatever its words", () => {
  const field = { kind: "text", name: "a", label: "A" } as const;

  expect(sensitivityOf({ ...field, isPassword: true })).toBe("credential");
  expect(sensitivityOf(field)).toBeUndefined();
});

test.each<Asked>([
  { name: "password", type: "boolean" },
  { name: "password", type: "object" },
  { name: "password", enum: ["keep", "change"] },
  { name: "password", enum: ["yes", "no", "ask"] },
  { name: "apiKey", title: "Which API key should I use?", enum: ["staging", "production"] },
  { name: "token", title: "Token", type: "array", items: { enum: ["bearer", "mac", "access"] } },
  { name: "pin", title: "PIN", enum: ["1"] },
])("what cannot carry one is not held for it: %j", (asked) => {
  expect(sensitivityIn(asked)).toBeUndefined();
});

describe("what can be put together from pieces is told by them", () => {
  const digits = Array.from("0123456789");
  const months = Array.from("JFMAMJJASOND", (letter, index) => ({
    const: `0${index + 1}`.slice(-2),
    title: `${letter} is a month`,
  }));

  test.each<[Asked, SensitiveKind | undefined]>([
    [{ name: "pin1", title: "PIN, first digit", enum: digits }, "credential"],
    [{ name: "a", title: "Third digit of your PIN", enum: digits }, "credential"],
    [{ name: "a", title: "Your PIN", type: "array", items: { enum: digits } }, "credential"],
    [{ name: "a", title: "Letter 3 of your password", enum: Array.from("abcdefghijklm") }, "credential"],
    [{ name: "a", title: "Expiry month of your card", oneOf: months }, "payment"],
    [{ name: "a", title: "Card expiry year", enum: ["2026", "2027", "2028"] }, "payment"],
    [{ name: "a", title: "Month", oneOf: months }, undefined],
    [{ name: "a", title: "Password length in characters", enum: digits }, undefined],
    [{ name: "a", title: "Number of digits of the PIN", enum: digits }, undefined],
    [{ name: "a", title: "Membership card expiry year", enum: ["2026", "2027", "2028"] }, undefined],
  ])("%j: %s", (asked, kind) => {
    expect(sensitivityIn(asked)).toBe(kind);
  });

  test.each<[string, SensitiveKind | undefined]>([
    ["Card expiry date", "payment"],
    ["Gültig bis (Karte)", "payment"],
    ["Date d'expiration de la carte", "payment"],
    ["Срок действия карты", "payment"],
    ["カードの有効期限", "payment"],
    ["PIN", "credential"],
    ["Gültig bis", undefined],
    ["Library card valid until", undefined],
    ["Password last changed", undefined],
    ["会員カードの有効期限", undefined],
  ])("the date %j: %s", (title, kind) => {
    expect(sensitivityIn({ name: "a", title, format: "date" })).toBe(kind);
    expect(sensitivityIn({ name: "a", title, format: "date-time" })).toBe(kind);
  });
});

describe("what programs call it", () => {
  test.each([
    "passwordField",
    "password_input",
    "userPasswordValue",
    "loginPw",
    "passwd1",
    "sshKey",
    "RSA_KEY",
    "pgpKey",
    "recovery-key",
    "backupPhrase",
    "connectionString",
    "mTAN",
    "cvcCode",
    "cardVerification_code",
    "otp",
    "keystorePassword",
    "bearer",
    "sessionCookie",
    "walletSeed",
    "mothersMaidenName",
    "securityAnswer",
  ])("%s", (name) => {
    expect(sensitivityIn({ name })).toBeDefined();
  });

  test.each([
    "publicSshKey",
    "resumptionToken",
    "nextPageToken",
    "exitCodeReceived",
    "databaseUrl",
    "seed",
    "tanColour",
  ])("but not %s", (name) => {
    expect(sensitivityIn({ name })).toBeUndefined();
  });
});

describe("what is written so as not to be found", () => {
  test.each<Asked>(disguisedLabels)("%j is", (asked) => {
    expect(sensitivityIn(asked)).toBeDefined();
  });

  test.each([
    "Class 0",
    "Pin location",
    "Spin code",
    "S p i n",
    "Room 101",
    "Option A, B, C",
    "Compass code",
    "Bypass word",
    "Passport",
    "4-digit year",
    "1st key",
    "k8s secret name",
    "P.S.",
    "Рот",
    "О себе",
    "Сорт",
    "Тан",
    "Высота",
  ])("%s hides nothing", (title) => {
    expect(sensitivityIn({ name: "answer", title })).toBeUndefined();
  });
});

describe("all that can be shown is looked at", () => {
  const filler = "Nothing of interest stands here, and it goes on for long. ";

  test("the end of a long label", () => {
    expect(sensitivityIn({ name: "a", title: `${filler.repeat(16)} Password` })).toBe("credential");
  });

  test("what a long description asks for far behind", () => {
    const description = `${filler.repeat(300)}Please type your card number here.`;

    expect(sensitivityIn({ name: "a", title: "Answer", description })).toBe("payment");
    expect(
      sensitivityIn({ name: "a", title: "Answer", description: `${filler.repeat(300)}Forget your password.` }),
    ).toBeUndefined();
  });

  test("a form of endless texts is looked through to its last field", () => {
    const endless = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`field${index}`, { type: "string", description: filler.repeat(20) }]),
    );
    const { fields } = formWith({ ...endless, last: { type: "string", title: "Your password" } });

    expect([...sensitiveFields("", fields).keys()]).toEqual(["f200"]);
  });

  test("long texts of others hide nothing of what is asked at some length", () => {
    const long = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`field${index}`, { type: "string", description: filler.repeat(20) }]),
    );
    const { fields } = formWith({
      ...long,
      a: { type: "string", title: "To make sure that it is really you, enter your password" },
      b: { type: "string", description: "So that we can log you in to the service, type your password here" },
    });

    expect([...sensitiveFields("", fields).keys()]).toEqual(["f21", "f22"]);
  });

  // How long it takes is measured by `bench/measures/hostile.ts`.
  test.each(wordUnits)("and so is one whose texts are full of %j", (unit) => {
    const text = unit.repeat(200 / unit.length);
    const endless = Object.fromEntries(
      Array.from({ length: 999 }, (_, index) => [
        `${index} ${text}`,
        { type: "string", title: `${text} ${index}`, description: text },
      ]),
    );
    const { fields } = formWith({ ...endless, last: { type: "string", title: "Your password" } });

    expect(fields.at(-1)?.label).toBe("Your password");
    expect(sensitiveFields("", fields).has("f999")).toBe(true);
  });
});

describe("measured on labels", () => {
  /** What is left of `found` after as many as may be: less than two in a hundred. */
  const pastAFew = (found: readonly Asked[], all: readonly Asked[]): readonly Asked[] =>
    found.slice(Math.ceil(all.length * 0.02) - 1);

  test("few of those that ask for nothing secret are held for it", () => {
    const mistaken = harmlessLabels.filter((asked) => sensitivityIn(asked) !== undefined);

    expect(harmlessLabels.length).toBeGreaterThanOrEqual(200);
    expect(pastAFew(mistaken, harmlessLabels)).toEqual([]);
  });

  test("few of those that ask for a credential or a card are missed", () => {
    const missed = credentialLabels.filter((asked) => sensitivityIn(asked) === undefined);

    expect(credentialLabels.length).toBeGreaterThanOrEqual(100);
    expect(pastAFew(missed, credentialLabels)).toEqual([]);
  });
});

describe("whatever the words are", () => {
  test("they are looked through without a throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (name, description) => {
        expect(() => sensitivityIn({ name, description, pattern: description })).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    "password ",
    "password1",
    "1",
    " 1",
    "gir ",
    "name on ",
    "expiry ",
    "номер ",
    "enter your ",
    "PIN",
    "aA",
    "{4}",
    "phrase de rec",
    "パスワード",
    ". ",
  ])("a million of %j do not hold it up", (part) => {
    const text = `${part.repeat(1_000_000 / part.length)}!x`;

    expect(() => sensitivityIn({ name: text, title: text, description: text, pattern: text })).not.toThrow();
  });
});
