import * as streams from "node:stream/web";
import "@testing-library/jest-dom/vitest";
import { beforeAll } from "vitest";
// First, so that its check comes last, after unmounting.
import "./fail-on-console-error.js";
import "./testing-library.js";

// jsdom has no web streams, and the clients of MCP need them.
Object.assign(globalThis, streams);

// What Testing Library does by itself only where the test functions are globals.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
