export { arbitraryDefinition } from "./arbitrary-definition.js";
export { type ArbitraryRequest, arbitraryRequest } from "./arbitrary-form.js";
export { arbitraryContent, invalidContent, validContent } from "./arbitrary-content.js";
export {
  expectValidation,
  invalidResponse,
  type Measurement,
  measureValidation,
  testDefinition,
  validResponse,
} from "./definitions.js";
