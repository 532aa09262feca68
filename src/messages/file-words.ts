import type { FileMessages } from "./messages.js";

/** The English words of the control for files. */
export const fileWords: FileMessages = {
  fileLimits: ({ types, size, minItems, maxItems, isList }) =>
    [
      types,
      `${size} or less${isList ? " each" : ""}`,
      minItems && `at least ${minItems}`,
      maxItems && `at most ${maxItems}`,
    ]
      .filter(Boolean)
      .join(", "),
  fileType: ({ type }) => ({ audio: "audio", image: "images", text: "text", video: "videos" })[type],
  filesGoTo: ({ server, canDrop }) => `Choose${canDrop ? ", drop" : ""} or paste. They go to ${server}`,
  filesAdded: ({ names }) => `Added ${names}`,
  fileRemoved: ({ name }) => `Removed ${name}`,
};
