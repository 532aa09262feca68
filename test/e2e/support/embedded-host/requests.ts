/** What the servers of this page ask for, by the words on the button that makes them ask. */
export const requests: Readonly<Record<string, object>> = {
  form: {
    message: "Where shall we look?",
    requestedSchema: {
      type: "object",
      properties: {
        place: { type: "string", title: "Place", pattern: "^[A-Z]" },
        day: { type: "string", title: "Day", format: "date" },
        news: { type: "boolean", title: "News" },
      },
      required: ["place"],
    },
  },
  secret: {
    message: "We need to know more.",
    requestedSchema: { type: "object", properties: { password: { type: "string", title: "Password" } } },
  },
  "long form": {
    message: "Sixty questions",
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`q${index}`, { type: "string", title: `Question ${index + 1}` }]),
      ),
    },
  },
  page: {
    mode: "url",
    message: "Sign in at your station's maker.",
    url: "https://station-login.example/authorize",
    elicitationId: "sign-in",
  },
};
