// First, so that its check comes last, after unmounting.
import "./fail-on-console-error.js";
import "./testing-library.js";
