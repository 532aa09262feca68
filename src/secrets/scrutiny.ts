export { blockSensitive } from "../core/secrets/block-sensitive.js";
export { sensitiveIds } from "../core/secrets/sensitive-ids.js";
export { SecretField } from "./secret-field.js";
