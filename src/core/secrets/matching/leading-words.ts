import { wordSet } from "../words/word-set.js";

/** What may stand before it without making it something else: what asks for it, and whose it is. */
export const openers: ReadonlySet<string> = wordSet(
  `enter type paste provide give input insert write supply confirm repeat re retype reenter verify your you my the a an our in please kindly
  current new old existing account me us full first second same also and or bitte geben sie gib nennen ihr ihre ihren ihrem dein deine deinen
  das die der aktuelles neues entrez saisissez tapez indiquez donnez votre vos ton ta tes le la les l nouveau nouvelle un une introduce
  introduzca ingrese ingresa escribe escriba indica tu su tus sus el los una nuevo nueva repita repite inserisci digita immetti scrivi
  il lo gli i tuo tua tue tuoi nuova nuovo digite insira informe escreva o os as sua seu suas seus nova novo voer vul typ geef uw je jouw het een
  huidige nieuwe podaj wpisz wprowadz twoje twoj swoje swoj obecne nowe aktualne lutfen yeni mevcut введите укажите ваш ваша ваше свои
  новыи текущии s`,
);

/** "Longueur du mot de passe" is a length. */
export const ofWords: ReadonlySet<string> = wordSet("d de des del dell della di da do du dos das van von of");
