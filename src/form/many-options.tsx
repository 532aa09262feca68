import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ActionButton, type ActionButtonProps } from "../elicitation/action-button.js";
import { IsolatedText } from "../elicitation/body.js";
import { focusInView } from "../elicitation/focus.js";
import { Glyph } from "../elicitation/glyph.js";
import { useLate } from "../elicitation/late.js";
import { useElicitation } from "../elicitation/context.js";
import { formatNumber } from "../messages/format.js";
import { comparable, OptionRow, type OptionsProps, type Row, withOrWithout } from "./option-rows.js";

/**
 * Many options in a box: a filter, the count, what is chosen, and rows that scroll. The rows are one tab stop, and so is what is chosen.
 * Letters that are typed in the rows go to the filter. Of one option, the chosen row is the first one while there is a filter.
 */
export function ManyOptions({ field, id, rows, lastRows, chosen, onChange }: OptionsProps): ReactNode {
  const { messages, locale, slot } = useElicitation();
  const isOne = field.kind !== "choices";
  const filter = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  /** The row that was chosen when the filter changed last, because a row that is chosen by an arrow key must not move. */
  const [first, setFirst] = useState<string>();
  /** The label of the option that the last press has removed. */
  const [removed, setRemoved] = useState("");
  /** What "Choose none" has taken away, if that was the last change. */
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const wanted = comparable(words).trim();
  const found = useMemo(
    () =>
      wanted === ""
        ? rows
        : rows.filter(({ label, description = "" }) => comparable(`${label} ${description}`).includes(wanted)),
    [rows, wanted],
  );
  const slices = useMemo(
    () =>
      inSlices([
        ...rows.filter(({ value }) => value === first),
        ...found.filter(({ value }) => value !== first),
        ...lastRows,
      ]),
    [rows, lastRows, found, first],
  );
  const shown = useFirstSlices(slices, wanted);
  const isWhole = shown.length === slices.length;
  const set = new Set(chosen);
  const chosenRows = isOne ? [] : rows.filter(({ value }) => set.has(value));
  const chips = useFirstSlices(inSlices(chosenRows), "").flat();
  const rest = found.filter(({ value }) => !set.has(value));
  const canUndo = undoable.length > 0;
  const stop = useTabStop(shown.flat());
  const chipStop = useTabStop(chips);

  const count = (number: number): string => formatNumber(number, locale);
  const chosenCount = { chosen: count(chosenRows.length), chosenCount: chosenRows.length };
  const news = useLate(
    removed === ""
      ? messages.optionsFound({
          ...(wanted !== "" && { found: count(found.length), foundCount: found.length }),
          ...(!isOne && chosenCount),
          total: count(rows.length),
          totalCount: rows.length,
        })
      : messages.optionRemoved({ option: removed, ...chosenCount }),
    announcementDelay,
  );

  const change = (values: readonly string[]): void => {
    setRemoved("");
    setUndoable([]);
    onChange(values);
  };
  const search = (typed: string): void => {
    setRemoved("");
    setFirst(isOne && typed ? chosen[0] : undefined);
    setWords(typed);
  };
  const clear = (): void => {
    if (filter.current) {
      filter.current.value = "";
      filter.current.focus();
    }
    search("");
  };

  useEffect(() => {
    const box = list.current;
    const row = isOne && box?.querySelector(":checked")?.closest("label");
    if (box && wanted !== "") {
      box.scrollTop = 0;
    } else if (box && row && isWhole) {
      box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    }
  }, [isOne, isWhole, wanted]);

  return (
    <div
      className="elicit-many"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === "Escape" && words !== "" && !event.nativeEvent.isComposing) {
          // In a card. A dialog has done it before.
          event.stopPropagation();
          clear();
        }
      }}
    >
      <div className="elicit-filter">
        <Glyph name="search" />
        <input
          ref={filter}
          className={slot("input")}
          type="text"
          autoComplete="off"
          aria-label={`${messages.filterOptions()} ${field.label}`}
          placeholder={messages.filterOptions()}
          data-filter=""
          // Uncontrolled, because Escape empties it outside of React (`closeInside` in surfaces/modality.ts).
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            // An input method chooses among its candidates by the same keys.
            if (event.key === "ArrowDown" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              focusInView(list.current?.querySelector("input"));
            } else if (event.key === "Enter") {
              // Enter in the filter must not send the form.
              event.preventDefault();
            }
          }}
        />
      </div>
      <div className="elicit-many-tools">
        <p className="elicit-limits" role="status">
          <span key={news} {...messages.say(news)} />
        </p>
        {field.kind === "choices" && (
          <>
            {found.length > 0 && chosenRows.length + rest.length <= (field.maxItems ?? Infinity) && (
              <TextButton
                to="enter"
                isOff={rest.length === 0}
                text={messages.chooseAll({
                  options: count(found.length),
                  count: found.length,
                  isFiltered: wanted !== "",
                })}
                onPress={() => change([...chosen, ...rest.map(({ value }) => value)])}
              />
            )}
            <TextButton
              to="clear"
              isOff={!canUndo && chosenRows.length === 0}
              text={canUndo ? messages.undoChooseNone() : messages.chooseNone()}
              onPress={() => {
                change(undoable);
                setUndoable(canUndo ? [] : chosen);
              }}
            />
          </>
        )}
      </div>
      {chips.length > 0 && (
        <ul
          className="elicit-chosen"
          aria-label={messages.chosenOptions()}
          // Firefox makes a tab stop of what scrolls.
          tabIndex={-1}
        >
          {chips.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                className="elicit-chip"
                tabIndex={value === chipStop.value ? undefined : -1}
                onFocus={() => chipStop.setLast(value)}
                onKeyDown={moveFocus}
                onClick={({ currentTarget }) => {
                  focusInView(
                    currentTarget.parentElement?.nextElementSibling?.querySelector("button") ?? filter.current,
                  );
                  change(withOrWithout(chosen, { value }));
                  setRemoved(label);
                }}
              >
                <span className="elicit-hidden" {...messages.say(messages.remove())} /> <bdi>{label}</bdi>
                <Glyph name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        ref={list}
        className="elicit-options"
        data-look="list"
        aria-busy={!isWhole || undefined}
        role="presentation"
        tabIndex={-1}
        onFocus={({ target }) => stop.setLast(target.getAttribute("value"))}
        // Here and not at each row, so that a change renders only the slices that it changes.
        onChange={({ target }) => {
          if (isInput(target)) {
            change(withOrWithout(isOne ? [] : chosen, target));
          }
        }}
        onKeyDown={(event) => {
          const { key } = event;
          if (key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
            focusInView(filter.current);
          } else if (!isOne) {
            moveFocus(event);
          }
        }}
      >
        {shown.map((slice, index) => (
          <Slice
            key={index}
            id={id}
            rows={slice}
            isOne={isOne}
            found={wanted}
            // Texts, which are equal until something in the slice changes.
            chosen={valuesIn(slice, (value) => set.has(value))}
            stop={valuesIn(slice, (value) => value === stop.value)}
          />
        ))}
        {found.length === 0 && (
          <p className="elicit-hint">
            <IsolatedText text={messages.noOptionFound({ words })} isolate={words} />{" "}
            <TextButton to="clear" text={messages.clearFilter()} onPress={clear} />
          </p>
        )}
      </div>
    </div>
  );
}

interface TextButtonProps extends Pick<ActionButtonProps, "to" | "text"> {
  /** Whether it has nothing to do now. It stays, so that focus does and no other button takes its place. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function TextButton({ isOff, onPress, ...rest }: TextButtonProps): ReactNode {
  return <ActionButton {...rest} aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress} />;
}

interface SliceProps {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly isOne: boolean;
  readonly found: string;
  /** The values of its chosen rows. */
  readonly chosen: string;
  /** The value of its row that is the tab stop. */
  readonly stop: string;
}

/** Rows that are rendered together. Renders a `<div>`, whose content the browser lays out only while it is in view. */
const Slice = memo(function Slice({ id, rows, isOne, found, chosen, stop }: SliceProps): ReactNode {
  const set = new Set(chosen.split(" "));
  return (
    <div className="elicit-slice">
      {rows.map((row) => (
        <OptionRow
          key={row.value}
          {...row}
          found={found}
          id={`${id}-${row.value}`}
          type={isOne ? "radio" : "checkbox"}
          // Not the field's id, because rows that are not rendered yet would be taken as not chosen (shown-answers.ts).
          name={isOne ? `${id}-row` : undefined}
          checked={set.has(row.value)}
          tabIndex={isOne || row.value === stop ? undefined : -1}
          onChange={ignore}
        />
      ))}
    </div>
  );
});

function ignore(): void {
  // The list handles changes.
}

/** Not by `instanceof`, because it may belong to another window. */
function isInput(target: EventTarget): target is HTMLInputElement {
  return "checked" in target;
}

/** Moves focus to the next or previous row or chip by an arrow key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const list = currentTarget.closest(".elicit-chosen, .elicit-options");
  const controls = Array.from(list?.querySelectorAll<HTMLElement>(".elicit-choice, .elicit-chip") ?? []);
  const forth = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -forth, ArrowRight: forth }[key];
  if (step !== undefined) {
    event.preventDefault();
    focusInView(controls[controls.findIndex((control) => control === target) + step]);
  }
}

interface TabStop {
  /** The value of the row or chip. */
  readonly value: string | undefined;
  readonly setLast: (focused: string | null) => void;
}

