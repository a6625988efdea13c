import type { ASTNode } from "@marcbachmann/cel-js";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isPaged } from "../../../../src/catalogue/paging/paging.ts";
import { resourceOf } from "../../../../src/catalogue/resources/resource.ts";
import { argumentAt } from "../../../../src/catalogue/schema/pointer.ts";
import { recordOf } from "../../../../src/catalogue/schema/rows.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { dotted } from "../../../../src/language/expression/dotted.ts";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { innerNodes } from "../../../../src/language/expression/inner-nodes.ts";
import { membersRead } from "../../../../src/language/expression/members-read.ts";
import { astOf } from "../../../../src/language/expression/parse.ts";
import { type Part, type PartThatIs, partsThatAre } from "../../../../src/language/plan/part.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";

/** A check of a field's value that looks for it in a list. */
interface ListCheck {
  /** The field, and the place of its check. */
  name: string;
  at: string;
  call: CallPlan;
  list: Operation;
  valid: PartThatIs<"expression">;
}

/**
 * Reports checks that look for a field's value in a list without finding it: by another field, on
 * the first page only, or with a condition that refuses just the values that are new.
 */
export function reportCheckDoubts(
  planner: Planner,
  parts: readonly Part[],
  submit: CallPlan,
): void {
  const calls = partsThatAre(["call"], parts);
  const expressions = partsThatAre(["expression"], parts);
  for (const { of: name, path } of partsThatAre(["field"], parts)) {
    const at = `${path}/check`;
    const call = calls.find((part) => part.path === `${at}/call`)?.plan;
    const valid = expressions.find((part) => part.path === `${at}/valid`);
    const list = call && operationOf(planner.catalogue, call);
    if (valid && refusesFree.test(valid.plan.source)) {
      planner.report("acceptsKnownOnly", `${at}/valid`, { name });
    }
    if (!call || !valid || !list?.list) continue;
    reportListCheck(planner, { name, at, call, list, valid }, submit);
  }
}

/** Conditions that hold while a name is taken, such as `!answer.isFree`. */
const refusesFree =
  /^\s*(!\s*answer\.(is)?(free|available|unique)|answer\.(is)?(taken|exists|used))\s*$/i;

function reportListCheck(planner: Planner, check: ListCheck, submit: CallPlan): void {
  const { catalogue, report } = planner;
  const { name, at, call, list, valid } = check;
  const known = Object.keys(recordOf(catalogue, list)?.properties ?? {});
  const sent = call.args.find(({ value }) => value.source.trim() === `form.${name}`);
  const isTaken = list.parameters.some((one) => one.name === name);
  const isGiven = call.args.some((one) => one.name === name);
  if (sent && sent.name !== name && isTaken && !isGiven && known.includes(sent.name)) {
    const values = { name: sent.name, wanted: sent.name, field: name, value: `form.${name}` };
    const place = argumentAt(`${at}/call`, sent.name);
    report("sentAsAnother", place, values, { suggestion: name, onKey: true });
    return;
  }
  const isAsked = call.args.some(({ value }) => value.uses.includes("form"));
  if (!isAsked && list.list && isPaged(list.list) && readsForm(valid, name)) {
    report("checksFirstPage", `${at}/call`, { operation: list.id, name });
    return;
  }
  const ast = astOf(valid.plan.source);
  const compared = ast ? comparedWith(ast, `form.${name}`) : [];
  const other = compared.find((one) => one.name !== name);
  if (other && known.includes(name) && compared.every((one) => one.name !== name)) {
    const values = { name, other: other.name };
    report("checksAnother", `${at}/valid`, values, { suggestion: name, within: other });
    return;
  }
  const isOwn = sent?.name === name || compared.some((one) => one.name === name);
  const isAdding = resourceOf(catalogue, list)?.add?.id === submit.operation;
  if (isOwn && isAdding && refusesNew(check)) {
    report("acceptsKnownOnly", `${at}/valid`, { name });
  }
}

const readsForm = ({ plan }: PartThatIs<"expression">, name: string): boolean => {
  const ast = astOf(plan.source);
  return ast !== null && membersRead(ast, "form").some((read) => read.name === name);
};

/** The members of records that an expression compares with a value for equality, and their ranges. */
function comparedWith(
  node: ASTNode,
  value: string,
): { name: string; start: number; end: number }[] {
  const inner = innerNodes(node.args);
  const [left, right] = node.op === "==" ? inner : [];
  const sides = [left, right].flatMap((side) => side ?? []);
  const other = sides.find((side) => dotted(side) !== value);
  const isCompared = sides.some((side) => dotted(side) === value);
  const name = other && isCompared ? dotted(other)?.split(".").at(-1) : undefined;
  const isMember = other?.op === "." && name !== undefined;
  const found = isMember ? [{ name, start: other.end - name.length, end: other.end }] : [];
  return [...found, ...inner.flatMap((part) => comparedWith(part, value))];
}

/** Whether a condition does not hold while the list has no such record. */
function refusesNew({ name, list: { list }, valid }: ListCheck): boolean {
  if (!list) return false;
  const answer = [list.rows, ...(list.total === undefined ? [] : [list.total])].reduce<unknown>(
    (holder, pointer) => withEmpty(holder, pointer, pointer === list.rows ? [] : 0),
    {},
  );
  const variables = { answer, form: { [name]: "?" } };
  return evaluate(valid.plan, { variables, can: () => true }) === false;
}

/** An answer with an empty list, or with none counted, at a pointer. */
function withEmpty(holder: unknown, pointer: string, value: unknown): unknown {
  const [, step, ...others] = pointer.split("/");
  if (step === undefined) return value;
  const inner = typeof holder === "object" && holder !== null ? Object.entries(holder) : [];
  const known = Object.fromEntries(inner);
  const below = others.length === 0 ? "" : `/${others.join("/")}`;
  return { ...known, [step]: withEmpty(known[step], below, value) };
}
