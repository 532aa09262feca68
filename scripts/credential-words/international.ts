import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

/** Words used in all languages, and "password" in languages without a list of their own, from Arabic to Vietnamese. */
export const international: SensitiveWords = {
  head: "first",
  credential: "adgangskode, heslo, jelszó, lozinka, lösenord, mật khẩu, passord, كلمة السر, كلمة المرور, पासवर्ड",
  payment: "CVC, CVV",
};
