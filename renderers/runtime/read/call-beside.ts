import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { placesIn } from "../../../src/catalogue/resources/paths.ts";
import { readBeside } from "../../../src/catalogue/resources/read-at.ts";
import type { JsonObject } from "../../../src/catalogue/schema/record.ts";

/** A call that reads the record at the path of a write. */
interface CallBeside {
  read: Operation;
  args: JsonObject;
}

/**
 * The read of the record at a path, with the arguments of its write; `null` where no read has the
 * path.
 */
export function callBeside(
  catalogue: Catalogue,
  write: Operation,
  args: JsonObject,
): CallBeside | null {
  const read = readBeside(catalogue, write);
  if (!read) return null;
  const places = placesIn(write.path);
  const known = read.parameters.flatMap(({ name, in: place, required }): [string, unknown][] => {
    const own = place === "path" ? (places[placesIn(read.path).indexOf(name)] ?? name) : name;
    return required && args[own] !== undefined ? [[name, args[own]]] : [];
  });
  return { read, args: Object.fromEntries(known) };
}
