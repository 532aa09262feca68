import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const turkish: SensitiveWords = {
  head: "last",
  credential: "parola-, şifre-",
  payment: "kredi kartı",
  thing: "anahtar-, belirteci, kod-",
  qualifier: "doğrula-, erişim, gelen, gizli, güvenl-, haneli, onay-, özel, tek kullanımlık, yedek",
  card: "kart-",
  cardDetail: "bilgileri, geçerlilik, isim, kullanma, numaranızı, numarası",
  other: "kimlik, kütüphane, öğrenci, üyelik",
  preposition: "için",
  trailing: "girin, giriniz, nedir, onayla, tekrar, yazın",
  asking: "girin, lütfen",
  denial: "asla, girmeyin",
};
