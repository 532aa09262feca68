// What a host's users download, after minification and gzip, without React. The files come from `npm run build`.

/** Leaves out what a file loads later: each such file has a budget of its own below. */
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
    name: "first load of a host",
    path: "dist/index.js",
    import: "{ createElicitationQueue, ElicitationHost }",
    limit: "3 KiB",
  },
  { name: "dialog without validator", path: "dist/dialog/elicitation-dialog.js", limit: "40 KiB" },
  { name: "card without validator", path: "dist/card/elicitation-card.js", limit: "37 KiB" },
  { name: "validator", path: "dist/core/validate/compile-with-ajv.js", limit: "44 KiB" },
  { name: "validator where eval is blocked", path: "dist/core/validate/interpret-with-cfworker.js", limit: "8 KiB" },
  { name: "rules of checking", path: "dist/core/validate/make-validator.js", limit: "4 KiB" },
  { name: "answers, read and put into words", path: "dist/form/checking.js", limit: "9 KiB" },
  { name: "what looks a form over", path: "dist/secrets/scrutiny.js", limit: "24 KiB" },
  { name: "names of other servers", path: "dist/secrets/other-server-notice.js", limit: "7 KiB" },
  { name: "icons of servers", path: "dist/icons/server-icon.js", limit: "4 KiB" },
  { name: "answers that survive", path: "dist/form/keep-draft.js", limit: "2 KiB" },
  { name: "where an address leads", path: "dist/controls/address-text.js", limit: "13 KiB" },
  { name: "consent to open a page", path: "dist/url/url-consent.js", limit: "13 KiB" },
  { name: "who has registered a host", path: "dist/core/url/registrable-domain.js", limit: "50 KiB" },
  { name: "time limit", path: "dist/time-limit/time-limit-parts.js", limit: "10 KiB" },
  { name: "what became of a request", path: "dist/settled/settled-summary.js", limit: "9 KiB" },
  { name: "engine for patterns", path: "dist/core/validate/read-patterns.js", limit: "48 KiB" },
  { name: "stylesheet", path: "src/styles.css", limit: "5 KiB" },
].map((budget) => ({ ...budget, gzip: true, modifyEsbuildConfig }));
