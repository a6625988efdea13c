import { wordsOf } from "../../catalogue/resources/paths.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { PageContext } from "./page-context.ts";

/** Units of one measure by their words and signs; a sign counts only in parentheses. */
const measures: readonly (readonly RegExp[])[] = [
  [
    /^(mg|milligrams?)$/,
    /^(g|grams?|gramos|克|グラム)$/,
    /^(kg|kilos?|kilograms?|kilogramos|千克|公斤|キログラム|キロ)$/,
    /^(tons?|tonnes?|toneladas|吨|トン)$/,
  ],
  [
    /^(ms|millis|milliseconds?|milisegundos|毫秒|ミリ秒)$/,
    /^(s|secs?|seconds|segundos|秒)$/,
    /^(mins?|minutes|minutos|分钟|分)$/,
    /^(h|hrs?|hours|horas|小时|時間)$/,
    /^(days|días|天|日)$/,
  ],
  [/^(bytes|字节|バイト)$/, /^(kb|kilobytes)$/, /^(mb|megabytes)$/, /^(gb|gigabytes)$/],
  [/^(mm|millimet(er|re)s)$/, /^(cm|centimet(er|re)s)$/, /^(km|kilomet(er|re)s)$/],
  [/^(cents|céntimos|centavos)$/, /^(eur|euros?|usd|dollars|dólares)$/],
];

/**
 * Reports what is called by another unit than the one that its field, or the unit of a difference,
 * names, such as “Weight (g)” for `kilograms`: people would read or enter a wrong amount.
 */
export function reportOtherUnit({ parts, nodes, environment, report }: PageContext): void {
  const values = new Map(partsThatAre(["expression"], parts).map((part) => [part.path, part.plan]));
  for (const { path, plan } of partsThatAre(["field"], parts)) {
    const at = `${path.replace(/\/field$/, "")}/label`;
    if (!nodes.has(at)) continue;
    const tree = values.get(`${path}/value`)?.tree;
    const amount = tree?.op === "call" && tree.args[0] === "difference" ? tree.args[1][2] : null;
    const read = /^= row\.(\w+)$/.exec(plan.name)?.[1] ?? plan.name;
    const name = amount ? literalText(amount) : wordsOf(read).at(-1);
    // A `delayMin` may be the shortest.
    if (
      typeof name !== "string" ||
      (!amount && name === "min") ||
      (!amount && read.startsWith("="))
    )
      continue;
    const isOther = saidIn(environment, plan.label).some((words) =>
      unitsSaid(words).some((unit) => areDifferent(unit, name)),
    );
    if (!isOther) continue;
    report("namedAsAnother", at, { name: shownIn(environment, plan.label), other: name });
  }
}

/** The units that a label gives: “Weight (kg)”, “Weight in grams”, “Hours left”. */
function unitsSaid(words: string): string[] {
  // The “(s)” of “Day(s)” are no seconds.
  const said = words.toLowerCase().replaceAll(/(?<=\p{L})\(e?s\)/gu, "s");
  const inside = [...said.matchAll(/[([（【]\s*(?:in |en )?([\p{L}]+)\s*[)\]）】]/gu)];
  const named = [...said.matchAll(/\b(?:in|en) (\p{L}{2,})$/gu)];
  const whole = /^(\p{L}{4,})(?: (?:left|late|overdue|remaining))?$/u.exec(said);
  return [...inside, ...named, ...(whole ? [whole] : [])].map(([, unit = ""]) => unit);
}

function areDifferent(one: string, other: string): boolean {
  return measures.some((units) => {
    const [said, read] = [one, other].map((word) => units.findIndex((unit) => unit.test(word)));
    return said !== undefined && read !== undefined && said >= 0 && read >= 0 && said !== read;
  });
}
