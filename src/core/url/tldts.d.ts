/** The same as the package's own entry, in one minified file. */
declare module "tldts/dist/index.esm.min.js" {
  export { getDomain } from "tldts";
}
