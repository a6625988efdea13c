import { describe, expect, it } from "vitest";
import {
  addressedValues,
  addressOf,
  publishAddressed,
} from "../../../../renderers/runtime/address/address-values.ts";
import { createPageStore } from "../../../../renderers/runtime/page/page-store.ts";
import { compileBody } from "../../../support/shipped-environment.ts";

const user = { id: 1, username: "ada", fullname: "Ada" };
const { plan } = compileBody({
  kind: "filters",
  name: "chosen",
  fields: [
    { field: "from", to: "until", type: "date", value: "'2026-01-01'" },
    { field: "who", type: "string", value: "user.username" },
    { field: "most", type: "integer" },
    { field: "state", choices: ["open", "done"] },
  ],
});
const addressed = plan?.body.addressed ?? [];
const scope = { variables: { user, route: {}, blocks: {} }, can: () => true };
const atFirst = { from: "2026-01-01", until: null, who: "ada", most: null, state: null };

describe("the values that a block keeps in the address", () => {
  it("are as the page says until the address says otherwise", () => {
    expect(addressedValues(addressed, {}, scope)).toEqual(atFirst);
    const part = { from: "2026-02-01", until: "2026-02-28", most: "5", state: "done" };
    expect(addressedValues(addressed, part, scope)).toEqual({
      from: "2026-02-01",
      until: "2026-02-28",
      who: "ada",
      most: 5,
      state: "done",
    });
  });

  it("are empty where they were emptied, and as at first where what is said does not fit", () => {
    const part = { from: "", most: "many", state: "lost" };
    expect(addressedValues(addressed, part, scope)).toEqual({ ...atFirst, from: null });
  });

  it("are said in the address only where they are not as at first", () => {
    expect(addressOf(addressed, atFirst, scope)).toEqual({});
    const chosen = { ...atFirst, from: null, most: 5 };
    expect(addressOf(addressed, chosen, scope)).toEqual({ from: "", most: "5" });
    expect(addressedValues(addressed, { from: "", most: "5" }, scope)).toEqual(chosen);
  });

  it("are known to all blocks before one is drawn", () => {
    const store = createPageStore();
    if (!plan) throw new Error("The page was not planned.");
    const route = { path: "/", query: { "chosen.most": "7", "other.most": "9" } };
    const ada = { ...user, isAdmin: false, isSuperAdministrators: false, isAdministrators: false };
    const roles = { isAreaManager: false, isComprehensive: false, isCustomerRole: false };
    publishAddressed(store, plan, { user: { ...ada, ...roles }, can: () => true }, route);
    expect(store.getState().blocks).toEqual({ chosen: { values: { ...atFirst, most: 7 } } });
  });
});
