/**
 * What the kit answers with: the `ElicitResult` of MCP (all revisions; schema.ts, `interface ElicitResult`).
 *
 * - `accept` carries `content` for a form, at least `{}`, and never for a URL.
 * - `decline` is an explicit no; `cancel` is a dismissal without a choice. Neither carries content.
 */
export type ElicitResult = { action: "accept"; content?: ElicitContent } | { action: "decline" } | { action: "cancel" };

/** The answers by property name. A property without an answer has no key. */
export type ElicitContent = Record<string, ElicitValue>;

/** Every value the protocol can carry back: never null, never nested, and lists of text only. */
export type ElicitValue = string | number | boolean | string[];
