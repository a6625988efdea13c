import { operationOf } from "../../catalogue/operation-of.ts";
import { typesOf } from "../../catalogue/schema/json-schema.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { partsThatAre } from "../plan/part.ts";
import type { RowsPlan, TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { PageContext } from "./page-context.ts";

/** Words that say by which end of their order the first rows are chosen. */
const ends = {
  date: {
    first: /\boldest\b|\bmás antigu[oa]s\b|最早|最旧|古い順/i,
    last: /\b(newest|most recent)\b|\bmás recientes\b|最新|新しい順/i,
  },
  number: {
    first: /\bsmallest\b|\bmás pequeñ[oa]s\b|最小|小さい順/i,
    last: /\b(largest|biggest)\b|\bmás grandes\b|最大|大きい順/i,
  },
};

/**
 * Reports a list that begins at the other end than its title or heading says, such as “Newest
 * orders” of which the oldest come first: people would never see the others.
 */
export function reportOtherOrder(page: PageContext, title: TextPlan): void {
  const { environment, report, parts } = page;
  const blocks = partsThatAre(["block"], parts);
  for (const { path, plan } of partsThatAre(["rows"], parts)) {
    const block = path.replace(/\/rows$/, "");
    const heading = blocks.find((one) => one.path === block)?.plan.title;
    const order = orderOf(page, plan);
    for (const text of [heading, block === "/body" ? title : null]) {
      const said = text && order ? saidIn(environment, text) : [];
      if (!text || !order || !said.some((words) => order.opposite.test(words))) continue;
      if (said.some((words) => order.same.test(words))) continue;
      const { name, value } = order;
      const values = { name, value, label: shownIn(environment, text) };
      report("contradictsLabel", argumentAt(path, name), values);
      break;
    }
  }
}

/** The order that a list is always asked for, with the words for it and for its opposite. */
function orderOf({ environment: { catalogue } }: PageContext, { call, list }: RowsPlan) {
  const given = (name?: string): string => {
    const tree = call.args.find((one) => one.name === name)?.value.tree;
    return (tree && literalText(tree)) ?? "";
  };
  const record = recordOf(catalogue, operationOf(catalogue, call));
  const field = record?.properties?.[given(list.sort)];
  const value = given(list.order);
  const isRising = /^asc/i.test(value);
  if (!field || !(isRising || /^desc/i.test(value))) return null;
  const schema = catalogue.resolve(field);
  const isDate = /^date/.test(schema.format ?? "");
  if (!isDate && !typesOf(schema).some((type) => type === "number" || type === "integer")) {
    return null;
  }
  const { first, last } = ends[isDate ? "date" : "number"];
  const [same, opposite] = isRising ? [first, last] : [last, first];
  return { name: list.order ?? "", value, same, opposite };
}
