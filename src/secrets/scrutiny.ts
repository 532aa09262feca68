// What is loaded together before a form is shown.
export { scrutinize } from "../core/request/scrutinize.js";
export { sensitiveFields } from "../core/secrets/sensitive-fields.js";
export { SecretField } from "./secret-field.js";
