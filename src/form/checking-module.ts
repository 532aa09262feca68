import { type LazyModule, lazyModule } from "../loading/lazy-module.js";

/** What reads and checks answers and says what is wrong with them: none of it is needed to show a form. */
export const checkingModule: LazyModule<typeof import("./checking.js")> = lazyModule(() => import("./checking.js"));
