import { expect, it } from "vitest";
import { pagePathOf } from "../../src/language/component-path.ts";

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
