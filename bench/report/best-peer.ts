import { subjectNames } from "../harness/subjects.js";
import type { Row } from "./rows-of.js";

/** The lowest figure of any peer; undefined where only ours and the floor were measured. */
export function bestPeer({ bySubject }: Row): number | undefined {
  const peers = subjectNames.filter((name) => name !== "ours" && name !== "floor");
  const figures = peers.flatMap((name) => bySubject.get(name) ?? []);
  return figures.length === 0 ? undefined : Math.min(...figures);
}
