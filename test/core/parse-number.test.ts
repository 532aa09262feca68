// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialDraft, readDraft } from "../../src/core/index.js";
import { fieldFrom } from "./support/form.js";

const field = fieldFrom({ type: "number" });

/** The number that is sent, or the code of the error. */
function read(typed: string, locale: string): unknown {
  const { content, errors } = readDraft([field], { [field.id]: typed }, { locale });
  return errors[0]?.code ?? content.answer;
}

/** A number as it is shown. */
function shown(value: number, locale: string): string {
  const withDefault = fieldFrom({ type: "number", default: value });
  const initial = initialDraft([withDefault], { locale })[withDefault.id];
  return typeof initial === "string" ? initial : "";
}

describe("a number", () => {
  test.each([
    ["0", 0],
    ["-0", 0],
    ["00", 0],
    ["007", 7],
    ["42", 42],
    ["+5", 5],
    [".5", 0.5],
    ["5.", 5],
    ["1.50", 1.5],
    ["-40.5", -40.5],
    ["1e3", 1000],
    ["1E-3", 0.001],
    ["1e+21", 1e21],
    ["0.1", 0.1],
    ["0.10000000000000000000", 0.1],
    ["9007199254740991", 9007199254740991],
    ["1.7976931348623157e308", Number.MAX_VALUE],
    ["5e-324", 5e-324],
    [`1${"0".repeat(300)}`, 1e300],
    ["0e99999", 0],
    ["  7\t", 7],
    ["\u22127", -7],
    ["\u20137", -7],
    ["\u200e-7\u200f", -7],
    ["٤٢", 42],
    ["۴۲٫۵", 42.5],
    ["－１２．５", -12.5],
    ["ー５", -5],
    ["＋５", 5],
    ["৪২", 42],
    ["𝟜𝟚", 42],
  ])("%j is %d", (text, value) => {
    expect(read(text, "en")).toBe(value);
  });
});

const systems = Intl.supportedValuesOf("numberingSystem").flatMap((system) => {
  const digits = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false }).format(9_876_543_210);
  return /^\p{Nd}{10}$/u.test(digits) ? [[system, digits] as const] : [];
});

test.each(systems)("the digits of %s are read: %s", (_, digits) => {
  expect(read(digits, "en")).toBe(9_876_543_210);
});

test("every decimal digit of Unicode is one of ten", () => {
  const codes = Array.from({ length: 0x11_0000 }, (_, code) => code);
  const digits = codes.map((code) => String.fromCodePoint(code)).filter((character) => /\p{Nd}/u.test(character));

  expect(digits.map((digit) => read(digit, "en"))).toEqual(digits.map((_, index) => index % 10));
});

describe("no number", () => {
  test.each([
    "x",
    "ー",
    "5ー",
    "42xyz",
    "1e",
    "e1",
    "-",
    "+",
    ".",
    "1.2.3",
    "--1",
    "1 2",
    "0x10",
    "1,23,4",
    "Infinity",
    "NaN",
    "1,5.0",
    "1,23.4",
    "1,234.567.8",
    "5²",
    "½",
    "1e1.5",
    "1n",
    "٤x",
  ])("%j", (text) => {
    expect(read(text, "en")).toBe("number");
  });
});

test.each(["1,234", "1,234e3", "-1,234,567", "1.234.567", "12,34,567"])(
  "group separators in %j are an error, for not all readers take them for such",
  (text) => {
    expect(read(text, "en")).toBe("grouping");
  },
);

test.each([
  ["1 234", 1234],
  ["-1\u202f234\u202f567", -1234567],
  ["1\u00a0234,5", 1234.5],
  ["1 234.567", 1234.567],
  ["1’234.5", 1234.5],
  ["12'345", 12345],
  ["1_000", 1000],
  ["١٬٢٣٤", 1234],
  ["۱٬۲۳۴٬۵۶۷٫۲۵", 1234567.25],
])("what no language writes before decimals separates groups: %j is %d", (text, value) => {
  expect(read(text, "en")).toBe(value);
  expect(read(text, "de")).toBe(value);
});

test.each(["1 23", "12 34", "1 2345", "1 234 56", "1 234’567", "0 123", "٬١٢٣"])("not groups of three: %j", (text) => {
  expect(read(text, "en")).toBe("number");
});

test.each(["en", "de", "ar-MA", "fa"])(
  "in %s the Arabic sign is before the decimals, as it is in no other place",
  (locale) => {
    expect(read("١٫٢٣٤", locale)).toBe(1.234);
  },
);

test.each(["4\u200b2", "-\u200e7", "1\ufeff.5"])("an invisible character in %j is an error", (text) => {
  expect(read(text, "en")).toBe("invisible");
});

describe("a number JSON cannot carry as typed", () => {
  test.each([
    "1e309",
    "-1e309",
    "1e-400",
    "9007199254740993",
    "0.10000000000000000001",
    "123456789012345678",
    "1e99999999999",
    "1".repeat(5000),
  ])("%.40s", (text) => {
    expect(read(text, "en")).toBe("precision");
  });
});

