import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const russian: SensitiveWords = {
  head: "free",
  credential: "пароли, пароль, пин код, секретное слово, токен",
  payment: "номер счета",
  thing: "ключ, ключи, код, коды, фраза",
  qualifier: `
    API, SMS, безопасн-, доступ-, закрыт-, одноразов-, письм-, подтвержд-, приватн-, приложен-, резервн-, секретн-,
    сид, смс, шестизначн-, шифр-`,
  card: "карта, карте, карты",
  cardDetail: "банковская, действия, имя, кредитная, номер, реквизиты",
  other: "лояльности, читательского",
  trailing: "код",
  asking: "введите, укажите",
  denial: "без, не, никогда",
};
