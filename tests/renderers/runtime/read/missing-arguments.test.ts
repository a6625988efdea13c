import { expect, it } from "vitest";
import { missingText, waitingText } from "../../../../renderers/runtime/read/missing-arguments.ts";
import { argumentsOf } from "../../../../renderers/runtime/read/use-read.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { planCall } from "../../../../src/language/plan/call.ts";
import { anyType, recordType } from "../../../../src/language/type.ts";

const catalogue = shippedCatalogue();

/** The call that deletes groups whose keys an expression reads from a response. */
function deleting(ids: string) {
  const call = planCall(
    {
      catalogue,
      scope: { answer: recordType({ id: anyType }), blocks: anyType, params: anyType },
      parts: [],
      within: "",
      isPublic: false,
      isMeant: () => false,
      noteReads: () => {},
      report: (code) => expect.fail(code),
    },
    { call: "culturalGroup.delete", with: { ids } },
    "/call",
    { effect: "write" },
  );
  return call ?? expect.fail("There is no call.");
}

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
  expect(waitingText([call], scope, host)).toBe(`${key} {"names":"ids"}`);
});

it("what is to be selected is said by its title, and by no name that only programs know", () => {
  const scope = { variables: { blocks: {} }, can: () => false };
  expect(waitingText([deleting("[blocks.groups.selected.id]")], scope, host)).toBe(
    "block.waiting ",
  );
});

it("a list of what is not there is no argument", () => {
  const call = deleting("[answer.id]");
  expect(argumentsOf(call, scopeOf(null))).toBeNull();
  expect(argumentsOf(call, scopeOf({ id: 7 }))).toEqual({ ids: [7] });
  expect(missingText(call, scopeOf({}), host)).toContain("action.lacksArgument");
  expect(missingText(call, scopeOf({}), host)).toContain("ids");
});
