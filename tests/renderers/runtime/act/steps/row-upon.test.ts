import { expect, it } from "vitest";
import { rowUpon } from "../../../../../renderers/runtime/act/steps/row-upon.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";

const catalogue = shippedCatalogue();
const member = { id: 7, fullname: "Nina", roles: [], version: "1" };
const result = { code: 0, message: "", data: null, etag: '"2"' };
const setRoles = (memberId: number) => ({
  operation: "memberRole.updateRole",
  args: { memberId, roles: ["customer"] },
  result,
  row: member,
});
const group = { id: 7, name: "Chess", version: "1" };

it("is the record with the version that an earlier write of it has answered", () => {
  const upon = rowUpon(catalogue, "member.update", member, [setRoles(7)]);
  expect(upon).toMatchObject({ id: 7, fullname: "Nina", version: "2" });
});

it("is the record as it was where the writes before changed other records", () => {
  expect(rowUpon(catalogue, "member.update", member, [setRoles(8)])).toBe(member);
  expect(rowUpon(catalogue, "culturalGroup.update", group, [setRoles(7)])).toBe(group);
  expect(rowUpon(catalogue, "member.update", member, [])).toBe(member);
});

it("has no version where the write before it has answered none", () => {
  const unversioned = { ...setRoles(7), result: { ...result, etag: null } };
  expect(rowUpon(catalogue, "member.update", member, [unversioned])).toMatchObject({
    version: undefined,
  });
});
