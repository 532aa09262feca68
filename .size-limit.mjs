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

export default [
  {
    name: "host, before the first request",
    path: "dist/index.js",
    import: "{ createElicitationQueue, ElicitationHost }",
    limit: "3 KiB",
  },
  { name: "dialog", path: "dist/queue/queue-dialog.js", limit: "80.8 KiB" },
  { name: "engine for patterns", path: "dist/core/validate/patterns.js", limit: "48 KiB" },
  { name: "Public Suffix List", path: "dist/core/url/registrable-domain.js", limit: "50 KiB" },
  { name: "connection to a client", path: "dist/mcp/index.js", import: "{ connectElicitation }", limit: "5 KiB" },
  { name: "form definitions", path: "dist/definitions/index.js", import: "{ formDefinitions }", limit: "23.2 KiB" },
  // With the kinds' own checks, which take over where a schema cannot say it.
  { name: "react-elicitation/ajv", path: "dist/core/validate/ajv.js", limit: "55 KiB" },
  { name: "stylesheet", path: "dist/styles.css", limit: "5.85 KiB" },
].map((budget) => ({ ...budget, gzip: true, modifyEsbuildConfig }));
