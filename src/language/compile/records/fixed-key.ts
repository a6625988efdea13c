import { operationOf } from "../../../catalogue/operation-of.ts";
import { shapeOf } from "../../../catalogue/resources/paths.ts";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { Expression } from "../../expression/scope.ts";
import { isPeople } from "../../fit/foreign-key.ts";
import { keyTitle } from "../../fit/key-fit.ts";
import { stemOf } from "../../fit/path-key.ts";
import { type Part, type PartThatIs, partsThatAre, type RecordInScope } from "../../plan/part.ts";
import type { ArgumentPlan } from "../../plan/plans.ts";
import type { Type } from "../../type.ts";
import type { PageContext } from "../page-context.ts";
import { keyOf } from "./mixed.ts";
import { loadOf, type Subjects } from "./subjects.ts";

/**
 * The place of the fixed value by which a call at a row says which record of the row's sort it
 * concerns, so that it concerns the same one from every row; `null` if it has none, or if the row's
 * key is given or compared too, as when the rows are joined to one record.
 */
export function fixedKey(
  context: PageContext,
  subjects: Subjects,
  write: PartThatIs<"call">,
): string | null {
  const { row = write.records.rows } = write.records;
  const constants = write.plan.args.filter(({ value }) => isFixed(value));
  if (!row || constants.length === 0) return null;
  const key = keyOf(context, write);
  const shows = loadOf(context, row.block);
  const isChanged = shows !== undefined && areOfOneSort(context, shows, write);
  const own = recordIn(row).said?.schema["x-key"];
  const fixed = constants.find((one) => {
    const isKey = isChanged && (one === key || (key === undefined && one.name === own));
    const isWritten = one.value.tree.op === "value" || isPeople(stemOf(titleOfKey(row) ?? ""));
    return (isKey && isWritten) || namesRecord(context, write, one, row);
  });
  if (!fixed) return null;
  const conditions = ["when", "enabled"].map((name) => write.path.replace(/[^/]+$/, name));
  const decided = partsThatAre(["expression"], context.parts)
    .filter(({ path }) => conditions.includes(path))
    .map(({ plan }) => plan);
  const read = [...write.plan.args.map(({ value }) => value), ...decided];
  const isLinked = subjects.of(read, write.records).some(({ isOwnKey }) => isOwnKey);
  return isLinked ? null : argumentAt(write.path, fixed.name);
}

/** Whether a value is the same at every row: a constant, or the id of whoever is signed in. */
const isFixed = ({ tree, source }: Expression): boolean =>
  tree.op === "value" || source.trim() === "user.id";

/** Whether an argument is a number, or a person, that is titled as the key of the row's record. */
function namesRecord(
  { environment: { catalogue } }: PageContext,
  { plan }: PartThatIs<"call">,
  { name, value: { tree } }: ArgumentPlan,
  row: RecordInScope,
): boolean {
  if (tree.op === "value" && typeof tree.args !== "number") return false;
  const title = titleOfKey(row);
  const { request } = operationOf(catalogue, plan);
  if (tree.op !== "value" && !isPeople(stemOf(title ?? ""))) return false;
  return title !== null && catalogue.resolve(request).properties?.[name]?.title === title;
}

const recordIn = ({ type }: RecordInScope): Type => (type.kind === "list" ? type.of : type);

/** The title of the key of a record in scope; `null` if it has no telling one. */
function titleOfKey(row: RecordInScope): string | null {
  const record = recordIn(row);
  if (record.kind !== "record") return null;
  const key = record.fields().get(record.said?.schema["x-key"] ?? "");
  return key ? keyTitle(key) : null;
}

/** Whether two calls concern records of one sort, by their tags and the places in their paths. */
export function areOfOneSort(
  { environment: { catalogue } }: PageContext,
  ...calls: readonly Part[]
): boolean {
  const [one, other] = calls.map(({ of }) => operationOf(catalogue, { operation: of }));
  if (!one || one.tag !== other?.tag) return false;
  const [shape, another] = [one, other].map(({ path }) => /^.*\{\}/.exec(shapeOf(path))?.[0]);
  return shape === undefined || another === undefined || shape === another;
}
