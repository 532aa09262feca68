import { useEffect, useRef } from "react";
import { callSafely } from "../core/call-safely.js";
import { attentionText } from "../messages/attention-text.js";
import type { MessageOverrides } from "../messages/messages.js";
import type { ElicitationQueue, PendingElicitation } from "./queue.js";

/** The words of the page's title, and the host's own notice. */
export interface ElicitationAttentionOptions {
  /**
   * Called once for each request that arrives while nobody sees the page, for example to show a `Notification`, if the person has allowed them
   * before. `text` is `attention` of `messages`, which names the server as the host does and has no words of the server. Returns how to take the
   * notification back: this is called once the page is seen, when the request has ended, or when the component goes; if it comes back, `notify`
   * is called again.
   */
  readonly notify?: ((request: PendingElicitation, text: string) => (() => void) | undefined | void) | undefined;
  /** Words to use instead of the English ones. */
  readonly messages?: Pick<MessageOverrides, "attention"> | undefined;
}

/** The requests that were there while the page was seen, or that the host was notified of. Outside of React, so that it is once for each. */
const known = new WeakSet<PendingElicitation>();

/**
 * While the page is hidden or does not have focus, says in the title of the document and on the app's icon (`navigator.setAppBadge`) how many
 * requests wait, and lets the host notify the person. All of that is taken back when the page is seen. It makes no sound, and asks for no
 * permission.
 *
 * @example
 * useElicitationAttention(queue, {
 *   notify: (_, text) => {
 *     const notification = new Notification(text);
 *     return () => notification.close();
 *   },
 * });
 */
export function useElicitationAttention(
  queue: Pick<ElicitationQueue, "subscribe" | "getSnapshot">,
  options: ElicitationAttentionOptions = {},
): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const notices = new Map<PendingElicitation, () => void>();
    let shown = 0;

    const show = (pending: readonly PendingElicitation[]): void => {
      markTitle(shown, pending.length);
      if (shown !== pending.length) {
        markIcon(pending.length);
      }
      shown = pending.length;
      for (const [request, takeBack] of notices) {
        if (!pending.includes(request)) {
          notices.delete(request);
          callSafely(takeBack);
        }
      }
    };
    const notify = (request: PendingElicitation): void => {
      const { notify: notifyHost, messages } = latest.current;
      const { name, origin = "" } = request.server;
      const text = (messages?.attention ?? attentionText)({ server: name || origin });
      const takeBack = notifyHost?.(request, text);
      if (takeBack) {
        notices.set(request, takeBack);
      }
    };
    const update = (): void => {
      const { pending } = queue.getSnapshot();
      // Focus may also be in a frame of the page.
      const isSeen = !document.hidden && document.hasFocus();
      show(isSeen ? [] : pending);
      for (const request of pending) {
        if (!known.has(request)) {
          known.add(request);
          if (!isSeen) {
            callSafely(() => notify(request));
          }
        }
      }
    };

    const unsubscribe = queue.subscribe(update);
    document.addEventListener("visibilitychange", update);
    window.addEventListener("focus", update);
    window.addEventListener("blur", update);
    update();
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("focus", update);
      window.removeEventListener("blur", update);
      // What is taken back only because the component goes is shown again by the next one.
      for (const request of notices.keys()) {
        known.delete(request);
      }
      show([]);
    };
  }, [queue]);
}

/** Puts the number of requests before the title, in place of the one that was there. The host may have changed the title meanwhile. */
function markTitle(before: number, now: number): void {
  const mark = `(${before})`;
  const own =
    before > 0 && document.title.startsWith(mark) ? document.title.slice(mark.length).trimStart() : document.title;
  const title = now > 0 ? `(${now}) ${own}` : own;
  if (title !== document.title) {
    document.title = title;
  }
}

/** Not every browser has badges, and they may be refused. */
function markIcon(count: number): void {
  if ("setAppBadge" in navigator) {
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }
}
