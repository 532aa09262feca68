import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import type { ElicitationComponents, FieldOverrides } from "../context/control-props.js";
import { DismissalContext } from "../context/dismissal-context.js";
import { type Elicitation, ElicitationContext, type OpenUrl } from "../context/elicitation-context.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { ServerIdentity } from "../core/server-identity.js";
import { dialogMessages } from "../messages/dialog-messages.js";
import type { MessageOverrides } from "../messages/messages.js";
import { openInNewContext } from "./open-in-new-context.js";
import { serverName } from "./server-name.js";
import { useDismissalState } from "./use-dismissal-state.js";
import { useSingleResult } from "./use-single-result.js";
/** How an elicitation looks and speaks: the part of the props that dialog and host share. */
export interface ElicitationAppearance {
  /** BCP 47, such as `de-CH`: how numbers and dates are written and read. Taken when a request opens. @default the browser's */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`, in which times are entered. Taken when a request opens. @default the browser's */
  readonly timeZone?: string | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: MessageOverrides | undefined;
  /** Controls to use instead of the kit's own, by kind of field. */
  readonly components?: ElicitationComponents | undefined;
  /** Changes to single fields, by property name. */
  readonly fields?: FieldOverrides | undefined;
  /** Whether optional or required questions carry a word. @default "optional" */
  readonly mark?: "optional" | "required" | undefined;
  /**
   * Opens a page the person has consented to, for hosts that are no web page: a shell, a webview. Must not let the host or a model see
   * into it. @default a new browsing context without opener and referrer
   */
  readonly openUrl?: OpenUrl | undefined;
}

export interface ElicitationRootProps extends ElicitationAppearance {
  /** Starts every HTML id inside. @default one of React's */
  readonly id?: string | undefined;
  readonly request: ElicitationRequest;
  readonly server: ServerIdentity;
  readonly onResult: (result: ElicitResult) => void;
  readonly signal?: AbortSignal | undefined;
  readonly children: ReactNode;
}

const noComponents: ElicitationComponents = {};
const noFields: FieldOverrides = {};
const noOverrides: MessageOverrides = {};

/** One request and its one answer, for the parts inside; renders no element of its own. */
export function ElicitationRoot({
  id,
  request,
  server: { name, origin, serverInfo },
  onResult,
  signal,
  locale: currentLocale,
  timeZone: currentTimeZone,
  messages: overrides = noOverrides,
  components = noComponents,
  fields = noFields,
  mark = "optional",
  openUrl = openInNewContext,
  children,
}: ElicitationRootProps): ReactNode {
  const ownId = useId();
  const idPrefix = id ?? ownId;
  // What has been typed was typed in these.
  const [{ locale, timeZone }] = useState({ locale: currentLocale, timeZone: currentTimeZone });
  const settle = useSingleResult(onResult, signal);
  const cancel = useCallback(() => settle({ action: "cancel" }), [settle]);
  const dismissal = useDismissalState(cancel, idPrefix);
  const messages = useMemo(() => dialogMessages(overrides), [overrides]);
  // By its parts: hosts write the object where they render.
  const server = useMemo(
    () => ({ name: serverName({ name, origin }, messages), origin, serverInfo }),
    [name, origin, serverInfo, messages],
  );
  const elicitation = useMemo<Elicitation>(
    () => ({
      request,
      server,
      messages,
      overrides,
      locale,
      timeZone,
      components,
      fields,
      mark,
      openUrl,
      idPrefix,
      settle,
    }),
    [request, server, messages, overrides, locale, timeZone, components, fields, mark, openUrl, idPrefix, settle],
  );
  return (
    <ElicitationContext.Provider value={elicitation}>
      <DismissalContext.Provider value={dismissal}>{children}</DismissalContext.Provider>
    </ElicitationContext.Provider>
  );
}
