import type { ElicitRequestFormParams, ElicitRequestURLParams } from "@modelcontextprotocol/server";

export type Question = "form" | "confirmation" | "page";

/** What servers ask in these tests, as the SDKs of both major versions take it. */
export const questions: Readonly<Record<Question, ElicitRequestFormParams | ElicitRequestURLParams>> = {
  form: {
    mode: "form",
    message: "Who are you?",
    requestedSchema: {
      type: "object",
      properties: { name: { type: "string", title: "Name" }, age: { type: "integer", minimum: 18 } },
      required: ["name"],
    },
  },
  confirmation: { mode: "form", message: "Delete 3 files?", requestedSchema: { type: "object", properties: {} } },
  page: { mode: "url", message: "Sign in", url: "https://login.example.com/oauth", elicitationId: "e-1" },
};
