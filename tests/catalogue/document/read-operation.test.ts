import { expect, it } from "vitest";
import { ownCatalogue } from "../own-catalogue.ts";

const operations = [...ownCatalogue.operations.values()];

it("knows what deletes or replaces a relation, all of them writes", () => {
  const destroying = operations.filter(({ isDestroy }) => isDestroy);
  expect(destroying.map(({ id }) => id).sort()).toEqual([
    "culturalGroup.delete",
    "culturalGroupDeptRel.update",
    "culturalGroupUserRel.update",
    "deductionPointsRule.delete",
    "deptGroup.delete",
    "deptGroupDeptRel.update",
    "deptGroupUserRel.update",
    "page.del",
    "service.del",
    "session.end",
    "session.endOthers",
  ]);
  expect(destroying.every(({ effect, isGrant }) => effect === "write" && !isGrant)).toBe(true);
});

it("knows that whatever else deletes gives or takes rights, or is one's own draft or view", () => {
  const others = operations.filter(
    ({ id, isDestroy }) => /\.(del|delete|discardDraft|reset)$/.test(id) && !isDestroy,
  );
  expect(others.map(({ id, isGrant }) => [id, isGrant])).toEqual([
    ["member.del", true],
    ["menu.del", true],
    ["page.discardDraft", false],
    ["view.reset", false],
  ]);
});
