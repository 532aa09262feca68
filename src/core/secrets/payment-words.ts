import { otherCards } from "./other-cards.js";
import type { SensitiveWords } from "./sensitive-words.js";
import { spellOut } from "./spell-out.js";
import { termList } from "./term-list.js";
import { withinScript } from "./within-script.js";
import { wordSet } from "./word-set.js";

/** Cards and bank accounts. */
export const paymentWords: SensitiveWords = {
  last: termList(`
    ccv, cav2, card security number, (banka |)hesap numara(si|niz|nizi), номер карточки, (kart |)cvv kodu,
    card (number|numbers|num|no|nr), (credit|debit|payment) card(s|), cc (number|num|no|exp|expiry|expiration), cv(c|
    v|n)(|2), csc, iban, (bank|checking|savings) account(| number), bank account no, routing number, sort code, card
    (security|verification) (code|value|number), card (exp|expiry|expiration)(| date| month| year), (credit|debit|
    bank|payment) card details, card details, name on (|the |your |my )(|credit |debit |bank |payment )card,
    cardholder(s|)(| name), card holder(| s) name, card holder, prufziffer, kart(|i|in|iniz|inizin|imin) numara(|si|
    niz|nizi|sini), kredi kart(|i|iniz), (banka |)kart(i|iniz) bilgileri, номер карты, ec kartennummer, bankverbindung
  `),
  lastPart: termList(`
    kontonummer, bankkontonummer, rekeningnummer, kartenprufnummer, kartenprufziffer, kaartgegevens, kartendaten,
    kartennummer, kreditkarte(|n), kreditkartendaten, (card|kaart)nummer, creditcard(|gegevens), creditcardnummer,
    cardnumber, bankrekeningnummer
  `),
  first: termList(`
    (code|codigo|codice|kod|код) (cvv|cvc|cvv2|cvc2), coordonnees bancaires, numero de (compte|cuenta) (bancaire|
    bancaria), numero di conto (corrente|bancario), coordinate bancarie, numero da conta bancaria, chave pix, numer
    (konta|rachunku) bankowego, номер банковского счета, реквизиты (банковскои |)карты, dati della carta, datos de (la|
    tu|su) tarjeta, dados do cartao, donnees de (la|votre) carte, numero (de la |de )carte bleue, dane karty,
    nume(ro|r|ry) (|de |della |di |do |da )(|votre |vos |sua |seu |tua |twojej |ma |tu |su |la |de la |tarjeta |karty
    |swojej )(carta|carte|cartao|karty|tarjeta)(|s), numero do (seu |)cartao, numero de (la |tu |su |)tarjeta,
    cryptogramme, (expiry|expiration|expires|valid thru) (|date |month |year )(of |)(your |the |)(credit |debit |bank
    |)card, carte bancaire, carte de credit, (carta|tarjeta) (di|de) credito, cartao de credito, karta kredytowa,
    karty kredytowej, codice di sicurezza della carta, код безопасности карты, номер (|вашеи |банковскои |кредитнои |
    дебетовои |моеи )карты, imie i nazwisko na karcie, name auf (der|ihrer) karte, nom (figurant |)sur (la|votre)
    carte, nombre en la tarjeta, nome (no cartao|sulla carta), naam op (de |je |uw |)kaart, titular de la tarjeta,
    titular do cartao, intestatario della carta, titulaire de la carte, имя на карте
  `),
  anywhere: withinScript(
    "(?<!会員|ポイント)カード ?番号|カード名義人?|口座番号|セキュリティコード",
    "(?<!会员|借[书書]|学生|身份[证證])卡[号號]|信用卡|[银銀]行[账帳賬][号號户戶]|持卡人(?:姓名)?",
    "카드 ?번호|신용 ?카드|카드 ?소유자|계좌 ?번호",
  ),
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
