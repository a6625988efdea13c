import type { ASTNode } from "@marcbachmann/cel-js";
import type { Operation } from "../../../catalogue/operation.ts";
import { operationOf } from "../../../catalogue/operation-of.ts";
import { lastStep, wordsOf } from "../../../catalogue/resources/paths.ts";
import { isIdName } from "../../../catalogue/schema/id-name.ts";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { Planner } from "../../environment.ts";
import { canHoldTogether } from "../../expression/constant-truth.ts";
import { astOf } from "../../expression/parse.ts";
import type { CallSource } from "../call.ts";
import type { ArgumentPlan, CallPlan } from "../plans.ts";

/** The names that services give to a record's version where a request takes it. */
const versions = new Set(["version", "revision", "rev", "etag"]);

/**
 * Reports an action that sends a record only the values that it holds already, as the row gives them
 * or as the action's conditions require them. Ids and versions say which record is meant, so that a
 * call with nothing else, such as an approval, does something.
 */
export function reportSentBack(
  { report, catalogue }: Pick<Planner, "report" | "catalogue">,
  call: CallPlan,
  source: CallSource,
  pointer: string,
  conditions: readonly ASTNode[],
): void {
  const given = typeof source === "string" ? {} : (source.with ?? {});
  // The plan leaves out arguments that have a fault of their own.
  if (Object.keys(given).length !== call.args.length) return;
  const operation = operationOf(catalogue, call);
  const { parameters, request } = operation;
  if (!isChange(operation)) return;
  const keyNames = new Set(parameters.flatMap((one) => (one.in === "path" ? [one.name] : [])));
  const own = catalogue.resolve(request)["x-key"];
  if (keyNames.size === 0 && own !== undefined) keyNames.add(own);
  const keys = call.args.filter(({ name }) => keyNames.has(name));
  const values = call.args.filter(({ name }) => !keyNames.has(name));
  const written = values.filter(({ name }) => !isIdName(name) && !versions.has(name));
  const first = written.find((one) => !isRowsOwn(one)) ?? written[0];
  if (!first || keys.length === 0 || !keys.every(isRowsKey)) return;
  if (!values.every((one) => isRowsOwn(one) || isRequired(one, conditions))) return;
  const { name, value } = first;
  const schema = catalogue.resolve(parameters.find((one) => one.name === name)?.schema ?? {});
  const suggestion = schema.type === "boolean" && isRowsOwn(first) ? `!row.${name}` : null;
  const within = { start: 0, end: value.source.length };
  report("sendsBack", argumentAt(pointer, name), { name: value.source }, { suggestion, within });
}

/** Whether a call changes a record by its method, or by the verb of its path, as `/member/update`. */
function isChange({ method, path }: Operation): boolean {
  if (method === "put" || method === "patch") return true;
  return /^(update|edit|modify|change|save|set)$/.test(wordsOf(lastStep(path))[0] ?? "");
}

const isRowsOwn = ({ name, value }: ArgumentPlan): boolean => value.source.trim() === `row.${name}`;

/** Whether conditions can hold only for records that have the constant that is sent. */
function isRequired({ name, value }: ArgumentPlan, conditions: readonly ASTNode[]): boolean {
  const { op, args } = value.tree;
  if (op !== "value" || args === null || conditions.length === 0) return false;
  const isFlag = typeof args === "boolean";
  const other = args === true ? `!row.${name}` : `row.${name}`;
  return [`row.${name} != ${value.source}`, ...(isFlag ? [other] : [])].some((source) => {
    const ast = astOf(source);
    return ast !== null && !canHoldTogether([...conditions, ast], []);
  });
}

/** Whether an argument such as `petId` is the record's own key, such as `row.id` or `row.petId`. */
function isRowsKey({ name, value }: ArgumentPlan): boolean {
  const [, field] = /^row\.(\w+)$/.exec(value.source.trim()) ?? [];
  return field !== undefined && name.toLowerCase().endsWith(field.toLowerCase());
}
