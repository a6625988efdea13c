import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { own } from "../../../src/catalogue/schema/record.ts";
import { isSignedOutCode } from "../../../src/wire/envelope.ts";
import type { CallError } from "../../../src/wire/wire.ts";

/**
 * Why the rest of many calls is not made: the session has ended, its member did not want to confirm
 * the sign-in, nobody can be reached, or the permission for all of them is gone.
 */
export type Loss = "signedOut" | "stopped" | "unreached" | "forbidden";

/** Consecutive calls that reached no working service, after which no more are made. */
const mostUnreached = 3;

/** The statuses of a service that cannot be reached, or that cannot use its own database. */
const unreachedStatuses: readonly (number | null)[] = [502, 503, 504, 507];

function isUnreached({ kind, status }: CallError): boolean {
  if (kind === "unsent") return false;
  return kind !== "application" || unreachedStatuses.includes(status);
}

/**
 * Whether any call of the operation is refused, and not only that of one record. Our own service
 * names the permission then; other services have a status for it.
 */
function isForbidden({ code, status, data }: CallError): boolean {
  return status === 401 || (code === answerCodes.notPermitted && own(data, "permission") != null);
}

/** Takes the outcome of each of many calls, `null` of a success, and tells when to make no more. */
export function watchForLoss(): (failure: CallError | null) => Loss | null {
  let unreached = 0;
  return (failure) => {
    if (failure && isSignedOutCode(failure.code ?? 0)) return "signedOut";
    if (failure?.code === answerCodes.signInTooOld) return "stopped";
    if (failure && isForbidden(failure)) return "forbidden";
    unreached = failure && isUnreached(failure) ? unreached + 1 : 0;
    return unreached >= mostUnreached ? "unreached" : null;
  };
}
