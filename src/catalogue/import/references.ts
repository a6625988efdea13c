import { pointTo } from "../schema/pointer.ts";
import { isRecord, type JsonObject, ownText } from "../schema/record.ts";
import { decoded } from "../written/decoded.ts";
import type { ImportFaults } from "./import-fault.ts";

/** A part of the given document, with its place. */
export interface Found {
  value: JsonObject;
  pointer: string;
}

/** The context of an import: the given document, and the faults found in it. */
export interface Source {
  root: JsonObject;
  /** Whether the document is Swagger 2.0 or OpenAPI 3.0, whose schemas use another dialect. */
  isOld: boolean;
  faults: ImportFaults;
}

/**
 * The object at a place after following `$ref`s; `null` after reporting a reference that leaves the
 * document, has no target or is circular. Nothing is fetched.
 */
export function follow(source: Source, value: unknown, pointer: string): Found | null {
  const seen = new Set<string>();
  let found: Found | null = isRecord(value) ? { value, pointer } : null;
  while (found) {
    const reference = ownText(found.value, "$ref");
    if (reference === undefined) return found;
    const target = targetOf(source, reference, found.pointer);
    if (target === null) return null;
    if (seen.has(target)) {
      source.faults.report("referenceLoop", found.pointer, { name: reference });
      return null;
    }
    seen.add(target);
    const next = pointTo(source.root, target);
    if (!isRecord(next)) {
      source.faults.report("danglingReference", `${found.pointer}/$ref`, { reference });
      return null;
    }
    found = { value: next, pointer: target };
  }
  source.faults.report("malformed", pointer, { expected: "object" });
  return null;
}

/** The JSON pointer of a reference, or `null` after reporting a reference to another document. */
export function targetOf(
  { root, faults }: Source,
  reference: string,
  pointer: string,
): string | null {
  const target = pointerIn(root, reference);
  if (target === null) faults.report("remoteReference", `${pointer}/$ref`, { reference });
  return target;
}

/**
 * The JSON pointer of a reference within a document; `null` for a reference to another document.
 * Since 3.2 a document may state its own address (`$self`), and references may use it.
 */
export function pointerIn(root: JsonObject, reference: unknown): string | null {
  if (typeof reference !== "string") return null;
  const self = ownText(root, "$self");
  const isOfSelf = self !== undefined && reference.startsWith(`${self}#`);
  const local = isOfSelf ? reference.slice(self.length) : reference;
  if (local === "#") return "";
  if (!local.startsWith("#/")) return null;
  return decoded(local.slice(1));
}
