import type * as AddressText from "../controls/address-text.js";
import { type LazyModule, lazyModule } from "../loading/lazy-module.js";

/** What is to be known of an address that is an answer. */
export const addressTextModule: LazyModule<typeof AddressText> = lazyModule(
  () => import("../controls/address-text.js"),
);
