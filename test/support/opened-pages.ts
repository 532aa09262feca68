import { onTestFinished, vi } from "vitest";

/** A page that was opened in a new browsing context. */
export interface OpenedPage {
  readonly href: string;
  /** Whether the page can reach back to the one that opened it. */
  readonly hasOpener: boolean;
  readonly hasReferrer: boolean;
}

/**
 * Takes the place of `window.open`. Pages that are opened empty and sent on by a link are recorded with where the link leads;
 * nothing is fetched.
 */
export function recordOpenedPages(): readonly OpenedPage[] {
  const opened: OpenedPage[] = [];
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());

  vi.spyOn(window, "open").mockImplementation((url = "", _target, features = "") => {
    if (String(url) !== "") {
      const isCutOff = /noopener|noreferrer/.test(features);
      opened.push({ href: String(url), hasOpener: !isCutOff, hasReferrer: !features.includes("noreferrer") });
      return null;
    }
    const { contentWindow: page, contentDocument: contents } = frame;
    if (page && contents) {
      page.opener = window;
      followInstead(contents, (link) => {
        opened.push({ href: link.href, hasOpener: page.opener !== null, hasReferrer: link.rel !== "noreferrer" });
      });
    }
    return page;
  });
  return opened;
}

/** Links of that document, attached or not, are handed over when pressed by script instead of being followed. */
function followInstead(contents: Document, onFollow: (link: HTMLAnchorElement) => void): void {
  const links = Reflect.getPrototypeOf(contents.createElement("a"));
  if (!links) throw new Error("Links have no prototype.");
  Object.defineProperty(links, "click", {
    configurable: true,
    value(this: HTMLAnchorElement) {
      onFollow(this);
    },
  });
}
