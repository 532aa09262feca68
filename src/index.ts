export type { RefusedElicitation } from "./core/admission.js";
export { createDraftMemory, type DraftMemory, type DraftStorage } from "./core/draft/draft-memory.js";
export type {
  AcceptAttempt,
  AcceptErrors,
  AskingTool,
  ChosenFile,
  ElicitContent,
  ElicitOptions,
  ElicitResult,
  FieldKind,
  FieldOf,
  FieldSpec,
  FileAnswer,
  FileReference,
  FormDefinitions,
  OnAccept,
  ServerIdentity,
  TimeExtension,
  TimeLimitOptions,
  TimeWarning,
  UnseenReason,
} from "./core/types.js";
export type {
  ButtonProps,
  ControlInputProps,
  ControlProps,
  ElicitationComponents,
  ElicitationPolicy,
  ElicitationProps,
  FieldOverride,
  FieldOverrides,
  MessageProps,
  Placement,
  ShownPlacement,
  UploadFile,
  UrlOptions,
  ValidateAnswers,
} from "./elicitation/config.js";
export { type Elicitation, useElicitation, useElicitationSession } from "./elicitation/context.js";
export { ElicitationHeader } from "./elicitation/header.js";
export { ElicitationRoot, type ElicitationRootProps } from "./elicitation/root.js";
export type { SessionState } from "./elicitation/session.js";
export {
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  DateControl,
  DateTimeControl,
  NumberControl,
  TextControl,
} from "./form/controls.js";
export { useFieldError, useFieldValue } from "./form/form-context.js";
export { english } from "./messages/all-english.js";
export type { MessageOverrides, Messages } from "./messages/messages.js";
export { type ElicitationAttentionOptions, useElicitationAttention } from "./queue/attention.js";
export { ElicitationCards, type ElicitationCardsProps } from "./queue/cards.js";
export { ElicitationHost, preloadElicitation, useElicitations } from "./queue/host.js";
export {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type PendingElicitation,
  type QueueSnapshot,
  type SettledElicitation,
} from "./queue/queue.js";
export type { ElicitationHostProps } from "./queue/queue-view.js";
export { ElicitationCard, type ElicitationCardProps } from "./surfaces/card.js";
export { ElicitationContent } from "./surfaces/content.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./surfaces/dialog.js";
