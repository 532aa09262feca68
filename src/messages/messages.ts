import type { FieldErrorReason, RequestProblem, SensitiveKind, UnsupportedReason } from "../core/types.js";
import type { UrlRefusal, UrlWarning } from "../core/url/inspect-url.js";

/**
 * The message catalogue: every string the kit shows or announces. Each is a function of the values it mentions, so that a
 * translation can order and inflect them. Numbers arrive formatted for the locale; `count` is the last of them unformatted,
 * for plural rules. Override any message with the `messages` prop.
 */
export interface Messages {
  /** Until the dialog's code has loaded. `server` is `""` where the host gave neither name nor origin. */
  readonly loading: (of: { server: string }) => string;

  // Header
  /** Title of a form with fields. */
  readonly formTitle: (of: { server: string }) => string;
  /** Title of a form without fields, which asks for a confirmation. */
  readonly confirmTitle: (of: { server: string }) => string;
  /** Title of a URL request. */
  readonly urlTitle: (of: { server: string }) => string;
  /** Title of a request that could not be parsed. */
  readonly unreadableTitle: (of: { server: string }) => string;
  /** Name of a server for which the host gave none. */
  readonly unnamedServer: () => string;
  /** The name the server claims in `serverInfo`, under the name the host knows it by. `version` is `""` where it gives none. */
  readonly callsItself: (of: { name: string; version: string }) => string;
  /** Position in the queue: "1 of 3". */
  readonly position: (of: { index: string; total: string }) => string;
  /** Heading of the server's message. */
  readonly messageFrom: (of: { server: string }) => string;

  // Actions
  readonly acceptForm: (of: { server: string }) => string;
  readonly acceptConfirm: () => string;
  /** On the accept button while the answers are validated. */
  readonly checking: () => string;
  /** On the accept button while the host's `onAccept` is pending. */
  readonly sending: (of: { server: string }) => string;
  /** On the accept button once the answers are sent. */
  readonly sent: () => string;
  /** Button that declines this request and all later ones of the server. */
  readonly mute: (of: { server: string }) => string;
  readonly decline: () => string;
  readonly cancel: () => string;
  /** Cancel button while the person is on the opened page. */
  readonly stopWaiting: () => string;
  /** Accessible name of the × in the corner. */
  readonly close: () => string;
  readonly showAll: () => string;
  readonly showLess: () => string;
  readonly discardTitle: () => string;
  readonly discardText: () => string;
  readonly keepEditing: () => string;
  readonly discard: () => string;

  // Fields
  readonly optional: () => string;
  /** Marks required fields where the host sets `mark="required"`; announced for every required group of checkboxes. */
  readonly required: () => string;
  /** Option of an optional field that stands for no answer, and text of an empty list. */
  readonly noAnswer: () => string;
  /** Checkbox of a required list that stands for an empty list; it excludes the other options. */
  readonly noneOfThese: () => string;
  /** Label of an option whose label and value are empty, and text of an answer that is empty. */
  readonly emptyOption: () => string;
  /** Placeholder option of a select. */
  readonly choose: () => string;
  readonly yes: () => string;
  readonly no: () => string;
  /** Button that removes the answer to a field, whose label follows in its accessible name only. */
  readonly clearAnswer: () => string;
  /** Label of the box that filters options. */
  readonly filterOptions: () => string;
  /** How many options the filter leaves, announced as the person types. */
  readonly optionsFound: (of: { found: string; total: string; count: number }) => string;
  /** Unfolds where an entered address leads, and the button that opens it. */
  readonly tryAddress: () => string;
  readonly textLimits: (of: { minLength?: string; maxLength?: string; count: number }) => string;
  /** Where a text may be written in one way or be a certain word: 2026-11-27 or “today”. */
  readonly textExamples: (of: { examples: string }) => string;
  readonly numberLimits: (of: {
    integer: boolean;
    minimum?: string;
    maximum?: string;
    moreThan?: string;
    lessThan?: string;
    multipleOf?: string;
    /** What may be entered instead, as a list: -1 or “auto”. */
    words?: string;
  }) => string;
  readonly choicesLimits: (of: { minItems?: string; maxItems?: string; count: number }) => string;
  /** The first and the last day, or instant with its zone. */
  readonly dateLimits: (of: { earliest?: string; latest?: string }) => string;
  /** `types` is a list of {@link fileType} and of names such as PDF; `size` is of each file. */
  readonly fileLimits: (of: {
    types?: string;
    size: string;
    minItems?: string;
    maxItems?: string;
    isList: boolean;
  }) => string;
  /** All types of a kind, in a list of types. */
  readonly fileType: (of: { type: "audio" | "image" | "text" | "video" }) => string;
  /** Where the files of a field go, and how they can be given beside the button that chooses one. */
  readonly filesGoTo: (of: { server: string }) => string;
  /** A file in an answer, and in the list of those that are chosen. */
  readonly file: (of: { name: string; size: string }) => string;
  /** Button that removes a file, whose name follows in its accessible name only. */
  readonly removeFile: () => string;
  /** Announced when files are added or removed; `names` is a list. */
  readonly filesAdded: (of: { names: string }) => string;
  readonly fileRemoved: (of: { name: string }) => string;
  /** The code of the control did not load. */
  readonly filesNotLoaded: () => string;
  readonly tryAgain: () => string;
  /** Time zone of a date-time field. `offset`, such as `GMT+02:00`, is `""` for a time that clocks skip. */
  readonly timeZone: (of: { timeZone: string; offset: string }) => string;
  /** For a time that occurs twice because clocks go back. */
  readonly repeatedTime: (of: { offset: string }) => string;
  /** Host of the address in a `uri` field. */
  readonly opensOn: (of: { host: string }) => string;
  /** The address in a `uri` field as RFC 3986 has it, where that is not how it was typed. */
  readonly sentAs: (of: { address: string }) => string;
  /** For a `javascript:` or `data:` address in a `uri` field, which has no host. */
  readonly urlHoldsContent: (of: { scheme: string }) => string;

