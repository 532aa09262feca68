export { checkFormDefinition } from "./check-form-definition.js";
export { type FormError, formErrors, type FormResponse, formResponse, parseFormResponse } from "./form-response.js";
export { formDefinitions, parseFormDefinition, toJsonSchema } from "./parse-form-definition.js";
export type { ChainResult } from "./authoring/chain.js";
export { ElicitationError } from "./authoring/error.js";
export {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  email,
  integer,
  number,
  string,
  uri,
} from "./authoring/fields.js";
export { confirm, defineForm, openPage } from "./authoring/form.js";
export { type ElicitParams, supports, toRequest } from "./authoring/request.js";
export { type FormResult, fromResult } from "./authoring/response.js";
export { runForm, type RunOptions } from "./authoring/run-form.js";
export { type InputRequired, stepForm, type StepOptions } from "./authoring/step-form.js";
export type { ChainEnd, EndsOf, Field, Form, FormContext, Next, TrailEntry } from "./authoring/types.js";
