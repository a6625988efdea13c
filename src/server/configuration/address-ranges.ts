import { BlockList, isIP } from "node:net";
import { StartupError } from "./startup-error.ts";

/** Named address ranges: this machine, and networks that are not reachable from outside. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Reads the comma-separated addresses, ranges and names of ranges in an environment variable.
 * @throws StartupError that names the invalid entry.
 */
export function readAddressRanges(name: string, value: string | undefined): readonly string[] {
  const ranges = (value ?? "").split(",").flatMap((entry) => entry.trim() || []);
  const wrong = ranges.find((entry) => !isRange(entry));
  if (wrong === undefined) return ranges;
  throw new StartupError(
    `${name} must name addresses or ranges, as "10.0.0.0/8, loopback", not "${wrong}".`,
  );
}

/** Creates a function that tells whether an address is in one of the ranges. */
export function addressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges.flatMap((entry) => namedRanges[entry] ?? entry)) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function isRange(entry: string): boolean {
  if (Object.hasOwn(namedRanges, entry)) return true;
  const [address = "", bits, ...more] = entry.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
}