  // Fields that depend on other answers. Read out, not shown
  /** `labels` is a list in the locale's format. */
  readonly fieldsOpened: (of: { labels: string }) => string;
  readonly fieldsClosed: (of: { labels: string }) => string;

  // Drafts restored from an earlier request
  readonly restoredAnswers: () => string;
  readonly startOver: () => string;

  // Errors in answers
  /** Heading of the error summary. */
  readonly errorSummary: () => string;
  /** An error where its field is not in sight: in the error summary, and at the form for a field without a control. */
  readonly errorLine: (of: { label: string; error: string }) => string;
  /** Announced before an error message at its field. */
  readonly errorPrefix: () => string;
  /** Shown between a field's label and its control, so without the label, and without a full stop at the end. */
  readonly error: { readonly [Code in FieldErrorReason["code"]]: (of: ErrorOf<Code>) => string };
  /** The validator threw, so nothing was sent. */
  readonly cannotCheck: () => string;
  /** `onAccept` rejected the answers without a message. */
  readonly refused: (of: { server: string }) => string;
  /** `onAccept` rejected the answers for the last of `maxAttempts` times. */
  readonly refusedForGood: (of: { server: string }) => string;
  /** `onAccept` threw, or `onExtend`: the answers, or the wish for more time, did not reach the server. */
  readonly sendFailed: (of: { server: string }) => string;

  // Requests that cannot be accepted
  readonly cannotAccept: (of: { server: string }) => string;
  /** A property without a control, and whether the form can be sent without it. */
  readonly unsupported: (of: { label: string; required: boolean; reason: UnsupportedReason }) => string;
  readonly problem: { readonly [Code in RequestProblem["code"]]: (of: ProblemOf<Code>) => string };
  /** Heading of the list of labels in a form that cannot be sent. */
  readonly asksFor: () => string;

  // Credentials and impersonation
  /** Fixed line under every form with a text field. */
  readonly neverEnterSecrets: () => string;
  readonly secretWarning: { readonly [Kind in SensitiveKind]: (of: { server: string }) => string };
  /** Button that unlocks a field that looks like one for a credential. */
  readonly openSecret: (of: { label: string }) => string;
  /** Toggle that shows the characters entered in such a field. */
  readonly showSecret: (of: { label: string }) => string;
  /** The request uses or imitates the name of another server the host knows. */
  readonly impersonation: (of: { other: string; server: string }) => string;

  // URL requests
  readonly acceptUrl: () => string;
  readonly urlIntroduction: () => string;
  /** The page is on another site than the server. */
  readonly urlOtherHost: (of: { host: string; origin: string }) => string;
  /** `unicodeHost` is the host before IDNA encoding; `looksLike` the host it resembles, `""` for none. */
  readonly urlWarning: {
    readonly [Code in UrlWarning]: (of: { host: string; unicodeHost: string; looksLike: string }) => string;
  };
  readonly urlRefusal: { readonly [Code in UrlRefusal]: () => string };
  readonly urlReassurance: () => string;
  /** The browser blocked the new window. */
  readonly urlBlocked: () => string;
  /** While the person is on the page. */
  readonly urlWaiting: (of: { host: string }) => string;
  readonly urlReopen: () => string;
  readonly urlFinished: () => string;
  /** Accessible name of the text box that holds an address for copying by hand. */
  readonly address: () => string;
  readonly copyAddress: () => string;
  readonly copied: () => string;
  /** Clipboard access was denied; the address is selected below this message. */
  readonly notCopied: () => string;

