import type { FieldError, FieldErrorReason } from "../core/validate/field-error.js";
import type { RequestProblem } from "../core/request/elicitation-request.js";
import type { UnsupportedReason } from "../core/request/field-spec.js";
import type { SensitiveKind } from "../core/secrets/sensitive-kind.js";
import type { UrlRefusal, UrlWarning } from "../core/url/inspect-url.js";

/**
 * Every word of the kit, seen or spoken. Each is a function of what it speaks of, so a language can order and inflect as it
 * needs: numbers come written for the locale, and the last of them also as `count`, for the form of the noun. Override any of them with the `messages` prop.
 */
export interface Messages
  extends ErrorMessages,
    SendMessages,
    RestoredMessages,
    ZoneMessages,
    ProblemMessages,
    SecretMessages,
    UrlMessages,
    SettledMessages,
    TimeMessages {
  /** The dialog's title for a form with fields. */
  readonly formTitle: (of: { server: string }) => string;
  /** … for a form without fields. */
  readonly confirmTitle: (of: { server: string }) => string;
  /** … for a page to open. */
  readonly urlTitle: (of: { server: string }) => string;
  /** … for a request that cannot be shown. */
  readonly unreadableTitle: (of: { server: string }) => string;
  /** Stands for a server whose host gave it no name. */
  readonly unnamedServer: () => string;
  /** What the server says of itself, beside what the host knows. */
  readonly callsItself: (of: { name: string; version: string }) => string;
  /** How many requests wait: "1 of 3". */
  readonly position: (of: { index: string; total: string }) => string;
  readonly messageFrom: (of: { server: string }) => string;

  readonly acceptForm: (of: { server: string }) => string;
  readonly acceptConfirm: () => string;
  /** While answers are checked. */
  readonly checking: () => string;
  readonly sent: () => string;
  /** Declines this request and all later ones of the server. */
  readonly mute: (of: { server: string }) => string;
  readonly decline: () => string;
  readonly cancel: () => string;
  /** Leaves a page that is open to itself. */
  readonly stopWaiting: () => string;
  /** Names the × in the corner. */
  readonly close: () => string;
  readonly showAll: () => string;
  readonly showLess: () => string;

  readonly discardTitle: () => string;
  readonly discardText: () => string;
  readonly keepEditing: () => string;
  readonly discard: () => string;

  readonly optional: () => string;
  /** Marks required questions where the host has chosen to, and is spoken for groups of checkboxes. */
  readonly required: () => string;
  readonly noAnswer: () => string;
  /** Stands for an option that has no words and whose value is empty. */
  readonly emptyOption: () => string;
  /** The empty row of a list from which one is to be chosen. */
  readonly choose: () => string;
  readonly yes: () => string;
  readonly no: () => string;
  /** Takes the answer to a question back. */
  readonly clearAnswer: (of: { label: string }) => string;
  readonly textLimits: (of: { minLength?: string; maxLength?: string; count: number }) => string;
  readonly numberLimits: (of: {
    integer: boolean;
    minimum?: string;
    maximum?: string;
    moreThan?: string;
    lessThan?: string;
    multipleOf?: string;
  }) => string;
  readonly choicesLimits: (of: { minItems?: string; maxItems?: string; count: number }) => string;

  readonly errorSummary: () => string;
  /** Spoken before a message at its field. */
  readonly errorPrefix: () => string;
  /** No validator could be loaded. */
  readonly cannotCheck: () => string;

  readonly cannotAccept: (of: { server: string }) => string;

  readonly loading: () => string;
  readonly loadFailed: () => string;
  readonly tryAgain: () => string;
}

/** The words for what is wrong with an answer: they are loaded with what checks it. */
export interface ErrorMessages {
  readonly error: { readonly [Code in FieldErrorReason["code"]]: (of: ErrorOf<Code>) => string };
}

/** The words for times: they are loaded with what reads them. */
export interface ZoneMessages {
  /** `offset`, such as `GMT+02:00`, is `""` where a time has none. */
  readonly timeZone: (of: { timeZone: string; offset: string }) => string;
  /** Beside a time that clocks show twice. */
  readonly repeatedTime: (of: { offset: string }) => string;
}

/** The words for answers that were entered before: they are loaded with some. */
export interface RestoredMessages {
  /** Above answers that were entered before. */
  readonly restoredAnswers: () => string;
  readonly startOver: () => string;
}

/** The words for a host that passes answers on: they are loaded with what checks them. */
export interface SendMessages {
  /** While the host passes them on. */
  readonly sending: (of: { server: string }) => string;
  /** The host has refused the answers without a word. */
  readonly refused: (of: { server: string }) => string;
  /** … as often as it may. */
  readonly refusedForGood: (of: { server: string }) => string;
  /** Nobody could be reached. */
  readonly sendFailed: (of: { server: string }) => string;
}

/** The words for what cannot be asked or accepted: they are loaded with the first of it. */
export interface ProblemMessages {
  /** Names a property that no control fits, and says what follows from it. */
  readonly unsupported: (of: { label: string; required: boolean; reason: UnsupportedReason }) => string;
  readonly problem: { readonly [Code in RequestProblem["code"]]: (of: ProblemOf<Code>) => string };
  /** Introduces the labels of a form that cannot be sent. */
  readonly asksFor: () => string;
}

