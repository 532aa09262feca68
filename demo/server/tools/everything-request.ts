import type { ElicitInputParams } from "@modelcontextprotocol/server";

/** The request of `@modelcontextprotocol/server-everything`: every kind of field, and every notation for an enum. */
export const everythingRequest: ElicitInputParams = {
  message: "Please provide inputs for the following fields:",
  requestedSchema: {
    type: "object",
    properties: {
      name: {
        type: "string",
        title: "String",
        description: "Your full, legal name",
      },
      check: {
        type: "boolean",
        title: "Boolean",
        description: "Agree to the terms and conditions",
      },
      firstLine: {
        type: "string",
        title: "String with default",
        description: "Favorite first line of a story",
        default: "It was a dark and stormy night.",
      },
      email: {
        type: "string",
        title: "String with email format",
        description: "Your email address (will be verified, and never shared with anyone else)",
        format: "email",
      },
      homepage: {
        type: "string",
        title: "String with uri format",
        description: "Portfolio / personal website",
        format: "uri",
      },
      birthdate: {
        type: "string",
        title: "String with date format",
        description: "Your date of birth",
        format: "date",
      },
      integer: {
        type: "integer",
        title: "Integer",
        description: "Your favorite integer (do not give us your phone number, pin, or other sensitive info)",
        minimum: 1,
        maximum: 100,
        default: 42,
      },
      number: {
        type: "number",
        title: "Number in range 1-1000",
        description: "Favorite number (there are no wrong answers)",
        minimum: 0,
        maximum: 1000,
        default: 3.14,
      },
      untitledSingleSelectEnum: {
        type: "string",
        title: "Untitled Single Select Enum",
        description: "Choose your favorite friend",
        enum: ["Monica", "Rachel", "Joey", "Chandler", "Ross", "Phoebe"],
        default: "Monica",
      },
      untitledMultipleSelectEnum: {
        type: "array",
        title: "Untitled Multiple Select Enum",
        description: "Choose your favorite instruments",
        minItems: 1,
        maxItems: 3,
        items: {
          type: "string",
          enum: ["Guitar", "Piano", "Violin", "Drums", "Bass"],
        },
        default: ["Guitar"],
      },
      titledSingleSelectEnum: {
        type: "string",
        title: "Titled Single Select Enum",
        description: "Choose your favorite hero",
        oneOf: [
          {
            const: "hero-1",
            title: "Superman",
          },
          {
            const: "hero-2",
            title: "Green Lantern",
          },
          {
            const: "hero-3",
            title: "Wonder Woman",
          },
        ],
        default: "hero-1",
      },
      titledMultipleSelectEnum: {
        type: "array",
        title: "Titled Multiple Select Enum",
        description: "Choose your favorite types of fish",
        minItems: 1,
        maxItems: 3,
        items: {
          anyOf: [
            {
              const: "fish-1",
              title: "Tuna",
            },
            {
              const: "fish-2",
              title: "Salmon",
            },
            {
              const: "fish-3",
              title: "Trout",
            },
          ],
        },
        default: ["fish-1"],
      },
      legacyTitledEnum: {
        type: "string",
        title: "Legacy Titled Single Select Enum",
        description: "Choose your favorite type of pet",
        enum: ["pet-1", "pet-2", "pet-3", "pet-4", "pet-5"],
        enumNames: ["Cats", "Dogs", "Birds", "Fish", "Reptiles"],
        default: "pet-1",
      },
    },
    required: ["name"],
  },
};
