import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";

/** The operations of a tag, which belong together. */
export interface OperationGroup {
  service: string;
  tag: string;
  operations: readonly Operation[];
}

/**
 * The operations in which all words that are typed are found, by service and tag; lists first, for
 * most screens are made of one.
 */
export function operationGroups(environment: LanguageEnvironment, typed: string): OperationGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const operation of environment.catalogue.operations.values()) {
    const { id, summary, service, tag, isSession } = operation;
    if (isSession) continue;
    const described = descriptionOf(environment, summary);
    const said = [id, summary, described, service.name, tag].join(" ").toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    const key = `${service.name}\n${tag}`;
    groups.set(key, [...(groups.get(key) ?? []), operation]);
  }
  return [...groups.entries()].map(([key, found]) => {
    const [service = "", tag = ""] = key.split("\n");
    return { service, tag, operations: found.toSorted((a, b) => rank(a) - rank(b)) };
  });
}

function rank({ list, effect }: Operation): number {
  if (list) return 0;
  return effect === "read" ? 1 : 2;
}
