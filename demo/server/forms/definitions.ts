/** Each email address may be used by only one observer. */
export const observer = {
  id: "observer",
  title: "Become an observer",
  description: "Observers report what they see from their window.",
  fields: [
    {
      id: "email",
      type: "text",
      label: "Email",
      required: true,
      validation: { format: "email" },
      rendering: { helpText: "taken@observers.example is taken already." },
    },
    {
      id: "sees",
      type: "multi_select",
      label: "What you can see",
      options: [
        { value: "sky", title: "The sky" },
        { value: "sea", title: "The sea" },
        { value: "snow", title: "A slope with snow" },
      ],
      rendering: { displayStyle: "checkbox" },
    },
  ],
};

export const photos = {
  id: "photos",
  title: "Show your sky",
  fields: [
    {
      id: "photos",
      type: "file",
      label: "Photos of the sky",
      required: true,
      validation: { allowedMimeTypes: ["image/png", "image/jpeg"], minItems: 1, maxItems: 2 },
    },
  ],
};

/** A request in the older inline mode: a prompt whose answer is named `response`. */
export const inline = { mode: "inline", prompt: "What is the weather like, in one word?" };

/** The definition with which the server checks the answer to `inline`. */
export const word = {
  id: "word",
  title: inline.prompt,
  fields: [{ id: "response", type: "text", label: "Response", required: true, validation: { pattern: "^\\S+$" } }],
};

export const quick = {
  id: "quick",
  title: "What is the weather right now?",
  fields: [{ id: "weather", type: "text", label: "Weather", required: true }],
  // Short enough to watch the time limit from warning to end.
  timeout: 6_000,
};
