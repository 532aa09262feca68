import { chosenFiles, fileFault } from "../core/fields/file.js";
import { writeDataUri } from "../core/data-uri.js";
import { mediaType, readReference } from "../core/file-reference.js";
import type {
  AcceptAttempt,
  ChosenFile,
  Draft,
  ElicitContent,
  FieldErrorReason,
  FieldOf,
  FieldSpec,
  FileAnswer,
} from "../core/types.js";
import type { ElicitationProps } from "../elicitation/config.js";
import type { Elicitation } from "../elicitation/root.js";

/**
 * The first bytes of media types, as Latin-1. `alias` is a name that some operating systems use instead of the registered one. Formats that
 * are ZIP or TIFF inside, such as office documents, have media types of their own.
 */
const signatures: readonly { readonly type: string; readonly alias?: string; readonly start: RegExp }[] = [
  { type: "image/png", start: /^\x89PNG\r\n\x1a\n/ },
  { type: "image/jpeg", alias: "image/jpg", start: /^\xff\xd8\xff/ },
  { type: "image/gif", start: /^GIF8[79]a/ },
  { type: "image/webp", start: /^RIFF.{4}WEBP/s },
  // Not at the start, because printers put commands in front.
  { type: "application/pdf", start: /%PDF-/ },
  { type: "image/tiff", start: /^(?:II[*+]\0|MM\0[*+])/ },
  { type: "application/zip", alias: "application/x-zip-compressed", start: /^PK(?:\x03\x04|\x05\x06|\x07\x08)/ },
  { type: "application/gzip", alias: "application/x-gzip", start: /^\x1f\x8b/ },
];

const headLength = 1024;

/** Whether this is a `File`, also one of another window, which `instanceof` would reject. */
export function isFile(file: ChosenFile): file is File {
  return Object.prototype.toString.call(file) === "[object File]";
}

/** The file with the registered media type, if the operating system gave it another name. */
export function withRegisteredType(file: File): File {
  const [given = ""] = file.type.split(";", 1);
  return retyped(file, signatures.find(({ alias }) => alias === given)?.type ?? given);
}

function retyped(file: File, type: string): File {
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
}

/**
 * Compares the first bytes of a file with its type.
 *
 * @returns the file, with the type of its bytes if the system gave it none; or, if they do not match, its name, size, type and fault
 */
export async function inspectFile(file: ChosenFile): Promise<ChosenFile> {
  const { name, size } = file;
  if (!isFile(file)) {
    return file;
  }
  const [given = ""] = file.type.split(";", 1);
  try {
    const head = await readBlob(file.slice(0, headLength), "readAsBinaryString");
    const known = signatures.find(({ type, alias }) => type === given || alias === given);
    const found = signatures.find(({ start }) => start.exec(head)?.index === 0);
    if (known ? !known.start.test(head) : given.startsWith("text/") && found) {
      return { name, size, type: given, fault: "file-content" };
    }
    const { type } = known ?? (given === "" ? found : undefined) ?? { type: given };
    return retyped(file, type);
  } catch {
    // For example a folder.
    return { name, size, type: given, fault: "file-unreadable" };
  }
}

/** Reads a blob with a method of `FileReader`. */
export function readBlob(blob: Blob, method: "readAsDataURL" | "readAsText" | "readAsBinaryString"): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader[method](blob);
  });
}

