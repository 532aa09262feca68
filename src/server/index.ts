export type { ChainResult } from "./chain.js";
export { ElicitationError } from "./error.js";
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
} from "./fields.js";
export { confirm, defineForm, openPage } from "./form.js";
export { formTool, type FormToolOptions } from "./form-tool.js";
export { type ElicitParams, supports, toRequest } from "./request.js";
export { type FormResult, fromResult } from "./response.js";
export { runForm, type RunOptions } from "./run-form.js";
export { type InputRequired, stepForm, type StepOptions } from "./step-form.js";
export type { FormTool } from "./tool-server.js";
export type { AnyForm, ChainEnd, EndsOf, Field, Form, FormContext, Next, TrailEntry } from "./types.js";
