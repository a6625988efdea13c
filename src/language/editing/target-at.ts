import type { LanguageEnvironment } from "../environment.ts";
import { readLoosely } from "../source.ts";
import { pathTo, shapedAlong } from "./along.ts";
import { referencesIn } from "./block-references.ts";
import { namedBlocks } from "./nearby.ts";
import { alternatives, calledBy } from "./property-options.ts";

/** The target of "go to definition". */
export type Target =
  | { kind: "operation"; operationId: string }
  | { kind: "block"; offset: number; length: number };

/** The operation of the catalogue or the block of the page that is named at an offset. */
export function targetAt(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
): Target | null {
  const root = readLoosely(source);
  const along = root && shapedAlong(root, pathTo(root, offset), environment);
  const last = along?.at(-1);
  if (!root || !along || !last) return null;
  const { node, entry, allowed } = last;
  const isKey = entry !== null && offset < entry.keyOffset + entry.keyLength;
  const named = isKey && entry.key === "with" ? calledBy(along.at(-2)?.node ?? node) : node.scalar;
  const { operations } = environment.catalogue;
  const isOperation = alternatives(allowed).some(
    (shape) => shape.type === "reference" && shape.to === "operation",
  );
  if ((isOperation || isKey) && typeof named === "string" && operations.has(named)) {
    return { kind: "operation", operationId: named };
  }
  const reference = referencesIn(last, source).find(
    (place) => offset >= place.offset && offset <= place.offset + place.length,
  );
  const block = reference && namedBlocks(root, environment).get(reference.name);
  return block ? { kind: "block", offset: block.offset, length: block.length } : null;
}