export interface FileReading {
  readonly draft: Draft;
  /** Files that have been read or uploaded already. Another attempt only repeats the ones that failed. */
  readonly done: WeakMap<ChosenFile, ReadFile>;
  readonly signal: AbortSignal;
  /** Progress over all files, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** The text that is sent for a file, and the file as an answer to a form definition. */
export interface ReadFile {
  readonly text: string;
  readonly answer: FileAnswer;
}

export type ReadAnswers =
  | {
      readonly content: ElicitContent;
      readonly files: AcceptAttempt["files"];
      /** The content with names and sizes of files, but without their bytes. */
      readonly kept: ElicitContent;
    }
  /** The errors that keep the answers from being sent. */
  | { readonly faults: ReadonlyMap<FieldSpec, FieldErrorReason> };

/**
 * Reads or uploads the files of valid answers, one after the other, and replaces their names in the content with the text to send. Never
 * rejects. If `signal` has aborted, the caller must ignore the result.
 */
export async function readFiles(
  answers: ElicitContent,
  { fields: all, props }: Elicitation,
  { draft, done, signal, onProgress }: FileReading,
): Promise<ReadAnswers> {
  const fields = all.filter((field) => field.kind === "file").filter(({ name }) => Object.hasOwn(answers, name));
  const chosen = fields.flatMap((field) => chosenFiles(draft[field.id]).map((file) => ({ field, file })));
  const faults = new Map<FieldSpec, FieldErrorReason>();
  for (const [index, { field, file }] of chosen.entries()) {
    if (signal.aborted) {
      break;
    }
    let isReading = true;
    const showProgress = (fraction: number): void => {
      // An upload may report NaN for 0 of 0 bytes, and once more after it has ended.
      if (isReading && !signal.aborted) {
        onProgress((index + Math.min(fraction || 0, 1)) / chosen.length);
      }
    };
    showProgress(0);
    const read = done.get(file) ?? (await readFile(field, file, props.current, { signal, onProgress: showProgress }));
    isReading = false;
    if ("code" in read) {
      faults.set(field, faults.get(field) ?? read);
    } else {
      done.set(file, read);
    }
  }
  const ofEach = <Item>(itemOf: (read: ReadFile) => Item): Record<string, Item | Item[]> =>
    Object.fromEntries(
      fields.map(({ id, name, isList }) => {
        // Not from the draft: an inspection that ends while files are read may replace some of them there.
        const read = chosen.filter(({ field }) => field.id === id).map(({ file }) => done.get(file));
        const items = read.filter((one) => one !== undefined).map(itemOf);
        const [only] = items;
        return [name, isList || only === undefined ? items : only];
      }),
    );
  return faults.size > 0
    ? { faults }
    : {
        content: { ...answers, ...ofEach(({ text }) => text) },
        files: ofEach(({ answer }) => answer),
        kept: { ...answers, ...ofEach(({ answer }) => writeDataUri(answer)) },
      };
}

async function readFile(
  field: FieldOf<"file">,
  chosen: ChosenFile,
  { uploadFile, server }: ElicitationProps,
  { signal, onProgress }: Pick<FileReading, "signal" | "onProgress">,
): Promise<ReadFile | FieldErrorReason> {
  // Not every file has been inspected yet, for example if a host's own control chose it.
  const file = await inspectFile(chosen);
  const { name, size, type } = file;
  const fault = fileFault(field, file);
  if (fault || !isFile(file)) {
    return fault ?? { code: "file-unreadable", file: name };
  }
  const description = { filename: name, content_type: mediaType.test(type) ? type : "application/octet-stream", size };
  try {
    if (!uploadFile) {
      const content = await encode(file, signal, onProgress);
      return { text: writeDataUri(description, content), answer: { ...description, content } };
    }
    const content = readReference(await uploadFile(file, { signal, onProgress, server }));
    if (!content) {
      throw new TypeError(
        "It must resolve with { type, location }. The location starts with https: for url, s3: for s3, file: for local.",
      );
    }
    return { text: content.location, answer: { ...description, content } };
  } catch (error) {
    if (uploadFile && !signal.aborted) {
      console.error("react-elicitation: `uploadFile` failed, so nothing was sent.", error);
    }
    return { code: uploadFile ? "file-upload" : "file-unreadable", file: name };
  }
}

/** Encodes a file as base64. */
async function encode(file: File, signal: AbortSignal, onProgress: (fraction: number) => void): Promise<string> {
  const pieces: string[] = [];
  for (let start = 0; start < file.size; start += pieceLength) {
    signal.throwIfAborted();
    const url = await readBlob(file.slice(start, start + pieceLength), "readAsDataURL");
    pieces.push(url.slice(url.indexOf(",") + 1));
    onProgress((start + pieceLength) / file.size);
  }
  return pieces.join("");
}

/** In bytes. Files are read in pieces because browsers encode on the main thread. A multiple of 3, so that the base64 can be joined. */
const pieceLength = 3 * 2 ** 18;
