import { expect, it } from "vitest";
import { labelOf } from "../../../src/language/scaffold/action-label.ts";
import { does, madeService } from "../../catalogue/resources/made-service.ts";

const summary = "Retry a destruction of a droplet with its resources";

it.each([
  ["/droplets/{key}/destruction/retry", summary],
  ["/droplets/{key}/retry", "Retry"],
  ["/droplets/{key}/delete", summary],
])("an action below a record is called by what it is about: %s", (path, label) => {
  const { operation } = madeService({ [path]: { post: { ...does, summary } } }, `POST ${path}`);
  expect(labelOf(operation)).toBe(label);
});

it.each([
  ["/users/{key}/roles", "Delete roles"],
  ["/users/{key}/groupMemberships", "Delete group memberships"],
  ["/users/{key}/removeRoles", "Remove roles"],
])("what deletes something below a record says so: %s", (path, label) => {
  const { operation } = madeService({ [path]: { delete: does } }, `DELETE ${path}`);
  expect(labelOf(operation)).toBe(label);
});
