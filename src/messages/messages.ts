import type { FieldErrorReason, RequestProblem, SensitiveKind, TextFormat, UnsupportedReason } from "../core/types.js";
import type { UrlRefusal, UrlWarning } from "../core/url/inspect-url.js";
import type { SpokenDuration } from "./format.js";

/** The words that come with the dialog. */
export interface DialogMessages {
  /** Shown until the dialog's code has loaded. `server` is `""` if the host gave neither name nor origin. */
  readonly loading: (of: { server: string }) => string;
  /**
   * Shown if the dialog's code does not load, above `decline` and `tryAgain`. `isRepeated` is whether it was tried more than once: some
   * browsers do not load a file again that was missing until the page is reloaded.
   */
  readonly notShown: (of: { server: string; isRepeated: boolean }) => string;

  /**
   * Text of a notification, given to `notify` of `useElicitationAttention`. It has no words of the server. `server` is `""` if the host gave
   * neither name nor origin.
   */
  readonly attention: (of: { server: string }) => string;

  // Header
  /** Title of a form with fields. */
  readonly formTitle: (of: { server: string }) => string;
  /** Title of a form that asks for a confirmation: without fields, or with a single box that has to be ticked. */
  readonly confirmTitle: (of: { server: string }) => string;
  /** Title of a form that asks one question. */
  readonly questionTitle: (of: { server: string }) => string;
  /** Title of a form that is folded to one line in the dock. */
  readonly asksTitle: (of: { server: string }) => string;
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
  /** In place of `acceptForm` once a lone question has an answer: the label of an option, cut off if it is long. */
  readonly acceptAnswer: (of: { answer: string; server: string }) => string;
  /** In place of `acceptForm` beside a text of one line, whose accessible name stays `acceptForm`. */
  readonly send: () => string;
  readonly acceptConfirm: () => string;
  /** Announced while the answers are validated, if that takes longer than a second. */
  readonly checking: () => string;
  /** Shown and announced while the host's `onAccept` is pending. */
  readonly sending: (of: { server: string }) => string;
  /** On the option whose press answers, until it is sent. */
  readonly sendingAnswer: () => string;
  /** Button that declines this request and all later ones of the server. */
  readonly mute: (of: { server: string }) => string;
  readonly decline: () => string;
  /** Button that unfolds a form in the dock. It answers nothing. */
  readonly answer: () => string;
  /** Button that unfolds a request in the dock that needs no answer any more. */
  readonly unfold: () => string;
  /** Accessible name of the button that folds a request in the dock to one line. */
  readonly collapse: () => string;
  /** Accessible name of the button that moves a request from the dialog to the dock, folded to one line. */
  readonly answerLater: () => string;
  /** Accessible name of the button that moves a request from the dock to the dialog. */
  readonly openAsDialog: () => string;
  /** Marks a request in the dock that has just come. */
  readonly isNew: () => string;
  // One question at a time
  /** "Question 2 of 4" */
  readonly questionPosition: (of: { index: string; total: string }) => string;
  /** How many questions there are, while all of them are shown. */
  readonly questionCount: (of: { total: string; count: number }) => string;
  /** Above the answers before they are sent. */
  readonly reviewTitle: () => string;
  /** Button that leads from there to a question, whose label follows in its accessible name only. */
  readonly change: () => string;
  readonly back: () => string;
  readonly next: () => string;
  /** Button that shows one question at a time again, in place of `showAll`. */
  readonly oneAtATime: () => string;

  /** Accessible name of the × in the corner while the request has no answer. It cancels, as Escape does. */
  readonly cancel: () => string;
  /** Button that closes the request once its page is open. */
  readonly stopWaiting: () => string;
  /** Button that closes a request that has ended, and accessible name of the × once there is an answer. */
  readonly close: () => string;
  readonly showAll: () => string;
  /** Button that unfolds a text. It says how many lines are hidden. */
  readonly moreLines: (of: { lines: string; count: number }) => string;
  readonly showLess: () => string;
  /** After a press that would accept has unfolded what was hidden instead. */
  readonly linesShown: () => string;
  readonly discardTitle: () => string;
  readonly discardText: () => string;
  readonly keepEditing: () => string;
  readonly discard: () => string;
  /** In place of `discard` where the person has declined. */
  readonly declineAnyway: () => string;

