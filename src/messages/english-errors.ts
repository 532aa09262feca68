import type { ErrorMessages } from "./messages.js";
import { plural } from "./plural.js";

/** The words for what is wrong with an answer, in English: each says what to do. */
export const englishErrors: ErrorMessages = {
  error: {
    required: ({ label, by }) => {
      switch (by) {
        case "typing":
          return `Enter ${label}`;
        case "choosing":
          return `Select ${label}`;
        case "answering":
          return `Answer yes or no to ${label}`;
        case "opening":
          return `${label} is required. If you do not want to give it, decline`;
      }
    },
    number: ({ label }) => `${label} must be a number, like 30`,
    integer: ({ label }) => `${label} must be a whole number, like 30`,
    precision: ({ label }) => `${label} has more digits than can be sent exactly; enter a shorter number`,
    minimum: ({ label, limit }) => `${label} must be ${limit} or more`,
    maximum: ({ label, limit }) => `${label} must be ${limit} or less`,
    exclusiveMinimum: ({ label, limit }) => `${label} must be more than ${limit}`,
    exclusiveMaximum: ({ label, limit }) => `${label} must be less than ${limit}`,
    multipleOf: ({ label, limit }) => `${label} must be a multiple of ${limit}`,
    minLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or more`,
    maxLength: ({ label, limit, count }) => `${label} must be ${limit} ${plural(count, "character")} or fewer`,
    minItems: ({ label, limit }) => `Select ${limit} or more for ${label}`,
    maxItems: ({ label, limit }) => `Select ${limit} or fewer for ${label}`,
    pattern: ({ label }) => `${label} must be written in the form that is asked for`,
    email: ({ label }) => `${label} must be an email address, like name@example.com`,
    uri: ({ label }) => `${label} must be a full address, like https://example.com`,
    "url-unreadable": ({ label }) => `${label} must be an address that a browser can open, like https://example.com`,
    "url-scheme": ({ label, allowed }) =>
      allowed === ""
        ? `${label} must be left empty: no address is allowed here`
        : `${label} must start with ${allowed}`,
    "url-private": ({ label }) => `${label} leads into a private network, which is not allowed here`,
    "url-localhost": ({ label }) => `${label} leads to this computer, which is not allowed here`,
    date: ({ label, example }) => `${label} must be a real date, like ${example}`,
    "date-time": ({ label, example }) => `${label} must be a real date with a time, like ${example}`,
    "time-gap": ({ label, timeZone }) =>
      `${label} must be another time: clocks in ${timeZone} go forward then and skip this one`,
    enum: ({ label }) => `Select one of the options for ${label}`,
    type: ({ label }) => `Answer ${label} again`,
  },
};
