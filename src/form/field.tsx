import { type ComponentType, type HTMLAttributes, memo, type ReactNode, Suspense, useContext, useState } from "react";
import { isReadOnly as isFixed, needsEntry } from "../core/fields/index.js";
import { takesOwnWords } from "../core/fields/own-words.js";
import { takesUri } from "../core/fields/text.js";
import { messageAsLabel } from "../core/text/labels.js";
import { assertNever, type FieldKind, type FieldSpec, mostRows, type SensitiveKind } from "../core/types.js";
import { isIn, RequestText } from "../elicitation/body.js";
import {
  type ControlComponents,
  type ControlInputProps,
  type ControlProps,
  hasOwnControl,
  overrideOf,
} from "../elicitation/config.js";
import type { Look } from "../elicitation/look.js";
import { Notice, UnsupportedText } from "../elicitation/notices.js";
import { type Elicitation, useElicitation } from "../elicitation/context.js";
import { describeLimits } from "../messages/describe.js";
import {
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  ClearAnswer,
  DateControl,
  DateTimeControl,
  groupProps,
  NumberControl,
  TextControl,
  useLook,
} from "./controls.js";
import { QuestionContext, useAnswerPress } from "./question-context.js";
import { LazyFileControl } from "./lazy-file-control.js";
import { OptionsError } from "./own-words.js";
import { AddressNews, ErrorLine, noteOf, TryAddress } from "./notes.js";
import { useAnswerText, useHookForm } from "./form-context.js";
import { SecretField } from "./secret-field.js";

export interface ElicitationFieldProps {
  readonly field: FieldSpec;
  /** The error message for its answer. */
  readonly error: string | undefined;
  /** The kind of sensitive data that the field looks like, if its control is withheld until the person opens it. */
  readonly withheldAs: SensitiveKind | undefined;
  /** Whether another question is shown in its place. @default false */
  readonly isHidden?: boolean | undefined;
}

/**
 * One property: label, hint, limits, error and control, linked for assistive technology. Renders again only when its own error changes.
 *
 * - `data-elicitation-field` on every field
 * - `data-kind` the kind of field: `text`, `number`, …
 * - `data-own` if its control is the host's
 * - `data-invalid` while there is an error
 * - `data-column` its column if there is room for two: `1`, `2` or `both`
 * - `data-break` if the next field begins a row
 */
export const ElicitationField: ComponentType<ElicitationFieldProps> = memo(function ElicitationField({
  field,
  error,
  withheldAs,
  isHidden,
}: ElicitationFieldProps): ReactNode {
  const elicitation = useElicitation();
  const { accept } = useContext(QuestionContext);
  const press = useAnswerPress(field);
  const isOwn = hasOwnControl(field, elicitation);
  // A read-only answer with an error becomes editable; otherwise the form could never be sent.
  const [isReadOnly, setIsReadOnly] = useState(!isOwn && isFixed(field));
  if (isReadOnly && error !== undefined) {
    setIsReadOnly(false);
  }
  const look = useLook(field);
  const ownLayout = isReadOnly || isOwn ? "labelled" : layouts[look];
  // A withheld group is a single button. Once it is opened, `SecretField` renders the group.
  const layout = withheldAs ? "labelled" : ownLayout;
  const parts = fieldParts(field, error, elicitation, { isSecret: withheldAs !== undefined, layout: ownLayout });
  const { inputProps } = parts;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const container = root?.closest("dialog") ?? undefined;
  const rootProps = {
    // Only a host's control needs the container. Setting this state would render the kit's own controls twice.
    ref: isOwn ? setRoot : undefined,
    className: elicitation.slot("field"),
    hidden: isHidden,
    "data-elicitation-field": "",
    "data-kind": field.kind,
    "data-own": isOwn ? "" : undefined,
    "data-invalid": error === undefined ? undefined : "",
    "data-column": field.rendering?.gridColumn,
    "data-break": field.rendering?.breakAfter ? "" : undefined,
    ...useChecks(field, error),
  };
  const controlOf = (props: ControlInputProps): ReactNode =>
    isReadOnly ? (
      <ReadOnlyAnswer field={field} inputProps={props} />
    ) : (
      renderControl({ field, inputProps: props, container }, elicitation)
    );
  const rendered = withheldAs ? (
    <SecretField
      field={field}
      kind={withheldAs}
      inputProps={inputProps}
      isGroup={ownLayout === "group"}
      hidesItself={isOwn}
    >
      {controlOf}
    </SecretField>
  ) : (
    controlOf(inputProps)
  );
  const isGroup = layout === "group";
  const Heading = isGroup ? "div" : layout === "labelled" ? "label" : "span";
  const heading = (
    <Heading className="elicit-heading" {...(layout === "labelled" && { htmlFor: inputProps.id })}>
      {parts.label}
      {parts.mark}
    </Heading>
  );
  switch (layout) {
    case "labelled":
    case "group":
      return (
        <div {...rootProps} {...(isGroup && groupProps(field, inputProps, press !== undefined))}>
          {heading}
          {parts.hint}
          {parts.limits}
          {parts.error}
          {/* Extensions wrap an input. Then React could not insert an error before the input itself. */}
          {accept || layout === "labelled" ? (
            <div className={accept ? "elicit-ask" : "elicit-entry"}>
              {rendered}
              {accept}
            </div>
          ) : (
            rendered
          )}
          {parts.note}
          {parts.said}
          {takesUri(field) && <AddressNews field={field} />}
          {takesUri(field) && field.rendering?.testButton && !withheldAs && (
            <TryAddress field={field} controlId={inputProps.id} />
          )}
        </div>
      );
    case "checkbox":
      return (
        <div {...rootProps}>
          {parts.error}
          <label className="elicit-row">
            {rendered}
            {heading}
          </label>
          {parts.hint}
          {parts.said}
          {/* With a default it cannot be cleared, because servers replace a missing key with the default. */}
          {field.kind === "boolean" && field.default === undefined && (
            <ClearAnswer field={field} controlId={inputProps.id} />
          )}
        </div>
      );
    case "notice":
      return <div {...rootProps}>{rendered}</div>;
    default:
      return assertNever(layout);
  }
});

