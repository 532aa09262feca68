export { checkFormDefinition } from "./check-form-definition.js";
export {
  type FormError,
  formErrors,
  type FormResponse,
  formResponse,
  parseFormResponse,
  prepareForm,
} from "./form-response.js";
export { formDefinitions, parseFormDefinition, toJsonSchema } from "./parse-form-definition.js";
