import type { BrowserCommand } from "vitest/node";

// Commands of the browser projects, in any engine, for input that `userEvent` does not have: it lets a key go before it goes on to the next
// call, and scrolls what it presses into view.

/** Presses a key, such as "Enter". While it is down, another call is a repetition, as of a key that is held. */
export const keyDown: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.down(key);

export const keyUp: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.up(key);

/** Presses a point of the window around the test's frame. */
export const pressPoint: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y);
