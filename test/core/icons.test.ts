// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChosenIcon, chooseIcon, type IconChoice } from "../../src/core/icons/choose-icon.js";
import { base64Url, disc, jpeg, png, svgUrl, webp } from "../support/icons.js";

const origin = "https://mcp.weather.example";

const choose = (icons: unknown, choice: Partial<IconChoice> = {}): ChosenIcon | undefined =>
  chooseIcon({ name: "weather", icons }, { origin, allow: "same-origin", theme: "light", size: 40, ...choice });

const drawing = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const path = '<path d="M0 0h8v8z"/>';

describe("an icon that comes with what a server says of itself is shown", () => {
  test.each([
    ["PNG", "image/png", png(48, 48)],
    ["JPEG", "image/jpeg", jpeg(48, 48)],
    ["WebP with losses", "image/webp", webp(48, 48, "VP8 ")],
    ["WebP without", "image/webp", webp(48, 48, "VP8L")],
    ["WebP of several parts", "image/webp", webp(1024, 1, "VP8X")],
  ])("%s", (_what, type, bytes) => {
    expect(choose([{ src: base64Url(type, bytes) }])).toEqual({ kind: "embedded", src: base64Url(type, bytes) });
  });

  test("JPEG by its other name", () => {
    const bytes = jpeg(48, 48);

    expect(choose([{ src: base64Url("image/jpg", bytes) }])?.src).toBe(base64Url("image/jpeg", bytes));
  });

  test.each([
    ["escaped", svgUrl(disc("teal"))],
    ["as it is", `data:image/svg+xml;charset=utf-8,${disc("teal")}`],
    ["in base64", base64Url("image/svg+xml", new TextEncoder().encode(disc("teal")))],
    [
      "in base64 with line breaks",
      base64Url("image/svg+xml", new TextEncoder().encode(disc("teal"))).replace(/.{40}$/, "\n$&"),
    ],
    ["with a prologue", svgUrl(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n${disc("teal")}`)],
    [
      "with a document type",
      svgUrl(
        `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${disc("teal")}`,
      ),
    ],
  ])("SVG %s, as nothing but its drawing", (_how, src) => {
    expect(choose([{ src }])).toEqual({ kind: "embedded", src: svgUrl(disc("teal")) });
  });

  test.each([
    ["gradients", `<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)"/>`],
    [
      "a clip, as drawing programs put around all",
      `<g clip-path="url(#a)">${path}</g><clipPath id="a">${path}</clipPath>`,
    ],
    ["classes", `<style>.a{fill:#123}</style><path class="a"/>`],
    ["a letter", `<text y=".9em" font-size="90">W &amp; W</text>`],
    ["the same drawing several times", `<g id="a">${path}</g>${'<use href="#a"/>'.repeat(8)}`],
  ])("SVG with %s", (_what, content) => {
    expect(choose([{ src: svgUrl(drawing(content)) }])).toBeDefined();
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
    ["what is too long", `data:image/svg+xml,${drawing(" ".repeat(100_000))}`],
    ["a page", `data:text/html,${disc("teal")}`],
    ["no type", `data:,${disc("teal")}`],
    ["broken base64", "data:image/png;base64,@@@"],
    ["no content", "data:image/png"],
    ["a script", "javascript:alert(1)"],
    ["a file", "file:///etc/icon.png"],
    ["another protocol", "ftp://mcp.weather.example/icon.png"],
    ["a path", "/icon.png"],
    ["no text", 5],
  ])("for %s", (_what, src) => {
    expect(choose([{ src }])).toBeUndefined();
  });

  test.each([
    ["a script", `<script>alert(1)</script>`],
    ["a page inside", `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`],
    ["another image", `<image href="data:image/png;base64,"/>`],
    ["something that moves", `<circle><animate attributeName="r" to="9" repeatCount="indefinite"/></circle>`],
    ["something that changes", `<circle><set attributeName="r" to="9"/></circle>`],
    ["a filter", `<filter id="a"><feTurbulence numOctaves="999"/></filter>`],
    ["drawings to fill drawings with", `<pattern id="a"><path fill="url(#b)"/></pattern>`],
    ["a style that moves", `<style>@keyframes a{to{opacity:0}}</style>`],
    ["a style that masks all", `<style>path{mask:url(#a)}</style>`],
    ["a style with an element in it", `<style>a{}<title/>@keyframes a{to{opacity:0}}</style>`],
    ["drawings of drawings of drawings", `<g id="a">${path}</g>${'<use href="#a"/>'.repeat(13)}`],
    ["masks of masks of masks", `<path mask="url(#a)"/>`.repeat(13)],
    ["character references, which can hide any of that", `<path style="&#109;ask:url(#a)"/>`],
    ["escapes, which can, too", String.raw`<path style="\6dask:url(#a)"/>`],
    ["sections of other rules", `<style><![CDATA[path{}]]></style>`],
    ["instructions", `<?xml-stylesheet href="data:text/css,"?>`],
    ["a comment that is never closed", `<!-- ${path}`],
    ["a comment that hides a script", `<scr<!-- -->ipt>alert(1)</script>`],
    ["elements under another name", `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`],
  ])("for a drawing with %s", (_what, content) => {
    expect(choose([{ src: svgUrl(drawing(content)) }])).toBeUndefined();
  });

  test("for a drawing with entities of its own", () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing("<text>&b;</text>")}`;

    expect(choose([{ src: svgUrl(bomb) }])).toBeUndefined();
  });

  test("for a drawing in another encoding", () => {
    expect(choose([{ src: svgUrl(`<?xml version="1.0" encoding="UTF-7"?>${disc("teal")}`) }])).toBeUndefined();
  });

  test("where the host allows none", () => {
    expect(choose([{ src: svgUrl(disc("teal")) }], { allow: "none" })).toBeUndefined();
  });
});

describe("an icon at an address", () => {
  const src = `${origin}/icons/48.png?v=2`;

  test("is chosen where the host allows it and the connection goes to the same origin", () => {
    expect(choose([{ src }], { origin: `${origin}/mcp` })).toEqual({ kind: "remote", src });
  });

  test("is none where the host does not allow it", () => {
    expect(choose([{ src }], { allow: "embedded" })).toBeUndefined();
  });

  test.each([
    ["of another host", "https://cdn.weather.example/48.png"],
    ["of a host above", "https://weather.example/48.png"],
    ["of another port", "https://mcp.weather.example:8443/48.png"],
    ["without encryption", "http://mcp.weather.example/48.png"],
    ["with a name and password", "https://a:b@mcp.weather.example/48.png"],
    ["that only begins like it", "https://mcp.weather.example.evil.example/48.png"],
    ["that is no end of", `${origin}/${"a".repeat(2000)}`],
  ])("is none %s", (_what, address) => {
    expect(choose([{ src: address }])).toBeUndefined();
  });

  test.each([undefined, "", "npx weather-server", "http://mcp.weather.example"])(
    "is none where the origin is %j",
    (own) => {
      expect(choose([{ src }], { origin: own })).toBeUndefined();
    },
  );

  test("is none of a type that is not shown", () => {
    expect(choose([{ src, mimeType: "image/gif" }])).toBeUndefined();
    expect(choose([{ src, mimeType: "image/PNG" }])).toBeDefined();
  });
});

describe("of several icons", () => {
  /** Tells icons apart by their color. */
  const icon = (colour: string, rest: object): object => ({ src: svgUrl(disc(colour)), ...rest });
  const chosen = (icons: readonly unknown[], choice: Partial<IconChoice> = {}): string | undefined =>
    /fill="(\w+)"/.exec(decodeURIComponent(choose(icons, choice)?.src ?? ""))?.[1];

  test.each([
    { theme: "light" as const, colour: "navy" },
    { theme: "dark" as const, colour: "white" },
  ])("the one made for $theme is chosen", ({ theme, colour }) => {
    const icons = [icon("gray", {}), icon("white", { theme: "dark" }), icon("navy", { theme: "light" })];

    expect(chosen(icons, { theme })).toBe(colour);
  });

  test("one for any background comes before one made for the other", () => {
    expect(chosen([icon("white", { theme: "dark" }), icon("gray", { theme: "sepia" })])).toBe("gray");
  });

  const small = icon("small", { sizes: ["16x16"] });
  const medium = icon("medium", { sizes: ["48x48"] });
  const large = icon("large", { sizes: ["512x512", "96X96"] });
  const unknown = icon("unknown", { sizes: ["big", 5, null, "0x0"] });

  test.each([
    { size: 40, colour: "medium" },
    { size: 80, colour: "large" },
  ])("for $size pixels, the smallest that need not be enlarged is chosen: $colour", ({ size, colour }) => {
    expect(chosen([small, large, medium, unknown], { size })).toBe(colour);
  });

  test("one that may be large enough comes before those that are not", () => {
    expect(chosen([small, unknown])).toBe("unknown");
  });

  test("the largest of those that are too small", () => {
    expect(chosen([small, medium], { size: 80 })).toBe("medium");
  });

  test.each([{ sizes: ["any"] }, { mimeType: "image/svg+xml" }])("one for any size, %j, is chosen first", (any) => {
    expect(chosen([medium, icon("any", any)])).toBe("any");
  });

  test("one that is not to be shown is passed over", () => {
    expect(chosen([{ src: "javascript:alert(1)", theme: "light" }, null, 5, {}, icon("gray", {})])).toBe("gray");
  });

  test("only the first sixteen are looked at", () => {
    const broken = Array.from({ length: 16 }, () => ({ src: "no address" }));

    expect(chosen([...broken.slice(1), icon("gray", {})])).toBe("gray");
    expect(chosen([...broken, icon("gray", {})])).toBeUndefined();
  });

  test("no more than 200,000 characters are looked at", () => {
    const broken = (length: number): object => ({ src: "data:image/svg+xml,".padEnd(length, "x") });

    expect(chosen([broken(99_000), broken(99_000), icon("gray", {})])).toBe("gray");
    expect(chosen([broken(99_000), broken(101_000), icon("gray", {})])).toBeUndefined();
  });
});

describe("whatever a server says of itself", () => {
  const source = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "binary" }).map((content) => `data:image/svg+xml,<svg${content}</svg>`),
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
    fc.array(fc.oneof(fc.jsonValue(), fc.record({ src: source, sizes: fc.jsonValue(), theme: fc.jsonValue() }))),
  );

  test("nothing throws, and what is chosen is an image in the address or an https address of the server's own", () => {
    fc.assert(
      fc.property(icons, (some) => {
        const icon = choose(some);

        expect(icon?.src ?? origin).toMatch(
          /^(?:data:image\/(?:svg\+xml,[\w%.!~*'()-]+|(?:png|jpeg|webp);base64,[\w+/=]+)$|https:\/\/mcp\.weather\.example)/,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test.each([undefined, null, 5, "icons", [], {}, { icons: {} }, { icons: "data:image/png," }])(
    "%j has no icon",
    (serverInfo) => {
      expect(chooseIcon(serverInfo, { origin, allow: "same-origin", theme: "light", size: 40 })).toBeUndefined();
    },
  );
});

test.each([
  '<path d="M0 0L9 9" stroke="red" stroke-dasharray="1e-5"/>',
  `${'<g filter="blur(100px)">'.repeat(40)}${path}${"</g>".repeat(40)}`,
  `<g style="filter:drop-shadow(0 0 99px red)">${path}</g>`,
  `<g STYLE="Stroke-DashArray:1e-9">${path}</g>`,
])("a drawing that would keep a browser painting is not shown: %j", (content) => {
  expect(choose([{ src: svgUrl(drawing(content)) }])).toBeUndefined();
});