/** The handlers of a field: it is checked while an error is corrected, and where a hint says so when the person leaves it with an answer. */
function useChecks(field: FieldSpec, error: string | undefined): HTMLAttributes<HTMLElement> {
  const { trigger, getValues } = useHookForm();
  const check = (): void => void trigger(field.id);
  return {
    onBlur: ({ currentTarget, relatedTarget }) => {
      const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      if (isLeft && field.rendering?.validationTrigger === "blur" && getValues(field.id)?.length) {
        check();
      }
    },
    // By itself, react-hook-form checks changes only after a press of Accept.
    onChange: error === undefined ? undefined : check,
  };
}

/**
 * How label and control are arranged: `labelled` one control below its label · `group` several controls below a heading · `checkbox` one
 * control before its label · `notice` no control.
 */
type FieldLayout = "labelled" | "group" | "checkbox" | "notice";

const layouts: Readonly<Record<Look, FieldLayout>> = {
  line: "labelled",
  control: "labelled",
  select: "labelled",
  checkbox: "checkbox",
  answers: "group",
  rows: "group",
  list: "group",
  segments: "group",
  chips: "group",
  many: "group",
  none: "notice",
};

interface KitControl<Kind extends FieldKind> {
  readonly Control: ComponentType<ControlProps<Kind>>;
  /** Whether the description says "required", because ARIA has no attribute for it: groups of checkboxes, and the button for files. */
  readonly isRequiredByWord?: true;
}

/** The kit's own control for each kind of field. */
const kitControls: { readonly [Kind in FieldKind]: KitControl<Kind> } = {
  text: { Control: TextControl },
  number: { Control: NumberControl },
  boolean: { Control: BooleanControl },
  choice: { Control: ChoiceControl },
  choices: { Control: ChoicesControl, isRequiredByWord: true },
  date: { Control: DateControl },
  "date-time": { Control: DateTimeControl },
  file: { Control: LazyFileControl, isRequiredByWord: true },
  unsupported: { Control: UnsupportedNotice },
};

function UnsupportedNotice({ field, inputProps: { id } }: ControlProps<"unsupported">): ReactNode {
  return (
    <Notice tone="quiet">
      {/* Can be focused because it may be the reason why the form cannot be sent. */}
      <p className="elicit-line" id={id} tabIndex={-1}>
        <UnsupportedText field={field} />
      </p>
    </Notice>
  );
}

/** An answer of any kind that cannot be changed, as text. Renders a `<textarea>`, which screen readers announce as read-only. */
function ReadOnlyAnswer({ field, inputProps }: ControlProps): ReactNode {
  const { slot } = useElicitation();
  const text = useAnswerText(field);
  return (
    <textarea
      {...inputProps}
      className={slot("input")}
      dir="auto"
      readOnly
      // A long answer scrolls, so that it does not push the other fields out of view.
      rows={Math.min(text.split("\n", mostRows).length, mostRows)}
      value={text}
    />
  );
}

/** The host's control for this property, else the host's control for its kind, else the kit's own. */
function renderControl<Kind extends FieldKind>(
  props: ControlProps<Kind>,
  { components, overrides }: Elicitation,
): ReactNode {
  const { field } = props;
  const Own = overrideOf(field, overrides)?.component;
  const controls: ControlComponents = components;
  const OfKind: ComponentType<ControlProps<Kind>> | undefined = controls[field.kind];
  if (Own || OfKind) {
    // A host's control may suspend. Without this boundary, the next one around the dialog would hide the whole request.
    return (
      <Suspense fallback={<span id={props.inputProps.id} tabIndex={-1} />}>
        {Own ? <Own {...props} /> : OfKind && <OfKind {...props} />}
      </Suspense>
    );
  }
  const { Control } = kitControls[field.kind];
  return <Control {...props} />;
}

