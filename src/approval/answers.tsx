import { type ReactNode, useEffect, useRef, useState } from "react";
import { longestReason } from "../core/approval/judge-approval.js";
import type { ReadApproval, ReadOption } from "../core/approval/read-approval.js";
import { isPlainRefusal } from "../core/approval/options.js";
import type { SeenEnd } from "./seen-end.js";
import { toolName } from "./tool.js";
import { inAsciiDigits } from "../core/draft/parse-number.js";
import { readText } from "../core/json.js";
import { ActionButton } from "../elicitation/action-button.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { IsolatedText } from "../elicitation/body.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { bringIntoView, focusInView, isElement, scrollOn, useBrowserLayoutEffect } from "../elicitation/focus.js";
import { Glyph } from "../elicitation/glyph.js";
import { Notice } from "../elicitation/notices.js";
import { formatNumber } from "../messages/format.js";
import { Shown } from "./shown.js";
import { useWords } from "./words.js";

interface AnswersProps {
  readonly approval: ReadApproval;
  readonly seen: SeenEnd;
}

/**
 * The answers, as the agent offers them. One that lasts is confirmed before it is sent, and a denial may have a reason. Renders a `<div>`.
 *
 * - `data-stage` on the surface meanwhile: `open`, `lasting` or `reason`
 */
export function Answers({ approval, seen }: AnswersProps): ReactNode {
  const { session, idPrefix, getRoot } = useElicitation();
  const { isAsking, step, folds } = useElicitationSession();
  /** Whether a press has already shown what was folded, or a part of it. */
  const isTold = folds === "unfolded";
  const [lasting, setLasting] = useState<ReadOption>();
  const [entered, setEntered] = useState("");
  const reason = entered.trim();
  const refusal = approval.options.find(isPlainRefusal);
  useEffect(
    () =>
      session.attachForm({
        draft: () => ({}),
        // Closing loses what was typed, so it asks first.
        isDirty: () => reason !== "",
        onSettled: () => undefined,
      }),
    [session, reason],
  );
  const last = useRef(step);
  useBrowserLayoutEffect(() => {
    const target = step === 0 ? `from-${last.current}` : step;
    if (last.current !== step) {
      focusInView(getRoot().getElementById(`${idPrefix}-${target}`));
    }
    last.current = step;
  }, [step, idPrefix, getRoot]);

  const answer = (option: ReadOption, words = ""): void => {
    if (option === refusal && words === "") {
      session.decline();
    } else {
      session.accept({ option: option.id, ...(words !== "" && { reason: words }) });
    }
  };
  const choose = (option: ReadOption): void => {
    // What is allowed must have been seen, up to its end.
    if (option.decision === "allow" && (session.unfold() || seen.isUnseen)) {
      const end = seen.end.current;
      const body = isTold ? end?.closest(".elicit-body") : undefined;
      if (end && body) {
        // Not past the end, and back to it from what follows: 48 pixels of what is before it stay in view.
        scrollOn(body, end.getBoundingClientRect().top - body.getBoundingClientRect().top - 48);
        // The answers may be pressed where it is out of view.
        bringIntoView(body);
      }
    } else if (option.lasts) {
      setLasting(option);
      session.goTo("lasting");
    } else {
      answer(option);
    }
  };
  if (isAsking) {
    return <ElicitationActions />;
  }
  if (step === "lasting" && lasting) {
    return <Confirmation tool={toolName(approval)} option={lasting} onConfirm={() => answer(lasting)} />;
  }
  if (step === "reason" && refusal) {
    return <Reason entered={entered} onChange={setEntered} onDeny={() => answer(refusal, reason)} />;
  }
  return <Offered approval={approval} lasting={lasting} onChoose={choose} />;
}

interface OfferedProps {
  readonly approval: ReadApproval;
  /** The option that was asked about last, to which focus returns. */
  readonly lasting: ReadOption | undefined;
  readonly onChoose: (option: ReadOption) => void;
}

