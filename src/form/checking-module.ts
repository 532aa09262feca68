import { lazyModule } from "../loading/lazy-module.js";

/** What reads and checks answers and says what is wrong with them: none of it is needed to show a form. */
export const checkingModule = lazyModule(() => import("./checking.js"));
