import { expect, it } from "vitest";
import { fieldsOf } from "../../../../../src/catalogue/schema/record.ts";
import {
  madeService,
  number,
  object,
  reads,
  takes,
  text,
} from "../../../../catalogue/resources/made-service.ts";
import { compiled } from "../../../../mistakes/check.ts";
import { compileFor } from "../../../../support/shipped-environment.ts";

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

it("a form whose values only hold the record sends nothing of them back as the record's own fields", () => {
  const fields = object({ title: text, views: number });
  const { catalogue, operation } = madeService(
    {
      "/entries/{id}": {
        get: reads({ id: number, sys: object({ version: number }), fields }),
        put: takes({ fields }),
      },
    },
    "PUT /entries/{id}",
  );
  const load = { call: operation.id.replace("put", "get"), with: { id: "params.id" } };
  const declaredBy = (values: object) => {
    const submit = { call: operation.id, with: { id: "params.id" } };
    const body = { kind: "form", values, submit };
    const page = JSON.stringify({ title: "It", params: { id: "integer" }, body });
    return fieldsOf(fieldsOf(compileFor(catalogue, page).plan?.body).sentBack).declared;
  };
  expect(declaredBy({ load })).toBeNull();
  expect(declaredBy({ load, as: "answer.fields" })).toContain("title");
});
