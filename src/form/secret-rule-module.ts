import { type LazyModule, lazyModule } from "../loading/lazy-module.js";

/** The rule that finds questions for credentials, and what keeps them closed. */
export const secretRuleModule: LazyModule<typeof import("../secrets/secret-rule.js")> = lazyModule(
  () => import("../secrets/secret-rule.js"),
);
