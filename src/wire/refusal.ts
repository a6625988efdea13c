import { fieldsOf, isRecord, own } from "../catalogue/schema/record.ts";

/** Names of an error, and of what says more about it. */
const errorName = /^(error|message|msg|detail|code|status)/i;
const successName = /^(ok|(is_?)?success(ful)?|succeeded)$/i;
/** Names of what a call brings, which a refused one lacks. */
const resultName = /^(data|result|payload)$/i;

/**
 * Whether a body says that its call failed, as `{"ok": false, "error": "taken"}`, or consists of an
 * error alone, as in JSend `{"status": "fail", "data": {"name": "is taken"}}`, whatever its status.
 * A record, which has a key, may tell of another success than that of the call.
 */
export function isRefusal(body: unknown, status: number): boolean {
  if (status === 207 && hasFailedPart(body)) return true;
  const fields = fieldsOf(body);
  const names = Object.keys(fields);
  const isJSend = names.length > 1 && /^(error|fail)$/.test(`${own(body, "status")}`);
  if (isJSend && names.every((name) => name === "data" || errorName.test(name))) return true;
  // An empty list of errors is none.
  const error = String(own(body, "error") || "");
  const isRpc = own(body, "jsonrpc") !== undefined;
  if (error && (isRpc || names.every((name) => errorName.test(name)))) return true;
  if (isGraphRefusal(body)) return true;
  if (!names.some((name) => successName.test(name) && fields[name] === false)) return false;
  const isReasoned =
    names.length === 1 ||
    names.some((name) => errorName.test(name) || (resultName.test(name) && fields[name] === null));
  return isReasoned && !names.includes("id");
}

/** Whether GraphQL answers errors, and none of what was asked for. */
function isGraphRefusal(body: unknown): boolean {
  const [data, errors] = [own(body, "data"), own(body, "errors")];
  const isEmpty = isRecord(data) && Object.values(data).every((value) => value === null);
  return (data === null || isEmpty) && Array.isArray(errors) && errors.length > 0;
}

/** Whether one of the parts of a multi-status has the status of a failure. */
function hasFailedPart(body: unknown): boolean {
  const lists = [body, ...Object.values(fieldsOf(body))].filter(Array.isArray);
  return lists.flat().some((part: unknown) => Number(own(part, "status")) >= 400);
}
