import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { OptionGroup } from "../../ui/options/option-groups.ts";
import { holdsWords } from "../holds-words.ts";

/**
 * The operations that contain every typed word, by service and tag, without those that make or end
 * sessions. Lists come first, since most screens show one.
 */
export function operationGroups(
  environment: LanguageEnvironment,
  typed: string,
): OptionGroup<Operation>[] {
  const isFound = holdsWords(typed);
  const found = [...environment.catalogue.operations.values()].filter((operation) => {
    const { id, summary, service, tag, method, path, isSession } = operation;
    const described = descriptionOf(environment, summary);
    const said = [id, summary, described, service.name, tag, method, path].join(" ");
    return !isSession && isFound(said);
  });
  const groups = groupedBy(found, ({ service, tag }) => `${service.name} › ${tag}`);
  return [...groups].map(([heading, items]) => ({
    key: heading,
    heading,
    items: items.sort((a, b) => rank(a) - rank(b)),
  }));
}

function rank({ list, effect }: Operation): number {
  if (list) return 0;
  return effect === "read" ? 1 : 2;
}
