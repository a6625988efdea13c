import { plain } from "../../catalogue/resources/paths.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { TextPlan } from "../plan/plans.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports a title or a label that names a year, such as “Sales 2026”, where what is read below it is
 * of the year beside it alone: the page was copied for a new year, and one of the two was forgotten.
 */
export function reportOtherYear(context: PageContext, title: TextPlan): void {
  const calls = partsThatAre(["call"], context.parts).filter(({ moment }) => moment === "load");
  const titled: { path: string; at: string; text: TextPlan | null }[] = [
    { path: "", at: "/title", text: title },
    ...partsThatAre(["block"], context.parts).map(({ path, plan }) => {
      return { path, at: `${path}/title`, text: plan.title };
    }),
    ...partsThatAre(["item"], context.parts).map(({ path, plan }) => {
      return { path, at: `${path}/label`, text: plan.label };
    }),
  ];
  for (const { path, at, text } of titled) {
    const years = text === null ? [] : yearsSaid(context, text);
    if (text === null || years.length === 0 || !context.nodes.has(at)) continue;
    const named = titled.filter((one) => one.path !== path && isAtOrBelow(one.path, path));
    const own = named.filter((one) => one.text !== null && yearsSaid(context, one.text).length > 0);
    const given = calls
      .filter((call) => isAtOrBelow(call.path, path))
      .filter((call) => !own.some((one) => isAtOrBelow(call.path, one.path)))
      .flatMap(yearsGiven);
    // Another number, such as that of “Office 2019”, is far from the years that are read.
    const other = given.find((year) => years.some((one) => Math.abs(+one - +year) === 1));
    if (other === undefined || given.some((year) => years.includes(year))) continue;
    const name = shownIn(context.environment, text);
    context.report("namedAsAnother", at, { name, other });
  }
}

/** Words by which a title names a year beside the one that it shows. */
const beside =
  /\b(before|after|from|since|until|till|to|into|vs|versus|than|compared|antes|después|desde|hasta|frente)\b|前|后|以来|以后|起|比|以降|まで|から/i;

function yearsSaid({ environment }: PageContext, text: TextPlan): string[] {
  const said = saidIn(environment, text);
  if (said.some((words) => beside.test(words))) return [];
  return said.flatMap((words) => {
    const years = words.match(/(?<![\d./-])(19|20)\d\d(?![\d-])/g) ?? [];
    // “2025/26” tells of both.
    const next = /(20)\d\d\/(\d\d)(?!\d)/.exec(words);
    return next ? [...years, `20${next[2]}`] : years;
  });
}

/** The years of the constants that a call is given. */
function yearsGiven({ plan }: PartThatIs<"call">): string[] {
  return plan.args.flatMap(({ name, value: { tree } }) => {
    if (tree.op !== "value") return [];
    if (typeof tree.args === "number" && /year$/.test(plain(name))) return String(tree.args);
    const [day = "", year = ""] = /^(\d{4})-\d\d(-\d\d)?/.exec(literalText(tree) ?? "") ?? [];
    // A season, and the year of an account, may begin in the summer before.
    const next = /-(0[7-9]|1[0-2])-01$/.test(day) ? [`${+year + 1}`] : [];
    return year === "" ? [] : [year, ...next];
  });
}
