import { describe, expect, it } from "vitest";
import {
  recordAction,
  showsSelected,
} from "../../../../../renderers/blocks/table/rows/record-action.ts";
import { compilePage } from "../../../../../src/language/compile/compile-page.ts";
import { environment } from "../../../../support/shipped-environment.ts";
import { isTable } from "../table-plan.ts";

const words = { en: "T", zh: "T", es: "T", ja: "T" };
const groups = { kind: "table", name: "groups", rows: "culturalGroup.page" };
const edit = { kind: "form", values: "row", submit: "culturalGroup.update" };
const change = { label: "common.edit", open: edit };
const roles = {
  label: "action.copyGroup",
  open: { kind: "form", submit: "culturalGroup.add", fields: ["name"] },
};
const user = { call: "member.getOne", with: { id: "row.id" } };
const see = { label: "action.memberDetails", open: { kind: "detail", record: user } };
const link = { label: "action.users", go: "'/points/user?x=' + encode(row.id)" };

function chosenOf(...rowActions: object[]): string | null {
  const body = { ...groups, rowActions };
  const page = JSON.stringify({ title: words, body });
  const { plan, problems } = compilePage("test", page, environment);
  if (!plan || !isTable(plan.body)) throw new Error(JSON.stringify(problems));
  const action = recordAction(plan.body.rowActions, plan.blocks, "id");
  return action?.id.slice("/body/rowActions/".length) ?? null;
}

describe("the action that opens the record of a row", () => {
  it("is the one that shows it, else the one that edits it", () => {
    expect(chosenOf(roles, change, see)).toBe("2");
    expect(chosenOf(roles, change)).toBe("1");
    const besides = { kind: "stack", items: [{ ...groups, name: undefined }, see.open] };
    expect(chosenOf(change, { ...see, open: besides })).toBe("1");
  });

  it("is the one that edits it, rather than one that approves it in the same way", () => {
    const approve = { ...change, open: { ...edit, submitLabel: "action.approve" } };
    expect(chosenOf(approve, change)).toBe("1");
    expect(chosenOf(roles, approve)).toBe("1");
  });

  it("is none that opens something else", () => {
    expect(chosenOf(roles)).toBe(null);
    expect(chosenOf({ label: "action.users", go: "'/points/user'" })).toBe(null);
  });

  it("is the only link that depends on the row, where nothing opens it in place", () => {
    expect(chosenOf(roles, link)).toBe("1");
    expect(chosenOf(link, change)).toBe("1");
    expect(chosenOf(link, { ...link, label: "action.departments" })).toBe(null);
  });
});

it("a detail beside a list that follows its selection shows the record", () => {
  const end = { ...see.open, record: { ...user, with: { id: "blocks.groups.selected.id" } } };
  const body = { kind: "split", start: groups, end };
  const { plan } = compilePage("test", JSON.stringify({ title: words, body }), environment);
  expect(showsSelected("groups", plan?.blocks ?? {})).toBe(true);
  expect(showsSelected("others", plan?.blocks ?? {})).toBe(false);
  expect(showsSelected(null, plan?.blocks ?? {})).toBe(false);
});
