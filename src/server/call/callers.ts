import type { FastifyRequest } from "fastify";

/** The callers of requests. */
export interface Callers<Caller> {
  /** Identifies the caller before the body is read, so that no stranger's body is. */
  identify(request: FastifyRequest): Promise<Caller>;
  /** The caller as they are once the body was read. */
  now(request: FastifyRequest): Promise<Caller>;
  /** The caller as they are after long work, identified again. */
  later(request: FastifyRequest): Promise<Caller>;
}

/**
 * Identifies the callers of requests. Whoever sends a part of the body later is identified again:
 * the session may have been ended meanwhile, for example by a new password, which a request that was
 * held back would otherwise replace.
 */
export function createCallers<Caller>(
  identify: (request: FastifyRequest) => Promise<Caller>,
): Callers<Caller> {
  const known = new WeakMap<FastifyRequest, Caller>();
  return {
    async identify(request) {
      const caller = await identify(request);
      if (request.raw.complete) known.set(request, caller);
      return caller;
    },
    now: async (request) => known.get(request) ?? (await identify(request)),
    later: identify,
  };
}
