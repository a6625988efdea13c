import type { Answers } from "../../catalogue/types.gen.ts";
import { codes } from "../call/refusal.ts";

/** How a call ended, as the audit log shows it. */
type AuditOutcome = Answers["audit.getOne"]["outcome"];

/** The code of the entry of a call of which nobody knows whether the service has done it. */
export const unknownOutcome = 50400;

/** The outcome of an entry with a code. */
export function outcomeOf(code: number): AuditOutcome {
  if (code === codes.success) return "done";
  return code === unknownOutcome ? "unknown" : "refused";
}