/** The words for what the kit warns of in a server's words: they are loaded with the rules that find it. */
export interface SecretMessages {
  /** The server's own words repeat or imitate the name of another one. */
  readonly namesOtherServer: (of: { other: string; server: string }) => string;
  readonly secretWarning: { readonly [Kind in SensitiveKind]: (of: { server: string }) => string };
  /** On the button that opens such a field. */
  readonly openSecret: (of: { label: string }) => string;
  /** On the button that lets what is entered be seen; pressed while it is. */
  readonly showSecret: (of: { label: string }) => string;
}

/** The words for addresses, those of pages to open and those that are answers: they are loaded with the first. */
export interface UrlMessages {
  /** Where an address that is an answer leads. */
  readonly opensOn: (of: { host: string }) => string;
  /** … that it leads nowhere, for what is run or shown is in it: `javascript:`, `data:`. */
  readonly urlHoldsContent: (of: { scheme: string }) => string;
  readonly acceptUrl: () => string;
  readonly urlIntroduction: () => string;
  readonly urlOtherHost: (of: { host: string; origin: string }) => string;
  /** `unicodeHost` is the host in its own letters; `looksLike` what it can be taken for, `""` where that is nothing. */
  readonly urlWarning: {
    readonly [Code in UrlWarning]: (of: { host: string; unicodeHost: string; looksLike: string }) => string;
  };
  readonly urlRefusal: { readonly [Code in UrlRefusal]: () => string };
  readonly urlReassurance: () => string;
  readonly urlBlocked: () => string;
  /** While the person is on the page. */
  readonly urlWaiting: (of: { host: string }) => string;
  /** Opens the page once more. */
  readonly urlReopen: () => string;
  readonly urlFinished: () => string;
  /** Names the address, where it stands to be copied. */
  readonly address: () => string;
  readonly copyAddress: () => string;
  readonly copied: () => string;
  /** The browser does not let the page copy; the address stands under these words, selected. */
  readonly notCopied: () => string;
}

/** The words for a request that is over: they are loaded with what shows one. */
export interface SettledMessages {
  /** The title once answers have been sent. */
  readonly answeredTitle: (of: { server: string }) => string;
  /** … a question without fields has been confirmed. */
  readonly confirmedTitle: (of: { server: string }) => string;
  /** … a page has been opened. */
  readonly openedTitle: (of: { host: string }) => string;
  readonly declinedTitle: (of: { server: string }) => string;
  /** … the person has left without an answer. */
  readonly cancelledTitle: (of: { server: string }) => string;
  /** … the time to answer has run out. */
  readonly timeUpTitle: (of: { server: string }) => string;
  /** … the request was taken back before there was an answer. */
  readonly expiredTitle: (of: { server: string }) => string;
  /** Accepted with every question left out. */
  readonly nothingAnswered: () => string;
  readonly nothingSent: (of: { server: string }) => string;
  /** Introduces what was entered and never sent. */
  readonly keptAnswers: (of: { server: string }) => string;
  /** Stands for an answer that is not to be read over the person's shoulder. */
  readonly hiddenAnswer: () => string;
  /** Names the answers, where they stand to be copied. */
  readonly answers: () => string;
  readonly copyAnswers: () => string;
  readonly answersCopied: () => string;
  /** The browser does not let the page copy; the answers stand under these words, selected. */
  readonly answersNotCopied: () => string;
  /** One line of the copied text. */
  readonly answerLine: (of: { label: string; value: string }) => string;
}

/** The words for a time limit: they are loaded with one. `time` is a duration in words: "4 minutes". */
export interface TimeMessages {
  readonly timeLeft: (of: { time: string }) => string;
  /** Spoken when little time is left. */
  readonly timeWarning: (of: { time: string; extendable: boolean }) => string;
  /** On the button that gives more time. */
  readonly extend: (of: { time: string }) => string;
  /** Spoken once it has been given. */
  readonly timeExtended: (of: { time: string }) => string;
}

/** The words that every dialog needs. */
export type DialogMessages = Omit<
  Messages,
  | keyof ErrorMessages
  | keyof SendMessages
  | keyof RestoredMessages
  | keyof ZoneMessages
  | keyof ProblemMessages
  | keyof SecretMessages
  | keyof UrlMessages
  | keyof SettledMessages
  | keyof TimeMessages
>;

/** Some of the words: those left out stay as they are, inside `error`, `problem`, `urlWarning` and `urlRefusal`, too. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends (...of: never[]) => string
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

/** What an error's words may name: the field's label and, where one was broken, the limit. */
export type ErrorOf<Code extends FieldError["code"]> = {
  readonly label: string;
  /** How the field is answered: typed or picked; `opening` is one that looks like one for a credential and has not been opened. */
  readonly by: "typing" | "choosing" | "answering" | "opening";
  /** An example date of the locale. */
  readonly example: string;
} & (Code extends LimitCode ? { readonly limit: string; readonly count: number } : unknown) &
  (Code extends "time-gap" ? { readonly timeZone: string } : unknown) &
  /** `allowed` is a list in words: "https:// or mailto:"; `""` where no scheme is allowed. */
  (Code extends "url-scheme" ? { readonly scheme: string; readonly allowed: string } : unknown) &
  (Code extends "url-private" | "url-localhost" ? { readonly host: string } : unknown);

type LimitCode = Extract<FieldErrorReason, { limit: number }>["code"];

type ProblemOf<Code extends RequestProblem["code"]> = Omit<Extract<RequestProblem, { code: Code }>, "code">;