function Offered({ approval, lasting, onChoose }: OfferedProps): ReactNode {
  const { session, messages, idPrefix, slot, numberKeys } = useElicitation();
  const { folds } = useElicitationSession();
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  useFocusKeys(group);
  const { options, problems, takesReason } = approval;
  // What is not shown whole cannot be allowed.
  const offered = problems.length > 0 ? options.filter(({ decision }) => decision === "deny") : options;
  const hasRefusal = offered.some(isPlainRefusal);
  const isTold = folds === "unfolded";
  return (
    <div className={slot("actions")} data-look="approval" role="group" aria-label={words.approvalAnswers()}>
      {folds !== "none" && (
        // There before the press, because a live region that is inserted together with its text is not announced.
        <p
          className={isTold ? "elicit-failure" : "elicit-hidden"}
          role="status"
          {...(isTold && messages.say(messages.linesShown()))}
        />
      )}
      <div ref={group} className="elicit-answer-rows">
        {offered.map((option, index) => (
          <Answer
            key={option.id}
            id={`${idPrefix}-${option === lasting ? "from-lasting" : `answer-${index}`}`}
            shortcut={numberKeys && index < 9 ? index + 1 : undefined}
            option={option}
            onPress={() => onChoose(option)}
          />
        ))}
        {!hasRefusal && (
          // The agent offers no way to refuse only this.
          <Answer id={`${idPrefix}-decline`} option={declining} onPress={session.decline} />
        )}
      </div>
      {takesReason && hasRefusal && (
        <ActionButton
          to="enter"
          id={`${idPrefix}-from-reason`}
          onClick={() => session.goTo("reason")}
          text={words.denyWithReason()}
        />
      )}
    </div>
  );
}

const declining: ReadOption = {
  id: "",
  decision: "deny",
  lasts: undefined,
  label: undefined,
  description: undefined,
  covers: [],
};

interface AnswerProps {
  readonly id: string;
  readonly option: ReadOption;
  /** The number of the key that moves focus to it. */
  readonly shortcut?: number | undefined;
  readonly onPress: () => void;
}

