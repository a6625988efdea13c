import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import type { Refuses } from "./answer.ts";

/**
 * What judges the answers of a service whose status alone tells success, on its way while the call
 * is; other answers have a code, and nothing waits for them.
 */
export function judgeOf(
  operation: Operation,
  { resolve }: Catalogue,
  sent: Readonly<Record<string, unknown>>,
): Promise<Refuses> | undefined {
  if (operation.service.envelope.code !== undefined) return undefined;
  const coming = import("../catalogue/refusal.ts").then(
    ({ isRefusal }): Refuses =>
      (body, status) =>
        isRefusal(body, status, { operation, resolve, sent }),
  );
  // A request that fails needs no judge; otherwise whoever awaits it meets the failure.
  coming.catch(() => undefined);
  return coming;
}
