import type { SyntaxTree } from "../expression/syntax-tree.ts";
import { partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { PageContext } from "./page-context.ts";

/** Words for what is past, and for what is still to come. */
const past =
  /\b(overdue|late(?= *$| *\(| by\b| since\b)|expired|past due|vencid[oa]s?|atrasad[oa]s?|caducad[oa]s?)\b|逾期|过期|超期|期限切れ|遅延|遅れ|延滞/i;
const future =
  /\b((days|hours|weeks|months|time) left|remaining|upcoming|restantes?|faltan)\b|剩余|还剩|残り/i;
/** Words that turn the meaning of a label round. */
const turning =
  /\b(not|no|non|never|yet|until|till|before|in|soon|over|sin|hasta|antes|pronto)\b|n't|n’t|未|不|没|距|即将|前|ない|なし|まで|間近/i;

/**
 * Reports what is called overdue but holds for what is still to come, and the other way round, such
 * as “Overdue” for `row.dueOn > today()`.
 */
export function reportTurnedRound({ parts, nodes, environment, report }: PageContext): void {
  const values = new Map(partsThatAre(["expression"], parts).map((part) => [part.path, part.plan]));
  for (const { path, plan } of partsThatAre(["field", "item"], parts)) {
    const value = values.get(`${path}/value`);
    if (!value || !nodes.has(`${path}/label`)) continue;
    const wanted = sideSaid(saidIn(environment, plan.label));
    const found = sideOf(value.tree);
    if (wanted === null || found === null || wanted === found) continue;
    report("turnedRound", `${path}/value`, { label: shownIn(environment, plan.label) });
  }
}

type Side = "past" | "future";

function sideSaid(said: readonly string[]): Side | null {
  if (said.some((words) => turning.test(words))) return null;
  const isPast = said.some((words) => past.test(words));
  const isFuture = said.some((words) => future.test(words));
  if (isPast === isFuture) return null;
  return isPast ? "past" : "future";
}

/** The side of now for whose moments an expression holds, or counts more than nothing. */
function sideOf(tree: SyntaxTree): Side | null {
  if (tree.op === "&&") return sideOf(tree.args[0]) ?? sideOf(tree.args[1]);
  if (tree.op === "?:") return sideOf(tree.args[1]) ?? sideOf(tree.args[2]);
  if (tree.op === "call" && tree.args[0] === "difference") {
    const [from, to] = tree.args[1];
    return sideBetween(from, to);
  }
  if (tree.op === "<" || tree.op === "<=") return sideBetween(...tree.args);
  if (tree.op === ">" || tree.op === ">=") return sideBetween(tree.args[1], tree.args[0]);
  return null;
}

/** Where a moment of a record lies that is before now, or after it. */
function sideBetween(earlier?: SyntaxTree, later?: SyntaxTree): Side | null {
  if (!earlier || !later) return null;
  if (isNow(later) && isOfRecord(earlier)) return "past";
  return isNow(earlier) && isOfRecord(later) ? "future" : null;
}

const isNow = (tree: SyntaxTree): boolean =>
  tree.op === "call" && (tree.args[0] === "today" || tree.args[0] === "now");

const isOfRecord = (tree: SyntaxTree): boolean =>
  tree.op === "." ||
  (tree.op === "call" && tree.args[0] === "date" && tree.args[1].some(isOfRecord));
