import { expect, it } from "vitest";
import { isStale } from "../../../src/server/call/refuse-stale.ts";

it.each([
  ["no header", null, false],
  ["the present version", '"page-7"', false],
  ["the present version as a compressing proxy sends it", 'W/"page-7"', false],
  ["several versions with the present one", '"page-6", W/"page-7"', false],
  ["any version", "*", false],
  ["another version", '"page-6"', true],
])("a write with %s is outdated: %#", (_name, ifMatch, isOutdated) => {
  expect(isStale({ ifMatch }, '"page-7"')).toBe(isOutdated);
});