  // Time limit. `time` is a formatted duration: "4 minutes".
  readonly timeLeft: (of: { time: string }) => string;
  /** Announced when the limit's `warning` begins. */
  readonly timeWarning: (of: { time: string; extendable: boolean }) => string;
  /** Button that extends the limit. */
  readonly extend: (of: { time: string }) => string;
  /** Announced after an extension. */
  readonly timeExtended: (of: { time: string }) => string;
  /** In place of the button, when more time was refused. */
  readonly extensionRefused: (of: { server: string }) => string;

  // Settled requests
  /** Title after a form was sent. */
  readonly answeredTitle: (of: { server: string }) => string;
  /** Title after a form without fields was confirmed. */
  readonly confirmedTitle: (of: { server: string }) => string;
  /** Title after a page was opened. */
  readonly openedTitle: (of: { host: string }) => string;
  readonly declinedTitle: (of: { server: string }) => string;
  readonly cancelledTitle: (of: { server: string }) => string;
  /** Title after the time limit expired. */
  readonly timeUpTitle: (of: { server: string }) => string;
  /** Title after the request was withdrawn or its call ended. */
  readonly expiredTitle: (of: { server: string }) => string;
  /** A form was accepted without any answer. */
  readonly nothingAnswered: () => string;
  readonly nothingSent: (of: { server: string }) => string;
  /** Heading of a draft that was never sent. */
  readonly keptAnswers: (of: { server: string }) => string;
  /** In place of both, where answers were delivered with `onAccept` and have not been taken. */
  readonly perhapsSent: (of: { server: string }) => string;
  /** In place of a credential. */
  readonly hiddenAnswer: () => string;
  /** Accessible name of the text box that holds the answers for copying by hand. */
  readonly answers: () => string;
  readonly copyAnswers: () => string;
  readonly answersCopied: () => string;
  /** Clipboard access was denied; the answers are selected below this message. */
  readonly answersNotCopied: () => string;
  /** One line of the copied answers. */
  readonly answerLine: (of: { label: string; value: string }) => string;
}

/** Any part of the catalogue; groups such as `error` and `urlWarning` may be overridden in part, too. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends (...of: never[]) => string
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

/** What an error message can mention: how the field is answered, an example and, for a broken limit, that limit. */
export type ErrorOf<Code extends FieldErrorReason["code"]> = {
  /** How the field is answered; `opening` is a field that looks like one for a credential and is still locked. */
  readonly by: "typing" | "choosing" | "answering" | "attaching" | "opening";
  /** A valid answer as it is typed in that locale, for the errors `number`, `integer`, `grouping`, `date`, `date-time` and `format`; `""` for none. */
  readonly example: string;
} & (Code extends LimitCode ? { readonly limit: string; readonly count: number } : unknown) &
  (Code extends "formatMinimum" | "formatMaximum" ? { readonly limit: string } : unknown) &
  (Code extends "time-gap" ? { readonly timeZone: string } : unknown) &
  /** Whether the server says anything under the label, such as which format it wants; whether a day of the calendar is to be chosen. */
  (Code extends "pattern" ? { readonly isDescribed: boolean; readonly isDay: boolean } : unknown) &
  /** `quoted` is isolated from the direction of the sentence by U+2068 and U+2069. */
  (Code extends "invisible" | "uri-character" | "default" ? { readonly quoted: string } : unknown) &
  /** `allowed` is a formatted list, "https:// or mailto:"; `""` where the policy allows no scheme. */
  (Code extends "url-scheme" ? { readonly scheme: string; readonly allowed: string } : unknown) &
  /** `file` is its name, isolated as `quoted`. */
  (Code extends FileCode ? { readonly file: string } : unknown) &
  (Code extends "file-size" ? { readonly size: string; readonly limit: string } : unknown) &
  (Code extends "url-private" | "url-localhost" ? { readonly host: string } : unknown);

type FileCode = Extract<FieldErrorReason, { file: string }>["code"];

type LimitCode = Extract<FieldErrorReason, { limit: number }>["code"];

type ProblemOf<Code extends RequestProblem["code"]> = Omit<RequestProblem & { readonly code: Code }, "code">;
