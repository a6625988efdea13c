import type { Operation } from "../catalogue/operation.ts";
import type { WireOptions } from "./options.ts";

/** The base address of a service in this deployment. */
export function baseOf(
  operation: Pick<Operation, "service">,
  options: Pick<WireOptions, "bases">,
): string {
  return (options.bases[operation.service.name] ?? operation.service.base).replace(/\/$/, "");
}

/** Whether our own service answers the operation, directly or by forwarding it. */
export function isOwn(
  operation: Pick<Operation, "service">,
  options: Pick<WireOptions, "bases" | "ownBases">,
): boolean {
  const base = baseOf(operation, options);
  return options.ownBases.some((own) => base === own || base.startsWith(`${own}/`));
}

/** Whether a service of others answers the operation, directly or behind our own. */
export const isOfOthers = (
  operation: Pick<Operation, "service">,
  options: Pick<WireOptions, "bases" | "ownBases">,
): boolean => !options.ownBases.includes(baseOf(operation, options));

/** Whether an imported service answers the operation, which may have codes of its own. */
export const isOfImported = (
  operation: Pick<Operation, "service">,
  options: Pick<WireOptions, "bases" | "ownBases">,
): boolean => isOfOthers(operation, options) && operation.service.isBare !== true;
