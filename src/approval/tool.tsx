import { Fragment, type ReactNode, type RefObject } from "react";
import type { ReadApproval, ArgumentRow, ArgumentValue } from "../core/approval/read-approval.js";
import type { ChangedLine, Difference } from "../core/approval/difference.js";
import { quotable } from "../core/text/clean-text.js";
import { assertNever } from "../core/types.js";
import { IsolatedText, RequestText } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import { Notice } from "../elicitation/notices.js";
import { formatNumber } from "../messages/format.js";
import { Shown } from "./shown.js";
import { useWords } from "./words.js";

/** In characters: a longer name is cut. */
const longestName = 80;

/** The name of the tool in one of the kit's sentences. */
export function toolName({ name, title }: ReadApproval): string {
  return quotable(title ?? name, longestName);
}

interface ToolProps {
  readonly approval: ReadApproval;
  /** Gets the end of what is run. */
  readonly end: RefObject<HTMLSpanElement | null>;
}

/**
 * What is run: the tool, its arguments, and what changes in files. Renders a `<div>`.
 *
 * - `data-kind` on the value of an argument: `text`, `path`, `code`, `command`, `difference` or `empty`
 */
export function Tool({ approval, end }: ToolProps): ReactNode {
  const { server, messages, locale, idPrefix } = useElicitation();
  const words = useWords();
  const { name, title, rows, isDestructive, together } = approval;
  const calls = formatNumber(together, locale);
  return (
    <div className="elicit-tool" role="group" aria-labelledby={`${idPrefix}-tool`}>
      <div className="elicit-tool-head">
        <h3 className="elicit-tool-title" id={`${idPrefix}-tool`} translate="no">
          <bdi>
            <Shown text={title ?? name} />
          </bdi>
        </h3>
        {title !== undefined && (
          <bdi className="elicit-tool-name" translate="no">
            <Shown text={name} />
          </bdi>
        )}
      </div>
      {(isDestructive || together > 1) && (
        <Notice tone="warning">
          {isDestructive && (
            <p className="elicit-line">
              <IsolatedText text={words.toolIsDestructive({ server: server.name })} isolate={server.name} />
            </p>
          )}
          {together > 1 && (
            <p className="elicit-line" dir="auto" {...messages.say(words.callsTogether({ calls, count: together }))} />
          )}
        </Notice>
      )}
      {rows.length > 0 && (
        <dl className="elicit-arguments">
          {rows.map((row, index) => (
            <Argument key={index} row={row} />
          ))}
        </dl>
      )}
      <span className="elicit-tool-end" ref={end} />
    </div>
  );
}

/** A value that has no room beside its label, in characters. */
const longestBeside = 60;

function Argument({ row: { label, value } }: { readonly row: ArgumentRow }): ReactNode {
  const { messages } = useElicitation();
  const words = useWords();
  const isDifference = value.kind === "difference";
  const hasBlock = value.kind === "command" || (value.kind === "code" && isLong(value.text));
  return (
    <div className="elicit-argument" data-wide={isDifference || hasBlock ? "" : undefined}>
      <dt className="elicit-argument-name">
        {label === undefined ? (
          <span {...messages.say(isDifference ? words.fileChanges() : words.toolInput())} />
        ) : (
          <bdi translate="no">
            <Shown text={label} />
          </bdi>
        )}
      </dt>
      <dd
        className="elicit-argument-value"
        data-kind={value.kind}
        data-block={hasBlock ? "" : undefined}
        translate={value.kind === "empty" ? undefined : "no"}
      >
        <Value value={value} />
      </dd>
    </div>
  );
}

function isLong(text: string): boolean {
  return text.length > longestBeside || text.includes("\n");
}

function Value({ value }: { readonly value: ArgumentValue }): ReactNode {
  const { messages } = useElicitation();
  switch (value.kind) {
    case "empty":
      return <span {...messages.say(messages.emptyOption())} />;
    case "text":
      return (
        <RequestText text={value.text}>
          <Shown text={value.text} />
        </RequestText>
      );
    case "path":
      return <Place path={value.text} />;
    case "code":
    case "command":
      return (
        <RequestText text={value.text}>
          <Shown text={value.text} />
        </RequestText>
      );
    case "difference":
      return value.differences.map((difference, index) => <ShownDifference key={index} difference={difference} />);
    default:
      return assertNever(value);
  }
}

/** A path that breaks after its slashes, and of which the last part stands out. */
function Place({ path }: { readonly path: string }): ReactNode {
  const parts = path.split(/(?<=[\\/])(?=.)/);
  return (
    <bdi dir="ltr">
      {parts.map((part, index) =>
        index === parts.length - 1 ? (
          <strong key={index}>
            <Shown text={part} />
          </strong>
        ) : (
          <Fragment key={index}>
            <Shown text={part} />
            <wbr />
          </Fragment>
        ),
      )}
    </bdi>
  );
}

/**
 * What changes in a file. Renders a `<div>`.
 *
 * - `data-change` on each line: `added`, `removed` or `none`
 */
function ShownDifference({ difference: { path, hunks } }: { readonly difference: Difference }): ReactNode {
  const { messages, locale } = useElicitation();
  const words = useWords();
  const lines = hunks.flat();
  const [addedCount, removedCount] = (["added", "removed"] as const).map(
    (change) => lines.filter((line) => line.change === change).length,
  );
  const counts = { addedCount: addedCount ?? 0, removedCount: removedCount ?? 0 };
  const summary = words.changedLines({
    ...counts,
    added: formatNumber(counts.addedCount, locale),
    removed: formatNumber(counts.removedCount, locale),
  });
  const hasNumbers = lines.some(({ before, after }) => (before ?? after) !== undefined);
  return (
    <div className="elicit-difference" data-numbered={hasNumbers ? "" : undefined}>
      <p className="elicit-difference-head">
        <Place path={path} />
        <span {...messages.say(summary)} />
      </p>
      <RequestText text={lines.map(({ text }) => text).join("\n")}>
        {hunks.map((hunk, index) => (
          <span key={index} className="elicit-hunk">
            {hunk.map((line, at) => (
              <Line key={at} line={line} hasNumbers={hasNumbers} />
            ))}
          </span>
        ))}
      </RequestText>
    </div>
  );
}

const signs: Readonly<Record<ChangedLine["change"], string>> = { added: "+", removed: "−", none: "" };

function Line({ line, hasNumbers }: { readonly line: ChangedLine; readonly hasNumbers: boolean }): ReactNode {
  const { messages } = useElicitation();
  const words = useWords();
  const { change, text, before, after } = line;
  return (
    <span className="elicit-changed-line" data-change={change}>
      {hasNumbers && (
        <>
          <span className="elicit-line-number" aria-hidden="true">
            {before}
          </span>
          <span className="elicit-line-number" aria-hidden="true">
            {after}
          </span>
        </>
      )}
      <span className="elicit-line-sign" aria-hidden="true">
        {signs[change]}
      </span>
      <span className="elicit-line-text">
        {change !== "none" && (
          <span
            className="elicit-hidden"
            {...messages.say(change === "added" ? words.lineAdded() : words.lineRemoved())}
          />
        )}
        <Shown text={text} />
        {"\n"}
      </span>
    </span>
  );
}
