import type { AriaAttributes, ButtonHTMLAttributes, ComponentType, FunctionComponent } from "react";
import { canClose } from "../core/conditions.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import { needsEntry } from "../core/fields/index.js";
import { cleanLine, shorten } from "../core/text/clean-text.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import type {
  AnswerDelivery,
  AskingTool,
  ElicitationRequest,
  ElicitContent,
  ElicitResult,
  FieldCondition,
  FieldKind,
  FieldOf,
  FieldSpec,
  FileReference,
  FormDefinitions,
  FormRequest,
  OnAccept,
  Rendering,
  RequestLimits,
  SensitiveKind,
  ServerIdentity,
  TimeLimitOptions,
} from "../core/types.js";
import type { Approvals, ShownToolRequest } from "./approvals.js";
import type { FormLayout } from "./layout.js";
import type { DialogMessages, MessageOverrides } from "../messages/messages.js";
import type { Ending } from "./ending.js";

/** The props that dialog, card and root share: one request, its server, and the handlers for its answer. */
export interface ElicitationProps {
  /** The `params` of `elicitation/create`, as received. The host does not have to validate them. */
  readonly request: unknown;
  /**
   * Distinguishes requests with equal `params`. Needed if a server may send the same request twice: equal `params` with the same id from
   * the same server count as the same request, even after it was answered.
   */
  readonly requestId?: string | number | undefined;
  readonly server: ServerIdentity;
  /**
   * Reads `params.formDefinition`: pass `formDefinitions` of `react-elicitation/definitions`. Read when a request opens.
   * @default none; a request with a form definition cannot be shown
   */
  readonly definitions?: FormDefinitions | undefined;
  /**
   * Shows requests to run a tool: pass `approvals` of `react-elicitation/approval`. Read when a request opens.
   * @default none; a request to run a tool can only be declined
   */
  readonly approvals?: Approvals | undefined;
  /** Whether `request` is an `ApprovalRequest` of the host or of an adapter, and not the params of `elicitation/create`. @default false */
  readonly isApproval?: boolean | undefined;
  /** Called once for each request, with the result to send back. An error that it throws is reported as uncaught and changes nothing. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once nothing is shown any more: together with the result, or some time after it. */
  readonly onClose?: (() => void) | undefined;
  /**
   * Ends the request with the result `cancel`. The abort reason says why.
   *
   * `controller.abort("ended")`: nobody waits for the answer any more, because the call that the request belongs to has ended or the server
   * has cancelled the request. The dialog or card says so until the person closes it, and the entered answers can be copied.
   *
   * `controller.abort("stopped")`: the same, but the person has stopped the call, and it says "You stopped this".
   *
   * `controller.abort("refused")`: the host does not pass the answers on. The same, but it says that nothing was sent.
   *
   * `controller.abort("withdrawn")`: the host withdraws the request, and a dialog closes at once. Any other reason, or none, does the same.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Checks answers against each other, once each is valid by itself. If it returns messages, they are shown and nothing is sent. `content`
   * has no answers to hidden and disabled fields. If it throws or returns something else (`true`, a list), that is reported with
   * `console.error`, and nothing is sent either.
   */
  readonly validate?: ValidateAnswers | undefined;
  /** Delivers answers before they become the result, and can refuse them. Without it, they become the result at once. */
  readonly onAccept?: OnAccept | undefined;
  /** How many times `onAccept` may refuse answers before they can no longer be sent. @default 3 */
  readonly maxAttempts?: number | undefined;
  /**
   * Uploads a file to where the server can get it; the location is then the answer. Called once the other answers are valid, for each file
   * that has not been uploaded yet. If it rejects, or resolves with something that is not a {@link FileReference}, the field shows an
   * error, and that is reported with `console.error`. @default files are sent in the answer as `data:` URIs
   */
  readonly uploadFile?: UploadFile | undefined;
  /** If set, a button offers to decline this request and all later ones of the server. Called when the person presses it. */
  readonly onMute?: (() => void) | undefined;
  /** BCP 47 tag, such as `de-CH`: how numbers and dates are written and read. @default the language of `messages`, else the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, of the zone in which times are entered. Read when a request opens. @default the browser's */
  readonly timeZone?: string | undefined;
  /** The tool whose call led to the request. `queue.elicit` takes it, too. @default unknown */
  readonly tool?: AskingTool | undefined;
  /**
   * Whether a press on an option of a lone question answers at once: for all requests, or for those that a function picks. It takes two
   * presses in any case if the tool may destroy something (`destructiveHint: true`), or if lines of the request are folded. @default false
   */
  readonly quickAnswers?: boolean | QuickAnswers | undefined;
  /**
   * How a form is shown: `steps` of `react-elicitation/steps` asks one question at a time. For all requests, or as a function decides. Read
   * when a request opens. @default all questions at once
   */
  readonly layout?: FormLayout | LayoutOf | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: MessageOverrides | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Classes to add to parts, such as utilities of Tailwind. The kit's own class is `elicit-` and the name of the part. They win over the kit's own if `styles.layer.css` is loaded. */
  readonly classNames?:
    | {
        readonly [Part in
          | "actions"
          | "bar"
          | "body"
          | "button"
          | "card"
          | "choice"
          | "close"
          | "dialog"
          | "error"
          | "field"
          | "header"
          | "hint"
          | "input"
          | "label"
          | "limits"
          | "message"
          | "note"
          | "notice"
          | "overlay"
          | "text-button"
          | "title"]?: string;
      }
    | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /**
   * Whether optional or required fields are marked with a word. `auto` marks the rarer kind, or optional fields if that would mark none.
   * @default "auto"
   */
  readonly mark?: "optional" | "required" | "auto" | undefined;
  /**
   * Whether the keys 1 to 9 choose among the options of the question that has focus, or else of the only one. With `quickAnswers` they
   * answer it. @default true
   */
  readonly numberKeys?: boolean | undefined;
  /** What servers may ask for. Read when a request opens. */
  readonly policy?: ElicitationPolicy | undefined;
  readonly url?: UrlOptions | undefined;
  /**
   * How long the person has, in milliseconds. Numbers that are left out have defaults; without any number, only the handlers are used. Read
   * when a request opens. @default a form definition's `timeout`, which cannot be extended; otherwise no limit
   */
  readonly timeLimit?: TimeLimitOptions | undefined;
  /** Limits on how much of a request is read. The rest is not shown, and the person is told so. Read when a request opens. */
  readonly limits?: Partial<RequestLimits> | undefined;
  /**
   * Answers to earlier requests, to be filled in when a server repeats a request; see `createDraftMemory`. `false` keeps none.
   * @default in memory, for as long as the component is mounted
   */
  readonly drafts?: DraftMemory | false | undefined;
  /** What only a queue knows about the request. `ElicitationHost` sets it. */
  readonly pending?: PendingOptions | undefined;
}

