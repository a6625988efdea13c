import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { nounsIn, plain, singularOf, wordsOf } from "../../catalogue/resources/paths.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { PageContext } from "./page-context.ts";
import { articles, asAsked, sameVerb, verbsOf } from "./spoken-verbs.ts";

type Call = PartThatIs<"call">;

/**
 * Reports texts of a button, such as “Delete this customer?”, that say what is done to records of
 * another sort of the service, of which nothing around the button speaks: they were copied from the
 * page of those records.
 */
export function reportOtherSort(page: PageContext, problems: readonly Problem[]): void {
  const calls = partsThatAre(["call"], page.parts);
  const byPath = new Map(calls.map((call) => [call.path, call]));
  const texts = [
    ...partsThatAre(["block"], page.parts).map(({ path, plan: { title } }) => {
      return { at: `${path}/title`, text: title };
    }),
    ...partsThatAre(["done"], page.parts).map(({ path, plan }) => ({ at: path, text: plan })),
  ];
  for (const { path, within, plan } of partsThatAre(["action"], page.parts)) {
    const call = byPath.get(`${path}/call`) ?? byPath.get(`${path}/open/submit`);
    if (!call) continue;
    const around = (): Call[] =>
      calls.filter(
        (one) => isAtOrBelow(one.path, path) || (one.within === within && one.moment === "load"),
      );
    const own = [
      { at: `${path}/label`, text: plan.label },
      { at: `${path}/confirm`, text: plan.confirm },
      ...texts.filter(({ at }) => ofAction.some((place) => at === path + place)),
    ];
    for (const { at, text } of own) {
      if (text === null || !page.nodes.has(at)) continue;
      const said = saidIn(page.environment, text);
      const asked = at.endsWith("/done") ? said.flatMap((one) => asAsked(one, true)) : said;
      if (!asked.some((words) => isOfOther(page, words, call, around))) continue;
      if (problems.some(({ pointer }) => isAtOrBelow(pointer, path))) continue;
      page.report("namedAsAnother", at, { name: shownIn(page.environment, text), other: call.of });
    }
  }
}

/** The places of an action's texts that are parts of their own. */
const ofAction = ["/open/title", "/done", "/open/done"];

/**
 * Verbs for the same thing, which services may name by any of them. Verbs of a change are left out:
 * to change the address of a customer is to change the customer.
 */
const alike = [["add", "create", "new", "post"], ["delete"]];

function isOfOther(
  { environment: { catalogue } }: PageContext,
  words: string,
  { plan }: Call,
  around: () => readonly Call[],
): boolean {
  const [verb = "", ...others] = wordsOf(words.replaceAll(/\{\{.*?\}\}/g, ""));
  const noun = others
    .filter((word) => !articles.includes(word))
    .map(singularOf)
    .join("");
  const verbs = alike.find((some) => some.includes(sameVerb(verb)));
  const own = operationOf(catalogue, plan);
  const isSaid = (one: Operation): boolean => verbsOf(one).some((each) => verbs?.includes(each));
  // To convert a quote may create an order.
  if (!verbs || noun === "" || !isSaid(own)) return false;
  const names = own.parameters.flatMap(({ name, schema }) => {
    return [name, catalogue.resolve(schema).title ?? ""].map(plain);
  });
  const said = [nounsIn(`${own.id} ${own.path} ${own.summary}`).join(""), ...names];
  if (said.some((name) => name.includes(noun))) return false;
  const isMeant = (one: Operation): boolean =>
    one.effect === "write" &&
    (one.service === own.service || !(one.service.isBare || own.service.isBare)) &&
    singularOf(plain(one.tag)) === noun &&
    isSaid(one);
  const meant = [...catalogue.operations.values()].filter(isMeant);
  const tags = meant.length > 0 ? around().map((one) => operationOf(catalogue, one.plan).tag) : [];
  return meant.some(({ tag }) => !tags.includes(tag));
}
