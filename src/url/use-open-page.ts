import { useRef, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { openInNewContext } from "./open-in-new-context.js";

export interface OpenPage {
  /** Opens the page, in the press that calls it; nothing where there is none. */
  readonly open: () => void;
  /** Whether the last try opened nothing. */
  readonly isBlocked: boolean;
}

/** Opens a page in the host's way or the kit's, once at a time, and tells the request that it is open. */
export function useOpenPage(href: string | undefined): OpenPage {
  const { pageOpened, openUrl = openInNewContext } = useElicitation();
  const [isBlocked, setIsBlocked] = useState(false);
  const isOpening = useRef(false);
  const open = (): void => {
    if (href === undefined || isOpening.current) {
      return;
    }
    isOpening.current = true;
    const failed = (): void => {
      isOpening.current = false;
      setIsBlocked(true);
    };
    // Called within the press, or the browser takes it for a pop-up; what a host's function throws is a page that did not open.
    new Promise<boolean>((resolve) => resolve(openUrl(href))).then((isOpen) => {
      if (!isOpen) {
        failed();
        return;
      }
      isOpening.current = false;
      setIsBlocked(false);
      pageOpened();
    }, failed);
  };
  return { open, isBlocked };
}