/** Decides by the request and by who asks. */
type ByRequest<Decision> = (
  request: FormRequest,
  of: { readonly server: ServerIdentity; readonly tool: AskingTool | undefined },
) => Decision;

/** Returns whether a press on an option answers this request. See `ElicitationProps.quickAnswers`. */
type QuickAnswers = ByRequest<boolean>;

/** Returns the layout of this request. See `ElicitationProps.layout`. */
type LayoutOf = ByRequest<FormLayout | undefined>;

/** What the host lets servers ask for and show. */
export interface ElicitationPolicy extends AnswerPolicy {
  /**
   * Whether a server's own icon (`serverInfo.icons`) is shown if it is embedded as a `data:` URL: PNG, JPEG or WebP without animation, up
   * to 64 KiB and 1024 pixels. Nothing is fetched. @default "embedded"
   */
  readonly icons?: "none" | "embedded" | undefined;
  /**
   * The names of the host's servers, which may include the server that asks. A warning is shown if a server uses the name of another one,
   * or imitates it with look-alike letters. @default none; nothing is compared
   */
  readonly knownServers?: readonly string[] | undefined;
}

/** How the pages of `mode: "url"` are opened (MCP 2025-11-25, Elicitation, "URL Mode"). */
export interface UrlOptions {
  /**
   * Opens a page that the person has consented to. For hosts that are not a web page, such as a shell or a webview. The page's content must
   * not be accessible to the host or a model. Returns, or resolves with, whether the page was opened.
   * @default a new browsing context without opener and referrer
   */
  readonly open?: ((href: string) => boolean | Promise<boolean>) | undefined;
  /** When a page counts as accepted: once it is open, or once the person says that they have finished there. @default "open" */
  readonly acceptOn?: "open" | "finish" | undefined;
}

