import { chosenFiles, fileError, unknownType } from "../core/fields/file.js";
import { writeDataUri } from "../core/data-uri.js";
import { fileName, isUnder, mediaType, readReference } from "../core/file-reference.js";
import { headLength, registeredType, typeByContent } from "../core/file-type.js";
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
import type { Elicitation } from "../elicitation/context.js";

/** Whether this is a `File`, also one of another window, which `instanceof` would reject. */
export function isFile(file: ChosenFile): file is File {
  return Object.prototype.toString.call(file) === "[object File]";
}

/** The file with the registered media type, if the operating system gave it another name. */
export function withRegisteredType(file: File): File {
  return retyped(file, registeredType(file.type));
}

function retyped(file: File, type: string): File {
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
}

/**
 * Compares the first bytes of a file with its type.
 *
 * @returns the file, with the type of its bytes if the system gave it none; or, if they do not match, its name, size, type and error
 */
export async function inspectFile(file: ChosenFile): Promise<ChosenFile> {
  const { name, size, type: given } = file;
  if (!isFile(file)) {
    return file;
  }
  try {
    const type = typeByContent(given, await readBlob(file.slice(0, headLength), "readAsBinaryString"));
    return type === undefined ? { name, size, type: given, error: "file-content" } : retyped(file, type);
  } catch {
    // For example a folder.
    return { name, size, type: given, error: "file-unreadable" };
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
  /** Files that have been read or uploaded already. Another attempt only repeats the ones that failed. Without those that were sent. */
  readonly done: Map<ChosenFile, ReadFile>;
  readonly signal: AbortSignal;
  /** Progress over all files, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** The text that is sent for a file, and the file as an answer to a form definition. */
export interface ReadFile {
  readonly text: string;
  readonly answer: FileAnswer;
  /** Of a file that was uploaded: aborted when the form goes without having sent its location. */
  readonly upload?: AbortController;
}

export interface SentAnswers {
  readonly content: ElicitContent;
  readonly files: AcceptAttempt["files"];
  /** The content with names and sizes of files, but without their bytes. */
  readonly kept: ElicitContent;
  /** To be called when these answers are the result: the locations of their files are used. */
  readonly use?: () => void;
}

export type ReadAnswers =
  | SentAnswers
  /** The errors that keep the answers from being sent. */
  | { readonly errors: ReadonlyMap<FieldSpec, FieldErrorReason> };

/**
 * Reads or uploads the files of valid answers, one after the other, and replaces their names in the content with the text to send. Never
 * rejects. If `signal` has aborted, the caller must ignore the result.
 */
export async function readFiles(
  answers: ElicitContent,
  { fields: all, props, policy }: Elicitation,
  { draft, done, signal, onProgress }: FileReading,
): Promise<ReadAnswers> {
  const fields = all.filter((field) => field.kind === "file").filter(({ name }) => Object.hasOwn(answers, name));
  const chosen = fields.flatMap((field) => chosenFiles(draft[field.id]).map((file) => ({ field, file })));
  const errors = new Map<FieldSpec, FieldErrorReason>();
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
    const host = { ...props.current, policy };
    const read = done.get(file) ?? (await readFile(field, file, host, { signal, onProgress: showProgress }));
    isReading = false;
    if ("code" in read) {
      errors.set(field, errors.get(field) ?? read);
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
  return errors.size > 0
    ? { errors }
    : {
        content: { ...answers, ...ofEach(({ text }) => text) },
        files: ofEach(({ answer }) => answer),
        kept: { ...answers, ...ofEach(({ answer }) => writeDataUri(answer)) },
        use: () => {
          for (const { file } of chosen) {
            done.delete(file);
          }
        },
      };
}

async function readFile(
  field: FieldOf<"file">,
  chosen: ChosenFile,
  { uploadFile, server, policy }: ElicitationProps,
  { signal, onProgress }: Pick<FileReading, "signal" | "onProgress">,
): Promise<ReadFile | FieldErrorReason> {
  // Not every file has been inspected yet, for example if a host's own control chose it.
  const file = await inspectFile(chosen);
  const { name, size, type } = file;
  const refusal = fileError(field, file);
  // The person may have turned to leaving while the file was inspected.
  if (refusal || !isFile(file) || signal.aborted) {
    return refusal ?? { code: "file-unreadable", file: name };
  }
  const content_type = mediaType.test(type) ? type : unknownType;
  const description = { filename: fileName(name), content_type, size };
  const upload = new AbortController();
  const stop = (): void => upload.abort();
  signal.addEventListener("abort", stop);
  try {
    if (!uploadFile) {
      const content = await encode(file, signal, onProgress);
      return { text: writeDataUri(description, content), answer: { ...description, content } };
    }
    const content = readReference(await uploadFile(file, { signal: upload.signal, onProgress, server }));
    if (!content) {
      throw new TypeError(
        "It must resolve with { type, location }. The location starts with https: for url, s3: for s3, file: for local.",
      );
    }
    if (policy?.uploads && !isUnder(content.location, policy.uploads)) {
      throw new RangeError("Its location has to begin with one of `policy.uploads`.");
    }
    return { text: content.location, answer: { ...description, content }, upload };
  } catch (error) {
    stop();
    if (uploadFile && !signal.aborted) {
      console.error("react-elicitation: `uploadFile` failed, so nothing was sent.", error);
    }
    return { code: uploadFile ? "file-upload" : "file-unreadable", file: name };
  } finally {
    signal.removeEventListener("abort", stop);
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
