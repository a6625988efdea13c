import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { own } from "../../catalogue/schema/record.ts";
import { codes } from "../call/refusal.ts";
import { factsOf, type RequestFacts } from "./request-facts.ts";

/** The outcome of a request; `abandoned` if the client disconnected before the response. */
type RequestOutcome = "succeeded" | "refused" | "failed" | "abandoned";

/** A request that has ended. */
export interface EndedRequest extends RequestFacts {
  request: FastifyRequest;
  status: number;
  outcome: RequestOutcome;
  milliseconds: number;
}

/** Reports every request that has ended, answered or not. */
export function observeRequests(
  app: FastifyInstance,
  listener: (ended: EndedRequest) => void,
): void {
  app.addHook("onRequest", (request, reply, next) => {
    const begun = performance.now();
    reply.raw.once("close", () => {
      const facts = factsOf(request);
      const milliseconds = performance.now() - begun;
      const outcome = outcomeOf(reply, facts);
      listener({ ...facts, request, status: reply.statusCode, outcome, milliseconds });
    });
    next();
  });
  app.addHook("preSerialization", (request, _reply, payload, next) => {
    const code = own(payload, "code");
    if (typeof code === "number") factsOf(request).code = code;
    next(null, payload);
  });
}

function outcomeOf({ raw, statusCode }: FastifyReply, { code }: RequestFacts): RequestOutcome {
  if (!raw.writableFinished) return "abandoned";
  if (statusCode >= 500 || code === codes.fault) return "failed";
  const isSuccess = code === null || code === codes.success || code === codes.pointsSuccess;
  return statusCode < 400 && isSuccess ? "succeeded" : "refused";
}
