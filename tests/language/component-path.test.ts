import { expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { isPagePath, pagePathOf } from "../../src/language/component-path.ts";

it.each([
  ["points/cultural-group", "points/cultural-group"],
  ["/points/cultural-group", "points/cultural-group"],
  ["views/points/cultural-group", "points/cultural-group"],
  ["/views/points/cultural-group/index", "points/cultural-group"],
  ["points/cultural-group/index.vue", "points/cultural-group"],
  ["points/cultural-group.vue", "points/cultural-group"],
  ["points/cultural-group.json", "points/cultural-group"],
  [" points/cultural-group/ ", "points/cultural-group"],
  ["jun/member/industryAtten", "jun/member/industryAtten"],
  ["views/viewsOfAll", "viewsOfAll"],
  ["index", "index"],
])("reads the component path %j as the page %j", (componentPath, page) => {
  expect(pagePathOf(componentPath)).toBe(page);
});

it.each(["", "  ", "/", "views/"])("finds no page in %j", (componentPath) => {
  expect(pagePathOf(componentPath)).toBeNull();
});

const { path: taken } =
  shippedCatalogue().operations.get("page.saveDraft")?.request.properties ?? {};

it.each([
  ["points/cultural-group", true],
  ["A", true],
  ["a".repeat(200), true],
  ["a".repeat(201), false],
  ["", false],
  ["points//group", false],
  ["../secrets", false],
  ["points/.hidden", false],
  ["points/group.json", false],
])("lets a page lie at %j: %j, as the catalogue's operations take it", (path, isTaken) => {
  expect(isPagePath(path)).toBe(isTaken);
  const { pattern = "", minLength = 0, maxLength = 0 } = taken ?? {};
  const isInCatalogue = path.length >= minLength && path.length <= maxLength;
  expect(isInCatalogue && new RegExp(pattern, "u").test(path)).toBe(isTaken);
});