/** `dialog`: over the page. `dock`: where the host renders the `ElicitationHost`, above the composer of a chat. */
export type Placement = "dialog" | "dock";

/** Where a request is shown at the moment. */
export interface ShownPlacement {
  readonly placement: Placement;
  /** False for a request in the dock that is folded to one line. */
  readonly isExpanded: boolean;
}

export interface PendingOptions {
  /** The position of the request among those that wait together, for "1 of 3". `index` counts from 1. */
  readonly position?: { readonly index: number; readonly total: number } | undefined;
  /** When the request arrived, in milliseconds since the epoch. @default when it was first shown */
  readonly arrivedAt?: number | undefined;
  /** Whether the server has sent `notifications/elicitation/complete` for the request's page. @default false */
  readonly isCompleted?: boolean | undefined;
  /** Milliseconds for which an accepted form stays visible, in case another request follows at once. @default 0 */
  readonly followUpDelay?: number | undefined;
  /** How the answers reach the server. @default by `onResult` alone */
  readonly delivery?: AnswerDelivery | undefined;
  /**
   * Where the request is shown first. The dialog then stands in its `container`, which is the dock, and can be moved there and back. Without
   * it, there is no dock. `card`: as a card, where its `container` is. @default "dialog"
   */
  readonly placement?: Placement | "card" | undefined;
  /** Called when the request is shown in a place, and with undefined when nothing is shown any more. */
  readonly onPlacementChange?: ((shown: ShownPlacement | undefined) => void) | undefined;
  /** Called when the request has ended, with what may be kept of its ending and of its params, and again if more becomes known. */
  readonly onEnd?: ((ending: Ending, params: unknown) => void) | undefined;
  /** Changes when cards come or go, by which this one may move under a finger. */
  readonly neighbors?: string | undefined;
  /** Whether the request stays open when the component unmounts, because the host shows it again later or answers it. @default false */
  readonly keepOnUnmount?: boolean | undefined;
}

/**
 * Uploads a file that the person has attached, so that the answer has its location in place of its bytes. Rejecting means that the upload has
 * failed: the person can try again.
 */
export type UploadFile = (
  file: File,
  of: {
    /**
     * Aborts while the upload runs, when the request ends, the form unmounts or the person starts to leave. Later it aborts only if the form
     * goes without having sent the location: whatever was uploaded can be deleted.
     */
    readonly signal: AbortSignal;
    /** Reports how much has been uploaded, from 0 to 1. */
    readonly onProgress: (fraction: number) => void;
    readonly server: ServerIdentity;
  },
) => Promise<FileReference>;

/**
 * Returns the host's error messages for answers: by property name, or one for the form as a whole. Empty and undefined messages are
 * ignored. See `ElicitationProps.validate`.
 */
export type ValidateAnswers = (
  content: ElicitContent,
  of: {
    /** Aborts when the person leaves or presses Accept again, or when the request ends. */
    readonly signal: AbortSignal;
    readonly server: ServerIdentity;
    /** The `params` of `elicitation/create`, as received. */
    readonly request: unknown;
  },
) => AnswerMessages | Promise<AnswerMessages>;

type AnswerMessages = Readonly<Record<string, string | undefined>> | string | undefined | void;

/** A mapped type instead of `FieldOf`, so that a control for any kind of field is assignable where one kind is expected. */
type FieldByKind = { readonly [Kind in FieldKind]: FieldOf<Kind> };

/** The props of a control. Spread `inputProps` on the element that takes focus and has the accessible name. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldByKind[Kind];
  readonly inputProps: ControlInputProps;
  /**
   * The element for the control's popups: the `<dialog>` around it. The dialog covers the window, and nothing outside of it can be pressed.
   * Undefined until the dialog is in the page, and in a card, where popups can be anywhere in the page.
   */
  readonly container?: HTMLElement | undefined;
}

/** Links a control to its label, hint, limits and error for assistive technology. */
export interface ControlInputProps {
  readonly id: string;
  readonly "aria-labelledby": string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
  readonly autoComplete: string | undefined;
}

