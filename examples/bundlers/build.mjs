// Builds the page with the bundler that is named, into dist, as its own guide says.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The page of a bundler that builds scripts alone. */
function writePage() {
  const page = readFileSync("src/index.html", "utf8");
  writeFileSync("dist/index.html", page.replace("</head>", '<link rel="stylesheet" href="main.css" /></head>'));
}

/** What webpack and rspack have in common. */
const webpackOptions = {
  mode: "production",
  entry: "./src/main.js",
  output: { path: resolve("dist"), publicPath: "auto" },
  performance: false,
};

/** @type {Record<string, () => unknown>} */
const builds = {
  async esbuild() {
    const { build } = await import("esbuild");
    const options = { bundle: true, splitting: true, minify: true, format: "esm", target: "es2022" };
    await build({ ...options, entryPoints: ["src/main.js"], outdir: "dist" });
    writePage();
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    await built(webpack({ ...webpackOptions, experiments: { css: true } }));
    writePage();
  },
  async rspack() {
    const { rspack } = await import("@rspack/core");
    await built(rspack({ ...webpackOptions, module: { rules: [{ test: /\.css$/, type: "css/auto" }] } }));
    writePage();
  },
  parcel() {
    execFileSync("npx", ["parcel", "build", "src/index.html", "--no-cache", "--no-source-maps", "--public-url", "./"]);
  },
  bun() {
    // What its `postinstall` does, for who installs without scripts.
    execFileSync("node", ["node_modules/bun/install.js"]);
    execFileSync("npx", ["bun", "build", "src/index.html", "--outdir", "dist", "--splitting", "--minify"]);
  },
};

function built(compiler) {
  return new Promise((done, failed) =>
    compiler.run((error, stats) => {
      const problems = stats?.toJson({ all: false, errors: true, warnings: true });
      if (error || problems.errors.length > 0 || problems.warnings.length > 0)
        failed(error ?? new Error(JSON.stringify(problems)));
      else done(undefined);
    }),
  );
}

await builds[process.argv[2]]();
