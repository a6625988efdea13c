import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { argumentsOf } from "../../../src/language/plan/call-arguments.ts";
import { partsThatAre } from "../../../src/language/plan/part.ts";

const task = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    title: { type: "string" },
    assignee: { type: "string", nullable: true },
  },
};
const answer = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});
const { document } = importOpenApi(
  {
    openapi: "3.0.3",
    info: { title: "Tasks", version: "1" },
    paths: {
      "/tasks": { get: { operationId: "list", ...answer({ type: "array", items: task }) } },
      "/tasks/{id}": {
        patch: {
          operationId: "change",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { title: { type: "string" }, assignee: task.properties.assignee },
                },
              },
            },
          },
          ...answer(task),
        },
        put: {
          operationId: "replace",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["title", "assignee"],
                  properties: { title: { type: "string" }, assignee: task.properties.assignee },
                },
              },
            },
          },
          ...answer(task),
        },
      },
    },
  },
  { name: "tasks" },
);
const catalogue = createCatalogue(document ? [document] : []);

/** What a button of a table sends, and the codes of the page's problems. */
function sent(args: object, row: object, operation = "tasks.change") {
  const rowActions = [{ label: "Unassign", call: { call: operation, with: args } }];
  const body = { kind: "table", rows: "tasks.list", rowActions };
  const source = JSON.stringify({ title: "Tasks", body });
  const { parts, problems } = compilePage(
    "tasks",
    source,
    createEnvironment(catalogue, translators.en),
  );
  const call = partsThatAre(["call"], parts).find(({ plan }) => plan.operation === operation);
  return {
    args: call && argumentsOf(call.plan, { variables: { row }, can: () => false }),
    problems: problems.map(({ code }) => code),
  };
}

it("a field that a write requires is sent back empty, as its row says, but not where the row lacks it", () => {
  const args = { id: "row.id", title: "'a'", assignee: "row.assignee" };
  const put = (row: object) => sent(args, row, "tasks.replace").args;
  expect(put({ id: 7, assignee: null })).toEqual({ id: 7, title: "a", assignee: null });
  expect(put({ id: 7 })).toBeNull();
});

describe("a field that a page empties", () => {
  it.each([
    ["by null", null, { assignee: null }],
    ["by an expression that says null", "null", { assignee: null }],
    ["by the branch that says null", "row.title == 'a' ? null : 'ann'", { assignee: null }],
    ["not by the other branch", "row.title == 'b' ? null : 'ann'", { assignee: "ann" }],
    ["not by a value that may only be unknown", "row.title == 'b' ? 'ann' : row.assignee", {}],
  ])("is sent %s", (_name, assignee, expected) => {
    const { args, problems } = sent({ id: "row.id", assignee }, { id: 7, title: "a" });
    expect(problems).toEqual([]);
    expect(args).toEqual({ id: 7, ...expected });
  });

  it("is reported where the service takes no null: it would be left out in silence", () => {
    const { problems } = sent({ id: "row.id", title: null }, { id: 7 });
    expect(problems).toEqual(["wrongType"]);
  });
});
