import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../../../../src/catalogue/schema/record.ts";
import {
  lists,
  madeService,
  number,
  reads,
  takes,
  text,
} from "../../../../catalogue/resources/made-service.ts";
import { compiled, fixedPage, problemsOf } from "../../../../mistakes/check.ts";
import { compileFor } from "../../../../support/shipped-environment.ts";

const page = (body: object) => ({ title: "Shop", body });
const told = (body: object): string[] =>
  problemsOf(page(body)).map(({ code, pointer }) => `${code} ${pointer}`);

/** A form that opens from a row of the orders. */
const ofOrder = (form: object) => ({
  kind: "table",
  rows: "orders.page",
  rowActions: [{ label: "Edit", open: { kind: "form", ...form } }],
});
const at = "/body/rowActions/0/open";
const fields = ["dueOn", "priority"];

describe("the address at which a form saves its record", () => {
  const load = { call: "orders.one", with: { id: "7" } };
  const formOf = (form: object) => {
    const body = { kind: "form", submit: "orders.update", ...form };
    const { steps, carried } = fieldsOf(compiled(page(body)).plan?.body);
    return { asked: JSON.stringify(steps), carried };
  };
  const askedId = '"name":"id"';

  it("is that of the first values, and not asked", () => {
    const { asked, carried } = formOf({ values: { load } });
    expect(carried).toContain("id");
    expect(asked).not.toContain(askedId);
    const made = "{'id': answer.id, 'priority': answer.priority, 'dueOn': answer.dueOn}";
    expect(formOf({ values: { load, as: made } }).asked).not.toContain(askedId);
  });

  it("is asked where the page names it, or nothing else tells it", () => {
    const named = formOf({ values: { load }, fields: ["id", "priority", "dueOn"] });
    expect(named.asked).toContain(askedId);
    const approved = formOf({ submit: "orders.approve", values: "{'comment': 'Fine'}" });
    expect(approved.asked).toContain(askedId);
  });
});

describe("the first values of a form are held against what it sends", () => {
  it("a row that holds what goes back unseen is right, and so is a record that is read", () => {
    expect(told(ofOrder({ submit: "orders.update", values: "row", fields }))).toEqual([]);
    const load = { call: "orders.one", with: { id: "row.id" } };
    expect(told(ofOrder({ submit: "orders.update", values: { load }, fields }))).toEqual([]);
  });

  it("what a replaced record would lose is told, asked or not", () => {
    const load = { call: "orders.one", with: { id: "row.id" } };
    const as = "{'id': answer.id, 'priority': answer.priority, 'dueOn': answer.dueOn}";
    const form = ofOrder({ submit: "orders.update", values: { load, as }, fields });
    const [problem, ...others] = problemsOf(page(form));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: "beginsWithout", pointer: `${at}/values/as` });
    expect(problem?.values.names).toBe("orderedOn, currency, warehouseCode, tags, note");
  });

  it.each<[string, object, string]>([
    [
      "values without the key that the address of the call needs",
      { submit: "orders.update", values: "{'priority': row.priority}", fields },
      `notInValues ${at}/values`,
    ],
    [
      "values that are made of a read and lack the key",
      {
        submit: "orders.update",
        values: {
          load: { call: "orders.one", with: { id: "row.id" } },
          as: "{'priority': answer.priority}",
        },
        fields,
      },
      `notInValues ${at}/values/as`,
    ],
    [
      "values of a replaced record that lack a field which the form asks for",
      {
        submit: "orders.update",
        values: {
          load: { call: "orders.one", with: { id: "row.id" } },
          as: "{'id': answer.id, 'priority': answer.priority}",
        },
        fields,
      },
      `beginsWithout ${at}/values/as`,
    ],
    [
      "the row of another record than the replaced one",
      {
        submit: { call: "customers.update", with: { id: "row.customerId" } },
        values: "row",
        fields: ["name", "email", "country"],
      },
      `beginsWithout ${at}/values`,
    ],
    [
      "a list in place of a record",
      { submit: "orders.update", values: { load: "orders.page" }, fields },
      `listNotRecord ${at}/values/load`,
    ],
    [
      "a form that replaces a record and begins empty",
      { submit: { call: "orders.update", with: { id: "row.id" } }, fields },
      `beginsEmpty ${at}/values`,
    ],
    [
      "a value that its field does not take",
      { submit: "orders.update", values: "{'id': row.id, 'priority': 9}", fields },
      `valueDoesNotFit ${at}/values`,
    ],
    [
      "a value for a field that the request has not",
      { submit: "orders.update", values: "{'id': row.id, 'prioritty': 1}", fields },
      `unknownField ${at}/values`,
    ],
    [
      "a field that is given beside it",
      {
        submit: { call: "orders.update", with: { priority: "row.priority" } },
        values: "row",
        fields,
      },
      `boundField ${at}/fields/1`,
    ],
    [
      "a condition on what the form does not ask",
      {
        submit: "orders.update",
        values: "row",
        fields: ["priority", { field: "dueOn", when: "form.note != null" }],
      },
      `unknownMember ${at}/fields/1/when`,
    ],
  ])("%s is told", (_name, form, wanted) => {
    expect(told(ofOrder(form))).toEqual([wanted]);
  });

  it("a form of a row that begins empty is mended by the row", () => {
    const broken = page(
      ofOrder({ submit: { call: "orders.update", with: { id: "row.id" } }, fields }),
    );
    const [problem] = problemsOf(broken);
    const mended = problem && fixedPage(broken, problem)?.page;
    expect(problemsOf(mended)).toEqual([]);
    expect(mended).toMatchObject({ body: { rowActions: [{ open: { values: "row" } }] } });
  });

  it("what is only shown need not hold what would be sent", () => {
    const shown = { submit: "orders.add", readOnly: true, values: "row", fields: ["priority"] };
    expect(told(ofOrder(shown))).toEqual([]);
  });
});

