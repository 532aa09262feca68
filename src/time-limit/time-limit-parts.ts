// Loaded together: when time runs out there may be no network any more.
export { ExpiredContent } from "./expired-content.js";
export { TimeLimitNotice } from "./time-limit-notice.js";
