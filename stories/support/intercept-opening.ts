import { fn, type Mock, spyOn } from "storybook/test";

/** Keeps a story from opening a page, and tells which one would have been opened: its address, and what its link says of the opener. */
export function interceptOpening(): Mock<(href: string, rel: string) => void> {
  const visit = fn<(href: string, rel: string) => void>();
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const opened = frame.contentWindow;
  if (opened) {
    const link = document.createElement("a");
    spyOn(link, "click").mockImplementation(() => visit(link.href, link.rel));
    spyOn(opened.document, "createElement").mockReturnValue(link);
  }
  spyOn(window, "open").mockImplementation(() => {
    frame.remove();
    return opened;
  });
  return visit;
}
