import { expect, it } from "vitest";
import { lists, madeService, number, takes, text } from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

it.each([
  ["a number", number, ["labelledByKey"]],
  ["a code that people know, such as that of a currency", text, []],
])("options are not called by %s", (_what, id, told) => {
  const { catalogue, operation } = madeService(
    { "/units": { get: lists({ id, name: text }) }, "/goods": { post: takes({ unitId: id }) } },
    "GET /units",
  );
  const submit = [...catalogue.operations.values()].find(({ effect }) => effect === "write");
  const options = { call: operation.id, label: "id" };
  const body = { kind: "form", submit: submit?.id, fields: [{ field: "unitId", options }] };
  const { problems } = compileFor(catalogue, { version: 1, title: "Goods", body });
  expect(problems.map(({ code }) => code)).toEqual(told);
});
