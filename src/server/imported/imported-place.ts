import type { Overlay } from "../../catalogue/overlay/read-overlay.ts";
import type { MemberTokens } from "../openid/member-tokens.ts";
import type { AccessTokens } from "./connection/access-tokens.ts";
import type { Reach } from "./connection/reach.ts";
import type { Sealing } from "./connection/sealing.ts";
import type { ServiceAddresses } from "./service-address.ts";
import type { Send } from "./upstream.ts";

/** The base below which browsers call imported services, and the settings for calling them. */
export interface ImportedPlace {
  base: string;
  addressOf: ServiceAddresses;
  /** Encrypts credentials that are entered in the product; `null` if the operator gave no key. */
  sealing: Sealing | null;
  /**
   * The reach of addresses that are entered in the product, and the function that sends calls
   * there.
   */
  reach: Reach;
  send: Send;
  /** Sends calls to addresses that the environment states. */
  sendToOperators: Send;
  tokens: AccessTokens;
  /** The tokens of members' own sign-ins at the provider; `null` if none are kept. */
  members: MemberTokens | null;
  /** This deployment's overlays of imported services. */
  overlays: readonly Overlay[];
}
