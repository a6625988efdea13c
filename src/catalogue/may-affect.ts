import type { Catalogue } from "./catalogue.ts";
import type { Operation } from "./operation.ts";

/**
 * Whether a write may change what a read answers. Services that have nothing to do with each other
 * may have the same tag, so a tag that a write's own service has is meant there; only further tags
 * (`x-affects`) may be another service's.
 */
export function mayAffect(
  { operations }: Pick<Catalogue, "operations">,
  { service, affects }: Pick<Operation, "service" | "affects">,
  read: Pick<Operation, "service" | "tag">,
): boolean {
  if (!affects.includes(read.tag)) return false;
  if (read.service.name === service.name) return true;
  const isOwn = ({ service: of, tag }: Operation) => of.name === service.name && tag === read.tag;
  return ![...operations.values()].some(isOwn);
}
