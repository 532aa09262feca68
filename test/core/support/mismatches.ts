import { isDeepStrictEqual } from "node:util";

interface Mismatch<Input, Output> {
  readonly input: Input;
  readonly expected: Output;
  readonly actual: Output;
}

/** The entries of a list for which a function does not return what is expected, so that one test measures the whole list. */
export function mismatches<Input, Output>(
  list: readonly (readonly [input: Input, expected: Output])[],
  measure: (input: Input) => Output,
): readonly Mismatch<Input, Output>[] {
  return list
    .map(([input, expected]) => ({ input, expected, actual: measure(input) }))
    .filter(({ expected, actual }) => !isDeepStrictEqual(actual, expected));
}
