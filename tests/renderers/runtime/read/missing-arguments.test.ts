import { expect, it } from "vitest";
import { missingText } from "../../../../renderers/runtime/read/missing-arguments.ts";
import { argumentsOf } from "../../../../renderers/runtime/read/use-read.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { planCall } from "../../../../src/language/plan/call.ts";
import { anyType, recordType } from "../../../../src/language/type.ts";

const catalogue = shippedCatalogue();

/** The call that deletes the groups of these keys, written as an expression over an answer. */
function deleting(ids: string) {
  const call = planCall(
    {
      catalogue,
      scope: { answer: recordType({ id: anyType }) },
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

it("a list of what is not there is no argument", () => {
  const call = deleting("[answer.id]");
  expect(argumentsOf(call, scopeOf(null))).toBeNull();
  expect(argumentsOf(call, scopeOf({ id: 7 }))).toEqual({ ids: [7] });
  const host = {
    catalogue,
    text: (key: string, values?: object) => `${key} ${values ? JSON.stringify(values) : ""}`,
  };
  expect(missingText(call, scopeOf({}), host)).toContain("action.lacksArgument");
  expect(missingText(call, scopeOf({}), host)).toContain("ids");
});
