import { lazySubject } from "./lazy-subject.js";
import type { Subject } from "./subject.js";

const subject: Subject = lazySubject(() => import("./rjsf-dialog.js"));
export default subject;
