export type { RefusedElicitation } from "./core/admission.js";
export { createDraftMemory, type DraftMemory, type DraftStorage } from "./core/draft/draft-memory.js";
export type {
  AcceptAttempt,
  AcceptErrors,
  ChosenFile,
  ElicitContent,
  ElicitResult,
  FieldKind,
  FieldOf,
  FieldSpec,
  FileAnswer,
  FileReference,
  OnAccept,
  ServerIdentity,
} from "./core/types.js";
export type {
  ControlInputProps,
  ControlProps,
  ElicitationComponents,
  ElicitationPolicy,
  ElicitationProps,
  FieldOverrides,
  UploadFile,
  ValidateAnswers,
} from "./elicitation/config.js";
export { ElicitationHeader } from "./elicitation/header.js";
export {
  type Elicitation,
  ElicitationRoot,
  type ElicitationRootProps,
  useElicitation,
  useElicitationSession,
} from "./elicitation/root.js";
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
export { english } from "./messages/english.js";
export type { MessageOverrides, Messages } from "./messages/messages.js";
export { ElicitationHost, preloadElicitation, useElicitations } from "./queue/host.js";
export {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitationQueueOptions,
  type ElicitOptions,
  type PendingElicitation,
  type QueueSnapshot,
} from "./queue/queue.js";
export type { ElicitationHostProps } from "./queue/queue-dialog.js";
export { ElicitationCard, type ElicitationCardProps } from "./surfaces/card.js";
export { ElicitationContent } from "./surfaces/content.js";
export { ElicitationDialog, type ElicitationDialogProps } from "./surfaces/dialog.js";
