/**
 * The words for what a server must not ask for in a form, and where in a phrase they are looked for. Small letters without
 * accents, as {@link phrasesOf} gives them.
 */
export interface SensitiveWords {
  /** The thing comes last ("GitHub access token", "Datenbankpasswort"): tried on the end of a phrase's head. */
  readonly last: RegExp;
  /** It comes first ("mot de passe actuel"): tried on the beginning of the whole phrase. */
  readonly first: RegExp;
  /** Scripts that put no blanks between words: tried anywhere. */
  readonly anywhere: RegExp;
  /** Words that also mean something else, such as token: tried on the end of labels only. */
  readonly inLabel?: RegExp;
}

/** What may stand after the thing without changing what it is: "password again", "Passwort wiederholen". */
const more =
  " (?:again|attuale|bestatigen|code|confirm|confirmation|corrente|ein|eingeben|herhalen|gir\\S+|here|kodu|number|please|repeat|value|wiederholen)";

const last = (...words: readonly string[]): RegExp =>
  new RegExp(`(?:${words.join("|")})(?:${more}| \\d{1,4})*\\d{0,4}$`, "u");

/** Not after "length of" and the like. */
const first = (...words: readonly string[]): RegExp =>
  new RegExp(`^(?:(?!d[aeiou] |d(?:es|ell?a) )\\S+ ){0,2}(?:${words.join("|")})(?!\\S)`, "u");

/** No letter after it makes it the beginning of another word, such as a policy or a length; particles may follow. */
const anywhere = (...words: readonly string[]): RegExp =>
  new RegExp(`(?:${words.join("|")})(?![^\\P{L}をはが을를确確再])(?! (?:길이|정책|규칙|관리|힌트))`, "u");

export const credentialWords: SensitiveWords = {
  last: last(
    "pass(?:word|phrase|code|wd)s?|pwd|(?:db|user|root|admin) pass|credentials|t?otp|jwt|cookie value|(?:auth|session) cookie",
    "(?:access|account|api|application|(?:de|en)cryption|deploy|master|private|secret|service|signing) ?keys?|access key id",
    "(?:access|api|auth|bearer|bot|oauth|personal|refresh|security|session) ?tokens?",
    "(?:api|app|client|consumer|shared|signing|totp|webhook) ?secrets?",
    "(?:2fa|access|auth|authentication|authenticator|backup|digit|factor|login|mfa|one ?time|recovery|security|sms|verification) codes?",
    "(?:account|atm|bank|card|digit|sim) pin|(?:mnemonic|recovery|secret|seed) (?:phrase|words)",
    "(?:pass|kenn)wort|zugangsdaten|geheimzahl|(?:api|geheim|privater|zugangs|zugriffs) ?(?:schlussel|token)",
    "(?:bestatigungs|einmal|sicherheits|zugangs)code|wachtwoord|pincode|api ?sleutel|toegangs(?:code|token)|losenord|passord|adgangskode",
    "sifre(?:niz)?i?|parola(?:niz)?i?|(?:api|erisim|gizli) anahtar[iı]|(?:dogrulama|guvenlik) kodu",
    "пароль|(?:api|закрытыи|секретныи) ключ|токен|(?:одноразовыи|пин) ?код|(?:секретная|сид) фраза",
  ),
  first: first(
    "code (?:from .*authenticator|sent)|mot de passe|code (?:pin|secret|de (?:securite|verification)|a usage unique)|contrasena|senha",
    "(?:cle|clave|chave|chiave) (?:d ?e? ?)?(?:api|acc?ess?o?|privad?t?ee?a?|secret[ea]?e?|segreta)|jeton d acces|token d[ei] acc?es+o",
    "(?:frase|phrase) (?:d[ei] rec\\S+|mnemonique|secreta?e?|seed|semilla)|codi[cg][eo] (?:d[ei] (?:segur|sicur|verif)\\S+|otp|pin)",
    "has[lł]o(?! reklam)|kod (?:jednorazowy|pin|sms|weryfikacyjny)|klucz (?:api|prywatny)|token dostepu",
    "код подтверждения|ключ api|токен доступа",
  ),
  anywhere: anywhere(
    "パスワード|暗証番号|(?:認証|確認|セキュリティ)コード|(?:api|アクセス|秘密) ?(?:キー|鍵|トークン)|(?:シード|リカバリー)フレーズ",
    "密[码碼]|口令|密[钥鑰]|金鑰|令牌|[验驗][证證][码碼]|助[记記][词詞]",
    "비밀번호|핀 ?번호|인증 ?(?:번호|코드)|(?:api|개인|비밀) ?키|액세스 ?토큰|(?:시드|복구) ?[문구]구",
  ),
  inLabel: last(
    "^(?:(?:confirm|current|enter|new|old|your) )*(?:pass|pin)",
    "(?<!\\b(?:family|kept|top|trade) )\\bsecret",
    "(?<!\\b(?:board|color|crypto|design|end|game|gift|input|meal|next|nft|output|page|reward|start|stop|sync|this|unit) )\\btoken",
  ),
};

export const paymentWords: SensitiveWords = {
  last: last(
    "(?<!\\b(?:customer|health|id|identity|insurance|library|loyalty|member|membership|report|sim|student) )card (?:number|num|no)",
    "(?:credit|debit) ?cards?|cc (?:number|num|no)|cv[cvn]2?|iban|bank account(?: number)?|routing number|sort code",
    "card (?:security|verification) (?:code|value)|card expir(?:y|ation)(?: (?:date|month|year))?|name on (?:\\S+ )?card",
    "card ?holder(?: name)?|(?:bank|debit|ec |kredit)?kartennummer|kreditkarte|prufziffer|(?:bank|credit)?(?:card|kaart)nummer",
    "kart[iı]? numaras[iı]|kredi kart[iı]|номер (?:\\S+ои )?карты",
  ),
  first: first(
    "numer[oy]? (?:d\\S+ )?(?:votre )?(?:carta|carte|cartao|karty|tarjeta)(?! (?:bibl|de fidel|d ident|d etud))|cryptogramme",
    "(?:expir\\S+|valid thru)(?: \\S+){0,3} (?:credit |debit )?card",
    "carte bancaire|(?:cart[ae]|cartao|tarjeta) d[ei] credito?|codice di sicurezza della carta|karta kredytowa",
  ),
  anywhere: anywhere(
    "(?<!会員|ポイント)カード ?番号",
    "(?<!会员|借[书書]|学生)卡[号號]|信用卡",
    "카드 ?번호|신용 ?카드",
  ),
};
