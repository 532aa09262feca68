import type { Subject } from "./subject.js";

/** A page that asks nothing. Every page loads what this page loads, above all React. */
const nothing: Subject = { Host: () => null, ask: () => Promise.resolve(undefined) };
export default nothing;
