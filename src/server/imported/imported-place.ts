import type { Overlay } from "../../catalogue/overlay/read-overlay.ts";
import type { AccessTokens } from "./connection/access-tokens.ts";
import type { Reach } from "./connection/reach.ts";
import type { Sealing } from "./connection/sealing.ts";
import type { ServiceAddresses } from "./service-address.ts";
import type { Send } from "./upstream.ts";

/** Where imported services stand for the browser, each below it by its name, and for this process. */
export interface ImportedPlace {
  base: string;
  addressOf: ServiceAddresses;
  /** Keeps credentials that are entered in the product; `null` where the operator holds no key. */
  sealing: Sealing | null;
  /** Where addresses that are entered may lead, and what carries calls there. */
  reach: Reach;
  send: Send;
  /** Carries calls to addresses that the environment states. */
  sendToOperators: Send;
  tokens: AccessTokens;
  /** How services that are imported differ from their documents in this deployment. */
  overlays: readonly Overlay[];
}
