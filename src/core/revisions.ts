/** The revisions of MCP that have elicitation. */
export type Revision = "2025-06-18" | "2025-11-25" | "2026-07-28";

/** What a revision of MCP has. */
export interface RevisionFeatures {
  /** How a server asks: by the request `elicitation/create`, or in the result of a call, which the client repeats with the answers. */
  readonly asksBy: "request" | "result";
  /** URL mode, and `mode` in the params. */
  readonly urlMode: boolean;
  /** Each URL request needs an `elicitationId`. */
  readonly elicitationId: boolean;
  /** Properties that are lists of options. */
  readonly lists: boolean;
  /** The keyword for the titles of options. If it is `oneOf`, `enumNames` is deprecated. */
  readonly optionTitles: "enumNames" | "oneOf";
  /** Which properties can have a default. */
  readonly defaults: "booleans" | "all";
}

/** A new revision is a row of this table. */
export const revisions: Readonly<Record<Revision, RevisionFeatures>> = {
  "2025-06-18": {
    asksBy: "request",
    urlMode: false,
    elicitationId: false,
    lists: false,
    optionTitles: "enumNames",
    defaults: "booleans",
  },
  "2025-11-25": {
    asksBy: "request",
    urlMode: true,
    elicitationId: true,
    lists: true,
    optionTitles: "oneOf",
    defaults: "all",
  },
  "2026-07-28": {
    asksBy: "result",
    urlMode: true,
    elicitationId: false,
    lists: true,
    optionTitles: "oneOf",
    defaults: "all",
  },
};

export function isRevision(name: unknown): name is Revision {
  return typeof name === "string" && Object.hasOwn(revisions, name);
}

/** The revisions, or those in which servers ask in this way. */
export function revisionNames(asksBy?: RevisionFeatures["asksBy"]): readonly Revision[] {
  const names = Object.keys(revisions).filter(isRevision);
  return asksBy === undefined ? names : names.filter((name) => revisions[name].asksBy === asksBy);
}

/** The newest of all, or of those in which servers ask in this way. Names are dates, so they sort by age. */
export function newestRevision(asksBy?: RevisionFeatures["asksBy"]): Revision {
  return revisionNames(asksBy).reduce((newest, name) => (name > newest ? name : newest));
}

/** The first in which servers ask in this way. */
export function oldestRevision(asksBy: RevisionFeatures["asksBy"]): Revision {
  return revisionNames(asksBy).reduce((oldest, name) => (name < oldest ? name : oldest));
}
