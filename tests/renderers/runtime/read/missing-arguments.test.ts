import { describe, expect, it } from "vitest";
import { missingText, waitingText } from "../../../../renderers/runtime/read/missing-arguments.ts";
import { type Catalogue, createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { planCall } from "../../../../src/language/plan/call.ts";
import { argumentsOf } from "../../../../src/language/plan/call-arguments.ts";
import { anyType, recordType } from "../../../../src/language/type.ts";

const catalogue = shippedCatalogue();

/** A call with arguments that expressions read from a response. */
function callOf(id: string, given: Readonly<Record<string, string>>, of: Catalogue = catalogue) {
  const call = planCall(
    {
      catalogue: of,
      scope: {
        answer: recordType({ id: anyType, force: anyType }),
        blocks: anyType,
        params: anyType,
      },
      parts: [],
      within: "",
      records: {},
      isPublic: false,
      isMeant: () => false,
      noteReads: () => {},
      report: (code) => expect.fail(code),
    },
    { call: id, with: given },
    "/call",
    { effect: of.operations.get(id)?.effect ?? "write" },
  );
  return call ?? expect.fail("There is no call.");
}

const deleting = (ids: string) => callOf("culturalGroup.delete", { ids });

const scopeOf = (answer: unknown) => ({ variables: { answer }, can: () => false });

const host = {
  catalogue,
  text: (key: string, values?: object) => `${key} ${values ? JSON.stringify(values) : ""}`,
};

it.each([
  ["what the address lacks", "[params.id]", "block.lacksInAddress"],
  ["what else is not there", "[answer.id]", "block.lacks"],
])("a block that cannot read says what it wants: %s", (_name, ids, key) => {
  const call = deleting(ids);
  const scope = { variables: { answer: null, params: {}, blocks: {} }, can: () => false };
  expect(waitingText([call], scope, host)).toBe(`${key} {"names":["ids"]}`);
});

it("what is to be selected is said by its title, and by no name that only programs know", () => {
  const scope = { variables: { blocks: {} }, can: () => false };
  expect(waitingText([deleting("[blocks.groups.selected.id]")], scope, host)).toBe(
    "block.waiting ",
  );
});

it("what is to be selected is not called by the title of its own key", () => {
  const scope = { variables: { blocks: {} }, can: () => false };
  const read = callOf("menu.getOne", { id: "blocks.menu.selected.id" });
  expect(waitingText([read], scope, host)).toBe("block.waiting ");
});

it("a list of what is not there is no argument", () => {
  const call = deleting("[answer.id]");
  expect(argumentsOf(call, scopeOf(null))).toBeNull();
  expect(argumentsOf(call, scopeOf({ id: 7 }))).toEqual({ ids: [7] });
  expect(missingText(call, scopeOf({}), host)).toContain("action.lacksArgument");
  expect(missingText(call, scopeOf({}), host)).toContain("ids");
});

describe("the filter of a deletion at the path of all records", () => {
  const filter = (name: string, type: string) => ({ name, in: "query", schema: { type } });
  const { document } = importOpenApi(
    {
      openapi: "3.0.3",
      info: { title: "Pets", version: "1" },
      paths: {
        "/pets": {
          delete: {
            operationId: "delete",
            parameters: [filter("id", "string"), filter("force", "boolean")],
            responses: { "204": { description: "" } },
          },
        },
      },
    },
    { name: "pets" },
  );
  const pets = createCatalogue(document ? [document] : []);

  it("is needed where a page gives it: without its value all records would be deleted", () => {
    const call = callOf("pets.delete", { id: "answer.id", force: "answer.force" }, pets);
    expect(argumentsOf(call, scopeOf({ id: null, force: true }))).toBeNull();
    expect(argumentsOf(call, scopeOf({ id: "a", force: null }))).toEqual({ id: "a" });
  });
});