/** A row of the size of a button. Its sign says what it does, and below the agent's words stands what they mean. */
function Answer({ id, option, shortcut, onPress }: AnswerProps): ReactNode {
  const { messages, locale } = useElicitation();
  const { result } = useElicitationSession();
  const words = useWords();
  const { decision, lasts, label, description } = option;
  const answer = label ?? words.approvalAnswer({ decision, lasts });
  const name = lasts ? words.approvalOpens({ answer }) : answer;
  // An agent may call an answer anything.
  const hints = [description, label && words.approvalMeans({ decision, lasts })].filter((hint) => hint !== undefined);
  const isChosen = result?.action === "accept" && readText(result.content, "option") === option.id;
  return (
    <label className="elicit-answer-row" data-decision={decision}>
      <button
        id={id}
        type="button"
        className="elicit-answer-button"
        data-action={lasts ? "next" : decision === "allow" ? "accept" : "decline"}
        data-chosen={isChosen ? "" : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={hints.length > 0 ? `${id}-hint` : undefined}
        aria-keyshortcuts={shortcut === undefined ? undefined : String(shortcut)}
        aria-disabled={result ? true : undefined}
        onClick={() => !result && onPress()}
      />
      {shortcut !== undefined && (
        <kbd className="elicit-key" aria-hidden="true">
          {formatNumber(shortcut, locale)}
        </kbd>
      )}
      <span>
        <bdi id={`${id}-label`} {...messages.say(name)} />
        {hints.length > 0 && (
          <span id={`${id}-hint`}>
            {hints.map((hint, index) => (
              <bdi key={index} className="elicit-hint" {...messages.say(hint)} />
            ))}
          </span>
        )}
      </span>
      <Glyph name={decision === "allow" ? "done" : "declined"} />
    </label>
  );
}

interface ConfirmationProps {
  /** The name of the tool, for display. */
  readonly tool: string;
  readonly option: ReadOption;
  readonly onConfirm: () => void;
}

/** Says what an answer decides beyond this call. */
function Confirmation({ tool, option, onConfirm }: ConfirmationProps): ReactNode {
  const { session, messages, idPrefix, slot } = useElicitation();
  const { result } = useElicitationSession();
  const words = useWords();
  const { decision, lasts = "always", label, covers } = option;
  // On the button that decides, because the agent's words may say the opposite.
  const answer = words.approvalAnswer({ decision, lasts, tool });
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={slot("actions")} data-look="lasting" role="group" aria-labelledby={`${idPrefix}-lasting`}>
      <Notice tone="warning">
        <p className="elicit-line" id={`${idPrefix}-lasting`} tabIndex={-1}>
          <strong>
            <IsolatedText text={label ?? answer} isolate={tool} />
          </strong>
        </p>
        <p
          className="elicit-line"
          dir="auto"
          {...messages.say(words.approvalLasts({ decision, lasts, isListed: covers.length > 0 }))}
        />
        {covers.length > 0 && (
          <ul className="elicit-covers" ref={list}>
            {covers.map((rule, index) => (
              <li key={index} className="elicit-cover" translate="no">
                <bdi>
                  <Shown text={rule} />
                </bdi>
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <ActionButton action="back" look="outlined" onClick={() => session.goTo(0)} text={messages.back()} />
      <ActionButton
        action={decision === "allow" ? "accept" : "decline"}
        look="outlined"
        aria-disabled={result ? true : undefined}
        onClick={() => !result && !showMore(list.current) && onConfirm()}
      >
        <IsolatedText text={answer} isolate={tool} />
      </ActionButton>
    </div>
  );
}

/** Scrolls on. Returns false at the end: what is confirmed must have been in view. */
function showMore(list: Element | null): boolean {
  const left = list ? list.scrollHeight - list.clientHeight - list.scrollTop : 0;
  if (list && left > 1) {
    scrollOn(list);
    bringIntoView(list);
  }
  return left > 1;
}

interface ReasonProps {
  readonly entered: string;
  readonly onChange: (entered: string) => void;
  readonly onDeny: () => void;
}

/** Asks why, which the agent reads. */
function Reason({ entered, onChange, onDeny }: ReasonProps): ReactNode {
  const { session, server, messages, idPrefix, slot } = useElicitation();
  const words = useWords();
  const id = `${idPrefix}-reason`;
  return (
    <div className={slot("actions")} data-look="reason">
      <div className={slot("field")}>
        <label className="elicit-heading" htmlFor={id}>
          <span className={slot("label")} {...messages.say(words.denialReason())} />{" "}
          <span className="elicit-mark" {...messages.say(messages.optional())} />
        </label>
        <p className={slot("hint")} id={`${id}-hint`}>
          <IsolatedText text={words.denialReasonHint({ server: server.name })} isolate={server.name} />
        </p>
        <input
          id={id}
          className={slot("input")}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={longestReason}
          value={entered}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          // A form of the host's may be around the card.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <ActionButton action="back" look="outlined" onClick={() => session.goTo(0)} text={messages.back()} />
      <ActionButton
        action="decline"
        look="outlined"
        onClick={onDeny}
        text={words.approvalAnswer({ decision: "deny", lasts: undefined })}
      />
    </div>
  );
}

const ownKeys = "input, textarea, select, [data-own] *";

/**
 * Lets the keys 1 to 9 move focus to the answers, wherever focus is in the request. No key answers but Enter and the blank on the answer
 * itself. Whoever has typed a digit for something else may type on, so the guard begins anew with each move.
 */
function useFocusKeys(group: { readonly current: HTMLElement | null }): void {
  const { session } = useElicitation();
  useEffect(() => {
    const surface = group.current?.closest<HTMLElement>("dialog, [data-elicitation-card]");
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const isCombined = event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
      if (!isElement(target) || isCombined || target.matches(ownKeys)) {
        return;
      }
      const digit = inAsciiDigits(key);
      const answer = /^[1-9]$/.test(digit) && group.current?.querySelector(`[aria-keyshortcuts="${digit}"]`);
      if (answer && isElement(answer)) {
        event.preventDefault();
        session.choose(digit);
        answer.focus();
      }
    };
    surface?.addEventListener("keydown", press);
    return () => surface?.removeEventListener("keydown", press);
  }, [group, session]);
}
