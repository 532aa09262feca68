// What is loaded together while the person reads: nothing of it is needed to show a form.
export { ErrorSummary } from "./error-summary.js";
export { resolveAnswers } from "./resolve-answers.js";
export { sendAnswers } from "./send-answers.js";
export { showBrokenDefaults } from "./show-broken-defaults.js";
