import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import type { Refuses } from "./answer.ts";

/** What judges the answers of a service whose status alone tells success; other answers have a code. */
export async function judgeOf(
  operation: Operation,
  { resolve }: Catalogue,
  sent: Readonly<Record<string, unknown>>,
): Promise<Refuses | undefined> {
  if (operation.service.envelope.code !== undefined) return undefined;
  const { isRefusal } = await import("../catalogue/refusal.ts");
  return (body, status) => isRefusal(body, status, { operation, resolve, sent });
}
