import { lazySubject } from "./lazy-subject.js";
import type { Subject } from "./subject.js";

const subject: Subject = lazySubject(() => import("./react-hook-form-dialog.js"));
export default subject;
