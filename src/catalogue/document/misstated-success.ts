import { httpMethods, type SuccessExtension } from "../openapi.ts";
import { pointerStep } from "../schema/pointer.ts";
import { isRecord, own, ownObject } from "../schema/record.ts";

/** Whether a value says how answers tell success, in the form of `x-success`. */
function isSuccessExtension(value: unknown): value is SuccessExtension {
  if (!isRecord(value)) return false;
  const { at, values, reason = "", ...others } = value;
  return (
    isPointer(at) &&
    isPointer(reason) &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((each) => each === null || typeof each !== "object") &&
    Object.keys(others).length === 0
  );
}

const isPointer = (value: unknown): boolean =>
  typeof value === "string" && /^(\/[^/]+)*$/.test(value) && value.length <= 200;

/**
 * Finds the statements of `x-success` in a document that nothing could be judged by: malformed ones,
 * and those about answers whose code tells success already.
 * @returns Their JSON pointers.
 */
export function misstatedSuccess(document: unknown): string[] {
  const envelope = ownObject(own(document, "x-service"), "envelope");
  const isCoded = own(envelope, "code") !== undefined;
  const isWrong = (value: unknown, isTold: boolean): boolean =>
    value !== undefined && (isTold || !isSuccessExtension(value));
  const ofOperations = Object.entries(ownObject(document, "paths")).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const value = own(own(item, method), "x-success");
      const pointer = `/paths${pointerStep(path)}/${method}/x-success`;
      return isWrong(value, isCoded && method === "get") ? [pointer] : [];
    }),
  );
  return [...(isWrong(own(document, "x-success"), isCoded) ? ["/x-success"] : []), ...ofOperations];
}
