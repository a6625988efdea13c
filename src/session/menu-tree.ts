import { isRecord } from "../catalogue/schema/record.ts";
import type { FaultFinder } from "./menu-fault.ts";

interface Branch {
  entry: Record<string, unknown>;
  children: unknown[];
}

/**
 * The entries of a menu as a tree. Some services return a flat list instead, whose entries name
 * their parents by `parentId`; an entry that is its own ancestor stays at the top.
 */
export function asTree(entries: readonly unknown[], finder: FaultFinder): readonly unknown[] {
  const branches = new Map<string, Branch>();
  for (const entry of entries) {
    const id = keyOf(entry, "id");
    if (id !== "" && isRecord(entry) && !branches.has(id)) {
      const children: unknown[] = Array.isArray(entry.children) ? [...entry.children] : [];
      branches.set(id, { entry, children });
    }
  }
  const isFlat = entries.some((entry) => branches.has(keyOf(entry, "parentId")));
  if (!isFlat) return entries;
  return entries.flatMap((entry, index) => {
    const branch = branches.get(keyOf(entry, "id"));
    const own = branch && branch.entry === entry ? { ...entry, children: branch.children } : entry;
    const parent = branches.get(keyOf(entry, "parentId"));
    if (!parent) return [own];
    if (isOwnAncestor(entry, branches)) {
      finder.at(entry, index).report("standsBelowItself", keyOf(entry, "id"));
      return [own];
    }
    parent.children.push(own);
    return [];
  });
}

function isOwnAncestor(entry: unknown, branches: ReadonlyMap<string, Branch>): boolean {
  const id = keyOf(entry, "id");
  const seen = new Set<string>();
  let above = keyOf(entry, "parentId");
  while (above !== "" && !seen.has(above)) {
    if (above === id) return true;
    seen.add(above);
    above = keyOf(branches.get(above)?.entry, "parentId");
  }
  return false;
}

function keyOf(entry: unknown, name: "id" | "parentId"): string {
  const value = isRecord(entry) ? entry[name] : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
