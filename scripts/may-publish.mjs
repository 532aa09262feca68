// Ends `npm publish` before anything is tested or sent, where package.json is not ready for it.
import manifest from "../package.json" with { type: "json" };

const { version, publishConfig } = manifest;
/** `npm install react-elicitation` takes what has the tag `latest`. */
const tag = version.includes("-") ? "rc" : "latest";

const hindrances = [
  // From it npm makes `homepage` and `bugs`, and a statement of provenance has to name it.
  "repository" in manifest ? [] : ['Write the address of the project into "repository" of package.json.'],
  version.startsWith("0.") ? ["Run `npx changeset version`, which writes the version and CHANGELOG.md."] : [],
  publishConfig.tag === tag ? [] : [`Write "${tag}" into "publishConfig.tag" of package.json.`],
].flat();

if (hindrances.length > 0) {
  console.error(`Not published:\n${hindrances.map((each) => `- ${each}`).join("\n")}`);
  process.exitCode = 1;
}
