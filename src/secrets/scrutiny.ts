// What is loaded together before a form is shown.
export { scrutinize } from "../core/secrets/scrutinize.js";
export { sensitiveIds } from "../core/secrets/sensitive-ids.js";
export { SecretField } from "./secret-field.js";