describe("where the decimal separator is a comma", () => {
  test.each([
    ["1,5", 1.5],
    [",5", 0.5],
    ["-0,25", -0.25],
    ["1,5e3", 1500],
    ["1.5", 1.5],
    ["0.125", 0.125],
    ["1.2345", 1.2345],
    ["1234,567", 1234.567],
    ["1.234", "grouping"],
    ["1.234.567", "grouping"],
    ["1,234", 1.234],
    ["1,2,3", "number"],
    ["1 234,5", 1234.5],
  ])("%j", (text, expected) => {
    expect(read(text, "de-DE")).toBe(expected);
  });

  test("not in every region of the language", () => {
    expect(read("1,234", "de-CH")).toBe("grouping");
    expect(read("1.234", "de-CH")).toBe(1.234);
  });
});

describe.each(["en", "de", "de-CH", "ar-EG", "hi"])("in %s as everywhere", (locale) => {
  test.each([
    ["1,5", 1.5],
    ["12,75", 12.75],
    ["0,125", 0.125],
    ["-0,5", -0.5],
    [",5", 0.5],
    ["5,", 5],
    ["12,3456", 12.3456],
    ["1234,567", 1234.567],
    ["1,5e3", 1500],
    ["1.5", 1.5],
    ["１２，５", 12.5],
  ])("a comma or a point that cannot group is before the decimals: %j is %d", (text, value) => {
    expect(read(text, locale)).toBe(value);
  });

  test.each([
    ["12,500.00", 12500],
    ["12.500,00", 12500],
    ["1,234.5", 1234.5],
    ["1.234,567", 1234.567],
    ["-1.234.567,8", -1234567.8],
    ["12,34,567.8", 1234567.8],
  ])("of a comma and a point, the last is before the decimals: %j is %d", (text, value) => {
    expect(read(text, locale)).toBe(value);
  });
});

const jsonNumber = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.oneof(fc.constant("0"), fc.stringMatching(/^[1-9]\d{0,20}$/)),
    fc.oneof(fc.constant(""), fc.stringMatching(/^\.\d{1,20}$/)),
    fc.oneof(fc.constant(""), fc.stringMatching(/^[eE][+-]?\d{1,3}$/)),
  )
  .map((parts) => parts.join(""));

/** Exact, in decimal digits: `[-]digits × 10^power`. */
function exactly(written: string): string {
  const [, sign = "", whole = "", fraction = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(written) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) {
    return "0";
  }
  let exponent = Number(power) - fraction.length;
  let rest = digits;
  while (rest % 10n === 0n) {
    rest /= 10n;
    exponent += 1;
  }
  return `${sign}${rest}e${exponent}`;
}

describe("for any number as JSON writes it", () => {
  test("the value is what JSON reads, or an error where JSON reads another number", () => {
    fc.assert(
      fc.property(jsonNumber, (written) => {
        const value: unknown = JSON.parse(written);
        const carries =
          typeof value === "number" && Number.isFinite(value) && exactly(String(value)) === exactly(written);

        expect(read(written, "en")).toBe(carries ? (value === 0 ? 0 : value) : "precision");
      }),
    );
  });

  test("what is shown of a number is read as the same number, in every locale", () => {
    const locales = ["en", "de", "fr", "de-CH", "ar-EG", "fa", "hi", "pt-BR", "en-ZA", "bn", "my"];
    const anyNumber = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.float({ noNaN: true, noDefaultInfinity: true }),
    );

    fc.assert(
      fc.property(anyNumber, fc.constantFrom(...locales), (value, locale) => {
        expect(read(shown(value, locale), locale)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  const spoken = "en de fr es pt-BR it nl pl tr ru uk ja zh-Hans zh-Hant ko ar he hi";

  test.each(`${spoken} ar-EG ar-MA fa de-CH en-IN`.split(" "))(
    "what %s writes with any digits is read as that number, and with groups never as another one",
    (locale) => {
      const written = fc
        .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 1000))
        .map(([n, by]) => n / by);

      fc.assert(
        fc.property(written, fc.constantFrom(...systems), (value, [numberingSystem]) => {
          // Nobody types the marks of direction that some numbers are written with.
          const write = (useGrouping: boolean): string =>
            new Intl.NumberFormat(locale, { numberingSystem, maximumFractionDigits: 3, useGrouping })
              .format(value)
              .replaceAll(/[\u061c\u200e\u200f]/g, "");
          const [typed, grouped] = [write(false), write(true)];

          expect(read(typed, locale)).toBe(value === 0 ? 0 : value);
          // A comma or a point alone may be before decimals.
          expect([value === 0 ? 0 : value, ...(/[.,]/.test(grouped) ? ["grouping"] : [])]).toContain(
            read(grouped, locale),
          );
        }),
      );
    },
  );

  test("any text is a number or an error, never a throw", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[-+.,eE\d ]{0,12}$/));

    fc.assert(
      fc.property(texts, fc.constantFrom("en", "de"), (text, locale) => {
        const result = read(text, locale);

        expect(
          result === undefined
            ? /^[\s\p{C}\p{DI}\u2800]*$/u.test(text)
            : typeof result === "string" || Number.isFinite(result),
        ).toBe(true);
      }),
    );
  });
});
