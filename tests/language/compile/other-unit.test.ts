import { expect, it } from "vitest";
import { lists, madeService, number } from "../../catalogue/resources/made-service.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const { catalogue, operation } = madeService(
  { "/jobs": { get: lists({ id: number, days: number, hours: number, delayMin: number }) } },
  "GET /jobs",
);

/** The names by which a column is told to be called like something else. */
function told(field: string, label: string) {
  const columns = ["id", { field, label }];
  const body = { kind: "table", rows: operation.id, search: [], columns };
  const { problems } = compileFor(catalogue, { version: 1, title: "Jobs", body });
  return problems.map(({ code }) => code);
}

it.each([
  ["days", "Days (h)"],
  ["hours", "Duration (days)"],
  ["hours", "Duration (min)"],
])("an amount in %s is not called %s", (field, label) => {
  expect(told(field, label)).toEqual(["namedAsAnother"]);
});

it.each([
  ["days", "Day(s)"],
  ["hours", "Duration in hour(s)"],
  ["delayMin", "Shortest delay (s)"],
])("%s may be called %s", (field, label) => {
  expect(told(field, label)).toEqual([]);
});
