import type { Subject } from "./subject.js";

/** A page in which nothing asks: what it loads, React above all, every page loads. */
const nothing: Subject = { Host: () => null, ask: () => Promise.resolve(undefined) };
export default nothing;
