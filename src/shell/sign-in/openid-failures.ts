import type { PlainKey } from "../../i18n/messages.ts";

/** What the service says of a sign-in that came to nothing, by its reason in the address. */
export const failures: ReadonlyMap<string | null, PlainKey> = new Map([
  ["denied", "signIn.openId.denied"],
  ["unreachable", "signIn.openId.unreachable"],
  ["refused", "signIn.openId.refused"],
  ["waiting", "signIn.waiting"],
  ["disabled", "signIn.disabled"],
]);