  // Fields
  readonly optional: () => string;
  /** Marks required fields if required ones are marked. Announced for required fields on which ARIA does not allow `aria-required`. */
  readonly required: () => string;
  /** Option of a select that stands for no answer, and text of an empty list. */
  readonly noAnswer: () => string;
  /** Checkbox of a required list that stands for an empty list; it excludes the other options. */
  readonly noneOfThese: () => string;
  /** Last option of a question that can also be answered in own words, and opens a line for them. */
  readonly ownWords: () => string;
  /** In its place if the server has an option of that name. */
  readonly otherOwnWords: () => string;
  /** Accessible name of the line. */
  readonly ownWordsLine: (of: { label: string }) => string;
  /** Label of an option whose label and value are empty, and text of an answer that is empty. */
  readonly emptyOption: () => string;
  /** Placeholder option of a select. */
  readonly choose: () => string;
  /** Button that leaves an optional question without an answer, where a form asks only that one or one at a time. */
  readonly skip: () => string;
  readonly yes: () => string;
  readonly no: () => string;
  /** Button that removes the answer to a field, whose label follows in its accessible name only. */
  readonly clearAnswer: () => string;
  /** While a date is empty, in browsers that show today in its place. */
  readonly noDate: () => string;
  /** Accessible name of a slider. The text input beside it has the label alone. */
  readonly slide: (of: { label: string }) => string;
  /** Placeholder of the box that filters options. In its accessible name, the field's label follows. */
  readonly filterOptions: () => string;
  /**
   * How many options there are, how many of them the filter leaves if it has words, and how many are chosen if several can be. Announced when
   * it changes.
   */
  readonly optionsFound: (of: {
    found?: string;
    foundCount?: number;
    total: string;
    totalCount: number;
    chosen?: string;
    chosenCount?: number;
  }) => string;
  /** Instead, after a chosen option was removed. */
  readonly optionRemoved: (of: { option: string; chosen: string; chosenCount: number }) => string;
  /** Accessible name of the list of chosen options, each of which is a button that removes it. */
  readonly chosenOptions: () => string;
  /** Button that chooses all options, or those that a filter leaves. */
  readonly chooseAll: (of: { options: string; count: number; isFiltered: boolean }) => string;
  readonly chooseNone: () => string;
  /** In place of `chooseNone` after it was pressed: takes it back. */
  readonly undoChooseNone: () => string;
  /** `words` is what the person is looking for. */
  readonly noOptionFound: (of: { words: string }) => string;
  readonly clearFilter: () => string;
  /** Button that unfolds where an entered address leads, and the button that opens it. */
  readonly tryAddress: () => string;
  readonly textLimits: (of: { minLength?: string; minCount?: number; maxLength?: string; maxCount?: number }) => string;
  /** Examples of a text that has a format or is one of certain words: 2026-11-27 or “today”. */
  readonly textExamples: (of: { examples: string }) => string;
  /** A text that may be entered as it is, in a list of examples. */
  readonly quoted: (of: { text: string }) => string;
  /** Last entry of a list of which only the first entries are shown. */
  readonly others: () => string;
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
  /** `isOptional` is whether the question may also be left without an answer, despite `minItems`. */
  readonly choicesLimits: (of: {
    minItems?: string;
    minCount?: number;
    maxItems?: string;
    maxCount?: number;
    isOptional: boolean;
  }) => string;
  /** The first and the last date, or instant with its time zone. */
  readonly dateLimits: (of: { earliest?: string; latest?: string }) => string;
  /** A file in an answer. */
  readonly file: (of: { name: string; size: string }) => string;
  /** Button that removes a file or a chosen option, whose name follows. */
  readonly remove: () => string;
  /** The code of the control did not load. */
  readonly filesNotLoaded: () => string;
  readonly tryAgain: () => string;
  /** Time zone of a date-time field, by its name in the locale. `offset`, such as `GMT+02:00`, is `""` for a time that clocks skip. */
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
  readonly fieldsOpened: (of: { labels: string; count: number }) => string;
  readonly fieldsClosed: (of: { labels: string; count: number }) => string;
  /** For fields that could be left empty before. */
  readonly fieldsRequired: (of: { labels: string; count: number }) => string;

