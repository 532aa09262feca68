import type { Resolver } from "react-hook-form";
import type { CheckedAnswers } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { checkingModule } from "./checking-module.js";
import type { ResolveContext } from "./resolve-answers.js";

export interface ResolverContext extends ResolveContext {
  /** What to say when what checks could not be loaded. */
  readonly cannotCheck: () => string;
}

/**
 * Connects react-hook-form to the one way through: draft → content → validate. Answers that pass are handed on. What checks is loaded on
 * demand. All fields are checked every time, whichever react-hook-form asks about: one whose control never registered must not slip by.
 * (`@hookform/resolvers/ajv` compiles the schema anew at every keystroke, and throws on what MCP servers send.)
 */
export function createResolver({ cannotCheck, ...context }: ResolverContext): Resolver<Draft, unknown, CheckedAnswers> {
  return async (values, _context, options) => {
    try {
      const { resolveAnswers } = await checkingModule.load();
      return await resolveAnswers(values, options, context);
    } catch {
      return { values: {}, errors: { root: { type: "load", message: cannotCheck() } } };
    }
  };
}
