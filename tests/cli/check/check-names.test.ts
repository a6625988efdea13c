import { expect, it } from "vitest";
import { checkNames, checkPageNames } from "../../../src/cli/check/check-names.ts";
import { translators } from "../../../src/i18n/texts.ts";

it("finds files whose names differ only in letter case or in how accents are composed", () => {
  const names = ["Some", "caf\u00e9", "cafe\u0301", "other", "some", "others/some"];
  const files = names.map((name) => ({ file: `schemas/pages/${name}.json`, source: "{}" }));
  expect(checkNames(files, translators.en).map(({ file, message }) => [file, message])).toEqual([
    ["schemas/pages/cafe\u0301.json", expect.stringContaining("“schemas/pages/caf\u00e9.json”")],
    ["schemas/pages/some.json", expect.stringContaining("“schemas/pages/Some.json”")],
  ]);
});

it("finds pages that no menu node can name", () => {
  const paths = [
    "my page",
    "orders/list",
    "orders/index",
    "views/orders",
    "caf\u00e9",
    "-a",
    "index",
  ];
  const pages = paths.map((path) => ({ path, file: `schemas/pages/${path}.json`, source: "{}" }));
  const told = checkPageNames(pages, translators.en).map(({ file }) => file.slice(14, -5));
  expect(told).toEqual(["my page", "orders/index", "views/orders", "caf\u00e9", "-a"]);
});
