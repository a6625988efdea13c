import type { Answers } from "../../catalogue/types.gen.ts";
import { codes } from "../call/refusal.ts";

/** How a call ended, as the audit log shows it. */
type AuditOutcome = Answers["audit.getOne"]["outcome"];

/** The code in the log of a call that its service may or may not have carried out. */
export const unknownOutcome = 50400;

/** The outcome of an entry with a code. */
export function outcomeOf(code: number): AuditOutcome {
  if (code === codes.success) return "done";
  return code === unknownOutcome ? "unknown" : "refused";
}
