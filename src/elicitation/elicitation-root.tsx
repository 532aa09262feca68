import { type ReactNode, useCallback, useId, useMemo } from "react";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { ServerIdentity } from "../core/server-identity.js";
import type { ElicitationComponents, FieldOverrides } from "../context/control-props.js";
import { english } from "../messages/english.js";
import type { Messages } from "../messages/messages.js";
import { DiscardConfirmation } from "../parts/discard-confirmation.js";
import { type Elicitation, ElicitationContext } from "../context/elicitation-context.js";
import { serverName } from "./server-name.js";
import { useDismissal } from "./use-dismissal.js";
import { useSingleResult } from "./use-single-result.js";

/** How an elicitation looks and speaks: the part of the props that dialog and host share. */
export interface ElicitationAppearance {
  /** BCP 47, such as `de-CH`: how numbers and dates are written and read. @default the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, in which times are entered. @default the browser's */
  readonly timeZone?: string | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: Partial<Messages> | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /** Whether optional or required questions carry a word. @default "optional" */
  readonly mark?: "optional" | "required" | undefined;
}

export interface ElicitationRootProps extends ElicitationAppearance {
  /** Starts every HTML id inside. @default one of React's */
  readonly id?: string | undefined;
  readonly request: ElicitationRequest;
  readonly server: ServerIdentity;
  readonly onResult: (result: ElicitResult) => void;
  readonly signal?: AbortSignal | undefined;
  readonly children: (state: ElicitationState) => ReactNode;
}

export interface ElicitationState {
  /** Whether the person is being asked if what was entered may be discarded. */
  readonly asking: boolean;
  readonly dismiss: () => void;
  /** The question itself, to be shown instead of the actions; undefined while it is not asked. */
  readonly confirmation: ReactNode;
}

const noComponents: ElicitationComponents = {};
const noFields: FieldOverrides = {};

/** One request and its one answer; renders no element of its own. */
export function ElicitationRoot({
  id,
  request,
  server,
  onResult,
  signal,
  locale,
  timeZone,
  messages: overrides,
  components = noComponents,
  fields = noFields,
  mark = "optional",
  children,
}: ElicitationRootProps): ReactNode {
  const ownId = useId();
  const idPrefix = id ?? ownId;
  const settle = useSingleResult(onResult, signal);
  const cancel = useCallback(() => settle({ action: "cancel" }), [settle]);
  const { dismissal, asking, keepEditing } = useDismissal(cancel, idPrefix);
  const messages = useMemo(() => ({ ...english, ...overrides }), [overrides]);
  const named = useMemo(() => ({ ...server, name: serverName(server, messages) }), [server, messages]);
  const elicitation = useMemo<Elicitation>(
    () => ({
      request,
      server: named,
      messages,
      locale,
      timeZone,
      components,
      fields,
      mark,
      idPrefix,
      settle,
      dismissal,
    }),
    [request, named, messages, locale, timeZone, components, fields, mark, idPrefix, settle, dismissal],
  );
  return (
    <ElicitationContext.Provider value={elicitation}>
      {children({
        asking,
        dismiss: dismissal.dismiss,
        confirmation: asking && <DiscardConfirmation onKeep={keepEditing} onDiscard={cancel} />,
      })}
    </ElicitationContext.Provider>
  );
}
