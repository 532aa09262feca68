/** What a one-time code is called where it has no name of its own: it is known by how it comes. */
export const codes: RegExp =
  /^(?:codes?|kod(?:y|u|unu|unuzu)?|codigos?|codic[ei]|кода?|digits?|ziffern|zahlen|chiffres|digitos|cifras|cifre|cijfers|cyfry?|rakam(?:lari|lar)|цифры?)$/;

/** What may be any number: only what comes by text message makes it a code. */
export const numbers: RegExp = /^(?:numbers?|nummern?|numer[oi]?s?|numarayi|номер)$/;

/** What is no code to sign in with, before the word. */
export const otherCodes: RegExp =
  /^(?:exit|status|error|return|zip|postal|country|area|product|discount|promo|coupon|booking|response|source|voucher|gift|referral|invit|order|track|reference|item|qr|language|dial|phone|customer|of$|many)/;

/** The same behind the word, and what a code is only said to have, or to be. */
export const notOfCode: RegExp =
  /^(?:of$|review|snippet|sample|example|change|conduct|base|block|file|name|format|length|promo|postal|article|sconto|will$|wird|werden|sera$|будет)/;

/** "Codice di sconto" and such: what comes by a message is not told by its sender then. */
export const whose: RegExp = /^(?:d|de|del|della|d[iaou]|des|van|von|для)$/;

/** What a sender has done, and does not only do. */
export const sent: RegExp =
  /^(?:sent|texted|e?mailed|messaged|(?:zu)?ge(?:sendet|sandt|schickt)|sendet|schickt|envoye?e?s?|envi(?!ar)|mand(?:ad|at)o|invia(?!re)|(?:ge)?stuur(?:d|t|de)|verstuurd|verzonden|toegestuurd|wysl(?!ac)|przysl(?!ac)|(?:gonder|yolla)(?:[dil]{2}|dig)|отправ(?!ьте|ить|ля)|присл(?!ать)|высла(?!ть))/;

/** What the person has done. */
export const received: RegExp =
  /^(?:received|got$|arrive|erhalten|bekommen|recue?s?$|recib[io]|ricevut|recebi(?!r)|recebeu|ontv[ai]ng|lleg[oa]|arriva|chegou|otrzyma(?!c)|gelen|aldig|получ(?!ить)|прише)/;

/** What stands before the code, in languages whose verbs do. */
export const sentBefore: RegExp = /^(?:gonder|yolla|gelen|aldig|(?:присла|отправле|получе)нн)/;

/** To whom it was sent. */
export const receivers: RegExp =
  /^(?:you|phone|mobile|email|inbox|ihnen|dir|euch|handy|vous|te?|le|t[iu]|tel[ée]?fon\w*|movil|correo|vi|cellulare|voce|lhe|celular|je|u|jou|telefoon|ci|pan[iu]|wam|size|sana|вам|тебе|телефон|почту)$/;

/** Where a code is found. */
export const places: RegExp =
  /^(?:e?mail|(?:text|app|phone|mobile|message|appli|handy)$|sms|смс|authenticator|notification|courriel|correo|appli|aplica|aplikac|movil|messaggio|celular|bericht|wiadomos|telefon|nachricht|письма|приложен|сообщен|почт)/;

/** Of these, where any number is found that is a code. */
export const textMessages: RegExp = /^(?:sms|смс$|authenticator)/;

/** From where. */
export const fromWords: RegExp =
  /^(?:from|in|by|via|on|shown|aus|im|per|von|du|de|dans|par|del|por|en|dal|dall|della|nella|do|no|pelo|da|uit|van|ze?|w|od|из|от|по|в)$/;

/** Scripts that put no blanks between words: what has been sent, and where it comes from. */
export const sentCodeScript: RegExp =
  /(?:送信|送ら|お送り|届い|受信|受け取|sms|メールの|メールに記載|アプリの).{0,6}(?:コード|数字)|sms.?の番号|(?:[发發]送|收到|[发發][给給]您|短信|短訊|簡訊|[邮郵]件|应用|sms).{0,6}(?:代[码碼]|[数數]字)|(?:보낸|보내드린|받은|받으신|전송된|문자|sms|이메일|앱)(?:의|에|로|에서)? ?(?:코드|숫자)|전송된 ?번호/u;

/** The same where it is said that it has been sent. */
export const codeIsSentScript: RegExp =
  /(?:コード|数字)を.{0,6}送(?:信し|りし)(?:まし|てい)|[向给給为為][您你].{0,6}[发發].{0,6}(?:代[码碼]|[数數]字)|(?:코드|숫자)를? ?.{0,8}(?:보냈|보내드렸|전송했)/u;