describe("a form without first values", () => {
  const adding = (...asked: unknown[]) => ({
    kind: "form",
    submit: "customers.add",
    fields: asked,
  });

  it("tells of a required field that may be hidden", () => {
    const email = { field: "email", when: "form.country == 'DE'" };
    expect(told(adding("name", "country", email))).toEqual(["requiredHidden /body/fields/2/when"]);
  });

  it("tells of what each line requires and nobody is asked for", () => {
    const lines = { field: "lines", items: ["productId"] };
    const form = { kind: "form", submit: "orders.add", fields: ["customerId", "orderedOn", lines] };
    expect(told(form)).toEqual(["missingParameter /body/fields/2/items"]);
  });

  it("tells of options whose values the field does not take", () => {
    const assignee = { field: "assigneeId", options: { call: "employees.page", value: "number" } };
    expect(told({ kind: "form", submit: "tasks.add", fields: ["title", assignee] })).toEqual([
      "optionsDoNotFit /body/fields/1/options/value",
    ]);
  });
});

describe("a call that saves what was entered in its place", () => {
  it("tells of a switch that sends nothing of what it was switched to", () => {
    const cell = (save: object) => ({
      kind: "table",
      rows: "tasks.page",
      columns: ["title", { field: "isStarred", cell: { kind: "switch", save } }],
    });
    const save = (isStarred: unknown) => ({
      call: "tasks.star",
      with: { id: "row.id", isStarred },
    });
    expect(told(cell(save("value")))).toEqual([]);
    expect(told(cell(save("row.isStarred")))).toEqual([
      "inputNotSent /body/columns/1/cell/save/with/isStarred",
    ]);
  });
});

it("what a replacement would erase of a record that no read tells is told, apart from secrets", () => {
  const fieldsTaken = { name: text, note: text, password: { ...text, writeOnly: true } };
  const paths = {
    "/notes": { get: lists({ id: number, name: text }) },
    "/notes/{id}": { put: takes(fieldsTaken) },
  };
  const { catalogue, operation } = madeService(paths, "GET /notes");
  const put = [...catalogue.operations.values()].find(({ method }) => method === "put");
  const submit = { call: put?.id, with: { id: "row.id" } };
  const open = { kind: "form", values: "row", submit };
  const rowActions = [{ label: "Edit", open }];
  const { problems } = compileFor(
    catalogue,
    page({ kind: "table", rows: operation.id, rowActions }),
  );
  expect(problems.map(({ code, values }) => [code, values.names])).toEqual([
    ["beginsWithout", "note"],
  ]);
});

it("what it would erase since the record has it under another name is told, unless it is taken", () => {
  const owner = { type: "object", properties: { id: number, name: text } };
  const told = { id: number, name: text, owner };
  const paths = {
    "/notes": { get: lists(told) },
    "/notes/{id}": { get: reads(told), put: takes({ name: text, owner_id: number }) },
  };
  const { catalogue, operation } = madeService(paths, "GET /notes");
  const lost = (values: unknown) => {
    const submit = { call: "it.putNotesById", with: { id: "row.id" } };
    const rowActions = [{ label: "Edit", open: { kind: "form", values, submit } }];
    const table = { kind: "table", rows: operation.id, rowActions };
    return compileFor(catalogue, page(table)).problems.map(({ code, values: said }) => [
      code,
      said.names,
    ]);
  };
  const load = { call: "it.getNotesById", with: { id: "row.id" } };
  expect([lost({ load }), lost("row")]).toEqual(Array(2).fill([["beginsWithout", "owner_id"]]));
  expect(lost({ load, as: "{'name': answer.name, 'owner_id': answer.owner.id}" })).toEqual([]);
});
