import { expect, it } from "vitest";
import type { TablePlan } from "../../../../../renderers/blocks/table/kind.ts";
import { keyedActions } from "../../../../../renderers/blocks/table/rows/use-row-deeds.ts";
import { compilePage } from "../../../../../src/language/compile/compile-page.ts";
import type { ActionPlan } from "../../../../../src/language/plan/plans.ts";
import { environment } from "../../../../support/shipped-environment.ts";

const label = { en: "A", zh: "A", es: "A", ja: "A" };
const groups = "culturalGroup";
const form = { label, open: { kind: "form", submit: `${groups}.update`, values: "row" } };
const unfilled = { label, open: { kind: "form", submit: `${groups}.add` } };
const shown = { ...form, open: { ...form.open, readOnly: true } };
const removal = { label, call: { call: `${groups}.delete`, with: { ids: "[row.id]" } } };
const going = { label, go: "'/points/user'" };

/** The places of the actions that keys stand for, of those that a table has on its rows. */
function keyed(...rowActions: object[]) {
  const source = { title: label, body: { kind: "table", rows: `${groups}.page`, rowActions } };
  const { plan, problems } = compilePage("test", JSON.stringify(source), environment);
  if (!plan) throw new Error(JSON.stringify(problems));
  const { rowActions: actions } = plan.body as TablePlan;
  const { enter, edit, remove } = keyedActions(actions, plan.blocks, environment);
  const at = (action: ActionPlan | undefined) => (action ? actions.indexOf(action) : null);
  return { enter: at(enter), edit: at(edit), remove: at(remove) };
}

it("Enter shows a record or goes to it, and else opens the first form", () => {
  expect(keyed(form, going).enter).toBe(1);
  expect(keyed(unfilled, form, removal).enter).toBe(0);
  expect(keyed(removal).enter).toBeNull();
});

it("e opens the first form that asks for the values the row has", () => {
  expect(keyed(unfilled, shown, form).edit).toBe(2);
  expect(keyed(unfilled, shown).edit).toBeNull();
  const approval = { ...form, open: { ...form.open, submitLabel: "action.approve" } };
  expect(keyed(approval, form).edit).toBe(1);
  expect(keyed(approval).edit).toBe(0);
});

it("Delete is for what destroys, and for nothing else that calls", () => {
  expect(keyed(form, removal).remove).toBe(1);
  expect(keyed(form, going).remove).toBeNull();
});
