export { blockSensitive } from "../core/secrets/block-sensitive.js";
export { sensitivityOf } from "../core/secrets/sensitivity-of.js";
export { SecretField } from "./secret-field.js";
