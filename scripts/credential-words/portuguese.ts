import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const portuguese: SensitiveWords = {
  head: "first",
  credential: "palavra passe, senha",
  payment: "chave pix, número da conta bancária",
  thing: "chave",
  qualifier: "aces-, cartão, criptogr-, receb-, sess-",
  card: "cartão",
  cardDetail: "dados, expira, nome no, validade, vencimento",
  other: "estudante, fidelidade, identidade, postal",
  preposition: "da, das, do, dos",
  asking: "digite, informe, insira",
  denial: "não, nunca, sem",
};
