import { otherCards } from "./other-cards.js";
import type { SensitiveWords } from "./sensitive-words.js";
import { spellOut } from "./spell-out.js";
import { termList } from "./term-list.js";
import { wordSet } from "./word-set.js";
import { unspacedWords } from "./words-of-unspaced-scripts.js";

/** Cards and bank accounts. */
export const paymentWords: SensitiveWords = {
  last: termList(`
    ccv, cav2, card security number, (banka |)hesap numara(si|niz|nizi), номер карточки, (kart |)cvv kodu,
    card (numbers|num|no|nr), creditcards, (debit|payment) card(s|), cc (number|num|no|exp|expiry|expiration), cv(c|
    v|n)(|2), csc, iban, (bank|checking|savings) account(| number), bank account no, routing number, sort code, card
    (security|verification) (code|value|number), card (exp|expiry|expiration)(| date| month| year), (credit|debit|
    bank|payment) card details, card details, name on (|the |your |my )(|debit |bank |payment )card,
    cardholder(s|)(| name), card holder(| s) name, card holder, prufziffer, kart(|i|in|iniz|inizin|imin) numara(|si|
    niz|nizi|sini), kredi kart(|i|iniz), (banka |)kart(i|iniz) bilgileri, номер карты, bankverbindung
  `),
  lastPart: termList(`
    kontonummer, rekeningnummer, kartenprufnummer, kartenprufziffer, kaartgegevens, kartendaten,
    kartennummer, kreditkarte(|n), (card|kaart)nummer, creditcard(|gegevens),
    cardnumber
  `),
  first: termList(`
    (code|codigo|codice|kod|код) (cvv|cvc|cvv2|cvc2), coordonnees bancaires, numero de (compte|cuenta) (bancaire|
    bancaria), numero di conto (corrente|bancario), coordinate bancarie, numero da conta bancaria, chave pix, numer
    (konta|rachunku) bankowego, номер банковского счета, реквизиты (банковскои |)карты, dati della carta, datos de (la|
    tu|su) tarjeta, dados do cartao, donnees de (la|votre) carte, numero (de la |de )carte bleue, dane karty,
    cryptogramme, (expiry|expiration|expires|valid thru) (|date |month |year )(of |)(your |the |)(credit |debit |bank
    |)card, carte bancaire, carte de credit, (carta|tarjeta) (di|de) credito, cartao de credito, karta kredytowa,
    karty kredytowej, codice di sicurezza della carta, код безопасности карты, номер (|вашеи |банковскои |кредитнои |
    дебетовои |моеи )карты, imie i nazwisko na karcie, name auf (der|ihrer) karte, nom (figurant |)sur (la|votre)
    carte, nombre en la tarjeta, nome (no cartao|sulla carta), naam op (de |je |uw |)kaart, titular de la tarjeta,
    titular do cartao, intestatario della carta, titulaire de la carte, имя на карте
  `),
  firstLoosely: {
    ...termList("nume(ro|r|ry) (carta|carte|cartao|karty|tarjeta)(|s)"),
    between: wordSet("de della di do da votre vos sua seu tua twojej ma tu su la swojej"),
  },
  anywhere: unspacedWords(
    "(?<!会員|ポイント)カード ?番号|カード名義人?|口座番号|セキュリティコード",
    "(?<!会员|借[书書]|学生|身份[证證])卡[号號]|信用卡|[银銀]行[账帳賬][号號户戶]|持卡人(?:姓名)?",
    "카드 ?번호|신용 ?카드|카드 ?소유자|계좌 ?번호",
  ),
  alone: termList("(valid|good) thru(| date| month| year)"),
  notAfter: new Map(
    [
      "card(number|numbers|num|no|nr|details|holder|holdername|holdersname|securitynumber)",
      "card(exp|expiry|expiration)(|date|month|year)",
      "nameon(|the|your|my)card",
    ].flatMap((terms) => spellOut(terms).map((term) => [term, otherCards] as const)),
  ),
  notBefore: wordSet(`
        bibliotheque fidelite identite etudiant biblioteca fidelidad fidelidade identidad identidade estudiante
        studente fedelta identita bibliotecznej miejskiej studenta embarque embarco
      `),
};
