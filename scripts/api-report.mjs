// Writes what each entry of the package exports into test/package/api.md, so that a reviewer sees every change of the API. Fails if a name has
// no docstring. With `--check` it writes nothing, and fails if the file is not true to dist.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import manifest from "../package.json" with { type: "json" };

const report = "test/package/api.md";

/** The entries that are modules. Languages are left out, because what each exports is of one type. */
const entries = Object.entries(manifest.exports).flatMap(([entry, file]) =>
  typeof file === "object" && file.default.endsWith(".js") && !entry.includes("*")
    ? [{ name: entry.replace(".", manifest.name), types: resolve(file.types) }]
    : [],
);
const files = entries.map(({ types }) => types);

const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2023", "dom", "dom.iterable"],
  strict: true,
  skipLibCheck: true,
  types: [],
};

/**
 * @param {string} types
 * @param {string} folder
 */
const configOf = (types, folder) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: resolve("package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: resolve("."),
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: { enabled: true, reportFileName: "entry", reportFolder: folder, reportTempFolder: folder },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

function reportOfAll() {
  const folder = mkdtempSync(join(tmpdir(), "api-report-"));
  const configs = entries.map(({ name, types }) => ({ name, config: configOf(types, folder) }));
  /** One program of the compiler for all entries. @type {CompilerState | undefined} */
  let compilerState;
  const parts = configs.map(({ name, config }) => {
    compilerState ??= CompilerState.create(config, { additionalEntryPoints: files });
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      // Its notes to the console, such as the version of its compiler.
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    const code = readFileSync(join(folder, "entry.api.md"), "utf8").replace(/^[^]*?(?=```ts)/, "");
    return `## ${name}\n\n${code}`;
  });
  rmSync(folder, { recursive: true });
  return `# What each entry exports\n\nWritten by \`npm run api\`.\n\n${parts.join("\n")}`;
}

const written = reportOfAll();
const undocumented = written.match(/(?<=^\/\/ @public \(undocumented\)\n).+/gm) ?? [];
if (undocumented.length > 0) {
  console.error(`Without a docstring:\n${undocumented.join("\n")}`);
  process.exitCode = 1;
}
if (!process.argv.includes("--check")) {
  writeFileSync(report, written);
} else if (readFileSync(report, "utf8") !== written) {
  console.error(`${report} is not what dist exports. Write it again by "npm run build && npm run api".`);
  process.exitCode = 1;
}
