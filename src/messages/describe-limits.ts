import { assertNever } from "../core/assert-never.js";
import { defined } from "../core/defined.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { formatNumber } from "./format-number.js";
import type { Messages } from "./messages.js";

/** What an answer must keep to, said before it can go wrong: "3 to 20 characters". Undefined where anything goes. */
export function describeLimits(field: FieldSpec, messages: Messages, locale?: string): string | undefined {
  const written = (limit: number | undefined): string | undefined =>
    limit === undefined ? undefined : formatNumber(limit, locale);
  switch (field.kind) {
    case "text": {
      const limits = defined({ minLength: written(field.minLength || undefined), maxLength: written(field.maxLength) });
      return isEmpty(limits) ? undefined : messages.textLimits(limits);
    }
    case "number": {
      const limits = defined({
        minimum: written(field.minimum),
        maximum: written(field.maximum),
        moreThan: written(field.exclusiveMinimum),
        lessThan: written(field.exclusiveMaximum),
        multipleOf: written(field.multipleOf),
      });
      return isEmpty(limits) && !field.integer
        ? undefined
        : messages.numberLimits({ integer: field.integer, ...limits });
    }
    case "choices": {
      const limits = defined({
        minItems: written(field.minItems || undefined),
        // A limit no one can reach says nothing.
        maxItems: written(
          field.maxItems !== undefined && field.maxItems < field.options.length ? field.maxItems : undefined,
        ),
      });
      return isEmpty(limits) ? undefined : messages.choicesLimits(limits);
    }
    case "boolean":
    case "choice":
    case "date":
    case "date-time":
    case "unsupported":
      return undefined;
    default:
      return assertNever(field);
  }
}

function isEmpty(limits: object): boolean {
  return Object.keys(limits).length === 0;
}
