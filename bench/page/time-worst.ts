import { addressUnits, worstAddresses, worstPages } from "../../test/core/support/worst-addresses.js";
import { worstDefaults } from "../../test/core/support/worst-defaults.js";
import { fiftyNames, fiftyWords, worstMentions } from "../../test/core/support/worst-mentions.js";
import { worstSchemas } from "../../test/core/support/worst-schemas.js";
import { worstWords } from "../../test/core/support/worst-words.js";
import { longestStep, type StepTime } from "./longest-step.js";

/** The longest step of each of the worst requests. */
export function timeWorst(): StepTime[] {
  const requests: readonly (readonly [string, () => unknown])[] = [
    ...Object.entries({ ...worstSchemas, ...worstDefaults, ...worstWords, ...worstPages }),
    ...addressUnits.flatMap((unit) =>
      worstAddresses(unit).map(
        (url) =>
          [
            `an address: ${JSON.stringify(`${url.slice(0, 20)}…${url.slice(-12)}`)}`,
            () => ({ mode: "url", message: "m", url }),
          ] as const,
      ),
    ),
  ];
  const mentions = worstMentions.flatMap(([what, message]) =>
    [fiftyNames, fiftyWords].map((names) =>
      longestStep(`names of servers in ${what}`, { message, requestedSchema: {} }, names),
    ),
  );
  return [...requests.map(([what, make]) => longestStep(what, make())), ...mentions];
}
