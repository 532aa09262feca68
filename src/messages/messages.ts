import type { FieldErrorReason, RequestProblem, SensitiveKind, UnsupportedReason } from "../core/types.js";
import type { UrlRefusal, UrlWarning } from "../core/url/inspect-url.js";

/**
 * The message catalogue: every string that the kit shows or announces. Each message is a function of the values that it mentions, so that a
 * translation can order and inflect them. Numbers are passed formatted for the locale; `count` is the last of them unformatted, for plural
 * rules. Override any message with the `messages` prop.
 */
export interface Messages {
  /** Shown until the dialog's code has loaded. `server` is `""` if the host gave neither name nor origin. */
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
  /** The server's name in `serverInfo`, below the host's name for the server. `version` is `""` if it gives none. */
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
  /** Marks required fields if required ones are marked. Announced for required fields on which ARIA does not allow `aria-required`. */
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
  /** Button that unfolds where an entered address leads, and the button that opens it. */
  readonly tryAddress: () => string;
  readonly textLimits: (of: { minLength?: string; maxLength?: string; count: number }) => string;
  /** Examples of a text that has a format or is one of certain words: 2026-11-27 or “today”. */
  readonly textExamples: (of: { examples: string }) => string;
  readonly numberLimits: (of: {
    integer: boolean;
    minimum?: string;
    maximum?: string;
    moreThan?: string;
    lessThan?: string;
    multipleOf?: string;
    /** The values that may be entered instead, as a list: -1 or “auto”. */
    words?: string;
  }) => string;
  readonly choicesLimits: (of: { minItems?: string; maxItems?: string; count: number }) => string;
  /** The first and the last date, or instant with its time zone. */
  readonly dateLimits: (of: { earliest?: string; latest?: string }) => string;
  /** `types` is a list of {@link fileType} and of names such as PDF. `size` is the limit for each file. */
  readonly fileLimits: (of: {
    types?: string;
    size: string;
    minItems?: string;
    maxItems?: string;
    isList: boolean;
  }) => string;
  /** Entry in a list of types that stands for all types of one kind. */
  readonly fileType: (of: { type: "audio" | "image" | "text" | "video" }) => string;
  /** Where the files of a field are sent, and the other ways to add them beside the button. */
  readonly filesGoTo: (of: { server: string }) => string;
  /** A file in an answer. */
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
  /** The address in a `uri` field in the form of RFC 3986, if it was typed in another form. */
  readonly sentAs: (of: { address: string }) => string;
  /** For a `javascript:` or `data:` address in a `uri` field, which has no host. */
  readonly urlHoldsContent: (of: { scheme: string }) => string;

  // Fields that depend on other answers. Announced, not shown
  /** `labels` is a list in the locale's format. */
  readonly fieldsOpened: (of: { labels: string }) => string;
  readonly fieldsClosed: (of: { labels: string }) => string;

  // Drafts restored from an earlier request
  readonly restoredAnswers: () => string;
  readonly startOver: () => string;

  // Errors in answers
  /** Heading of the error summary. */
  readonly errorSummary: () => string;
  /** An error away from its field: in the error summary, and at the form for a field without a control. */
  readonly errorLine: (of: { label: string; error: string }) => string;
  /** Announced before an error message at its field. */
  readonly errorPrefix: () => string;
  /** Shown between a field's label and its control, so these messages have no label and no full stop at the end. */
  readonly error: { readonly [Code in FieldErrorReason["code"]]: (of: ErrorOf<Code>) => string };
  /** A check threw, so nothing was sent. */
  readonly cannotCheck: () => string;
  /** `onAccept` rejected the answers without a message. */
  readonly refused: (of: { server: string }) => string;
  /** `onAccept` rejected the answers for the last of `maxAttempts` times. */
  readonly refusedForGood: (of: { server: string }) => string;
  /** `onAccept` or `onExtend` threw: the answers, or the request for more time, did not reach the server. */
  readonly sendFailed: (of: { server: string }) => string;

  // Requests that cannot be accepted
  readonly cannotAccept: (of: { server: string }) => string;
  /** A property has no control. `required` is whether the form cannot be sent without it. */
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
  /** The request uses or imitates the name of another server that the host knows. */
  readonly impersonation: (of: { other: string; server: string }) => string;

  // URL requests
  readonly acceptUrl: () => string;
  readonly urlIntroduction: () => string;
  /** The page is on another site than the server. */
  readonly urlOtherHost: (of: { host: string; origin: string }) => string;
  /** `unicodeHost` is the host before IDNA encoding. `looksLike` is the host that it resembles, or `""`. */
  readonly urlWarning: {
    readonly [Code in UrlWarning]: (of: { host: string; unicodeHost: string; looksLike: string }) => string;
  };
  readonly urlRefusal: { readonly [Code in UrlRefusal]: () => string };
  readonly urlReassurance: () => string;
  /** The browser blocked the new window. */
  readonly urlBlocked: () => string;
  /** Shown while the person is on the page. */
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
  /** Shown instead of the button when more time was refused. */
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
  /** Replaces `nothingSent` and `keptAnswers` if answers were passed to `onAccept` and it is not known whether the server took them. */
  readonly perhapsSent: (of: { server: string }) => string;
  /** Shown instead of a credential. */
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

/** Any part of the catalogue. Groups such as `error` and `urlWarning` may also be partial. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends (...of: never[]) => string
    ? Messages[Key]
    : Partial<Messages[Key]>;
};

/** The values that an error message can mention. */
export type ErrorOf<Code extends FieldErrorReason["code"]> = {
  /** How the field is answered. `opening` means that the field looks like one for a credential and is still locked. */
  readonly by: "typing" | "choosing" | "answering" | "attaching" | "opening";
  /** A valid answer in the locale, for `number`, `integer`, `grouping`, `date`, `date-time` and `format`; otherwise `""`. */
  readonly example: string;
} & (Code extends LimitCode ? { readonly limit: string; readonly count: number } : unknown) &
  (Code extends "formatMinimum" | "formatMaximum" ? { readonly limit: string } : unknown) &
  (Code extends "time-gap" ? { readonly timeZone: string } : unknown) &
  /** `isDescribed` is whether the server gives a description, which may explain the pattern. `isDay` is whether the field is a date. */
  (Code extends "pattern" ? { readonly isDescribed: boolean; readonly isDay: boolean } : unknown) &
  /** `quoted` is isolated from the direction of the sentence by U+2068 and U+2069. */
  (Code extends "invisible" | "uri-character" | "default" ? { readonly quoted: string } : unknown) &
  /** `allowed` is a formatted list, "https:// or mailto:", or `""` if the policy allows no scheme. */
  (Code extends "url-scheme" ? { readonly scheme: string; readonly allowed: string } : unknown) &
  /** `file` is the file's name, isolated like `quoted`. */
  (Code extends FileCode ? { readonly file: string } : unknown) &
  (Code extends "file-size" ? { readonly size: string; readonly limit: string } : unknown) &
  (Code extends "url-private" | "url-localhost" ? { readonly host: string } : unknown);

type FileCode = Extract<FieldErrorReason, { file: string }>["code"];

type LimitCode = Extract<FieldErrorReason, { limit: number }>["code"];

type ProblemOf<Code extends RequestProblem["code"]> = Omit<RequestProblem & { readonly code: Code }, "code">;
