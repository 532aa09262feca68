// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type IconChoice, serverIcon } from "../../src/core/trust/icons.js";
import { base64Url, disc, jpeg, png, svgUrl, webp } from "../support/icons.js";

const choose = (icons: unknown, choice: Partial<IconChoice> = {}): string | undefined =>
  serverIcon({ name: "weather", icons }, { theme: "light", size: 40, ...choice });

const pngUrl = (side: number): string => base64Url("image/png", png(side, side));

describe("an embedded image is shown", () => {
  test.each([
    ["PNG", "image/png", png(48, 48)],
    ["JPEG", "image/jpeg", jpeg(48, 48)],
    ["WebP with losses", "image/webp", webp(48, 48, "VP8 ")],
    ["WebP without", "image/webp", webp(48, 48, "VP8L")],
    ["WebP of several parts", "image/webp", webp(1024, 1, "VP8X")],
  ])("%s", (_, type, bytes) => {
    expect(choose([{ src: base64Url(type, bytes) }])).toBe(base64Url(type, bytes));
  });

  test.each([
    ["by its other name", base64Url("image/jpg", jpeg(48, 48)), base64Url("image/jpeg", jpeg(48, 48))],
    ["with a parameter", pngUrl(48).replace(";", ";charset=utf-8;"), pngUrl(48)],
    ["in capitals", pngUrl(48).replace("data:image/png", "DATA:IMAGE/PNG"), pngUrl(48)],
    ["with line breaks", pngUrl(48).replace(/.{20}$/, "\n$&"), pngUrl(48)],
  ])("%s, with an address made anew", (_, src, shown) => {
    expect(choose([{ src }])).toBe(shown);
  });
});

describe("nothing is shown", () => {
  test.each([
    ["what moves: GIF", base64Url("image/gif", Uint8Array.from(Buffer.from("GIF89a")))],
    ["what moves: PNG", base64Url("image/png", png(48, 48, ["acTL"]))],
    ["what moves: WebP", base64Url("image/webp", webp(48, 48, "VP8X", true))],
    ["bytes of another type", base64Url("image/png", jpeg(48, 48))],
    ["no image", base64Url("image/png", new TextEncoder().encode("<html>"))],
    ["a PNG without an image", base64Url("image/png", png(48, 48).subarray(0, 33))],
    ["nothing", "data:image/png;base64,"],
    ["what is too wide", base64Url("image/png", png(1025, 1))],
    ["what is too high", base64Url("image/jpeg", jpeg(1, 60_000))],
    ["what has no size", base64Url("image/png", png(0, 48))],
    ["what has too many bytes", base64Url("image/png", Uint8Array.of(...png(48, 48), ...new Uint8Array(65_536)))],
    ["a drawing", svgUrl(disc("teal"))],
    ["a drawing in base64", base64Url("image/svg+xml", new TextEncoder().encode(disc("teal")))],
    ["a page", `data:text/html,${disc("teal")}`],
    ["broken base64", "data:image/png;base64,@@@"],
    ["no content", "data:image/png"],
    ["an address", "https://mcp.weather.example/48.png"],
    ["a script", "javascript:alert(1)"],
    ["a path", "/icon.png"],
    ["no text", 5],
  ])("for %s", (_, src) => {
    expect(choose([{ src }])).toBeUndefined();
  });

  test.each([undefined, null, 5, "icons", [], {}, { icons: {} }, { icons: "data:image/png," }])(
    "for %j",
    (serverInfo) => {
      expect(serverIcon(serverInfo, { theme: "light", size: 40 })).toBeUndefined();
    },
  );
});

describe("of several icons", () => {
  test.each<[IconChoice["theme"], number]>([
    ["light", 43],
    ["dark", 42],
  ])("the one made for %s is chosen", (theme, side) => {
    const icons = [{ src: pngUrl(41) }, { src: pngUrl(42), theme: "dark" }, { src: pngUrl(43), theme: "light" }];

    expect(choose(icons, { theme })).toBe(pngUrl(side));
  });

  test("one for any background comes before one made for the other", () => {
    expect(
      choose([
        { src: pngUrl(42), theme: "dark" },
        { src: pngUrl(41), theme: "sepia" },
      ]),
    ).toBe(pngUrl(41));
  });

  test.each([
    [10, 16],
    [40, 48],
    [80, 512],
    [900, 512],
  ])("for %d pixels, the smallest that need not be enlarged is chosen, else the largest: %d", (size, side) => {
    const icons = [512, 16, 48].map((pixels) => ({ src: pngUrl(pixels) }));

    expect(choose(icons, { size })).toBe(pngUrl(side));
  });

  test("one that is not to be shown is passed over", () => {
    expect(choose([{ src: "javascript:alert(1)", theme: "light" }, null, 5, {}, { src: pngUrl(48) }])).toBe(pngUrl(48));
  });

  test("only the first sixteen, and 200,000 characters, are looked at", () => {
    const broken = Array.from({ length: 16 }, () => ({ src: "no address" }));
    const long = (length: number): object => ({ src: "data:image/png;base64,".padEnd(length, "x") });

    expect(choose([...broken.slice(1), { src: pngUrl(48) }])).toBe(pngUrl(48));
    expect(choose([...broken, { src: pngUrl(48) }])).toBeUndefined();
    expect(choose([long(100_000), long(99_000), { src: pngUrl(48) }])).toBe(pngUrl(48));
    expect(choose([long(100_000), long(100_000), { src: pngUrl(48) }])).toBeUndefined();
  });
});

test("whatever a server says of itself, nothing throws, and what is chosen is a raster image in its address", () => {
  const source = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .tuple(
        fc.constantFrom("image/png", "image/jpeg", "image/webp", "image/svg+xml"),
        fc.constantFrom(png, jpeg),
        fc.uint8Array(),
      )
      .map(([type, make, tail]) => base64Url(type, Uint8Array.of(...make(9, 9).subarray(0, tail[0]), ...tail))),
    fc.webUrl(),
  );
  const icons = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.oneof(fc.jsonValue(), fc.record({ src: source, theme: fc.jsonValue() }))),
  );
  fc.assert(
    fc.property(icons, (some) => {
      expect(choose(some) ?? pngUrl(1)).toMatch(/^data:image\/(?:png|jpeg|webp);base64,[\w+/=]+$/);
    }),
    { numRuns: 2000 },
  );
});
