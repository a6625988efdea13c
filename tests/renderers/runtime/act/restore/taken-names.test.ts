import { describe, expect, it } from "vitest";
import {
  brokenRules,
  proposedName,
  refusedNames,
  ruleOfNames,
  takenIn,
} from "../../../../../renderers/runtime/act/restore/taken-names.ts";
import { requestValidator } from "../../../../../renderers/runtime/read/request-validator.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { CallError } from "../../../../../src/wire/wire.ts";

const catalogue = shippedCatalogue();
const text = (key: unknown, values = {}) => `${String(key)} ${JSON.stringify(values)}`;

describe("a name for a record that comes back", () => {
  const propose = async (operation: string, name: string) =>
    proposedName(name, ruleOfNames(catalogue, operation), await requestValidator(operation).load());

  it.each([
    ["Choir", "Choir (2)"],
    ["Choir (2)", "Choir (3)"],
    ["Choir 9", "Choir 9 (2)"],
    ["x".repeat(64), `${"x".repeat(60)} (2)`],
  ])("is proposed as a person would say it: %s, %s", async (name, proposed) => {
    expect(await propose("culturalGroup.restore", name)).toBe(proposed);
  });

  it.each([
    ["kenji", "kenji.2"],
    ["kenji.2", "kenji.3"],
    ["k".repeat(32), `${"k".repeat(30)}.2`],
  ])("keeps the rule of its field: %s, %s", async (name, proposed) => {
    expect(await propose("member.restore", name)).toBe(proposed);
  });

  it("is held to the rule of its field, and called as that", async () => {
    const rule = ruleOfNames(catalogue, "member.restore");
    const names = [
      { id: 1, name: "kenji.2" },
      { id: 2, name: "with spaces" },
    ];
    const validate = await requestValidator("member.restore").load();
    const broken = brokenRules(validate({ deletionId: 1, names }), rule, text);
    expect([rule.label, ...broken.keys()]).toEqual(["member.username", 1]);
  });
});

describe("a refused restore", () => {
  const refusal = (details: ConstructorParameters<typeof CallError>[3]) =>
    new CallError("application", "culturalGroup.restore", "Refused", details);
  const taken = [{ id: 7, field: "name", name: "Choir" }, { id: "8", name: 8 }, null];

  it("names the records whose names are taken, and no others", () => {
    expect(takenIn(refusal({ code: 40902, data: { taken } }))).toEqual([{ id: 7, name: "Choir" }]);
    expect(takenIn(refusal({ code: 40900, data: { taken } }))).toEqual([]);
    expect(takenIn(refusal({ code: 40902, data: null }))).toEqual([]);
    expect(takenIn(new Error("Choir"))).toEqual([]);
  });

  it("says of each new name what is wrong with it", () => {
    const names = [
      { id: 6, name: "Band" },
      { id: 7, name: "Choir" },
    ];
    const errors = [{ path: "/names/0/name", message: "Too short" }];
    const refused = refusedNames(refusal({ code: 40902, data: { taken }, errors }), names, text);
    expect([...refused.keys()].sort()).toEqual([0, 1]);
    expect(refused.get(0)).toBe("Too short");
    expect(refused.get(1)).toContain("Choir");
  });
});
