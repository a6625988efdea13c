import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isIdName } from "../../../../src/catalogue/schema/id-name.ts";
import { argumentAt } from "../../../../src/catalogue/schema/pointer.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { canHoldTogether, denied } from "../../../../src/language/expression/constant-truth.ts";
import { astOf } from "../../../../src/language/expression/parse.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { reportOtherNode } from "../../../../src/language/fit/other-node.ts";
import { isAssignable } from "../../../../src/language/fit/type-fit.ts";
import { planAction } from "../../../../src/language/plan/action.ts";
import { callShape, reportUnsent } from "../../../../src/language/plan/call.ts";
import { planOptional } from "../../../../src/language/plan/expression.ts";
import type { ActionPlan, CallPlan, RowsPlan } from "../../../../src/language/plan/plans.ts";
import {
  namedField,
  recordOfRows,
  typeOfRow,
  typeOfRowField,
} from "../../../../src/language/plan/rows.ts";
import {
  type Described,
  expression,
  object,
  oneOf,
  optional,
  reference,
  required,
} from "../../../../src/language/shape/shape.ts";
import {
  anyType,
  boolType,
  listType,
  numberType,
  recordType,
  stringType,
  type Type,
  typeName,
} from "../../../../src/language/type.ts";

const when = optional(expression(), "Offered only for nodes, `row`, for which this holds.");

/** The source of inline renaming. */
export const renameShape = object({
  call: required(callShape, "The write that renames `row`; `text` is the new name."),
  when,
});

/** The source of moving nodes. */
export const moveShape = object({
  call: required(
    callShape,
    "The write that moves `row` under `parent` to the place `position`; `places` holds every node whose place changes, by key, parent and order.",
  ),
  parent: required(reference("field"), "The field that holds the key of the node above."),
  order: optional(reference("field"), "The number that sorts siblings, where they are sorted."),
  into: optional(expression(), "Holds for a node, `parent`, that may take `row`; null at the top."),
  when,
});

/** The source of deleting nodes. */
export const removeShape = object({
  call: required(callShape, "The write that deletes `row`."),
  below: optional(
    oneOf("refused", "first", "together"),
    "The nodes below it forbid it (so unless said otherwise), are deleted first, one by one, or go with it.",
  ),
  when,
});

/** A change of one node: its action and its call. */
export interface ChangePlan {
  action: ActionPlan;
  call: CallPlan;
}

/** The plan of moving nodes: the call, and the fields for parent and order. */
export interface MovePlan extends ChangePlan {
  parentField: string;
  /** `null` where siblings have no order of their own. */
  orderField: string | null;
  into: Expression | null;
}

/** The plan of deleting a node with its descendants. */
export interface RemovePlan extends ChangePlan {
  below: "refused" | "first" | "together";
}

/** Plans how nodes are renamed; `null` after reporting what makes it impossible. */
export function planRename(
  ofNode: Planner,
  rows: RowsPlan,
  source: Described<typeof renameShape>,
  pointer: string,
): ChangePlan | null {
  const withText = ofNode.withScope({ text: stringType });
  const change = planChange({ ofNode, ofCall: withText, rows }, "action.rename", source, pointer);
  const sent = { variable: "text", argument: rows.labelField, pointer: `${pointer}/call` };
  reportUnsent(ofNode, change?.call ?? null, source.call, sent);
  if (change) reportRenamedOther(ofNode, rows, change.call, `${pointer}/call`);
  return change;
}

/** Reports a new name that is sent as another value than the one that the tree shows. */
function reportRenamedOther(
  { catalogue, report }: Planner,
  { labelField }: RowsPlan,
  call: CallPlan,
  pointer: string,
): void {
  const { parameters } = operationOf(catalogue, call);
  const sent = call.args.filter(({ value }) => value.uses.includes("text"));
  const [first] = sent.some(({ name }) => name === labelField) ? [] : sent;
  if (!first || !parameters.some(({ name }) => name === labelField)) return;
  const values = { name: first.name, wanted: first.name, field: labelField, value: "text" };
  const isGiven = call.args.some(({ name }) => name === labelField);
  const suggestion = isGiven ? null : labelField;
  report("sentAsAnother", argumentAt(pointer, first.name), values, { suggestion, onKey: true });
}

