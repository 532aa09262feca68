import { assertNever } from "../core/assert-never.js";
import { defined } from "../core/defined.js";
import type { FieldOf, FieldSpec } from "../core/request/field-spec.js";
import { formatNumber } from "./format-number.js";
import type { DialogMessages } from "./messages.js";

/** What an answer must keep to, said before it can go wrong: "3 to 20 characters". Undefined where anything goes. */
export function describeLimits(field: FieldSpec, messages: DialogMessages, locale?: string): string | undefined {
  const written = (limit: number | undefined): string | undefined =>
    limit === undefined ? undefined : formatNumber(limit, locale);
  switch (field.kind) {
    case "text": {
      const limits = defined({ minLength: written(field.minLength || undefined), maxLength: written(field.maxLength) });
      return isEmpty(limits)
        ? undefined
        : messages.textLimits({ ...limits, count: field.maxLength ?? field.minLength ?? 0 });
    }
    case "number": {
      const { minimum, maximum, moreThan, lessThan } = bounds(field);
      const limits = defined({
        minimum: written(minimum),
        maximum: written(maximum),
        moreThan: written(moreThan),
        lessThan: written(lessThan),
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
      return isEmpty(limits)
        ? undefined
        : messages.choicesLimits({ ...limits, count: field.maxItems ?? field.minItems ?? 0 });
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

/** Of two bounds on one side only the tighter one is felt. */
function bounds({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: FieldOf<"number">): {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly moreThan?: number;
  readonly lessThan?: number;
} {
  const isAbove = above !== undefined && above >= (minimum ?? above);
  const isBelow = below !== undefined && below <= (maximum ?? below);
  return { ...(isAbove ? { moreThan: above } : { minimum }), ...(isBelow ? { lessThan: below } : { maximum }) };
}
