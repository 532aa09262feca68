/** The params of a form that asks for these properties. */
export function formRequest(properties: Readonly<Record<string, object>>, required: readonly string[] = []): object {
  return { message: "Please answer", requestedSchema: { type: "object", properties, required } };
}
