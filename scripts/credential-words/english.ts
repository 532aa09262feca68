import type { SensitiveWords } from "../../src/core/trust/sensitive-words.js";

export const english: SensitiveWords = {
  head: "last",
  credential: `
    2FA, access key ID, admin pass, auth header, authenticator, authorization header, bearer, client secret,
    connection string, cred, credential, creds, db pass, enter pin, ID token, JWT, login data, login details,
    maiden name, MFA, mnemonic, my pin, OTP, passcode, passphrase, passwd, password, pin code, pswd, puk, pw, pwd,
    root pass, secret answer, secret key, secret question, security answer, security question, service account,
    smtp pass, TOTP, user pass, your pin`,
  payment: `
    bank account, bank account details, bank details, card data, card details, card expiration, card expiry,
    card holder, card holder name, card number, cardholder, cardholder name, cardholder s name, CCV,
    checking account, credit card, debit card, IBAN, routing number, savings account, sort code, valid thru`,
  thing: "character, code, cookie, digit, key, phrase, pin, secret, seed, token, words",
  qualifier: `
    2FA, access, account, activat-, Anthropic, API, app, application, ATM, auth, authent-, authorization, AWS,
    backup, bearer, by text, card, confirm-, cookie, decrypt-, deploy, digit, email-, encrypt-, factor, login,
    master, MFA, mnemonic, one time, OpenAI, passcode, passphrase, password, personal, PGP, priv-, recovery, refresh,
    RSA, secret-, secur-, seed, server, service, session, shared, sign in, signing, SIM, SMS, SSH, text message,
    texted, TLS, TOTP, unlock, verif-, VPN, wallet, webhook, wifi, word, WPA`,
  label: "secret, secrets, token",
  alone: "cookie, pass, pin",
  card: "card, cc, mastercard, visa",
  cardDetail: `
    digits, exp, expiration, expire, expires, expiry, name as, name on, name printed, no, num, number, numbers,
    security code, valid thru, valid until, verification`,
  other: `
    birthday card, business card, country code, design token, discount code, family secret, game token, gift card,
    greeting card, health card, ID card, insurance card, library card, loyalty card, max token, membership card,
    next token, output token, page token, product code, promo code, public, resumption token, SIM card, source code,
    stop token, student card, trade secret`,
  preposition: `
    about, above, after, as, at, because, before, below, by, do, does, for, from, how, if, in, into, of, on, out,
    sent, shown, that, they, to, until, used, using, via, we, when, where, which, while, who, whose, why, with, you`,
  trailing: `
    again, code, confirm, confirmation, field, header, here, input, is, more, now, number, once, pem, please, repeat,
    required, string, text, value`,
  asking: `
    authenticate with, confirm, copy, enter, give, i need, input, ll need, log in with, paste, please, provide,
    sign in with, sign with, tell, type, we need, what is your, what s your`,
  denial: "cannot, do not, doesn t, don t, instead of, never, no longer, not, without",
};