/** Plans how nodes are moved. */
export function planMove(
  ofNode: Planner,
  rows: RowsPlan,
  source: Described<typeof moveShape>,
  pointer: string,
): MovePlan | null {
  const record = recordOfRows(ofNode.catalogue, rows);
  const parentField = namedField(ofNode, record, source.parent, `${pointer}/parent`);
  const orderField = typedField(ofNode, rows, source.order, `${pointer}/order`, numberType);
  const isKnown = source.order === undefined || orderField !== null;
  if (parentField === null || !isKnown) return null;
  if (orderField !== null && isIdName(orderField) && !isIdName(parentField)) {
    ofNode.report("swappedArguments", `${pointer}/parent`, { name: "parent", other: "order" });
  }
  const withParent = ofNode.withScope({ parent: typeOfRow(ofNode, rows) });
  const place: Record<string, Type> = { [rows.keyField]: anyType, [parentField]: anyType };
  if (orderField !== null) place[orderField] = numberType;
  const withPlaces = withParent.withScope({
    position: numberType,
    places: listType(recordType(place)),
  });
  const change = planChange({ ofNode, ofCall: withPlaces, rows }, "action.move", source, pointer);
  if (!change) return null;
  const into = planOptional(withParent, source.into, `${pointer}/into`, boolType);
  if (into && isIntoItself(into, rows)) ofNode.report("neverHolds", `${pointer}/into`);
  return { ...change, parentField, orderField, into };
}

/** A field of the nodes that the page names; `null` after reporting one of another type. */
export function typedField(
  planner: Planner,
  rows: RowsPlan,
  named: string | undefined,
  pointer: string,
  wanted: Type,
): string | null {
  const field = namedField(planner, recordOfRows(planner.catalogue, rows), named, pointer);
  const given = field === null ? wanted : typeOfRowField(planner, rows, field);
  if (isAssignable(given, wanted)) return field;
  const values = { given: typeName(given), wanted: typeName(wanted) };
  planner.report("expressionType", pointer, values);
  return null;
}

/** Whether a condition holds only for the moved node itself, below which nothing can move it. */
function isIntoItself({ source }: Expression, { keyField }: RowsPlan): boolean {
  const [into, ...same] = [
    source,
    `parent.${keyField} == row.${keyField}`,
    `row.${keyField} == parent.${keyField}`,
  ].flatMap((each) => astOf(each) ?? []);
  return into !== undefined && !canHoldTogether([into, ...same.map(denied)], []);
}

/** Plans how nodes are deleted. */
export function planRemove(
  ofNode: Planner,
  rows: RowsPlan,
  source: Described<typeof removeShape>,
  pointer: string,
): RemovePlan | null {
  const change = planChange(
    { ofNode, ofCall: ofNode, rows },
    "common.delete",
    source,
    pointer,
    "danger",
  );
  return change && { ...change, below: source.below ?? "refused" };
}

/** What a change is planned with. */
interface Changing {
  ofNode: Planner;
  /** Sees the variables that only the call reads, such as the new name. */
  ofCall: Planner;
  rows: RowsPlan;
}

/** Plans a change as an action, shown to members with its permission where its condition holds. */
function planChange(
  { ofNode, ofCall, rows }: Changing,
  label: string,
  source: Pick<Described<typeof renameShape>, "call" | "when">,
  pointer: string,
  emphasis?: "danger",
): ChangePlan | null {
  const written = { label, call: source.call };
  const given = source.when === undefined ? {} : { when: source.when };
  const marked = emphasis === undefined ? {} : { emphasis };
  const action = planAction(ofNode, { ...written, ...given, ...marked }, pointer, ofCall);
  if (action?.effect.type !== "call") return null;
  const { call } = action.effect;
  if (operationOf(ofNode.catalogue, call).effect !== "write") {
    const place = typeof source.call === "string" ? `${pointer}/call` : `${pointer}/call/call`;
    ofNode.report("notAWrite", place, { name: call.operation });
    return null;
  }
  reportOtherNode(ofNode, rows, call, `${pointer}/call`);
  return { action, call };
}
