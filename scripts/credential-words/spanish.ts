import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const spanish: SensitiveWords = {
  head: "first",
  credential: "contraseña, cookie de sesión, palabra de paso, token de acceso",
  payment: "número de cuenta bancaria",
  thing: "clave, código, dígitos, frase",
  qualifier: `
    autent-, bancaria, cifra-, confirm-, dígitos, envia-, recib-, respaldo, segur-, semilla, tarjeta, un solo uso`,
  card: "tarjeta",
  cardDetail: "caduca, caducidad, crédito, datos, expiración, nombre en, número, titular, vence, vencimiento",
  other: "biblioteca, código postal, embarque, fidelidad, gráfica, identidad",
  preposition: "de, del",
  asking: "escriba, ingrese, introduce, introduzca",
  denial: "jamás, no compartas, no escriba, no introduzca, nunca, sin",
};
