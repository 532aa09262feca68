import { formDefinitions } from "react-elicitation/forms";
import ours, { BenchHost } from "./ours.js";
import type { Subject } from "./subject.js";

/** Ours where the host takes form definitions. */
const oursWithDefinitions: Subject = { ...ours, Host: () => <BenchHost definitions={formDefinitions} /> };
export default oursWithDefinitions;
