import type { FastifyRequest } from "fastify";

/** Facts about a request, collected for the log and the metrics while it is answered. */
export interface RequestFacts {
  /**
   * The operation that the request calls; `null` if it calls none, such as a request for a file.
   */
  operation: string | null;
  memberId: number | null;
  /** The code in the response's envelope. */
  code: number | null;
}

const facts = new WeakMap<FastifyRequest, RequestFacts>();

/** The facts of a request, which callers may read and extend. */
export function factsOf(request: FastifyRequest): RequestFacts {
  const known = facts.get(request) ?? { operation: null, memberId: null, code: null };
  facts.set(request, known);
  return known;
}
