import { type ComponentType, memo, type ReactNode, useState } from "react";
import { isReadOnly as isFixed, needsEntry } from "../core/fields/index.js";
import { takesUri } from "../core/fields/text.js";
import {
  assertNever,
  type FieldKind,
  type FieldOf,
  type FieldSpec,
  mostRows,
  type SensitiveKind,
} from "../core/types.js";
import { FoldedText } from "../elicitation/body.js";
import { type ControlInputProps, type ControlProps, hasOwnControl, overrideOf } from "../elicitation/config.js";
import { Glyph } from "../elicitation/glyph.js";
import { Notice, UnsupportedText } from "../elicitation/notices.js";
import { type Elicitation, useElicitation } from "../elicitation/root.js";
import { describeLimits } from "../messages/describe.js";
import {
  asksYesOrNo,
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  ClearAnswer,
  DateControl,
  DateTimeControl,
  groupProps,
  hasRadios,
  NumberControl,
  TextControl,
} from "./controls.js";
import { LazyFileControl } from "./lazy-file-control.js";
import { noteOf, TryAddress } from "./notes.js";
import { useAnswerText } from "./form-context.js";
import { SecretField } from "./secret-field.js";

export interface ElicitationFieldProps {
  readonly field: FieldSpec;
  /** The error message for its answer. */
  readonly error: string | undefined;
  /** The kind of sensitive data that the field looks like, if its control is withheld until the person opens it. */
  readonly withheldAs: SensitiveKind | undefined;
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
}: ElicitationFieldProps): ReactNode {
  const elicitation = useElicitation();
  const parts = fieldParts(field, error, elicitation, withheldAs !== undefined);
  const { inputProps } = parts;
  const isOwn = hasOwnControl(field, elicitation);
  // A read-only answer with an error becomes editable; otherwise the form could never be sent.
  const [isReadOnly, setIsReadOnly] = useState(!isOwn && isFixed(field));
  if (isReadOnly && error !== undefined) {
    setIsReadOnly(false);
  }
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const container = root?.closest("dialog") ?? undefined;
  const rootProps = {
    // Only a host's control needs the container. Setting this state would render the kit's own controls twice.
    ref: isOwn ? setRoot : undefined,
    className: "elicit-field",
    "data-elicitation-field": "",
    "data-kind": field.kind,
    "data-own": isOwn ? "" : undefined,
    "data-invalid": error === undefined ? undefined : "",
    "data-column": field.rendering?.gridColumn,
    "data-break": field.rendering?.breakAfter ? "" : undefined,
  };
  const ownLayout = isReadOnly ? "labelled" : fieldLayout(field, elicitation);
  // A withheld group is a single button. Once it is opened, `SecretField` renders the group.
  const layout = withheldAs ? "labelled" : ownLayout;
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
        <div {...rootProps} {...(isGroup && groupProps(field, inputProps))}>
          {heading}
          {parts.hint}
          {parts.limits}
          {parts.error}
          {rendered}
          {parts.note}
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
          {field.kind === "boolean" && <ClearAnswer field={field} inputId={inputProps.id} />}
        </div>
      );
    case "notice":
      return <div {...rootProps}>{rendered}</div>;
    default:
      return assertNever(layout);
  }
});

/**
 * How label and control are arranged: `labelled` one control below its label · `group` several controls below a heading · `checkbox` one
 * control before its label · `notice` no control.
 */
type FieldLayout = "labelled" | "group" | "checkbox" | "notice";

function fieldLayout<Kind extends FieldKind>(field: FieldOf<Kind>, elicitation: Elicitation): FieldLayout {
  const { layout } = kitControls[field.kind];
  if (hasOwnControl(field, elicitation)) {
    return "labelled";
  }
  return typeof layout === "function" ? layout(field, elicitation) : layout;
}

interface KitControl<Kind extends FieldKind> {
  readonly Control: ComponentType<ControlProps<Kind>>;
  readonly layout: FieldLayout | ((field: FieldOf<Kind>, elicitation: Elicitation) => FieldLayout);
  /** Whether the description says "required", because ARIA has no attribute for it: groups of checkboxes, and the button for files. */
  readonly isRequiredByWord?: true;
}