/** Makes one control of a list a tab stop: the one that had focus last, else the first. */
function useTabStop(rows: readonly Row[]): TabStop {
  const [last, setLast] = useState<string | null>(null);
  const { value } = rows.find((row) => row.value === last) ?? rows[0] ?? {};
  return { value, setLast };
}

type Slices = readonly (readonly Row[])[];

/** In rows, as in `.elicit-slice` of styles.css. */
const sliceSize = 30;

function inSlices(rows: readonly Row[]): Slices {
  return Array.from({ length: Math.ceil(rows.length / sliceSize) }, (_, index) =>
    rows.slice(index * sliceSize, (index + 1) * sliceSize),
  );
}

/** The values of those rows of a slice that a test selects, as one text. */
function valuesIn(slice: readonly Row[], test: (value: string) => boolean): string {
  return slice.flatMap(({ value }) => (test(value) ? value : [])).join(" ");
}

/** How many slices are rendered in one task, after the first one. */
const slicesPerTask = 3;

/**
 * The slices to render: the first one at once, and the rest bit by bit, so that no task takes long.
 *
 * @param key of slices that begin anew
 */
function useFirstSlices(slices: Slices, key: string): Slices {
  const [grown, setGrown] = useState({ key, count: 1 });
  const count = grown.key === key ? grown.count : 1;
  const isWhole = count >= slices.length;
  useEffect(() => {
    const timer = isWhole ? undefined : setTimeout(() => setGrown({ key, count: count + slicesPerTask }));
    return () => clearTimeout(timer);
  }, [key, count, isWhole]);
  return slices.slice(0, count);
}

/** In milliseconds after the last change, so that a screen reader does not read out each of several. */
const announcementDelay = 300;
