import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";

/** Maximum addresses whose requests are counted at a time. */
const mostAddresses = 5_000;

interface Count {
  current: number;
  /** When its minute began, in milliseconds of the time for which the process has run. */
  begun: number;
}

/**
 * Counts requests by the time for which the process runs. The plugin's own store goes by the
 * system's clock: once that is set back, no minute of an address would end until the clock shows
 * its time again, and the address would be refused for as long.
 */
class RequestCounts implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, Count>({ max: mostAddresses });

  incr(
    key: string,
    callback: (error: null, count: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const { begun, current } =
      known && now - known.begun < windowMs ? known : { begun: now, current: 0 };
    const count = { begun, current: current + 1 };
    this.#counts.set(key, count);
    callback(null, { current: count.current, ttl: windowMs - (now - begun) });
  }

  child(): RequestCounts {
    return new RequestCounts();
  }
}

/**
 * Refuses requests of an address beyond a maximum in a minute; the addresses of an IPv6 network
 * share one count.
 */
export async function limitRequests(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, { max, timeWindow: "1 minute", store: RequestCounts });
}
