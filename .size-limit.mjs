import { readdirSync } from "node:fs";

// Limits for what a host's users download, minified and gzipped, without React. The files come from `npm run build`.
// test/package/load.test.ts checks how many files a host's bundler makes of them, and their total size.

/** Leaves out modules loaded by `import()`, because each has its own budget below. */
const eagerOnly = {
  name: "eager-only",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : null,
    );
  },
};

/** @param {import("esbuild").BuildOptions} config */
const modifyEsbuildConfig = (config) => ({ ...config, plugins: [...(config.plugins ?? []), eagerOnly] });

/** The languages of react-elicitation/locales, each of which a host imports by itself. */
const locales = readdirSync("src/locales")
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => name !== "index");

/** English, which comes with the kit, would be 5.8 KiB with the words of approvals. Letters beyond Latin take two or three bytes. */
const isLatin = (/** @type {string} */ language) => new Intl.Locale(language).maximize().script === "Latn";

export default [
  {
    name: "host, before the first request",
    path: "dist/index.js",
    import: "{ createElicitationQueue, ElicitationHost }",
    limit: "4.55 KiB",
  },
  { name: "dialog", path: "dist/queue/queue-view.js", limit: "101.3 KiB" },
  { name: "engine for patterns", path: "dist/core/validate/patterns.js", limit: "48 KiB" },
  { name: "Public Suffix List", path: "dist/core/url/registrable-domain.js", limit: "50 KiB" },
  { name: "connection to a client", path: "dist/mcp/index.js", import: "{ connectElicitation }", limit: "7.25 KiB" },
  {
    name: "bridge's end in a page, over server-sent events",
    path: "dist/mcp/index.js",
    import: "{ connectBridge, eventSourceTransport }",
    limit: "2.6 KiB",
  },
  // 0.1 KiB of it tell apart what several connections and sessions ask.
  { name: "react-elicitation/acp", path: "dist/agents/acp/connect.js", limit: "2 KiB" },
  // 0.4 KiB of it show what would run, with the characters that nobody sees, and 0.1 leave to the next page what a closed one has not answered;
  // the rest of what was added follows references of schemas.
  { name: "react-elicitation/ag-ui", path: "dist/agents/ag-ui.js", limit: "3.65 KiB" },
  { name: "react-elicitation/ai-sdk", path: "dist/agents/ai-sdk.js", limit: "1.6 KiB" },
  {
    name: "react-elicitation/approval, with what the dialog shares",
    path: "dist/approval/index.js",
    import: "{ approvals }",
    // 0.25 KiB of it copy what is run as JSON, so that it is read once, and 0.15 show every line of it before it is allowed.
    limit: "15.45 KiB",
  },
  { name: "form definitions", path: "dist/definitions/index.js", import: "{ formDefinitions }", limit: "26.1 KiB" },
  // What a host fetches before the first request. The dialog shares a part of it, such as the buttons.
  { name: "layout in steps", path: "dist/form/steps.js", limit: "4.75 KiB" },
  // With the kinds' own checks, which take over where a schema cannot say it.
  { name: "react-elicitation/ajv", path: "dist/core/validate/ajv.js", limit: "55.4 KiB" },
  ...locales.map((language) => ({
    name: `react-elicitation/locales/${language}`,
    path: `dist/locales/${language}.js`,
    limit: isLatin(language) ? "6.75 KiB" : "8 KiB",
  })),
  { name: "stylesheet", path: "dist/styles.css", limit: "8.4 KiB" },
  { name: "stylesheet of approvals", path: "dist/approval.css", limit: "2 KiB" },
].map((budget) => ({ ...budget, gzip: true, modifyEsbuildConfig }));
