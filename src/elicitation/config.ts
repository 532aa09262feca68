import type { ComponentType, FunctionComponent } from "react";
import { canClose } from "../core/conditions.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import { needsEntry } from "../core/fields/index.js";
import { cleanLine, shorten } from "../core/text/clean-text.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
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

/** The props that dialog, card and root share: one request, who sends it, and where its answer goes. */
export interface ElicitationProps {
  /** The `params` of `elicitation/create`, as received: nothing need be checked before. */
  readonly request: unknown;
  /**
   * Distinguishes requests with the same contents: needed wherever a server may ask twice. An equal copy with the same id from the same
   * server is the same request, answered or not.
   */
  readonly requestId?: string | number | undefined;
  readonly server: ServerIdentity;
  /**
   * Reads `params.formDefinition`: `formDefinitions` of `react-elicitation/definitions`. Taken when a request opens.
   * @default none: such a request cannot be shown
   */
  readonly definitions?: FormDefinitions | undefined;
  /** Called once for each request, with the result to send back. What it throws is reported as any uncaught error, and changes nothing. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once there is nothing more to show: with the result, or some time after it. */
  readonly onClose?: (() => void) | undefined;
  /**
   * Ends the request, which answers `cancel`. The reason of the abort says how.
   *
   * `controller.abort("ended")`: nobody waits for the answer any more, because the call that the request belongs to has ended or the server
   * has cancelled the request. The dialog or card says so until the person closes it, and what was entered can be copied.
   *
   * `controller.abort("withdrawn")`: the host takes the request back, and a dialog vanishes. A plain `abort()`, and any other reason, do the
   * same.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Checks answers against each other, after each has been checked by itself: the messages that it returns are shown, and nothing is sent.
   * Answers to hidden and disabled fields are not in `content`. If it throws or returns no messages (`true`, a list), that is reported with
   * `console.error`, and nothing is sent either.
   */
  readonly validate?: ValidateAnswers | undefined;
  /** Delivers answers before they are the result, and can refuse them. Without it they are the result at once. */
  readonly onAccept?: OnAccept | undefined;
  /** How many times `onAccept` may refuse answers before they can no longer be sent. @default 3 */
  readonly maxAttempts?: number | undefined;
  /**
   * Puts a file of an accepted answer where the server can get it; its location is then the answer. Called once the other answers are valid,
   * for each file that is not there yet. Rejecting, or resolving with what is no {@link FileReference}, is an error of the field, and
   * reported with `console.error`. @default files are in the answer, as `data:` URIs
   */
  readonly uploadFile?: UploadFile | undefined;
  /** Offers to decline this request and all later ones of the server; called when the person does. */
  readonly onMute?: (() => void) | undefined;
  /** BCP 47, such as `de-CH`: how numbers and dates are written and read. Taken when a request opens. @default the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, of the zone in which times are entered. Taken when a request opens. @default the browser's */
  readonly timeZone?: string | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: MessageOverrides | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /**
   * Whether optional or required fields carry a word; `auto` marks the rarer of the two, and optional ones where that would mark none.
   * @default "auto"
   */
  readonly mark?: "optional" | "required" | "auto" | undefined;
  /** What servers may ask for. Taken when a request opens. */
  readonly policy?: ElicitationPolicy | undefined;
  readonly url?: UrlOptions | undefined;
  /**
   * How long the person has, in milliseconds; numbers left out are the defaults. Without any number the handlers only watch. Taken when a
   * request opens. @default a form definition's `timeout`, which nobody can extend; otherwise no limit
   */
  readonly timeLimit?: TimeLimitOptions | undefined;
  /** Bounds on what is read of a request; what lies past one is not shown, and the person is told so. Taken when a request opens. */
  readonly limits?: Partial<RequestLimits> | undefined;
  /**
   * Answers of earlier requests, for when the same server asks the same again; see `createDraftMemory`. `false` keeps none.
   * @default in memory, for as long as the component is mounted
   */
  readonly drafts?: DraftMemory | false | undefined;
  /** What only a queue knows of the request; `ElicitationHost` sets it. */
  readonly pending?: PendingOptions | undefined;
}

