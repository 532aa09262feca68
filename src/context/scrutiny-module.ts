import { type LazyModule, lazyModule } from "../loading/lazy-module.js";
import type * as SecretRule from "../secrets/secret-rule.js";

/** The rule that finds questions for credentials, and what keeps them closed. */
export const secretRuleModule: LazyModule<typeof SecretRule> = lazyModule(() => import("../secrets/secret-rule.js"));
