import type { Phrase } from "../reading/phrase.js";
import type { SensitiveKind } from "../sensitive-kind.js";
import { otherCards } from "../words/other-cards.js";
import { wordSet } from "../words/word-set.js";

/** Words that ask for a secret or a card only together, in whatever order. */
interface Together {
  readonly kind: SensitiveKind;
  /** One of each is needed. */
  readonly all: readonly ReadonlySet<string>[];
  /** None of these. */
  readonly none: ReadonlySet<string>;
}

const cards = wordSet(
  `card cards cc creditcard debitcard karte kreditkarte bankkarte debitkarte girokarte carte tarjeta carta cartao kaart creditcardkaart bankpas pinpas
  betaalpas karty karta kart kartin karti kartiniz kartinizin karteninhaber карты карта карте`,
);

const secrets = wordSet(
  "password passwords passcode passwort kennwort pin pins otp cvv cvc passe contrasena senha wachtwoord haslo hasla sifre sifrenin sifrenizin parola parolanizin пароля пароль пин pinu",
);

const counts = wordSet(
  `many count counts length minimum maximum min max least most total allowed policy policies require requires must anzahl lange mindestens
  hochstens longueur nombre largo longitud minimo massimo maximo lunghezza numero lengte aantal liczba dlugosc uzunlugu sayisi длина количество
  strength special types kind`,
);

const pieces = wordSet(
  `digit digits letter letters character characters char chars ziffer ziffern stelle stellen zeichen buchstabe chiffre chiffres caractere lettre
  digito digitos cifra cifre caracter letra carattere lettera cijfer cijfers teken cyfra cyfry znak litera hane hanesi rakam rakami harf harfi
  цифра цифры символ буква`,
);

const expiries = wordSet(
  `expiry expires expire expiration exp expdate validthru ablauf ablaufdatum ablaufmonat ablaufjahr verfall verfalldatum verfallsdatum validite
  echeance caducidad vencimiento caduca vence validez expiracion scadenza scade validita validade vencimento expira vervaldatum verloopt
  vervalt waznosci wygasa kullanma gecerlilik годности деиствия деиствительна истекает`,
);

const validity = wordSet("valid gultig valable valida valido geldig wazna");
const until = wordSet("until thru through till to bis jusqu hasta fino ate tot do");

const everyTogether: readonly Together[] = [
  { kind: "payment", all: [cards, expiries], none: otherCards },
  { kind: "payment", all: [cards, validity, until], none: otherCards },
  { kind: "payment", all: [cards, pieces], none: new Set([...otherCards, ...counts]) },
  { kind: "payment", all: [cards, wordSet("long"), wordSet("number"), wordSet("front back face")], none: otherCards },
  { kind: "payment", all: [cards, wordSet("name"), wordSet("appears printed shown")], none: otherCards },
  { kind: "credential", all: [secrets, pieces], none: new Set([...counts, "number"]) },
  { kind: "credential", all: [wordSet("authenticator"), wordSet("code codes digit digits")], none: counts },
  {
    kind: "credential",
    all: [
      wordSet("words worter mots palabras parole palavras woorden slow kelime слов слова"),
      wordSet("12 18 24 twelve 24word twenty zwolf douze doce dodici doze twaalf dwanascie oniki двенадцать"),
      wordSet(
        "seed mnemonic wallet recovery backup phrase secret portefeuille billetera portafoglio carteira portemonnee portfela cuzdan кошелька",
      ),
    ],
    none: new Set(),
  },
  {
    kind: "credential",
    all: [wordSet("env dotenv"), wordSet("contents content paste inhalt contenu contenido contenuto")],
    none: wordSet("name path"),
  },
];

const scripts = /カード.{0,6}有効期限|卡.{0,4}(?:有效期|到期)|카드.{0,4}(?:유효|만료)/u;
const otherScripts =
  /(?:会員|ポイント|在留|図書|学生|会员|借书|学生|身份|회원|학생|신분|교통).{0,3}(?:カード|卡|카드)/u;

/** All words of which one is needed first: most labels have none, and are passed over by it. */
const begins: ReadonlySet<string> = new Set(everyTogether.flatMap(({ all }) => [...(all[0] ?? [])]));

/** What a label asks for by words that mean it only together: "valid until" and "card", "third digit" and "PIN". */
export function kindOfCombined(phrases: readonly Phrase[]): SensitiveKind | undefined {
  // What is said again and again is looked at once.
  if (![...new Set(phrases)].some(({ words }) => words.some(mayCombine))) {
    return undefined;
  }
  const words = phrases.flatMap((phrase) => phrase.words);
  const text = words.some(isOfOtherScript) ? words.join(" ") : "";
  if (scripts.test(text) && !otherScripts.test(text)) {
    return "payment";
  }
  return everyTogether.find(
    ({ all, none }) =>
      all.every((some) => words.some((word) => some.has(word))) && !words.some((word) => none.has(word)),
  )?.kind;
}

function mayCombine(word: string): boolean {
  return isOfOtherScript(word) || begins.has(word);
}

/** Whether a word is of a script that puts no blanks between words. */
function isOfOtherScript(word: string): boolean {
  return word.charCodeAt(0) >= 0x3000;
}
