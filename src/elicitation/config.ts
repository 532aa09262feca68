import type { ComponentType, FunctionComponent } from "react";
import { canClose } from "../core/conditions.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import { needsEntry } from "../core/fields/index.js";
import { cleanLine, shorten } from "../core/text/clean-text.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import type {
  ElicitationRequest,
  ElicitContent,
  ElicitResult,
  FieldCondition,
  FieldKind,
  FieldOf,
  FieldSpec,
  FileReference,
  FormDefinitions,
  OnAccept,
  Rendering,
  RequestLimits,
  SensitiveKind,
  ServerIdentity,
  TimeLimitOptions,
} from "../core/types.js";
import type { MessageOverrides, Messages } from "../messages/messages.js";

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
  /** BCP 47 tag, such as `de-CH`: how numbers and dates are written and read. Read when a request opens. @default the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, of the zone in which times are entered. Read when a request opens. @default the browser's */
  readonly timeZone?: string | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: MessageOverrides | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /**
   * Whether optional or required fields are marked with a word. `auto` marks the rarer kind, or optional fields if that would mark none.
   * @default "auto"
   */
  readonly mark?: "optional" | "required" | "auto" | undefined;
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

export interface PendingOptions {
  /** The position of the request among those that wait together, for "1 of 3". `index` counts from 1. */
  readonly position?: { readonly index: number; readonly total: number } | undefined;
  /** When the request arrived, in milliseconds since the epoch. @default when it was first shown */
  readonly arrivedAt?: number | undefined;
  /** Whether the server has sent `notifications/elicitation/complete` for the request's page. @default false */
  readonly isCompleted?: boolean | undefined;
  /** Milliseconds for which an accepted form stays visible, in case another request follows at once. @default 0 */
  readonly followUpDelay?: number | undefined;
  /** Whether the request stays open when the component unmounts, because the host shows it again later or answers it. @default false */
  readonly keepOnUnmount?: boolean | undefined;
}

export type UploadFile = (
  file: File,
  of: {
    /** Aborts when the request ends, when the form unmounts, and when the person starts to leave. */
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
export type ElicitationComponents = { readonly [Kind in FieldKind]?: ComponentType<ControlProps<Kind>> };

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
export function serverName({ name, origin }: ServerIdentity, messages: Messages): string {
  return shorten(cleanLine(name) || cleanLine(origin ?? ""), longestName) || messages.unnamedServer();
}

/** A request after the host's overrides and policy. */
export interface ShownRequest {
  /** Fields that `policy.sensitive` blocks are unsupported in it. */
  readonly request: ElicitationRequest;
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
  given: ElicitationRequest,
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
