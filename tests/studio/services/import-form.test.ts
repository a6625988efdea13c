import { describe, expect, it } from "vitest";
import { emptyForm, mergeForms } from "../../../src/studio/services/import-form.ts";

const begun = { ...emptyForm, name: "pets", basePath: "/v1", rows: "/items" };

describe("settings of an import that somebody else has stored meanwhile", () => {
  it("are taken where only the other person has changed them", () => {
    const mine = { ...begun, basePath: "/mine" };
    const theirs = { ...begun, rows: "/data", only: ["listPets"] };
    const { form, both } = mergeForms(begun, mine, theirs);
    expect(form).toEqual({ ...begun, basePath: "/mine", rows: "/data", only: ["listPets"] });
    expect(both).toEqual([]);
  });

  it("stay as entered where both have changed them, and are named unless they are the same", () => {
    const mine = { ...begun, basePath: "/mine", rows: "/data" };
    const theirs = { ...begun, basePath: "/theirs", rows: "/data" };
    const { form, both } = mergeForms(begun, mine, theirs);
    expect(form).toEqual(mine);
    expect(both).toEqual(["basePath"]);
  });
});
