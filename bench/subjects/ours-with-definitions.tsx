import { formDefinitions } from "react-elicitation/definitions";
import ours, { BenchHost } from "./ours.js";
import type { Subject } from "./subject.js";

const policy = { files: true };

/** Ours in a host that takes form definitions and files. */
const oursWithDefinitions: Subject = {
  ...ours,
  Host: () => <BenchHost definitions={formDefinitions} policy={policy} />,
};
export default oursWithDefinitions;
