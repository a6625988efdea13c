import { operationOf } from "../../catalogue/operation-of.ts";
import { nounsIn } from "../../catalogue/resources/paths.ts";
import { isAtOrBelow, partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";

/** A button or an item with a label, and what its calls are about. */
interface Labelled {
  path: string;
  list: string;
  label: string;
  said: readonly string[];
  tags: readonly string[];
}

/**
 * Reports two buttons, figures or tabs beside each other of which each is called like what the other
 * one shows or changes.
 */
export function reportExchangedLabels(page: PageContext, problems: readonly Problem[]): void {
  const all = labelledIn(page);
  for (const [index, one] of all.entries()) {
    const other = all.slice(0, index).find((before) => areExchanged(before, one));
    const at = `${one.path}/label`;
    const isTold = problems.some(({ pointer }) => isAtOrBelow(pointer, one.path));
    if (!other || isTold || !page.nodes.has(at)) continue;
    page.report("namedAsAnother", at, { name: one.label, other: one.tags[0] ?? "" });
  }
}

function labelledIn(page: PageContext): Labelled[] {
  const { catalogue } = page.environment;
  const calls = partsThatAre(["call"], page.parts);
  return partsThatAre(["item", "action"], page.parts).flatMap(({ path, plan }) => {
    const own = calls.filter((call) => isAtOrBelow(call.path, path));
    const tags = [...new Set(own.map((call) => operationOf(catalogue, call.plan).tag))];
    const said = saidIn(page.environment, plan.label);
    if (tags.length === 0) return [];
    return {
      path,
      list: path.replace(/\/\d+$/, ""),
      label: shownIn(page.environment, plan.label),
      said: said.flatMap(nounsIn),
      tags,
    };
  });
}

function areExchanged(one: Labelled, other: Labelled): boolean {
  if (one.list !== other.list) return false;
  return named(one, other) > named(one, one) && named(other, one) > named(other, other);
}

/** How many words of a label name what the calls of a part are about. */
const named = ({ said }: Labelled, { tags }: Labelled): number =>
  Math.max(...tags.map((tag) => nounsIn(tag).filter((word) => said.includes(word)).length));
