import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { OptionGroup } from "../../ui/options/option-groups.ts";

/**
 * The operations that contain every typed word, by service and tag. Lists come first, since most
 * screens show one.
 */
export function operationGroups(
  environment: LanguageEnvironment,
  typed: string,
): OptionGroup<Operation>[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const operation of environment.catalogue.operations.values()) {
    const { id, summary, service, tag, method, path, isSession } = operation;
    if (isSession) continue;
    const described = descriptionOf(environment, summary);
    const said = [id, summary, described, service.name, tag, method, path].join(" ").toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    const heading = `${service.name} › ${tag}`;
    groups.set(heading, [...(groups.get(heading) ?? []), operation]);
  }
  return [...groups].map(([heading, found]) => ({
    key: heading,
    heading,
    items: found.toSorted((a, b) => rank(a) - rank(b)),
  }));
}

function rank({ list, effect }: Operation): number {
  if (list) return 0;
  return effect === "read" ? 1 : 2;
}
