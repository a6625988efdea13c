import { operationOf } from "../../../catalogue/operation-of.ts";
import { placesIn } from "../../../catalogue/resources/paths.ts";
import { resourceOf } from "../../../catalogue/resources/resource.ts";
import { pointerStep } from "../../../catalogue/schema/pointer.ts";
import { isAtOrBelow, type Part, partsThatAre } from "../../plan/part.ts";
import { saidIn } from "../mislabelled.ts";
import type { PageContext } from "../page-context.ts";
import type { Subjects } from "./subjects.ts";

/** Words by which a button or its question says that it concerns several records. */
const saysAll = /\b(all|every|each|tod[oa]s|cada)\b|所有|全部|每|すべて|全て|各/i;

/**
 * Reports writes on a record by a field of it that others of its list may share, such as the `sku`
 * of a price, unless their button or its question says that all of them are meant.
 */
export function reportOnSeveral(
  context: PageContext,
  subjects: Subjects,
  isTold: (part: Part) => boolean,
): void {
  const { parts, environment, report } = context;
  const { catalogue } = environment;
  const actions = partsThatAre(["action"], parts);
  for (const part of partsThatAre(["call"], parts)) {
    const own = operationOf(catalogue, part.plan);
    const key = part.plan.args.find(({ name }) => name === placesIn(own.path).at(-1));
    if (own.effect !== "write" || !key || isTold(part)) continue;
    const isShared = subjects.of([key.value], part.records).some(({ block, isOwnKey }) => {
      const list = parts.find(({ moment, within }) => moment === "load" && within === block);
      const listed = list && resourceOf(catalogue, operationOf(catalogue, { operation: list.of }));
      return !isOwnKey && listed?.onSeveral.includes(own);
    });
    const around = actions.filter(({ path }) => isAtOrBelow(part.path, path));
    const said = around.flatMap(({ plan }) =>
      [plan.label, plan.confirm].flatMap((text) => (text ? saidIn(context, text) : [])),
    );
    if (!isShared || said.some((text) => saysAll.test(text))) continue;
    const place = `${part.path}/with${pointerStep(key.name)}`;
    report("concernsSeveral", place, { name: key.value.source, call: own.id });
  }
}
