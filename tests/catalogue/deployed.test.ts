import { describe, expect, test } from "vitest";
import { deployedCatalogue } from "../../src/catalogue/deployed.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";

const shipped = shippedCatalogue();

/** The parameters of the list of points users if its service is the product's own, or another's. */
function askedOfUsers(isOwn: boolean): string[] {
  const { operations } = deployedCatalogue(shipped, () => isOwn);
  const { parameters, request } = operations.get("pointsSysUser.getByDeptId") ?? {};
  const names = parameters?.map(({ name }) => name) ?? [];
  expect(Object.keys(request?.properties ?? {})).toEqual(names);
  return names;
}

describe("The catalogue of a deployment", () => {
  test("searches points users by name where our own service answers", () => {
    expect(askedOfUsers(true)).toEqual(["deptId", "fullname"]);
  });

  test("asks another back end for nothing beyond the contract", () => {
    expect(askedOfUsers(false)).toEqual(["deptId"]);
  });
});
