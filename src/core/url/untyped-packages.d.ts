declare module "punycode.js" {
  const punycode: {
    /** Decodes the labels of a host name that start with `xn--`. Throws a RangeError on a malformed one. */
    readonly toUnicode: (host: string) => string;
  };
  export default punycode;
}

/** The package's entry as one minified file. */
declare module "tldts/dist/index.esm.min.js" {
  export { getDomain } from "tldts";
}
