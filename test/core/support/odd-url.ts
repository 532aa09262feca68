import fc from "fast-check";

/** URLs put together of parts that parsers disagree on. */
export const oddUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      "https://",
      "http://",
      "ftp://",
      "ws://",
      "file:///",
      "javascript:",
      "mailto:",
      "x-y.z+1://",
      "blob:https://",
      "data:",
      "HTTPS:\\\\",
    ),
    fc.constantFrom("", "u@", "u:p@", "a@b@", ":@", "%40@"),
    fc.constantFrom("a.example", "[::1]", "2130706433", "xn--pple-43d.com", "аpple.com", "a", "0x7f.1", ""),
    fc.constantFrom("", ":8443", ":", ":0"),
    fc.constantFrom("", "/", "/@b", "?q=//x@y", "#f@g", "/a\nb", "/:@", "\\x", "//y"),
    fc.string(),
  )
  .map((parts) => parts.join(""));
