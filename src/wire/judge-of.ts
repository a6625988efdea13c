import type { Operation } from "../catalogue/operation.ts";
import type { Refuses } from "./answer.ts";
import { isOfImported } from "./base-of.ts";
import type { WireOptions } from "./options.ts";

/**
 * What judges the answers of a service whose status alone tells success, on its way while the call
 * is. Other answers have a code, and nothing waits for them; but of a write by an imported service,
 * the data may say that it failed in part, as `{"code": 0, "data": {"failCount": 1}}`.
 */
export function judgeOf(
  operation: Operation,
  options: Pick<WireOptions, "catalogue" | "bases" | "ownBases">,
  sent: Readonly<Record<string, unknown>>,
): Promise<Refuses> | undefined {
  const { effect, service } = operation;
  const isCoded = service.envelope.code !== undefined;
  if (isCoded && !(effect === "write" && isOfImported(operation, options))) return undefined;
  const coming = import("../catalogue/judged/is-refused.ts").then(
    ({ isRefused }): Refuses =>
      (body, status) =>
        isRefused(body, status, { ...options.catalogue, operation, sent }),
  );
  // A request that fails needs no judge; otherwise whoever awaits it meets the failure.
  coming.catch(() => undefined);
  return coming;
}
