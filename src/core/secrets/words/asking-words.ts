import { wordSet } from "./word-set.js";

/** Words that ask for what follows or precedes them. */
interface AskingWords {
  /** Wherever they stand. */
  readonly always: ReadonlySet<string>;
  /** At the beginning of a phrase, or behind one of {@link beforeAsking}: elsewhere "send" is what the server does. */
  readonly atBeginning: ReadonlySet<string>;
  /** Behind what they ask for: "your password is required", "şifrenizi girin". */
  readonly behind: ReadonlySet<string>;
}

export const askingWords: AskingWords = {
  always: wordSet(
    `geben gib gebt eingeben nennen nenne tippen tippe tragen trage schreiben hinterlegen hinterlege brauche brauchen benotige
    benotigen lautet entrez entrer saisissez saisir renseigner renseignez inscrivez ecrivez precisez fournissez fournir indiquez
    indiquer tapez taper communiquez communiquer besoin introduce introduzca introducir ingresa ingrese ingresar escribe escriba
    escribir proporciona proporcione proporcionar indica indique indicar teclee necesito necesitamos inserisci inserire inserisca
    immetti immettere digita digiti digitare fornisci fornire scrivi scriva scrivere comunica occorre bisogno digite digitar insira
    inserir informe informar forneca fornecer escreva escrever preencha coloque preciso precisamos voer vul typ geef verstrek podaj
    podac przepisz wpisz wpisac wprowadz wprowadzic wklej potrzebuje potrzebujemy введите введи ввести укажите указать напишите назовите
    сообщите сообщить пришлите вставьте отправьте fugen einfugen collez coller pega pegue pegar incolla incollare cole colar plak plakken`,
  ),
  atBeginning: wordSet(
    `need needs enter type key retype reenter provide give paste copy send tell share submit supply confirm input insert upload write verify
    require requires want repeat what whats reply respond fill complete sign log authenticate identify unlock attach drop let donnez
    donner envoyez confirmez veuillez quel quelle cual dame dinos envia envie facilite confirma repite qual dammi invia serve conferma
    confirme stuur bevestig wat napisz przeslij potwierdz wie was bestatigen bestatige teilen senden schicken какои какова`,
  ),
  behind: wordSet(
    `required needed necessary please girin giriniz gir yazin yaziniz girmeniz iletin gonderin paylasin belirtin gerekli gerekiyor
    lazim erforderlich benotigt notwendig requis requise requerida requerido necesaria necesario richiesta necessaria necessario
    yapistirin eingeben eintragen angeben mitteilen einfugen invoeren opgeven invullen nodig vereist wymagane wymagany нужен нужна требуется необходим`,
  ),
};

/** What may stand before a word that asks. */
export const beforeAsking: ReadonlySet<string> = wordSet(
  "please kindly ll would still also only could me must have to and then now must just also we i you should can could simply first need server bitte sie veuillez por favor per favore alstublieft prosze mi ci me",
);

/** With one of these in it a phrase forbids, or says what does not happen; "you will be asked" happens elsewhere. */
export const denials: ReadonlySet<string> = wordSet(
  `never not don dont doesn won cannot no without neither nor nobody asked instead rather nicht kein keine keinen keinem nie niemals ohne pas
  jamais sans aucun aucune n nunca jamas sin non mai senza nao sem niet geen nooit zonder nie nigdy bez degil asla girmeyin paylasmayin yazmayin
  не никогда без нельзя`,
);

/** With one of these in it, a part of a sentence is no part of a list. */
export const statements: ReadonlySet<string> = wordSet(
  `we you i it they he she will can is are was were has have if when so which that this who why how or wir sie wird ist du ich nous vous on est
  sera nosotros usted es noi lei nos wij je jij wordt мы вы`,
);

/** The same in scripts that put no blanks between words. */
export const askingScripts: { readonly ask: RegExp; readonly deny: RegExp } = {
  ask: /入力|教えて|記入|送信して|ご提示|お知らせください|[输輸]入|[请請].{0,4}(?:填|提供|告[诉訴]|[发發]送|粘[贴貼])|貼り付け|必要|需要|필요|입력|알려|보내\s?주|적어|붙여/u,
  deny: /しないで|ません|ないでください|不要|[请請]勿|不[会會]|切勿|无需|無需|不需|마세요|마십시오|않|없/u,
};

/** What may stand between a word that asks and what it asks for: "log in with your password". */
export const particles: ReadonlySet<string> = wordSet(
  "in with using by on up out over us me de di da mit con avec com met here below following the",
);

/** With one of these in it, a question of a few words asks for something else: "Forgot your password?" */
export const otherMatters: ReadonlySet<string> = wordSet(
  `forgot forgotten lost reset change changed update expired weak why how when where who which new another add create rotate
  vergessen verloren andern oublie perdu changer olvidaste olvido cambiar dimenticato dimenticata cambiare esqueceu mudar
  vergeten wijzigen zapomniane zmienic unuttunuz degistir забыли сменить`,
);
