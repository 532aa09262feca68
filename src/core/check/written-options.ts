import { isRecord, read, readList, readText } from "../json.js";

/** The options that a property lists, with the author's titles. */
export function writtenOptions(property: Record<string, unknown>): readonly WrittenOption[] {
  const items = read(property, "items");
  const source = isRecord(items) ? items : property;
  const titled = readList(source, "oneOf") ?? readList(source, "anyOf") ?? [];
  const names = readList(source, "enumNames")?.map((name) => (typeof name === "string" ? name : undefined));
  return (
    readList(source, "enum")?.map((value, index) => ({ value, title: names?.[index] })) ??
    titled.flatMap((option) =>
      isRecord(option) && Object.hasOwn(option, "const")
        ? [{ value: option.const, title: readText(option, "title") }]
        : [],
    )
  );
}

interface WrittenOption {
  readonly value: unknown;
  readonly title: string | undefined;
}