export interface ElicitationPolicy extends AnswerPolicy {
  /**
   * Whether a server's own icon (`serverInfo.icons`) is shown, where it comes embedded as a `data:` URL: PNG, JPEG or WebP without
   * animation, of up to 64 KiB and 1024 pixels. Nothing is fetched. @default "embedded"
   */
  readonly icons?: "none" | "embedded" | undefined;
  /**
   * The names under which the host knows its servers; the one that asks may be among them. A warning is shown where a server calls itself
   * like another one, or writes its name in look-alike letters. @default none: nothing is compared
   */
  readonly knownServers?: readonly string[] | undefined;
}

export interface UrlOptions {
  /**
   * Opens a page the person has consented to, for hosts that are no web page: a shell, a webview. Must not let the host or a model see
   * into it. Returns, or resolves with, whether the page was opened. @default a new browsing context without opener and referrer
   */
  readonly open?: ((href: string) => boolean | Promise<boolean>) | undefined;
  /** When a page counts as accepted: once it is open, or once the person says they have finished there. @default "open" */
  readonly acceptOn?: "open" | "finish" | undefined;
}

export interface PendingOptions {
  /** Where the request stands among those that wait together, for "1 of 3". `index` counts from 1. */
  readonly position?: { readonly index: number; readonly total: number } | undefined;
  /** When the request came, in milliseconds since the epoch. @default when it was first shown */
  readonly arrivedAt?: number | undefined;
  /** Whether the server has sent `notifications/elicitation/complete` for the request's page. @default false */
  readonly isCompleted?: boolean | undefined;
  /** Milliseconds for which an accepted form stays visible, in case the server asks on at once. @default 0 */
  readonly followUpDelay?: number | undefined;
  /** Whether the request outlives what shows it, because the host shows it again later or answers it otherwise. @default false */
  readonly keepOnUnmount?: boolean | undefined;
}

export type UploadFile = (
  file: File,
  of: {
    /** Aborts when the request ends, or goes away, and when the person turns to leaving it. */
    readonly signal: AbortSignal;
    /** Shows how much is there: from 0 to 1. */
    readonly onProgress: (fraction: number) => void;
    readonly server: ServerIdentity;
  },
) => Promise<FileReference>;

/**
 * What a host finds wrong with answers, if anything: messages by property name, or one for the form as a whole. Empty and undefined ones are
 * none. See `ElicitationProps.validate`.
 */
export type ValidateAnswers = (
  content: ElicitContent,
  of: {
    /** Aborts when the person leaves, presses again, or the request goes away. */
    readonly signal: AbortSignal;
    readonly server: ServerIdentity;
    /** The `params` of `elicitation/create`, as received. */
    readonly request: unknown;
  },
) => AnswerMessages | Promise<AnswerMessages>;

type AnswerMessages = Readonly<Record<string, string | undefined>> | string | undefined | void;

/** Mapped rather than computed by `FieldOf`, so that a control for any kind of field also fits where one kind is expected. */
type FieldByKind = { readonly [Kind in FieldKind]: FieldOf<Kind> };