  // Drafts restored from an earlier request
  readonly restoredAnswers: () => string;
  /** `labels` of fields whose files are not restored, as a list in the locale's format. */
  readonly chooseAgain: (of: { labels: string }) => string;
  /** Shown instead, with a button, if the same form asks under another message. */
  readonly answeredBefore: () => string;
  readonly fillInAnswers: () => string;
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
  /** How many more times the person can try after `onAccept` rejected the answers, if it says so. `count` may be 0. */
  readonly attemptsLeft: (of: { left: string; count: number }) => string;
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
  /** Fixed line before the fields of every form with a text field. */
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
  /** Instead of `acceptUrl` where the address imitates another one. */
  readonly acceptUrlAnyway: () => string;
  readonly urlIntroduction: () => string;
  /** The page is on another site than the server. */
  readonly urlOtherHost: (of: { host: string; origin: string }) => string;
  /**
   * `host` includes its port, `name` does not; `port` is such as `:8443`, or `""`. `unicodeHost` is the host before IDNA encoding. `looksLike`
   * is the host that it resembles, or `""`.
   */
  readonly urlWarning: {
    readonly [Code in UrlWarning]: (of: {
      host: string;
      name: string;
      port: string;
      unicodeHost: string;
      looksLike: string;
    }) => string;
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
  readonly timeLeft: (of: SpokenDuration) => string;
  /** The same in the one line of a folded request. */
  readonly timeLeftShort: (of: SpokenDuration) => string;
  /** Announced when the limit's `warning` begins. */
  readonly timeWarning: (of: SpokenDuration & { extendable: boolean }) => string;
  /** Button that extends the limit. */
  readonly extend: (of: SpokenDuration) => string;
  /** Announced after an extension. */
  readonly timeExtended: (of: SpokenDuration) => string;
  /** Shown instead of the button when more time was refused. */
  readonly extensionRefused: (of: { server: string }) => string;

  // Settled requests
  /** Title after a form was sent. Also announced when a form has been accepted. */
  readonly answeredTitle: (of: { server: string }) => string;
  /** Title after a form without fields was confirmed. */
  readonly confirmedTitle: (of: { server: string }) => string;
  /** Title after a page was opened. */
  readonly openedTitle: (of: { host: string }) => string;
  readonly declinedTitle: (of: { server: string }) => string;
  readonly cancelledTitle: (of: { server: string }) => string;
  /** Title after the time limit expired. */
  readonly timeUpTitle: (of: { server: string }) => string;
  /** Title after the call ended, or the request was aborted without a reason. */
  readonly expiredTitle: (of: { server: string }) => string;
  /** Title after the person stopped the call. `tool` is undefined if the host does not know it. */
  readonly stoppedTitle: (of: { tool: string | undefined }) => string;
  /** Title after the host unmounted the request. */
  readonly withdrawnTitle: (of: { server: string }) => string;
  /** Title of a card after the request was answered in another window. */
  readonly elsewhereTitle: (of: { server: string }) => string;
  /** Beside a title, in the one line of a card. */
  readonly notSent: () => string;
  /** Above an open card: the tool whose call waits. */
  readonly callWaits: (of: { tool: string }) => string;
  /** Buttons that unfold and fold the answers of a card. */
  readonly showAnswers: () => string;
  readonly hideAnswers: () => string;
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

/** The words of the control for files, whose code is loaded by itself. */
export interface FileMessages {
  /** `types` is a list of {@link fileType} and of names such as PDF. `size` is the limit for each file. */
  readonly fileLimits: (of: {
    types?: string;
    size: string;
    minItems?: string;
    minCount?: number;
    maxItems?: string;
    maxCount?: number;
    isList: boolean;
  }) => string;
  /** Entry in the list of types in {@link fileLimits} that stands for all types of one kind. */
  readonly fileType: (of: { type: "audio" | "image" | "text" | "video"; isList: boolean }) => string;
  /** Where the files of a field are sent, and the other ways to add them beside the button. */
  readonly filesGoTo: (of: { server: string; canDrop: boolean }) => string;
  /** Announced when files are added or removed; `names` is a list. */
  readonly filesAdded: (of: { names: string; count: number }) => string;
  readonly fileRemoved: (of: { name: string }) => string;
}

/**
 * The message catalogue: every string that the kit shows or announces. Each message is a function of the values that it mentions, so that a
 * translation can order and inflect them. Numbers are passed formatted for the locale, and again as `count` for plural rules, or as
 * `…Count` where there are several. Lists are passed formatted for the locale. Override any message with the `messages` prop.
 */
export interface Messages extends DialogMessages, FileMessages {}

/** The words of requests to run a tool. The English ones come with `react-elicitation/approval`. */
export interface ApprovalMessages {
  readonly approvalTitle: (of: { server: string }) => string;
  /** Accessible name of the answers. */
  readonly approvalAnswers: () => string;
  /** An answer for which the agent gives no words. `tool` is given where one that lasts is confirmed. */
  readonly approvalAnswer: (of: {
    decision: "allow" | "deny";
    lasts: "session" | "always" | undefined;
    tool?: string | undefined;
  }) => string;
  /** An answer that has to be confirmed, because it decides later calls as well. */
  readonly approvalOpens: (of: { answer: string }) => string;
  /** Heard after an answer in the agent's words, which may say anything. */
  readonly approvalMeans: (of: { decision: "allow" | "deny"; lasts: "session" | "always" | undefined }) => string;
  /** What an answer decides that has to be confirmed. `isListed`: its rules follow, as the agent writes them. */
  readonly approvalLasts: (of: {
    decision: "allow" | "deny";
    lasts: "session" | "always";
    isListed: boolean;
  }) => string;
  readonly denyWithReason: () => string;
  readonly denialReason: () => string;
  readonly denialReasonHint: (of: { server: string }) => string;
  readonly toolIsDestructive: (of: { server: string }) => string;
  /** Several calls are decided together, and none runs once one is denied. */
  readonly callsTogether: (of: { calls: string; count: number }) => string;
  /** Label of arguments that have no names. */
  readonly toolInput: () => string;
  /** Label of what changes in a file. */
  readonly fileChanges: () => string;
  /** Accessible name of a difference. */
  readonly changedLines: (of: { added: string; addedCount: number; removed: string; removedCount: number }) => string;
  /** Heard before a line of a difference. */
  readonly lineAdded: () => string;
  readonly lineRemoved: () => string;
  /** After the person has decided. `reason` is `""` if none was entered. */
  readonly approvalSettled: (of: {
    tool: string;
    decision: "allow" | "deny";
    lasts: "session" | "always" | undefined;
    reason: string;
  }) => string;
}

/** The words that only `react-elicitation/server` says, which asks again with those of `error`. */
export interface ServerMessages {
  /** Error of an answer that the SDK of a server has refused and discarded. */
  readonly answerAgain: () => string;
}

/** The language that messages are in. */
export interface MessageLanguage {
  /** BCP 47 tag, such as `pt-BR`. It becomes the `lang` of what is shown. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
}

/** All words in one language, such as those of `react-elicitation/locales/de`. */
export interface LocaleMessages extends MessageLanguage, Messages, ApprovalMessages, ServerMessages {}

/** Any part of the catalogue. Groups such as `error` and `urlWarning` may also be partial. */
export type MessageOverrides = {
  readonly [Key in keyof Messages]?: Messages[Key] extends (...of: never[]) => string
    ? Messages[Key]
    : Partial<Messages[Key]>;
} & Partial<ApprovalMessages> &
  Partial<ServerMessages> &
  Partial<MessageLanguage>;

/** The values that an error message can mention. */
export type ErrorOf<Code extends FieldErrorReason["code"]> = {
  /** How the field is answered. `opening` means that the field looks like one for a credential and is still locked. */
  readonly by: "typing" | "choosing" | "answering" | "ticking" | "attaching" | "opening";
  /** A valid answer in the locale, for `number`, `integer`, `grouping`, `date`, `date-time` and `format`; otherwise `""`. */
  readonly example: string;
} & (Code extends LimitCode ? { readonly limit: string; readonly count: number } : unknown) &
  (Code extends "formatMinimum" | "formatMaximum" ? { readonly limit: string } : unknown) &
  /** The name of the zone in the locale. */
  (Code extends "time-gap" ? { readonly timeZone: string } : unknown) &
  /** Undefined if the answer may have one of several formats, or is one of certain words. */
  (Code extends "format" ? { readonly format: TextFormat | undefined } : unknown) &
  /**
   * `isDescribed` is whether the server gives a description, which may explain the pattern. `isDay` is whether the field is a date.
   * `isPossible` is whether any answer can match the pattern.
   */
  (Code extends "pattern"
    ? { readonly isDescribed: boolean; readonly isDay: boolean; readonly isPossible: boolean }
    : unknown) &
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

type ProblemOf<Code extends RequestProblem["code"]> = Code extends "too-many-fields"
  ? { readonly total: string; readonly totalCount: number; readonly limit: string; readonly limitCount: number }
  : Omit<RequestProblem & { readonly code: Code }, "code">;
