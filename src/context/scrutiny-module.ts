import { type LazyModule, lazyModule } from "../loading/lazy-module.js";
import type * as Scrutiny from "../secrets/scrutiny.js";

/** What looks a form over before its fields are shown: which of them ask for credentials, and which would be taken for one another. */
export const scrutinyModule: LazyModule<typeof Scrutiny> = lazyModule(() => import("../secrets/scrutiny.js"));
