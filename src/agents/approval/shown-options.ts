import { read, readList, readText } from "../../core/json.js";

const mostOptions = 20;
const mostCovered = 100;
const longestRule = 1_000;
/** In characters, of an option's label and description. */
export const longestLabel = 200;

/**
 * The options that are shown. Those that cannot be shown whole are left out, as are those whose decision or duration is not known, and those
 * that share an id, because an answer could mean either. The view and the reply ask this one function: Decline must not stand for a refusal
 * that nobody saw.
 */
export function shownOptions<Option>(given: readonly Option[]): readonly Option[] {
  const ids = given.map((option) => readText(option, "id"));
  const shown = given.filter((option, index) => {
    const id = ids[index];
    const covers = readList(option, "covers") ?? [];
    return (
      id !== undefined &&
      ids.indexOf(id) === ids.lastIndexOf(id) &&
      ["allow", "deny"].includes(readText(option, "decision") ?? "") &&
      [undefined, null, "session", "always"].some((lasts) => lasts === read(option, "lasts")) &&
      ["label", "description"].every((key) => (readText(option, key) ?? "").length <= longestLabel) &&
      covers.length <= mostCovered &&
      covers.every((rule) => typeof rule === "string" && rule.length <= longestRule)
    );
  });
  return shown.length > mostOptions ? [] : shown;
}
