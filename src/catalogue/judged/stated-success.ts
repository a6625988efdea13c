import type { Catalogue } from "../catalogue.ts";
import type { SuccessExtension } from "../openapi.ts";
import type { Operation } from "../operation.ts";
import { pointTo } from "../schema/pointer.ts";
import type { JudgedCall } from "./said-fields.ts";

/** What a document states of how an operation's answer tells success. */
export interface StatedSuccess extends SuccessExtension {
  /** Whether it is stated of this operation alone. */
  isOwn: boolean;
}

/** The part of an operation that says where its document states something. */
export type StatedOperation = Pick<Operation, "effect" | "method" | "path" | "service">;

/** A call whose answer is judged by what its document states, and else by common forms. */
export interface StatedCall extends JudgedCall, Pick<Catalogue, "documents"> {
  operation: JudgedCall["operation"] & StatedOperation;
}

/** The statement of an operation about its success, or else that of its document. */
export function statedSuccess(
  { service, path, method }: StatedOperation,
  { documents }: Pick<Catalogue, "documents">,
): StatedSuccess | null {
  const document = documents.get(service.name);
  const own = document?.paths?.[path]?.[method]?.["x-success"];
  const stated = own ?? document?.["x-success"];
  return stated ? { ...stated, isOwn: own !== undefined } : null;
}

/**
 * Whether an answer tells success at the stated place; `null` where it says nothing of it, as an
 * answer without a body does, and a read that answers only its record. A write that says nothing
 * there although it answers something is not told as done. Values are compared as texts, since
 * services write one code as a number here and as a text there.
 */
export function tellsSuccess(
  { at, values }: SuccessExtension,
  body: unknown,
  { effect }: Pick<Operation, "effect">,
): boolean | null {
  if (body === undefined) return null;
  const said = pointTo(body, at) ?? null;
  if (typeof said === "object" && said !== null) return false;
  const isTold = values.some((value) => String(value) === String(said));
  return said === null && !isTold && effect !== "write" ? null : isTold;
}
