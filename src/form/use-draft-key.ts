import { useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { draftKey } from "../core/draft/draft-key.js";
import type { FieldSpec } from "../core/request/field-spec.js";

/** Names the draft of these fields, in the place where the person is. */
export function useDraftKey(fields: readonly FieldSpec[]): string {
  const { server, locale, timeZone } = useElicitation();
  return useMemo(() => draftKey(server, fields, { locale, timeZone }), [server, fields, locale, timeZone]);
}
