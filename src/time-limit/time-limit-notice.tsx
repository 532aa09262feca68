import { type FocusEvent, type ReactNode, useMemo, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { formatDuration } from "../messages/format-duration.js";
import { timeMessages } from "../messages/time-messages.js";
import { useTimeLimit } from "./use-time-limit.js";

/** Said aloud when so much is left, in milliseconds: the first one, the warning, is the host's. */
const spokenAt = [30_000, 10_000];

/**
 * How long there is to answer, and more of it for one press (WCAG 2.2.1). The time is seen at all times and spoken at few. Renders a
 * `<div>`.
 *
 * - `data-phase` on it: `active`, `warned` or `extended`
 */
export function TimeLimitNotice(): ReactNode {
  const { overrides, locale, idPrefix, getRoot } = useElicitation();
  const words = useMemo(() => timeMessages(overrides), [overrides]);
  const { state, timeLeft, limit, extend } = useTimeLimit();
  const before = useRef<EventTarget | null>(null);
  const extension = formatDuration(limit.extension, locale);

  const giveTime = (): void => {
    extend?.();
    // The button goes: back to where the person was.
    const back = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
    (back ?? getRoot().getElementById(`${idPrefix}-title`))?.focus({ preventScroll: true });
  };
  const reached = spokenAt.filter((mark) => timeLeft <= mark && mark < limit.warning).at(-1) ?? limit.warning;
  const time = formatDuration(timeLeft, locale);
  return (
    <div className="elicit-time" data-phase={state.phase}>
      <p role="timer">{words.timeLeft({ time })}</p>
      <p className="elicit-hidden" role="status">
        {state.phase === "warned" &&
          words.timeWarning({ time: formatDuration(reached, locale), extendable: Boolean(extend) })}
        {state.phase === "extended" && words.timeExtended({ time: extension })}
      </p>
      {extend && (
        <button
          type="button"
          className="elicit-text-button"
          data-action="extend"
          onFocus={(event: FocusEvent) => {
            before.current = event.relatedTarget;
          }}
          onClick={giveTime}
        >
          {words.extend({ time: extension })}
        </button>
      )}
    </div>
  );
}