/** Controls by kind of field; those left out are the kit's own. */
export type ControlComponents = { readonly [Kind in FieldKind]?: ComponentType<ControlProps<Kind>> };

/** The host's own components: controls by kind of field, the button and the message. */
export type ElicitationComponents = ControlComponents & {
  /** The button of all actions of a request. What chooses an answer is a row of its field, and not a button. */
  readonly button?: ComponentType<ButtonProps>;
  /**
   * Shows the server's message, for example with the chat's own renderer of Markdown. It must not make links, images or HTML of it, because a
   * server could disguise what the person approves. @default plain text, of which what has no room is folded
   */
  readonly message?: ComponentType<MessageProps>;
};

/** What answers, opens something, goes on or changes the time. The activation guard holds it back. */
type GuardedAction =
  | "accept"
  | "back"
  | "close"
  | "decline"
  | "discard"
  | "extend"
  | "mute"
  | "next"
  | "open"
  | "open-secret"
  | "reopen"
  | "retry"
  | "skip";

/** What only shows, moves or enters something. It acts at once. */
type FreeAction = "all" | "bar" | "clear" | "copy" | "dialog" | "dock" | "enter" | "keep" | "show" | "steps";

/** One of the two. */
export interface ActionOfButton {
  readonly action?: GuardedAction;
  readonly to?: FreeAction;
}

/** What the host's own button gets. */
export interface ButtonProps {
  /** What a press does. */
  readonly action: GuardedAction | FreeAction;
  /** `filled` for the way on, `outlined` beside it, `text` among texts, `icon` for a sign whose words are only heard. */
  readonly look: "filled" | "outlined" | "text" | "icon";
  /**
   * Whether presses do nothing yet. The button is `aria-disabled` then. It should not be `disabled`, because that would take focus from it.
   */
  readonly isGuarded: boolean;
  /**
   * What makes it work: spread it on the `<button>`. Its `children` are the words or the sign. `data-busy` says that a press is being
   * handled, and `data-tone` that one does harm. Only a few attributes, because the components of hosts have their own `color` and others.
   */
  readonly buttonProps: AriaAttributes &
    Pick<
      ButtonHTMLAttributes<HTMLButtonElement>,
      "children" | "className" | "dir" | "id" | "lang" | "onClick" | "onFocus" | "type"
    > & { readonly "data-busy"?: string | undefined; readonly "data-tone"?: "error" | undefined };
}

/** What the host's own component for the server's message gets. */
export interface MessageProps {
  /** Whole, as plain text. Control characters and those that change the writing direction are removed. */
  readonly text: string;
}

/** What a host may change in one field. */
export interface FieldOverride {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** The `autocomplete` token, if the host knows what the field is for (WCAG 1.3.5). It is never guessed from a server's texts. */
  readonly autoComplete?: string | undefined;
  /**
   * Hints for showing the field; each takes precedence over the server's. Hints that its kind does not have, such as `rows` for a number,
   * are ignored. A required field cannot be hidden, and can be read-only only with a default.
   */
  readonly rendering?: FieldRendering | undefined;
  /**
   * The control to use; `useFieldValue` reads and changes the answer. It may be typed for a single kind of field. The kind depends on the
   * server's schema, so check `field.kind` if it is not certain.
   */
  readonly component?: ComponentType<ControlProps> | FieldControl["control"] | undefined;
  /**
   * Decide by the answers to other fields whether the field is shown, enabled or required, in addition to the server's conditions. A field
   * that the server requires cannot be hidden or disabled. A condition on a field that the form does not have is ignored.
   */
  readonly conditions?: readonly FieldCondition[] | undefined;
  /** The names of other fields. When the answer to one of them changes, an error of this field is checked again. */
  readonly dependencies?: readonly string[] | undefined;
}

/** A method, because TypeScript compares parameters of methods bivariantly. So a control for one kind of field is assignable. */
interface FieldControl {
  control(props: ControlProps): ReturnType<FunctionComponent>;
}

/** The hints of one kind of field, without those that only a server needs: `gridColumn` and `breakAfter` make `gridRow` redundant. */
type FieldRendering = HintsOf<NonNullable<FieldSpec["rendering"]>>;

