import { stepsOf } from "../schema/pointer.ts";
import { fieldsOf, isRecord } from "../schema/record.ts";
import { deniesUndeclared } from "./denies-undeclared.ts";
import { isRefusal } from "./refusal.ts";
import { type StatedCall, statedSuccess, tellsSuccess } from "./stated-success.ts";

/**
 * Whether an answer with a status of success says that its call failed, or did only a part. What is
 * stated of an operation is the last word. What is stated of a whole document tells failure, but an
 * answer that tells success by it may still count or list, in its other fields, what failed.
 */
export function isRefused(body: unknown, status: number, call: StatedCall): boolean {
  const stated = statedSuccess(call.operation, call);
  const told = stated && tellsSuccess(stated, body, call.operation);
  if (!stated || told === null)
    return isRefusal(body, status, call) || deniesUndeclared(body, call);
  const [place] = stepsOf(stated.at);
  if (!told || stated.isOwn || place === undefined || !isRecord(body)) return !told;
  const { [place]: _, ...others } = fieldsOf(body);
  return isRefusal(others, status, call);
}
