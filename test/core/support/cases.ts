import type { Case } from "../../support/case.js";

/** All of test/cases, by file and id. */
export const cases: readonly (readonly [name: string, behaviour: Case])[] = Object.entries(
  import.meta.glob<readonly Case[]>("../../cases/*.json", { eager: true, import: "default" }),
).flatMap(([path, list]) =>
  list.map((behaviour) => [`${/(\w+)\.json$/.exec(path)?.[1] ?? ""}: ${behaviour.id}`, behaviour] as const),
);
