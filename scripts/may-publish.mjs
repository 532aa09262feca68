// Ends `npm publish` before anything is tested or sent, where package.json is not ready for it.
import { readFileSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };

const { version, publishConfig } = manifest;
/** `npm install react-elicitation` takes what has the tag `latest`. */
const tag = version.includes("-") ? "rc" : "latest";

/** The tag that started the workflow. Without it, somebody publishes by hand. */
const pushed = process.env.GITHUB_REF_NAME;
/** The published pages that say how to install the kit before it is published. */
const early = ["README.md", "stories/docs/authoring.mdx", "stories/docs/checking.mdx"].filter((page) =>
  readFileSync(page, "utf8").includes("is not published yet"),
);

const hindrances = [
  // From it npm makes `homepage` and `bugs`, and a statement of provenance has to name it.
  "repository" in manifest ? [] : ['Write the address of the project into "repository" of package.json.'],
  version.startsWith("0.") ? ["Run `npx changeset version`, which writes the version and CHANGELOG.md."] : [],
  publishConfig.tag === tag ? [] : [`Write "${tag}" into "publishConfig.tag" of package.json.`],
  pushed && pushed !== `v${version}` ? [`The tag ${pushed} is not the version of package.json, ${version}.`] : [],
  early.map((page) => `Take "is not published yet" out of ${page}.`),
].flat();

if (hindrances.length > 0) {
  console.error(`Not published:\n${hindrances.map((each) => `- ${each}`).join("\n")}`);
  process.exitCode = 1;
}
