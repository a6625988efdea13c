import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { placesIn } from "../../../../src/catalogue/resources/paths.ts";
import { readBeside } from "../../../../src/catalogue/resources/read-at.ts";
import type { PageHost } from "../../page/host.ts";
import type { IntendedCall } from "./consent.ts";

/**
 * The entity tag of the record that a write changes, read just before the write: its service
 * requires one, but rows of lists have none. An act below the path of a record, such as
 * `/orders/{id}/close`, changes that record. `undefined` where no read has the path.
 * @throws CallError where the record cannot be read.
 */
export async function currentTag(
  { wire, catalogue }: Pick<PageHost, "wire" | "catalogue">,
  { operation, args }: IntendedCall,
): Promise<string | undefined> {
  const write = operationOf(catalogue, { operation });
  const path = write.path.slice(0, write.path.lastIndexOf("}") + 1);
  const read = readBeside(catalogue, write) ?? readBeside(catalogue, { ...write, path });
  if (!read) return undefined;
  const places = placesIn(write.path);
  const known = read.parameters.flatMap(({ name, in: place, required }): [string, unknown][] => {
    const own = place === "path" ? (places[placesIn(read.path).indexOf(name)] ?? name) : name;
    return required && args[own] !== undefined ? [[name, args[own]]] : [];
  });
  const { etag } = await wire.call(read.id, Object.fromEntries(known), { loading: "no" });
  return etag ?? undefined;
}
