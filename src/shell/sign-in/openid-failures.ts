import type { PlainKey } from "../../i18n/messages.ts";

/**
 * The messages for failed sign-ins, by the reason in the address to which the service redirects.
 */
export const failures: ReadonlyMap<string | null, PlainKey> = new Map([
  ["denied", "signIn.openId.denied"],
  ["unreachable", "signIn.openId.unreachable"],
  ["refused", "signIn.openId.refused"],
  ["unconfirmed", "signIn.openId.unconfirmed"],
  ["waiting", "signIn.waiting"],
  ["disabled", "signIn.disabled"],
]);