/** The texts around a control, each with the id that `inputProps` refers to. Undefined or false if there is no such text. */
interface FieldParts {
  readonly inputProps: ControlInputProps;
  readonly label: ReactNode;
  /** What only screen readers say, besides what is shown. */
  readonly said: ReactNode;
  /** "optional" or "required". */
  readonly mark: ReactNode;
  readonly hint: ReactNode;
  readonly limits: ReactNode;
  readonly error: ReactNode;
  readonly note: ReactNode;
}

function Spoken({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  return (
    <span className="elicit-hidden" id={id} hidden>
      {text}
    </span>
  );
}

/** `aria-describedby` of the control lists exactly the texts that are shown. */
function fieldParts(
  field: FieldSpec,
  error: string | undefined,
  elicitation: Elicitation,
  { isSecret, layout }: { readonly isSecret: boolean; readonly layout: FieldLayout },
): FieldParts {
  const { messages, idPrefix, overrides } = elicitation;
  const id = `${idPrefix}-${field.id}`;
  const mark = markOf(field, elicitation, isSecret);
  const limits = describeLimits(field, messages, elicitation);
  const note = noteOf(field);
  const hint = [field.description, field.rendering?.helpText].filter(Boolean).join("\n");
  const { ariaLabel, ariaDescribedBy } = field.rendering ?? {};
  const isMoreSaid = ariaLabel !== undefined && ariaLabel !== field.label;
  const described = [
    mark?.isSpoken && "mark",
    hint !== "" && "hint",
    limits !== undefined && "limits",
    note !== undefined && "note",
    error !== undefined && "error",
    ariaDescribedBy !== undefined && "more",
  ].flatMap((part) => (part ? `${id}-${part}` : []));
  const line = (part: "hint" | "limits" | "note", content: ReactNode): ReactNode => (
    <p className={elicitation.slot(part)} id={`${id}-${part}`}>
      {content}
    </p>
  );
  const { message } = elicitation.request;
  // The message stands directly above the only field, which still has the label as its name. A checkbox has no words without its label.
  const isSaid =
    elicitation.fields.length === 1 &&
    layout !== "checkbox" &&
    (field.label === messageAsLabel(message) || (elicitation.lone !== undefined && isIn(message, field.label)));
  const isEmail = field.kind === "text" && field.format === "email";
  return {
    inputProps: {
      id,
      "aria-labelledby": isMoreSaid ? `${id}-label ${id}-said` : `${id}-label`,
      "aria-describedby": described.join(" ") || undefined,
      "aria-invalid": error === undefined ? undefined : true,
      "aria-required": needsEntry(field) && field.kind !== "file" ? true : undefined,
      autoComplete:
        overrideOf(field, overrides)?.autoComplete ?? field.rendering?.autoComplete ?? (isEmail ? "email" : undefined),
    },
    label: (
      <bdi
        className={`${elicitation.slot("label")} ${isSaid ? "elicit-hidden" : ""}`}
        id={`${id}-label`}
        hidden={isSaid}
      >
        {field.label}
      </bdi>
    ),
    said: (
      <>
        {isMoreSaid && <Spoken id={`${id}-said`} text={ariaLabel} />}
        {ariaDescribedBy !== undefined && <Spoken id={`${id}-more`} text={ariaDescribedBy} />}
      </>
    ),
    mark: mark !== undefined && (
      <span className={mark.isShown ? "elicit-mark" : "elicit-hidden"} id={`${id}-mark`} {...messages.say(mark.text)}>
        {` ${mark.text}`}
      </span>
    ),
    hint: hint !== "" && line("hint", <RequestText text={hint} />),
    // Of English words in a right-to-left page, "2 characters or more" would read "characters or more 2".
    limits: limits !== undefined && line("limits", <span dir="auto" {...messages.say(limits)} />),
    error:
      error !== undefined &&
      (takesOwnWords(field) ? (
        <OptionsError field={field} id={`${id}-error`} text={error} />
      ) : (
        <ErrorLine id={`${id}-error`} text={error} />
      )),
    note: note !== undefined && line("note", note),
  };
}

/**
 * The word "optional" or "required" at a label. Only fields that the `mark` prop selects show it. Screen readers announce `aria-required`;
 * only for a withheld field, and where ARIA does not allow that attribute, they get the word. Read-only fields have no mark.
 */
function markOf(
  field: FieldSpec,
  { mark, messages }: Elicitation,
  isSecret: boolean,
): { readonly text: string; readonly isShown: boolean; readonly isSpoken: boolean } | undefined {
  const isRequired = needsEntry(field);
  if (isFixed(field)) {
    return undefined;
  }
  const isShown = isRequired === (mark === "required");
  const isSpoken = isRequired ? isSecret || kitControls[field.kind].isRequiredByWord === true : isShown;
  const text = isRequired ? messages.required() : messages.optional();
  return isShown || isSpoken ? { text, isShown, isSpoken } : undefined;
}
