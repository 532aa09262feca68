// What a host's users download, after minification and gzip, without React. The files come from `npm run build`.
// How many files a host's bundler makes of them, and what they weigh together, is checked by test/package/load.test.ts.

/** Leaves out what a file loads by `import()`: each such file has a budget of its own below. */
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

export default [
  {
    name: "host, before the first request",
    path: "dist/index.js",
    import: "{ createElicitationQueue, ElicitationHost }",
    limit: "3 KiB",
  },
  { name: "dialog", path: "dist/queue/shown-request.js", limit: "87.4 KiB" },
  {
    name: "control for files",
    path: "dist/form/file-control.js",
    import: "{ FileControl, readFiles }",
    limit: "7.4 KiB",
  },
  { name: "engine for patterns", path: "dist/core/validate/patterns.js", limit: "48 KiB" },
  { name: "Public Suffix List", path: "dist/core/url/registrable-domain.js", limit: "50 KiB" },
  { name: "connection to a client", path: "dist/mcp/index.js", import: "{ connectElicitation }", limit: "5 KiB" },
  { name: "form definitions", path: "dist/definitions/index.js", import: "{ formDefinitions }", limit: "22.1 KiB" },
  { name: "react-elicitation/ajv", path: "dist/core/validate/ajv.js", limit: "40 KiB" },
  { name: "stylesheet", path: "dist/styles.css", limit: "5.85 KiB" },
].map((budget) => ({ ...budget, gzip: true, modifyEsbuildConfig }));
