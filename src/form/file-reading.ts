import { chosenFiles, fileLabel } from "../core/fields/file.js";
import type {
  ChosenFile,
  Draft,
  ElicitContent,
  ElicitValue,
  FieldSpec,
  FileReference,
  SentFile,
  ServerIdentity,
} from "../core/types.js";
import type { UploadFile } from "../elicitation/config.js";
import { quotedFile } from "../messages/describe.js";
import type { Messages } from "../messages/messages.js";

/** The first bytes, in Latin-1, of types that have them. Formats that are themselves ZIP or TIFF have other types. */
const signatures: readonly { readonly types: readonly string[]; readonly start: RegExp }[] = [
  { types: ["image/png"], start: /^\x89PNG\r\n\x1a\n/ },
  { types: ["image/jpeg", "image/jpg"], start: /^\xff\xd8\xff/ },
  { types: ["image/gif"], start: /^GIF8[79]a/ },
  { types: ["image/webp"], start: /^RIFF.{4}WEBP/s },
  { types: ["application/pdf"], start: /%PDF-/ },
  { types: ["image/tiff"], start: /^(?:II\*\0|MM\0\*)/ },
  { types: ["application/zip", "application/x-zip-compressed"], start: /^PK(?:\x03\x04|\x05\x06|\x07\x08)/ },
  { types: ["application/gzip", "application/x-gzip"], start: /^\x1f\x8b/ },
];

const headLength = 64;

/**
 * A file as it was chosen, if its first bytes do not tell otherwise. One that the system does not know gets the type that they tell; in place
 * of one that is not what it says, or cannot be read, comes what is said of it.
 */
export async function inspectFile(file: File): Promise<ChosenFile> {
  const { name, size } = file;
  const type = file.type.replace(/;.*/s, "").toLowerCase();
  try {
    const head = await readBlob(file.slice(0, headLength), "readAsBinaryString");
    const known = signatures.find(({ types }) => types.includes(type));
    const found = signatures.find(({ start }) => start.test(head));
    const isOther = known ? found !== known : type.startsWith("text/") && found !== undefined;
    if (isOther) {
      return { name, size, type, fault: "file-content" };
    }
    return type === "" && found ? new File([file], name, { type: found.types[0] ?? "" }) : file;
  } catch {
    // A folder, for one.
    return { name, size, type, fault: "file-unreadable" };
  }
}

/** As the browser reads and encodes it. */
export function readBlob(blob: Blob, method: "readAsDataURL" | "readAsText" | "readAsBinaryString"): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader[method](blob);
  });
}

/** The text that is sent for a file, and where the file was put instead. */
export interface ReadFile {
  readonly text: string;
  readonly reference?: FileReference | undefined;
}

export interface FileDelivery {
  readonly fields: readonly FieldSpec[];
  readonly draft: Draft;
  /** What is read already: what has failed is tried again, and nothing else. */
  readonly done: WeakMap<ChosenFile, ReadFile>;
  readonly uploadFile: UploadFile | undefined;
  readonly server: ServerIdentity;
  readonly messages: Messages;
  readonly signal: AbortSignal;
  /** From 0 to 1, of all files. */
  readonly onProgress: (fraction: number) => void;
}

export interface DeliveredFiles {
  readonly content: ElicitContent;
  readonly files: Readonly<Record<string, readonly SentFile[]>>;
  /** The content without what is in files. */
  readonly kept: ElicitContent;
  /** By property name, what is said of the first file that could neither be read nor uploaded. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Reads or uploads the files of valid answers, one after the other, and puts what is sent for them in the place of their names. Never rejects. */
export async function deliverFiles(answers: ElicitContent, delivery: FileDelivery): Promise<DeliveredFiles> {
  const { fields, draft, done, uploadFile, messages, signal, onProgress } = delivery;
  const chosen = new Map(
    fields
      .filter(({ kind, name }) => kind === "file" && Object.hasOwn(answers, name))
      .map(({ id, name }) => [name, chosenFiles(draft[id])]),
  );
  const all = Array.from(chosen).flatMap(([name, files]) => files.map((file) => ({ name, file })));
  const faults = new Map<string, string>();
  for (const [index, { name, file }] of all.entries()) {
    if (signal.aborted) {
      break;
    }
    const showProgress = (fraction: number): void => onProgress((index + Math.min(fraction, 1)) / all.length);
    showProgress(0);
    try {
      done.set(file, done.get(file) ?? (await deliverFile(file, { ...delivery, onProgress: showProgress })));
    } catch {
      const textOf = uploadFile ? messages.uploadFailed : messages.error["file-unreadable"];
      faults.set(name, faults.get(name) ?? textOf({ by: "attaching", example: "", file: quotedFile(file.name) }));
    }
  }
  const withTexts = (textOf: (file: ChosenFile) => string): ElicitContent =>
    Object.fromEntries(
      Object.entries(answers).map(([name, value]): [string, ElicitValue] => {
        const texts = chosen.get(name)?.map(textOf);
        return [name, texts ? (Array.isArray(value) ? texts : texts.join("")) : value];
      }),
    );
  const sentFile = (file: ChosenFile): SentFile => ({
    name: file.name,
    size: file.size,
    type: typeOf(file),
    reference: done.get(file)?.reference,
  });
  return {
    content: withTexts((file) => done.get(file)?.text ?? ""),
    files: Object.fromEntries(Array.from(chosen, ([name, files]) => [name, files.map(sentFile)])),
    kept: withTexts((file) => fileLabel(sentFile(file))),
    faults,
  };
}

async function deliverFile(
  file: ChosenFile,
  { uploadFile, server, signal, onProgress }: FileDelivery,
): Promise<ReadFile> {
  if (!(file instanceof File)) {
    throw new TypeError("react-elicitation: what is no `File` cannot be sent.");
  }
  if (uploadFile) {
    const reference = await uploadFile(file, { signal, onProgress, server });
    return { text: reference.location, reference };
  }
  const pieces: string[] = [];
  for (let start = 0; start < file.size; start += pieceLength) {
    signal.throwIfAborted();
    const url = await readBlob(file.slice(start, start + pieceLength), "readAsDataURL");
    pieces.push(url.slice(url.indexOf(",") + 1));
    onProgress((start + pieceLength) / file.size);
  }
  // RFC 2397 allows for parameters; `name` is that of SEP-2356's first draft.
  return { text: `data:${typeOf(file)};name=${encodeURIComponent(file.name)};base64,${pieces.join("")}` };
}

/** In bytes: browsers encode in one step what they read, on the page's thread. A multiple of 3, so that the base64 of pieces can be joined. */
const pieceLength = 3 * 2 ** 18;

/** MIME as a `data:` URI can have it: a comma would end it. */
function typeOf({ type }: ChosenFile): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "application/octet-stream";
}
