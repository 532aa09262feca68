// harness/build-pages.ts replaces this module with the subject of each page.
export { default } from "./ours.js";
