import { Virtual } from "@guidepup/virtual-screen-reader";

/** Something the reader stands on, and what it says there. */
export interface Heard {
  readonly node: Node;
  readonly phrase: string;
}

/**
 * Reads a dialog from its start to what is sought, or to its end, and acts on what is sought. Each walk has a reader of its own, because a
 * reader throws on nodes that React has removed since it read them.
 */
export async function listen(
  dialog: HTMLElement,
  isSought: (heard: Heard) => boolean = () => false,
  act: (reader: Virtual) => Promise<void> = async () => {},
): Promise<readonly Heard[]> {
  const reader = new Virtual();
  const heard: Heard[] = [];
  await reader.start({ container: dialog });
  try {
    for (;;) {
      const phrase = await reader.lastSpokenPhrase();
      const node = reader.activeNode;
      if (!node || (node === dialog && heard.length > 0)) return heard;
      heard.push({ node, phrase });
      if (isSought({ node, phrase })) {
        await act(reader);
        return heard;
      }
      await reader.next();
    }
  } finally {
    await reader.stop();
  }
}

/** Presses what the reader stands on. The reader stops at the click, before React changes the page. */
export async function press(reader: Virtual): Promise<void> {
  reader.activeNode?.addEventListener("click", () => void reader.stop(), { once: true });
  await reader.act();
}

/** What was heard, a line each, and indented by what it is part of. */
export function transcript(heard: readonly Heard[]): readonly string[] {
  const ended = new Set(heard.filter(({ phrase }) => phrase.startsWith("end of ")).map(({ node }) => node));
  const around: Heard[] = [];
  const lines: string[] = [];
  let lastText: Text | undefined;
  for (const one of heard.filter(({ phrase }) => !/^(end of )?strong$/.test(phrase))) {
    const { node, phrase } = one;
    const indent = "  ".repeat(around.filter(isSaid).length);
    const text = node instanceof Text ? node : undefined;
    if (around.at(-1)?.node === node) {
      around.pop();
    } else if (!around.some(isNamedByContent)) {
      if (text && lastText) lines.push(`${lines.pop() ?? ""}${textFrom(lastText, text)}`);
      else if (text) lines.push(`${indent}${text.data.trimStart()}`);
      else if (isSaid(one)) lines.push(`${indent}${dateRole(node)}${phrase}`);
      if (ended.has(node)) around.push(one);
    }
    lastText = text;
  }
  return lines.map((line) => line.replace(/(?<=\S)\s+/g, " ").trimEnd());
}

/** From the end of one text to the end of another, with the spaces between them, on which the reader does not stand. */
function textFrom(start: Text, end: Text): string {
  const range = new Range();
  range.setStart(start, start.length);
  range.setEnd(end, end.length);
  return range.toString();
}

/** A paragraph only makes a text stand by itself, and a status without words says nothing. */
const isSaid = ({ phrase }: Heard): boolean => !["paragraph", "status"].includes(phrase);

/** A reader says the name of a heading or a button, and not again the texts of which it is made. */
const isNamedByContent = ({ phrase }: Heard): boolean => /^(heading|button), /.test(phrase);

/** Browsers have roles for the controls of dates, ARIA has none. */
const dateRole = (node: Node): string =>
  node instanceof HTMLInputElement && node.type.startsWith("date") ? `${node.type}, ` : "";
