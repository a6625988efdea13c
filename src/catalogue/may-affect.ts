import type { Operation } from "./operation.ts";

/**
 * Whether a write may change what a read answers. Services that have nothing to do with each other
 * may have the same tag, so a write's own one is that of its service; only further tags
 * (`x-affects`) may be another service's.
 */
export function mayAffect(
  { service, affects }: Pick<Operation, "service" | "affects">,
  read: Pick<Operation, "service" | "tag">,
): boolean {
  const isSame = read.service.name === service.name;
  return (isSame ? affects : affects.slice(1)).includes(read.tag);
}
