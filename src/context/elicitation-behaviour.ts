import type { TimeLimit } from "../core/time-limit/time-limit.js";
import type { OnAccept } from "./on-accept.js";

/** What happens between the person's answer and the result: the part of the props that dialog, card and host share. */
export interface ElicitationBehaviour {
  /** Passes answers on before they are the result, and can refuse them. Without it they are the result at once. */
  readonly onAccept?: OnAccept | undefined;
  /** How many times `onAccept` may refuse answers before they can no longer be sent. @default 3 */
  readonly maxAttempts?: number | undefined;
  /** How long the person has, in milliseconds. What is left out is the default. @default no limit */
  readonly timeLimit?: Partial<TimeLimit> | undefined;
  /** Called when the person is warned, with the milliseconds that are left. */
  readonly onTimeoutWarning?: ((timeLeft: number) => void) | undefined;
  /** Called when the person asks for more time, with the milliseconds that are added; the host may ask the server for it. */
  readonly onExtend?: ((added: number) => void) | undefined;
  /** Called when time has run out, before the result `cancel`. */
  readonly onExpire?: (() => void) | undefined;
  /** Offers to decline this and all that the server asks later; called when the person does. */
  readonly onMute?: (() => void) | undefined;
}
