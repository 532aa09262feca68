import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { chosenFiles, fileError } from "../core/fields/file.js";
import { cleanLine, cleanText, shorten } from "../core/text/clean-text.js";
import { defined } from "../core/json.js";
import type { ChosenFile, FieldOf } from "../core/types.js";
import { ActionButton } from "../elicitation/action-button.js";
import { FoldedText, IsolatedText } from "../elicitation/body.js";
import type { ControlProps } from "../elicitation/config.js";
import { useElicitation } from "../elicitation/context.js";
import { formatNumber, formatSize } from "../messages/format.js";
import { fileWords } from "../messages/file-words.js";
import type { DialogMessages, Messages } from "../messages/messages.js";
import { inspectFile, isFile, readBlob, withRegisteredType } from "./file-reading.js";
import { useHookForm, useFieldValue } from "./form-context.js";

export { readFiles } from "./file-reading.js";

/**
 * Files: an `<input type="file">` in an area that takes dropped and pasted files, and the list of chosen files.
 *
 * - `data-over` on the area while files are dragged over it
 */
export function FileControl({ field, inputProps }: ControlProps<"file">): ReactNode {
  const { messages: kit, server, locale, getRoot, slot } = useElicitation();
  const messages = { ...kit, ...kit.with(fileWords) };
  const { trigger, getValues, getFieldState } = useHookForm();
  const [value, setFiles] = useFieldValue(field);
  const files = chosenFiles(value);
  const [news, setNews] = useState("");
  const [inspected, setInspected] = useState<ReadonlySet<ChosenFile>>(new Set());
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { autoComplete: _, ...named } = inputProps;
  const { dragAndDrop: canDrop = true, preview = true } = field.rendering ?? {};

  useEffect(() => {
    // Keeps the native input in step with the list: it shows the number of files, and would ignore a removed file that is chosen again.
    if (input.current) {
      showInInput(input.current, chosenFiles(value));
    }
  }, [value]);
  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    view?.addEventListener("dragover", keepPage);
    view?.addEventListener("drop", keepPage);
    return () => {
      view?.removeEventListener("dragover", keepPage);
      view?.removeEventListener("drop", keepPage);
    };
  }, []);

  const change = async (next: readonly ChosenFile[], said = ""): Promise<void> => {
    setFiles(next);
    // Checked at once, because unlike text a file is never half-typed.
    await trigger(field.id);
    setNews([said, getFieldState(field.id).error?.message].filter(Boolean).join("\n"));
  };
  /** Lists files before the inspection ends, which may take long. Answers can be sent meanwhile: `readFiles` inspects every file itself. */
  const add = async (given: FileList | null): Promise<void> => {
    const added = Array.from(given ?? [], withRegisteredType);
    // A field that other answers disable takes no dropped or pasted files either.
    if (added.length === 0 || input.current?.matches(":disabled")) {
      return;
    }
    const before = field.isList ? chosenFiles(getValues(field.id)) : [];
    const taken = added.filter((file) => !fileError(field, file));
    const shownNames = listed(
      taken.map(({ name }) => nameOf(name)),
      messages,
    );
    const names = new Intl.ListFormat(locale).format(shownNames);
    void change([...before, ...added], names && messages.filesAdded({ names, count: taken.length }));
    const results = new Map<ChosenFile, ChosenFile>(
      await Promise.all(added.map(async (file) => [file, await inspectFile(file)] as const)),
    );
    // Read again: files may have been added or removed during the inspection.
    const current = chosenFiles(getValues(field.id));
    const next = current.map((file) => results.get(file) ?? file);
    setInspected((last) => new Set([...last, ...results.values()]));
    if (next.some((file, index) => file !== current[index])) {
      await change(next);
    }
  };
  const remove = (index: number): void => {
    const removed = files[index];
    if (removed) {
      void change(files.toSpliced(index, 1), messages.fileRemoved({ name: nameOf(removed.name) }));
    }
    // The last remove button disappears; focus moves to the one before it, or to the input.
    const next = Math.min(index, files.length - 2);
    (getRoot().getElementById(`${named.id}-remove-${next}`) ?? input.current)?.focus();
  };
  const drag = (event: DragEvent, isInside: boolean): void => {
    if (event.dataTransfer.types.includes("Files")) {
      event.preventDefault();
      if (!canDrop) {
        event.dataTransfer.dropEffect = "none";
      }
      setIsOver(isInside);
    }
  };
  const drop = (event: DragEvent): void => {
    drag(event, false);
    void add(canDrop ? event.dataTransfer.files : null);
  };
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      void add(event.clipboardData.files);
    }
  };
  return (
    <div
      className="elicit-files"
      data-over={isOver ? "" : undefined}
      onDragOver={(event) => drag(event, canDrop)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p className="elicit-limits" id={`${named.id}-limits`} {...messages.say(limitsOf(field, messages, locale))} />
      <p className="elicit-limits" id={`${named.id}-to`}>
        <IsolatedText text={messages.filesGoTo({ server: server.name, canDrop })} isolate={server.name} />
      </p>
      <input
        {...named}
        ref={input}
        aria-describedby={[`${named.id}-limits`, `${named.id}-to`, named["aria-describedby"]].filter(Boolean).join(" ")}
        className={slot("input")}
        type="file"
        accept={field.accept?.join(",")}
        multiple={field.isList}
        onChange={(event: ChangeEvent<HTMLInputElement>) => void add(event.target.files)}
      />
      {files.length > 0 && (
        <ul className="elicit-file-list">
          {files.map((file, index) => (
            <FileRow
              // The index keeps the button that has focus mounted. Names are not unique.
              key={index}
              file={file}
              isRefused={fileError(field, file) !== undefined}
              isPreviewed={preview && inspected.has(file)}
              removeId={`${named.id}-remove-${index}`}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <p className="elicit-hidden" role="status" {...messages.say(news)} />
    </div>
  );
}

/** Keeps the browser from opening a file that is dropped outside the area. That would replace the page and lose all answers. */
function keepPage(event: globalThis.DragEvent): void {
  const [target] = event.composedPath();
  const isTaken = event.defaultPrevented || (target instanceof Element && target.matches('input[type="file"]'));
  if (!isTaken && event.dataTransfer?.types.includes("Files")) {
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  }
}

/** "PDF or PNG, 10 MB or less each, at most 3" */
function limitsOf(field: FieldOf<"file">, messages: Messages, locale: string): string {
  const { accept, maxSize, isList, minItems, maxItems } = field;
  const limits = defined({
    types: accept && typesOf(accept, isList, messages, locale),
    minItems: minItems ? formatNumber(minItems, locale) : undefined,
    minCount: minItems || undefined,
    maxCount: maxItems,
    maxItems: maxItems === undefined ? undefined : formatNumber(maxItems, locale),
  });
  return messages.fileLimits({ ...limits, size: formatSize(maxSize, locale, Math.floor), isList });
}

/** The names of media types as a list. Extensions and short subtypes are in capitals: "PDF". */
function typesOf(accept: readonly string[], isList: boolean, messages: Messages, locale: string): string {
  const names = accept.map((accepted) => {
    const kind = (["audio", "image", "text", "video"] as const).find(
      (one) => accepted === `${one}/*` || accepted === `${one}/plain`,
    );
    const [, short] = /^(?:\.|\w+\/)(?:x-)?([a-z0-9]{1,8})(?:\+.*)?$/.exec(accepted) ?? [];
    return kind ? messages.fileType({ type: kind, isList }) : (short?.toUpperCase() ?? accepted);
  });
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(listed([...new Set(names)], messages));
}

const mostListed = 10;

function listed(names: readonly string[], messages: DialogMessages): readonly string[] {
  return names.length > mostListed ? [...names.slice(0, mostListed), messages.others()] : names;
}

function showInInput(input: HTMLInputElement, files: readonly ChosenFile[]): void {
  if (typeof DataTransfer === "undefined") {
    return;
  }
  const transfer = new DataTransfer();
  for (const file of files) {
    if (isFile(file)) {
      transfer.items.add(file);
    }
  }
  input.files = transfer.files;
}

const longestName = 80;

/** A file's name may be any text, so it is cleaned and shortened. */
function nameOf(name: string): string {
  return shorten(cleanLine(name), longestName);
}

interface FileRowProps {
  readonly file: ChosenFile;
  /** Whether the file breaks a rule of the field. */
  readonly isRefused: boolean;
  readonly isPreviewed: boolean;
  readonly removeId: string;
  readonly onRemove: () => void;
}

/**
 * One chosen file with its name, size, type and preview, and the button that removes it. Renders an `<li>`.
 *
 * - `data-invalid` if the file breaks a rule of the field
 */
function FileRow({ file, isRefused, isPreviewed, removeId, onRemove }: FileRowProps): ReactNode {
  const { messages, locale } = useElicitation();
  const name = nameOf(file.name) || messages.emptyOption();
  return (
    <li className="elicit-file" data-invalid={isRefused ? "" : undefined}>
      {isPreviewed && isFile(file) && <Preview key={[file.name, file.size, file.lastModified].join()} file={file} />}
      <div className="elicit-file-text">
        <FoldedText text={cleanLine(file.name) || name} />
        <p className="elicit-limits">
          <bdi>{[formatSize(file.size, locale), cleanLine(file.type)].filter(Boolean).join(", ")}</bdi>
        </p>
      </div>
      <ActionButton to="clear" id={removeId} onClick={onRemove} text={messages.remove()} about={name} />
    </li>
  );
}

/** Image types that cannot run scripts. Only inspected files are previewed, so their first bytes match the type. */
const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

function Preview({ file }: { readonly file: File }): ReactNode {
  if (pictures.has(file.type)) {
    return <Picture file={file} />;
  }
  return /^text\/(?:plain|csv|markdown)$/.test(file.type) ? <Beginning file={file} /> : null;
}

/** Renders an `<img>`, or nothing if it does not load, for example because the page's content security policy forbids `blob:`. */
function Picture({ file }: { readonly file: File }): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return isRefused ? null : (
    <img ref={picture} className="elicit-file-preview" alt="" decoding="async" onError={() => setIsRefused(true)} />
  );
}

/** How much of a text file is previewed. */
const shownBytes = 400;
const shownLines = 4;

function Beginning({ file }: { readonly file: File }): ReactNode {
  const [text, setText] = useState("");
  useEffect(() => {
    let isCurrent = true;
    readBlob(file.slice(0, shownBytes), "readAsText").then(
      (read) => isCurrent && setText(cleanText(read.split("\n", shownLines).join("\n"))),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    text !== "" && (
      <p className="elicit-file-preview">
        <bdi>{text}</bdi>
      </p>
    )
  );
}
