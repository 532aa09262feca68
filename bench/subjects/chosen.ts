// harness/build-pages.ts puts the subject of each page in its place.
export { default } from "./ours.js";
