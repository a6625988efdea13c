import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { shapeOf } from "./paths.ts";

/** The read of one record at a path. */
export function isReadAt({ method, list, path }: Operation, shape: string): boolean {
  return method === "get" && list === null && shapeOf(path) === shape;
}

/** The read at the path of a write, whatever its placeholders are called. */
export function readBeside(catalogue: Catalogue, write: Operation): Operation | undefined {
  const shape = shapeOf(write.path);
  return [...catalogue.operations.values()].find(
    (other) => other.service === write.service && isReadAt(other, shape),
  );
}
