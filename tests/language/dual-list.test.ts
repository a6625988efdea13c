import { expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { texts } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";

const environment = createEnvironment(shippedCatalogue(), "en", texts.en);

function compile(parent: string | undefined) {
  const of = (call: string) => ({
    call: `culturalGroupDeptRel.${call}`,
    with: { groupId: "1 + 0" },
  });
  const body = {
    ...{ kind: "dualList", parent },
    ...{ candidates: of("candidates"), current: of("current"), save: of("update") },
  };
  return compilePage("test/page", JSON.stringify({ title: "Test", body }), environment);
}

it("a dual list is one of lists, unless a field says what an item stands below", () => {
  expect(compile(undefined).plan?.body).toMatchObject({ hierarchy: null });
  expect(compile("parentId").plan?.body).toMatchObject({ hierarchy: { parentField: "parentId" } });
});

it("a field that its candidates lack is told, with what was probably meant", () => {
  expect(compile("parntId").problems).toMatchObject([
    { code: "unknownField", pointer: "/body/parent", suggestion: "parentId" },
  ]);
});

it("a name that every object has is no field of the candidates", () => {
  for (const name of ["constructor", "toString"]) {
    expect(compile(name).problems).toMatchObject([
      { code: "unknownField", pointer: "/body/parent" },
    ]);
  }
});

it("a field that cannot hold a key is told", () => {
  expect(compile("name").problems).toMatchObject([
    { code: "parentDoesNotFit", pointer: "/body/parent" },
  ]);
});
