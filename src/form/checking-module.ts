import { type LazyModule, lazyModule } from "../loading/lazy-module.js";
import type * as Checking from "./checking.js";

/** What reads and checks answers and says what is wrong with them: none of it is needed to show a form. */
export const checkingModule: LazyModule<typeof Checking> = lazyModule(() => import("./checking.js"));
