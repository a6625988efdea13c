import type { FastifyRequest } from "fastify";

/** What comes to be known of a request while it is answered, for the log and the metrics. */
export interface RequestFacts {
  /** The operation that it calls, or `null` where it calls none, as for a file. */
  operation: string | null;
  memberId: number | null;
  /** The code of the envelope that answered it. */
  code: number | null;
}

const facts = new WeakMap<FastifyRequest, RequestFacts>();

/** The facts of a request, to be read and to be added to. */
export function factsOf(request: FastifyRequest): RequestFacts {
  const known = facts.get(request) ?? { operation: null, memberId: null, code: null };
  facts.set(request, known);
  return known;
}
