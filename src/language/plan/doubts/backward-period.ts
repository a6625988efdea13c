import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../../environment.ts";
import { literalText, type SyntaxTree } from "../../expression/syntax-tree.ts";
import type { GivenArguments } from "../plans.ts";

/** The words that name the begin and the end of a period in two parameters. */
const ends: readonly (readonly [begin: string, end: string])[] = [
  ["from", "to"],
  ["from", "until"],
  ["since", "until"],
  ["start", "end"],
  ["begin", "end"],
];

/**
 * Reports a read of a period that ends before it begins, which finds nothing. Only moments that the
 * page itself writes are compared, or what is added to the same moment, and only in reads, since a
 * write may move something to an earlier day.
 */
export function reportBackwardPeriod(
  { report, catalogue }: CallPlanner,
  { operation: { effect, parameters }, args, pointer }: GivenArguments,
): void {
  if (effect !== "read") return;
  const given = args.flatMap(({ name, value: { tree, source } }) => {
    const parameter = parameters.find((each) => each.name === name);
    const sort = parameter && momentSort(catalogue.resolve(parameter.schema).format);
    return sort ? [{ name, sort, text: literalText(tree) ?? source, ...momentOf(tree) }] : [];
  });
  for (const begin of given) {
    const end = given.find(({ name, sort }) => sort === begin.sort && isEndOf(name, begin.name));
    if (end?.base !== begin.base || end.at >= begin.at) continue;
    const place = argumentAt(pointer, end.name);
    report("backwardPeriod", place, { value: end.text, begin: begin.text, name: begin.name });
  }
}

/**
 * The time of a moment that the page writes; otherwise the expression that a moment starts from, with
 * the sign of what is added to it. Moments can be compared only if they have the same `base`.
 */
function momentOf(tree: SyntaxTree) {
  const text = literalText(tree);
  if (text !== null) return { base: "", at: Date.parse(text) };
  const [name, [from, by] = []] = tree.op === "call" ? tree.args : [];
  const amount = by?.op === "-_" ? by.args : by;
  if (name !== "add" || amount?.op !== "value") return { base: JSON.stringify(tree), at: 0 };
  const at = Math.sign(Number(amount.args));
  return { base: JSON.stringify(from), at: amount === by ? at : -at };
}

const momentSorts = ["date", "date-time"] as const;

function momentSort(format: string | undefined) {
  return momentSorts.find((sort) => sort === format) ?? null;
}

/** Whether two names differ in one word only, which is the end in one and the begin in the other. */
function isEndOf(end: string, begin: string): boolean {
  const [last, first] = [wordsOf(end), wordsOf(begin)];
  const differing = first.flatMap((word, index) => (word === last[index] ? [] : [index]));
  const [index, ...others] = differing;
  if (index === undefined || others.length > 0 || last.length !== first.length) return false;
  return ends.some(([one, other]) => first[index] === one && last[index] === other);
}

function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
}
