export { ElicitationCard, type ElicitationCardProps } from "./card/elicitation-card.js";
export type {
  ControlInputProps,
  ControlProps,
  ElicitationComponents,
  FieldOverride,
  FieldOverrides,
} from "./context/control-props.js";
export type { ElicitationBehaviour } from "./context/elicitation-behaviour.js";
export type { AcceptAttempt, AcceptErrors, OnAccept } from "./context/on-accept.js";
export { type Dismissal, useDismissal } from "./context/dismissal-context.js";
export { type Elicitation, type OpenUrl, useElicitation } from "./context/elicitation-context.js";
export { useElicitationForm, useFieldValue } from "./context/form-context.js";
export { BooleanControl } from "./controls/boolean-control.js";
export { ChoiceControl } from "./controls/choice-control.js";
export { ChoicesControl } from "./controls/choices-control.js";
export { DateControl } from "./controls/date-control.js";
export { DateTimeControl } from "./controls/date-time-control.js";
export { NumberControl } from "./controls/number-control.js";
export { TextControl } from "./controls/text-control.js";
export type { Draft, DraftValue } from "./core/draft/draft.js";
export { createDraftMemory, type DraftMemory } from "./core/draft/draft-memory.js";
export type { DraftStorage } from "./core/draft/draft-storage.js";
export type { ElicitContent, ElicitResult, ElicitValue } from "./core/elicit-result.js";
export type {
  BooleanField,
  ChoiceField,
  ChoicesField,
  DateField,
  DateTimeField,
  FieldKind,
  FieldOf,
  FieldOption,
  FieldSpec,
  NumberField,
  OptionValue,
  TextField,
  UnsupportedField,
} from "./core/request/field-spec.js";
export type { RequestLimits } from "./core/request/request-limits.js";
export { defaultTimeLimit, type TimeLimit } from "./core/time-limit/time-limit.js";
export type { ServerIdentity } from "./core/server-identity.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./dialog/elicitation-dialog.js";
export { ElicitationContent } from "./elicitation/elicitation-content.js";
export {
  type ElicitationAppearance,
  ElicitationRoot,
  type ElicitationRootProps,
} from "./elicitation/elicitation-root.js";
export { ElicitationField, type ElicitationFieldProps } from "./form/elicitation-field.js";
export { ElicitationForm, type ElicitationFormProps } from "./form/elicitation-form.js";
export { english } from "./messages/english.js";
export type { MessageOverrides, Messages } from "./messages/messages.js";
export { ElicitationActions, type ElicitationActionsProps } from "./parts/elicitation-actions.js";
export { ElicitationBody, type ElicitationBodyProps } from "./parts/elicitation-body.js";
export { ElicitationHeader, type ElicitationHeaderProps, type QueuePosition } from "./parts/elicitation-header.js";
export { ElicitationMessage } from "./parts/elicitation-message.js";
export { createElicitationQueue } from "./queue/create-elicitation-queue.js";
export type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitOptions,
  QueueSnapshot,
  RefusedElicitation,
} from "./queue/elicitation-queue.js";
export type { Hold, PendingElicitation, UrlAnswer } from "./queue/pending-elicitation.js";
export { ElicitationHost, type ElicitationHostProps } from "./queue/elicitation-host.js";
export type { ElicitationPolicy } from "./context/elicitation-policy.js";
export type { IconPolicy } from "./core/icons/choose-icon.js";
export type { UrlPolicy } from "./core/url/url-policy.js";
