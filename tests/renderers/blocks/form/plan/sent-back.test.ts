import { expect, it } from "vitest";
import { fieldsOf } from "../../../../../src/catalogue/schema/record.ts";
import { compiled } from "../../../../mistakes/check.ts";

const load = { call: "orders.one", with: { id: "7" } };
const values = { load };

/** What a form with the given properties sends back without asking for it. */
const unaskedBy = (form: object) => {
  const { plan } = compiled({ title: "Order", body: { kind: "form", ...form } });
  return fieldsOf(fieldsOf(plan?.body).sentBack).unasked;
};

it("a form that replaces a record sends back what it does not ask for", () => {
  const form = { submit: "orders.update", values, fields: ["dueOn", "priority"] };
  expect(unaskedBy(form)).toEqual(["orderedOn", "currency", "warehouseCode", "tags", "note"]);
});

it("a form that asks for all of a record, or changes parts of it, sends back nothing else", () => {
  expect(unaskedBy({ submit: "orders.update", values })).toEqual([]);
  expect(unaskedBy({ submit: "orders.update" })).toEqual([]);
});
