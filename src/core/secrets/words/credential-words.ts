import { misspelled } from "./misspelled.js";
import type { SensitiveWords } from "./sensitive-words.js";
import { termList } from "./term-list.js";
import { wordSet } from "./word-set.js";
import { unspacedWords } from "./words-of-unspaced-scripts.js";

/** Passwords, keys, tokens, one-time codes. */
export const credentialWords: SensitiveWords = {
  last: termList(`
    (pvt|json|service account json|shared) key(s|), service account (json|file|key file),
    secret token(s|), creds, (api|login|user|db|account) cred, pem (file|key) content(s|), значныи код, (cijferige|
    cyfrowy|haneli|stelliger|stelligen|stellige|sechsstelliger|sechsstelligen|sechsstellige|vierstellige|
    vierstelliger) (code|kod|kodu|pin), jelszo, συνθηματικο, סיסמה, סיסמא, पासवर्ड, lozinka, geslo, slaptazodis,
    (t|h|)otp(s|), jwt(s|), (m|i|sms|push|chip|photo|mobile )tan, (github|gitlab|azure|devops|bitbucket) pat, (db|
    user|root|admin|login|auth|account|app|sudo|wifi|wlan|ftp|smtp|imap|mail|email|ssh|sql|pg|mysql|postgres|redis|
    vpn|proxy|ldap|my|your|current|new|old|confirm|enter|type) (pass|pw), (ssh|rsa|dsa|ecdsa|pgp|gpg|aes|hmac|wpa|wep|
    bitlocker|wireguard|pre shared|wallet|recovery|backup|wireless|network security|openai|anthropic|claude|gemini|
    stripe|twilio|sendgrid|aws|azure|web push|vapid|jwt|session|cookie|auth|authentication|authorization|tls|ssl|root|admin|license server) key(s|), (account|atm|bank|card|digit|sim|bank card|phone|security|unlock|
    online banking|banking) pin(s|), (mnemonic|recovery|secret|seed|backup|wallet|restore|bip39) (phrase|words),
    (wallet|bip39|mnemonic|recovery|metamask|ledger|trezor|totp|otp|mfa|2fa|hd wallet|master) seed(s|),
    (authorization|auth|cookie|bearer|authentication) header(s|), cookie (value|string), (auth|session|login|browser|
    authentication) cookie(s|), (browser|web|php|login|logged in|active) session id, phpsessid, jsessionid, (env|
    dotenv) (file |)content(s|), content(s|) env (file|), (security|secret) (question |)answer(s|), mother(s|) (s |
    )maiden name, (unlock|unlocking|lock screen|phone unlock) (code|pattern), (confirm|confirming) code, (sitzungs|sessie)cookie(s|), oturum
    cerez(i|ini)
  `),
  lastPart: termList(
    `
    privkey(s|), (freischalt|aktivierungs|entsperrungs|anmelde|login|tan )code, zugangskennung, kodeord,
    pass(word|phrase|code|wd|words|phrases|codes), pwd, pswd, psswd, passwrd, pazzword, pa55wd, credentials,
    connection string(s|), (access|account|api|application|decryption|encryption|deploy|master|private|secret|service|
    signing) key(s|), access key id, (access|api|auth|authentication|bearer|bot|personal|refresh|
    security|session) token(s|), (api|app|client|consumer|shared|signing|totp|webhook|oauth) secret(s|), (2fa|access|
    auth|authentication|authenticator|authorization|backup|digit|factor|login|mfa|one time|otp|recovery|security|sms|
    verification|confirmation|sign in|step) code(s|), (pass|kenn)wort, (pass|kenn)worter, (zugangs|anmelde|
    login)daten, geheimzahl, geheimnummer, (api|geheim|privater |privaten |zugangs|zugriffs|wiederherstellungs|
    geheimer |geheimen )(schlussel|token), (bestatigungs|einmal|sicherheits|zugangs|freischalt|entsperr|
    verifizierungs|authentifizierungs|wiederherstellungs)code, wachtwoord(en|), pincode, api sleutel(s|), (geheime|
    prive|toegangs) sleutel, (geheime|prive|toegangs)sleutel, toegangs(code|token), (eenmalige |verificatie|
    beveiligings|herstel)code, inloggegevens, losenord, passord, adgangskode, salasana, heslo,
    (sifre|parola)(|m|n|niz|nizi|yi|si|sini), (api|erisim|gizli|ozel) anahtar(|i|iniz|inizi|ini), (dogrulama|guvenlik|
    onay|sms|tek kullanimlik) (kod|kodu|kodunu|kodunuz|kodunuzu), erisim (belirteci|jetonu), пароль,
    (api|закрытыи|секретныи|приватныи) ключ, токен, (одноразовыи |пин |пин|смс )код, (секретная|сид) фраза
  `,
    ["password", "passphrase", "passcode"].flatMap(misspelled),
  ),
  first: termList(`
    mat khau, kata sandi, κωδικος προσβασης, كلمة المرور, كلمة السر, palavra passe, senha(s|), palabra de paso, lozinka,
    code a (3|4|5|6|8|quatre|six) chiffres, codigo de (3|4|5|6|8|cuatro|seis|quatro) (digitos|cifras), codice a (3|4|5|
    6|8|quattro|sei) cifre, jeton secret, cle de securite wifi, content(s|) of (your |the |)(private key|api key|
    secret|key file|pem file), heslo, jelszo,
    content(s|) of (your |the |)env(| file), cookie(s|) from (your|the) browser,
    cookie(s|) (of|from|for) (your |the |this |)(current |active |)(session|login), cookie(s|) (de |di |da |della |)
    (votre |ta |la |tu |su |tua |sua |)(session|sesion|sessione|sessao), ciasteczko sesji, (cookie|куки|кука) сессии, value of (the |your |)authorization header, answer to (your|the|a) (security|secret) question, maiden name of your mother,
    (digits|numbers) (shown |)(in|on|from) (your|the) authenticator, mot(s|) de passe, code (pin|secret|confidentiel),
    code (de |d )(securite|verification|acces|connexion|authentification|confirmation|validation), code a usage
    unique, identifiants de connexion, cle(s|) (api|secrete|
    privee), cle (d |de l |de |)(api|acces|chiffrement|recuperation), jeton(s|) (d |de |)(acces|api|connexion), phrase
    (secrete|de recuperation|mnemonique), phrase secrete de recuperation, contrasena, contrasenas actuales, clave
    (privada|secreta), clave (de |)(api|la api|acceso|cifrado|tu tarjeta|la tarjeta), codigo (de |)(seguridad|
    verificacion|acceso|confirmacion|autenticacion|un solo uso), codigo (pin|otp|sms), frase (semilla|secreta|de
    recuperacion), token de acceso, pin de (la|tu|su) tarjeta, chiave (privata|segreta), chiave (d |di |)(api|accesso|
    cifratura), codice (di |d )(sicurezza|verifica|accesso|conferma|autenticazione), codice (otp|pin|segreto|monouso),
    frase (di recupero|segreta|seed), token di accesso, parola d
    ordine, senha, chave (privada|secreta), chave (de |da |)(api|acesso), codigo (de |)(seguranca|verificacao|acesso|
    confirmacao), frase (secreta|de recuperacao|semente), haslo, kod (jednorazowy|pin|
    sms|weryfikacyjny|autoryzacyjny), klucz (api|prywatny|tajny|dostepu|
    odzyskiwania), token dostepu, fraza (odzyskiwania|seed), парол(ь|и), код (подтверждения|доступа|безопасности|
    авторизации|смс|sms), ключ (api|доступа|шифрования), токен (доступа|api), (секретныи|приватныи|
    закрытыи) ключ, (секретная|сид) фраза, пин код, pin (der|ihrer|deiner) karte
  `),
  anywhere: unspacedWords(
    "パスワード|パスフレーズ|暗証番号|合言葉|ログインコード|(?:認証|確認)番号|(?:認証|確認|セキュリティ|ワンタイム)コード|(?:api|アクセス|秘密) ?(?:キー|鍵|トークン)|(?:シード|リカバリー)フレーズ",
    "密[码碼]|口令|密[钥鑰]|私[钥鑰]|金鑰|令牌|[验驗][证證][码碼]|助[记記][词詞]|校[验驗][码碼]|[动動][态態][码碼]|(?:安全|授[权權]|恢[复復]|[备備]份)[码碼]",
    "비밀번호|비번|암호|보안 ?코드|otp ?번호|핀 ?번호|인증 ?(?:번호|코드)|(?:api|개인|비밀) ?키|액세스 ?토큰|(?:시드|복구) ?[문구]구",
  ),
  inLabel: termList("secret, token"),
  alone: termList(`
    secrets, pass, pw, cookie, session id, bearer, bearer value, mnemonic, authenticator, puk, 2fa, mfa, parole,
    (4|5|6|8|four|six|eight|sechs|quatre|cuatro|seis|quattro|sei|zes|szesc|alti|шесть) (digits|ziffern|chiffres|digitos|
    cifras|cifre|cijfers|cyfr|rakam|цифр), (4|6|8)(桁の数字|桁の番号|桁のコード|位数字|位數字|자리숫자|자리코드), (12|18|24|twelve|
    eighteen|zwolf|douze|doce|dodici|doze|twaalf|dwanascie|oniki|двенадцать) (words|worter|mots|palabras|parole|palavras|
    woorden|slow|kelime|слов)
  `),
  aloneInHead: termList("pin"),
  notAfter: new Map([
    [
      "secret",
      wordSet(`
        family kept top trade open worst biggest best no industry dirty little
      `),
    ],
    [
      "token",
      wordSet(`
        board color colour continuation correlation crypto cursor design end game gift input idempotency meal next nft output page pagination progress resume resumption reward start stop sync this
        unit bus ring first last governance erc20 special mask utility stake staking payment padding separator
      `),
    ],
    ["parola", wordSet("la una ogni prima ultima della singola nuova")],
    ["parole", wordSet("le")],
    ["confirmationcode", wordSet("booking hotel reservation order flight ticket shipping")],
    ["securitycode", wordSet("product software")],
    ["passcode", wordSet("gpio postal area zip city")],
  ]),
  notBefore: wordSet(`
        reklamowe promocyjne reklamy wyborcze przewodnie postal produit
      `),
};
