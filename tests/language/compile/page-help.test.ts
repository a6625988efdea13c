import { expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { explainPage } from "../../../src/language/explain/explain-page.ts";
import { environment } from "../../support/shipped-environment.ts";

const words = { en: "T", zh: "T", es: "T", ja: "T" };
const body = { kind: "table", rows: "dictType.list" };

function compiled(help?: unknown) {
  return compilePage("test", JSON.stringify({ title: words, help, body }), environment);
}

it("a page carries what its help says of it, or nothing", () => {
  const said = { en: "One.\nTwo.", zh: "一。", es: "Uno.", ja: "一。" };
  const page = compiled(said);
  expect(page.problems).toEqual([]);
  expect(page.plan?.help).toEqual(said);
  expect(compiled().plan?.help).toBeNull();
  const lines = explainPage("test", page, environment).map(({ text }) => text);
  expect(lines.some((text) => text.includes("One.\nTwo."))).toBe(true);
});

it("the help is checked as every text is: its languages, its keys and its places", () => {
  const codes = (help: unknown) => compiled(help).problems.map(({ code }) => code);
  expect(codes({ en: "Only here." })).toEqual(["missingTranslation"]);
  expect(codes("menu.usr")).toEqual(["unknownKey"]);
  expect(codes({ ...words, en: "{{nobody.name}}" })).not.toEqual([]);
  expect(codes(5)).toEqual(["wrongType"]);
});