/** What a control gets. Spread `inputProps` on the element that is focused and named. */
export interface ControlProps<Kind extends FieldKind = FieldKind> {
  readonly field: FieldByKind[Kind];
  readonly inputProps: ControlInputProps;
  /**
   * What popups of the control have to be put into: the `<dialog>` around it, which covers the window, and outside of which nothing can be
   * pressed. Undefined in a card, for which popups belong where they always do, and until the dialog is in the page.
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

/** What a host may change of one field. */
export interface FieldOverride {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** The `autocomplete` token, where the host knows what the field is for (WCAG 1.3.5); never guessed from a server's words. */
  readonly autoComplete?: string | undefined;
  /**
   * Hints that guide how it is shown; each counts before the server's. Those that its kind does not have, such as `rows` for a number, change
   * nothing. A required field cannot be hidden, and is read-only only with a default.
   */
  readonly rendering?: FieldRendering | undefined;
  /**
   * The control to use; see `useFieldValue` for reading and changing the answer. One for a single kind is taken, too: which kind of field a
   * property becomes is up to the server, so check `field.kind` where that is not certain.
   */
  readonly component?: ComponentType<ControlProps> | FieldControl["control"] | undefined;
  /**
   * When it is shown, can be answered, or is required, by the answers to other fields; holds beside what the server says. What the server
   * requires cannot be closed, and a condition on a field that the form does not have is ignored.
   */
  readonly conditions?: readonly FieldCondition[] | undefined;
  /** The names of other fields: an error here is checked again when one of them changes. */
  readonly dependencies?: readonly string[] | undefined;
}

/** As a method, for parameters of methods are compared both ways: so a control for one kind of field fits. */
interface FieldControl {
  control(props: ControlProps): ReturnType<FunctionComponent>;
}

/** The hints of one kind of field, without those that only a server needs: `gridColumn` and `breakAfter` say all that `gridRow` does. */
type FieldRendering = HintsOf<NonNullable<FieldSpec["rendering"]>>;

type HintsOf<Hints> = Hints extends Rendering ? Omit<Hints, "gridRow" | "ignored"> : never;

/** By property name. */
export type FieldOverrides = Readonly<Record<string, FieldOverride>>;

/** Own properties only: `constructor` is a property name like any other. */
export function overrideOf({ name }: FieldSpec, overrides: FieldOverrides): FieldOverride | undefined {
  return Object.hasOwn(overrides, name) ? overrides[name] : undefined;
}

/** Whether the host has put a control of its own in place of the kit's. */
export function hasOwnControl(
  field: FieldSpec,
  { components, overrides }: { components: ElicitationComponents; overrides: FieldOverrides },
): boolean {
  return Boolean(components[field.kind] ?? overrideOf(field, overrides)?.component);
}

/** Whether optional or required fields carry a word. */
export function markFor(
  fields: readonly FieldSpec[],
  mark: ElicitationProps["mark"] = "auto",
): "optional" | "required" {
  if (mark !== "auto") {
    return mark;
  }
  const answerable = fields.filter(({ kind }) => kind !== "unsupported");
  const required = answerable.filter(needsEntry).length;
  // Without any mark a form of optional questions would look as if each had to be answered.
  return required > 0 && required < answerable.length - required ? "required" : "optional";
}

const longestName = 80;

/** The name to call a server by: the host's for it, else the connection's origin. Never what it calls itself. */
export function serverName({ name, origin }: ServerIdentity, messages: Messages): string {
  return shorten(cleanLine(name) || cleanLine(origin ?? ""), longestName) || messages.unnamedServer();
}

/** A request under a host's words and policy. */
export interface ShownRequest {
  /** With the fields that `policy.sensitive` blocks as unsupported ones. */
  readonly request: ElicitationRequest;
  /** In the schema's order, with the host's words. Empty where the request is no form. */
  readonly fields: readonly FieldSpec[];
  /** Fields that look like ones for credentials or payment data, by id: never kept in drafts, hidden in transcripts. */
  readonly sensitive: ReadonlyMap<string, SensitiveKind>;
  /** Those of them whose control is withheld until the person opens them: nothing is sent for them before, not even a server's default. */
  readonly withheld: ReadonlyMap<string, SensitiveKind>;
}

const none: ReadonlyMap<string, SensitiveKind> = new Map();

export function showRequest(
  given: ElicitationRequest,
  overrides: FieldOverrides,
  policy: ElicitationPolicy = {},
): ShownRequest {
  const worded = given.mode === "form" ? withOverrides(given.fields, overrides) : [];
  const isReworded = given.mode === "form" && worded !== given.fields;
  const { request, sensitive } = applyPolicy(given, policy, ...(isReworded ? [worded] : []));
  const fields = request === given || request.mode !== "form" ? worded : withOverrides(request.fields, overrides);
  return { request, fields, sensitive, withheld: (policy.sensitive ?? "warn") === "warn" ? sensitive : none };
}

/** With the host's words and hints. The same array where there are none. */
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
  // The server refuses answers without what it requires.
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