type HintsOf<Hints> = Hints extends Rendering ? Omit<Hints, "gridRow" | "ignored"> : never;

/** Overrides by property name. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>;

/** The override for a field. Only own properties count, because a field may be named `constructor`. */
export function overrideOf({ name }: FieldSpec, overrides: FieldOverrides): FieldOverride | undefined {
  return Object.hasOwn(overrides, name) ? overrides[name] : undefined;
}

/** Whether the host replaces the kit's control for a field. */
export function hasOwnControl(
  field: FieldSpec,
  { components, overrides }: { components: ElicitationComponents; overrides: FieldOverrides },
): boolean {
  return Boolean(components[field.kind] ?? overrideOf(field, overrides)?.component);
}

/** Whether optional or required fields are marked. */
export function markFor(
  fields: readonly FieldSpec[],
  mark: ElicitationProps["mark"] = "auto",
): "optional" | "required" {
  if (mark !== "auto") {
    return mark;
  }
  const answerable = fields.filter(({ kind }) => kind !== "unsupported");
  const required = answerable.filter(needsEntry).length;
  // Without any mark, a form of optional fields would look as if each had to be answered.
  return required > 0 && required < answerable.length - required ? "required" : "optional";
}

const longestName = 80;

/** The name of a server: the host's name for it, else the connection's origin. Never the name in `serverInfo`. */
export function serverName({ name, origin }: ServerIdentity, messages: DialogMessages): string {
  return shorten(cleanLine(name) || cleanLine(origin ?? ""), longestName) || messages.unnamedServer();
}

/** A request after the host's overrides and policy. */
export interface ShownRequest {
  /** Fields that `policy.sensitive` blocks are unsupported in it. */
  readonly request: ElicitationRequest | ShownToolRequest;
  /** In the schema's order, with the host's overrides. Empty if the request is not a form. */
  readonly fields: readonly FieldSpec[];
  /** Fields that look like ones for credentials or payment data, by id. They are never kept in drafts, and hidden in transcripts. */
  readonly sensitive: ReadonlyMap<string, SensitiveKind>;
  /**
   * The sensitive fields whose control is withheld until the person opens them. Until then, not even a server's default is sent for them.
   */
  readonly withheld: ReadonlyMap<string, SensitiveKind>;
}

const none: ReadonlyMap<string, SensitiveKind> = new Map();

export function showRequest(
  given: ShownRequest["request"],
  overrides: FieldOverrides,
  policy: ElicitationPolicy = {},
): ShownRequest {
  if (given.mode !== "form") {
    return { request: applyPolicy(given, policy), fields: [], sensitive: none, withheld: none };
  }
  const worded = withOverrides(given.fields, overrides);
  // Either the server's words or the host's may name a credential.
  const wordings = worded === given.fields ? [worded] : [given.fields, worded];
  const sensitive = sensitiveFields(given.message, ...wordings);
  const request = applyPolicy(given, policy, sensitive);
  const fields = request === given || request.mode !== "form" ? worded : withOverrides(request.fields, overrides);
  return { request, fields, sensitive, withheld: (policy.sensitive ?? "warn") === "warn" ? sensitive : none };
}

/** The fields with the host's overrides. Returns the same array if there are none. */
function withOverrides(fields: readonly FieldSpec[], overrides: FieldOverrides): readonly FieldSpec[] {
  return Object.keys(overrides).length === 0
    ? fields
    : fields.map((field) => withOverride(field, overrideOf(field, overrides)));
}

function withOverride<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  {
    label = field.label,
    description = field.description,
    rendering,
    conditions = [],
    dependencies = [],
  }: FieldOverride = {},
): FieldOf<Kind> {
  // A host's condition must not close a field that the server requires.
  const added = conditions.filter((condition) => !(field.required && canClose(condition)));
  return {
    ...field,
    label,
    ...(description !== undefined && { description }),
    ...(rendering && { rendering: { ...field.rendering, ...rendering } }),
    ...(added.length > 0 && { conditions: [...(field.conditions ?? []), ...added] }),
    ...(dependencies.length > 0 && { dependencies: [...(field.dependencies ?? []), ...dependencies] }),
  };
}
