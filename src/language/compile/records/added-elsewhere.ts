import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Operation } from "../../../catalogue/operation.ts";
import { operationOf } from "../../../catalogue/operation-of.ts";
import { nounsIn } from "../../../catalogue/resources/paths.ts";
import { type Resource, resourceOf } from "../../../catalogue/resources/resource.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../../plan/part.ts";
import { saidIn } from "../../plan/text.ts";
import type { PageContext } from "../page-context.ts";

/**
 * Reports an import, and a button above a list whose label names the list's own records, that add
 * records of another list, as after copying from the page of similar records: they would be added
 * where nobody looks for them.
 */
export function reportAddedElsewhere(
  context: PageContext,
  isTold: (path: string) => boolean,
): void {
  const { catalogue } = context.environment;
  const calls = partsThatAre(["call"], context.parts);
  const lists = partsThatAre(["rows"], context.parts);
  for (const { within, path, plan } of lists) {
    if (path !== `${within}/rows`) continue;
    const own = resourceOf(catalogue, operationOf(catalogue, plan.call));
    if (!own?.add) continue;
    const adding = calls.filter((call) => {
      return isImport(call, within) || isAddedAbove(context, own, call, within);
    });
    for (const { path: place, of } of adding) {
      const other = isTold(place) ? null : otherAdded(catalogue, own, of);
      const values = { name: of, own: own.add.id };
      const at = context.nodes.has(`${place}/call`) ? `${place}/call` : place;
      // Fields that the page lists are those of the other records.
      const block = place.replace(/\/submit$/, "");
      const isListed = layouts.some((name) => context.nodes.has(`${block}/${name}`));
      const isChange = place.endsWith("/update");
      const suggestion = isListed || isChange ? null : own.add.id;
      if (other) context.report("addsElsewhere", at, values, { suggestion });
    }
  }
}

const layouts = ["fields", "sections", "steps"] as const;

const isImport = ({ moment, path }: PartThatIs<"call">, block: string): boolean =>
  moment === "import" && isAtOrBelow(path, `${block}/import`);

/** Whether a call is made by a button above a list whose label names the list's own records. */
function isAddedAbove(
  context: PageContext,
  own: Resource,
  { path, of }: PartThatIs<"call">,
  block: string,
): boolean {
  if (!isAtOrBelow(path, `${block}/toolbar`)) return false;
  const above = partsThatAre(["action"], context.parts).find(
    (action) => path === `${action.path}/open/submit` || path === `${action.path}/call`,
  );
  const { tag: other } = operationOf(context.environment.catalogue, { operation: of });
  const said = above ? saidIn(context.environment, above.plan.label).flatMap(nounsIn) : [];
  const named = (tag: string) => nounsIn(tag).filter((word) => said.includes(word)).length;
  const count = named(own.list.tag);
  return count > 0 && count >= named(other);
}

/** The list to which a call adds, where it is another one than a resource's own. */
function otherAdded(catalogue: Catalogue, own: Resource, call: string): Operation | null {
  if (own.add?.id === call || own.children.some((list) => addsTo(catalogue, list, call))) {
    return null;
  }
  const lists = [...catalogue.operations.values()].filter(({ list }) => list !== null);
  return lists.find((list) => addsTo(catalogue, list, call)) ?? null;
}

const addsTo = (catalogue: Catalogue, list: Operation, call: string): boolean =>
  list.effect === "read" && resourceOf(catalogue, list)?.add?.id === call;
