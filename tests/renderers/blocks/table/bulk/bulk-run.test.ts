import { describe, expect, it } from "vitest";
import { callForRows, partsOf } from "../../../../../renderers/blocks/table/bulk/bulk-run.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { tablePlan } from "../table-plan.ts";

const plan = tablePlan({
  rows: "culturalGroup.page",
  bulkActions: [
    {
      label: "Enable",
      call: { call: "culturalGroup.update", with: { id: "row.id", name: "row.name", status: 1 } },
    },
  ],
});

describe("an action on several records", () => {
  const made: unknown[] = [];
  const send = async (_: string, args: unknown) => {
    made.push(args);
    return { data: null, code: 0, message: "", etag: null };
  };
  const effect = plan.bulkActions[0]?.effect;
  const act = async (row: object): Promise<void> => {
    if (effect?.type !== "call") throw new Error("It calls nothing.");
    const scope = { variables: { row }, can: () => true };
    await callForRows(effect.call, scope, pageHost("en"), send, undefined);
  };

  it("calls for each record", async () => {
    await act({ id: 1, name: "Chess" });
    expect(made).toEqual([{ id: 1, name: "Chess", status: 1 }]);
  });

  it("has failed, saying why, where a record lacks what the call needs", async () => {
    await expect(act({ id: 2, name: null })).rejects.toThrow("Missing values: Group name.");
    expect(made).toHaveLength(1);
  });

  const rows = Array.from({ length: 2_500 }, (_, index) => index);
  const sizesOf = (call: string, args: Record<string, string>): number[] => {
    const { bulkActions } = tablePlan({
      rows: "culturalGroup.page",
      bulkActions: [{ label: "Act", call: { call, with: args } }],
    });
    const effect = bulkActions[0]?.effect;
    if (effect?.type !== "call") throw new Error("It calls nothing.");
    return partsOf(effect.call, rows, pageHost("en")).map(({ length }) => length);
  };

  it("that takes all of them is called for as many at once as it takes", () => {
    const ids = "rows.map(group, group.id)";
    expect(sizesOf("culturalGroup.delete", { ids })).toEqual([1_000, 1_000, 500]);
  });

  it("that reads each of them is called for one after the other", () => {
    const each = { id: "row.id", name: "row.name", status: "1" };
    expect(sizesOf("culturalGroup.update", each)).toHaveLength(2_500);
  });
});
