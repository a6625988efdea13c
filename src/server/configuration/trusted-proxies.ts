import { isIP } from "node:net";
import { StartupError } from "./startup-error.ts";

/** Ranges that have a name: this machine, and networks nobody reaches from outside. */
const namedRanges = ["loopback", "linklocal", "uniquelocal"];

/**
 * Whose `X-Forwarded-*` headers count, as `TRUST_PROXY` says it: addresses and ranges, with commas.
 * @throws StartupError that names the entry which is none.
 */
export function readTrustedProxies(value: string | undefined): string | false {
  if (value === undefined) return false;
  const wrong = value.split(",").find((entry) => !isRange(entry.trim()));
  if (wrong === undefined) return value;
  throw new StartupError(
    `TRUST_PROXY must name addresses or ranges, as "10.0.0.0/8, loopback", not "${wrong.trim()}".`,
  );
}

function isRange(entry: string): boolean {
  if (namedRanges.includes(entry)) return true;
  const [address = "", bits, ...more] = entry.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}
