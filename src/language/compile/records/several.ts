import { isNarrowing } from "../../../catalogue/narrowing.ts";
import type { Operation } from "../../../catalogue/operation.ts";
import { operationOf } from "../../../catalogue/operation-of.ts";
import { mayShare } from "../../../catalogue/resources/names-one.ts";
import { collectionOf, placesIn, shapeOf } from "../../../catalogue/resources/paths.ts";
import { resourceOf } from "../../../catalogue/resources/resource.ts";
import { isIdName } from "../../../catalogue/schema/id-name.ts";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import { isAtOrBelow, type Part, partsThatAre } from "../../plan/part.ts";
import { saidIn } from "../../plan/text.ts";
import type { PageContext } from "../page-context.ts";
import { saysAll } from "../spoken-verbs.ts";
import { loadOf, type Subject, type Subjects } from "./subjects.ts";

/**
 * Reports writes on a record by a field of it that others of its list may share, such as the `sku`
 * of a price, unless their button or its question says that all of them are meant.
 */
export function reportOnSeveral(
  context: PageContext,
  subjects: Subjects,
  isTold: (part: Part) => boolean,
): void {
  const { catalogue } = context.environment;
  for (const part of partsThatAre(["call"], context.parts)) {
    const own = operationOf(catalogue, part.plan);
    const filters = own.parameters.filter((one) => isNarrowing(catalogue, own, one));
    const naming =
      filters.length > 0 ? filters.map(({ name }) => name) : placesIn(own.path).slice(-1);
    const [key, ...others] = part.plan.args.filter(({ name }) => naming.includes(name));
    if (own.effect !== "write" || !key || others.length > 0 || isTold(part)) continue;
    const isShared = subjects
      .of([key.value], part.records)
      .some((subject) => mayBeOfSeveral(context, own, subject));
    if (!isShared || isForAll(context, part)) continue;
    const place = argumentAt(part.path, key.name);
    context.report("concernsSeveral", place, { name: key.value.source, call: own.id });
  }
}

/** Whether several records of a list may have what a write is given of one of them. */
function mayBeOfSeveral(
  context: PageContext,
  write: Operation,
  { block, field, isOwnKey }: Subject,
): boolean {
  const { catalogue } = context.environment;
  const shows = loadOf(context, block);
  const listed = shows && resourceOf(catalogue, operationOf(catalogue, { operation: shows.of }));
  if (!listed || field === null || isOwnKey) return false;
  const { list, record, onSeveral } = listed;
  const shape = shapeOf(collectionOf(list.path));
  const { properties } = catalogue.resolve(record.properties?.[field] ?? {});
  // Below one record, another one is usually linked once, as a user is one member of a group.
  if (shape.includes("{") && (properties || isIdName(field))) return false;
  const isAtAll = shape === shapeOf(write.path);
  return isAtAll ? mayShare(record, write.path, field) : onSeveral.includes(write);
}

/** Whether the button that makes a call, or its question, says that several records are meant. */
function isForAll(context: PageContext, { path }: Part): boolean {
  return partsThatAre(["action"], context.parts)
    .filter((action) => isAtOrBelow(path, action.path))
    .flatMap(({ plan: { label, confirm } }) => (confirm ? [label, confirm] : [label]))
    .some((text) => saidIn(context.environment, text).some((words) => saysAll.test(words)));
}
