import { isSignedOutCode } from "../../../src/wire/envelope.ts";
import type { CallError } from "../../../src/wire/wire.ts";

/** Why the rest of many calls is not made: the session has ended, or nobody can be reached. */
export type Loss = "signedOut" | "unreached";

/** Consecutive calls that reached no working service, after which no more are made. */
const mostUnreached = 3;

/** The statuses of a service that cannot be reached, or that cannot reach its own database. */
const unreachedStatuses: readonly (number | null)[] = [502, 503, 504];

function isUnreached({ kind, status }: CallError): boolean {
  if (kind === "unsent") return false;
  return kind !== "application" || unreachedStatuses.includes(status);
}

/** Takes the outcome of each of many calls, `null` of a success, and tells when to make no more. */
export function watchForLoss(): (failure: CallError | null) => Loss | null {
  let unreached = 0;
  return (failure) => {
    if (failure && isSignedOutCode(failure.code ?? 0)) return "signedOut";
    unreached = failure && isUnreached(failure) ? unreached + 1 : 0;
    return unreached >= mostUnreached ? "unreached" : null;
  };
}
