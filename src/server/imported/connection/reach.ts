import dns, { type LookupAddress, type LookupOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { once } from "../../../catalogue/once.ts";
import { isListedHost } from "../../../language/link/link-hosts.ts";
import { addressMatcher } from "../../configuration/address-ranges.ts";
import { type OutgoingRequest, type Send, UpstreamFailure } from "../upstream.ts";

/** The hosts and networks that calls of imported services may reach. */
export interface Reach {
  /** The hosts that the operator allows; empty allows every host (`SERVICE_HOSTS`). */
  hosts: readonly string[];
  /** Non-public address ranges that may be called nevertheless (`SERVICE_NETWORKS`). */
  networks: readonly string[];
}

/** Address ranges that are not public, according to the registries of special addresses. */
const specialRanges = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
];
const isSpecial = addressMatcher(specialRanges);
/**
 * Only these IPv6 ranges are public; an address that embeds an IPv4 address is judged by the
 * latter.
 */
const mayBePublic = addressMatcher(["0.0.0.0/0", "2000::/3"]);

/**
 * The reach of addresses that the operator states in the environment: the operator's own networks
 * too, but no link-local addresses unless listed, since cloud machines have their credentials
 * there.
 */
export function operatorsReach({ networks }: Reach): Reach {
  return { hosts: [], networks: [...networks, "loopback", "uniquelocal"] };
}

/**
 * Refuses a URL whose host is not allowed by name or by its literal address. @throws
 * UpstreamFailure
 */
export function refuseHost(url: string, { hosts, networks }: Reach): void {
  const { host, hostname } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, "");
  const isListed = hosts.length === 0 || isListedHost(host.replace(/:(80|443)$/, ""), hosts);
  if (isListed && (isIP(address) === 0 || isReachable(networks)(address))) return;
  // A listed host may still lack its port, so the message names both.
  throw notListed(isListed ? hostname : host);
}

/**
 * Creates a function that sends requests and checks the address of each connection when it is made,
 * so that a host name that resolves differently by then is refused.
 * @param lookup Finds all addresses of a name.
 */
export function createSend(reach: Reach, lookup: LookupAll = dns.lookup): Send {
  const agent = once(async () => {
    const { Agent } = await import("undici");
    return new Agent({
      connect: { lookup: judgedLookup(reach.networks, lookup), timeout: 10_000 },
    });
  });
  return async (url, request) => {
    refuseHost(url, reach);
    const { fetch } = await import("undici");
    const { body, headers } = await written(request);
    return await fetch(url, { ...request, headers, body, dispatcher: await agent() });
  };
}

/** The body as bytes, since the HTTP package does not accept this program's forms and blobs. */
async function written({ body, headers }: OutgoingRequest) {
  if (body === null || typeof body === "string") return { body, headers };
  const whole = new Response(body);
  const type = whole.headers.get("content-type");
  return {
    body: Buffer.from(await whole.arrayBuffer()),
    headers: { ...(type !== null && { "Content-Type": type }), ...headers },
  };
}

/** Looks up all addresses of a host name. */
type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

function judgedLookup(networks: readonly string[], lookup: LookupAll): LookupFunction {
  const mayReach = isReachable(networks);
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => mayReach(address));
      if (allowed.length === 0) return callback(notListed(hostname), []);
      answerLookup(options, allowed, callback);
    });
  };
}

function answerLookup(
  options: LookupOptions,
  allowed: LookupAddress[],
  callback: Parameters<LookupFunction>[2],
): void {
  const [first] = allowed;
  if (options.all || !first) callback(null, allowed);
  else callback(null, first.address, first.family);
}

function isReachable(networks: readonly string[]): (address: string) => boolean {
  const isListed = addressMatcher(networks);
  return (address) => isListed(address) || (mayBePublic(address) && !isSpecial(address));
}

function notListed(host: string): UpstreamFailure {
  return new UpstreamFailure(502, "connectionFault.notListed", { values: { host } });
}
