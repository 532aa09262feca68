/** Takes any result of a request, as a schema for both SDKs: like one of zod 3 for v1, and a Standard Schema for v2. */
export const anyResult = {
  safeParse: (data: unknown): { readonly success: true; readonly data: unknown } => ({ success: true, data }),
  "~standard": {
    version: 1,
    vendor: "react-elicitation",
    validate: (value: unknown): { readonly value: unknown } => ({ value }),
  },
};