/** The kit's own control for each kind of field. */
const kitControls: { readonly [Kind in FieldKind]: KitControl<Kind> } = {
  text: { Control: TextControl, layout: "labelled" },
  number: { Control: NumberControl, layout: "labelled" },
  boolean: { Control: BooleanControl, layout: (field) => (asksYesOrNo(field) ? "group" : "checkbox") },
  choice: {
    Control: ChoiceControl,
    layout: (field, elicitation) => (hasRadios(field, elicitation) ? "group" : "labelled"),
  },
  choices: { Control: ChoicesControl, layout: "group", isRequiredByWord: true },
  date: { Control: DateControl, layout: "labelled" },
  "date-time": { Control: DateTimeControl, layout: "labelled" },
  file: { Control: LazyFileControl, layout: "labelled", isRequiredByWord: true },
  unsupported: { Control: UnsupportedNotice, layout: "notice" },
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
  const text = useAnswerText(field);
  return (
    <textarea
      {...inputProps}
      className="elicit-input"
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
  const Control: ComponentType<ControlProps<Kind>> = components[field.kind] ?? kitControls[field.kind].Control;
  return Own ? <Own {...props} /> : <Control {...props} />;
}

/** The texts around a control, each with the id that `inputProps` refers to. Undefined or false if there is no such text. */
interface FieldParts {
  readonly inputProps: ControlInputProps;
  readonly label: ReactNode;
  /** "optional" or "required". */
  readonly mark: ReactNode;
  readonly hint: ReactNode;
  readonly limits: ReactNode;
  readonly error: ReactNode;
  readonly note: ReactNode;
}

/** `aria-describedby` of the control lists exactly the texts that are shown. */
function fieldParts(
  field: FieldSpec,
  error: string | undefined,
  elicitation: Elicitation,
  isSecret: boolean,
): FieldParts {
  const { messages, locale, timeZone, idPrefix, overrides } = elicitation;
  const id = `${idPrefix}-${field.id}`;
  const mark = markOf(field, elicitation, isSecret);
  const limits = describeLimits(field, messages, { locale, timeZone });
  const note = noteOf(field);
  const hint = [field.description, field.rendering?.helpText].filter(Boolean).join("\n");
  const described = [
    mark?.isSpoken && "mark",
    hint !== "" && "hint",
    limits !== undefined && "limits",
    note !== undefined && "note",
    error !== undefined && "error",
  ].flatMap((part) => (part ? `${id}-${part}` : []));
  const line = (part: "hint" | "limits" | "note", content: ReactNode): ReactNode => (
    <p className={`elicit-${part}`} id={`${id}-${part}`}>
      {content}
    </p>
  );
  const isEmail = field.kind === "text" && field.format === "email";
  return {
    inputProps: {
      id,
      "aria-labelledby": `${id}-label`,
      "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
      "aria-invalid": error === undefined ? undefined : true,
      "aria-required": needsEntry(field) && field.kind !== "file" ? true : undefined,
      autoComplete:
        overrideOf(field, overrides)?.autoComplete ?? field.rendering?.autoComplete ?? (isEmail ? "email" : undefined),
    },
    label: (
      <bdi className="elicit-label" id={`${id}-label`}>
        {field.label}
      </bdi>
    ),
    mark: mark !== undefined && (
      <span className={mark.isShown ? "elicit-mark" : "elicit-hidden"} id={`${id}-mark`}>
        {` ${mark.text}`}
      </span>
    ),
    hint: hint !== "" && line("hint", <FoldedText text={hint} />),
    limits: limits !== undefined && line("limits", limits),
    error: error !== undefined && (
      <p className="elicit-error" id={`${id}-error`}>
        <Glyph name="error" />
        <span className="elicit-hidden">{messages.errorPrefix()}</span> <bdi key={error}>{error}</bdi>
      </p>
    ),
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
