import { describe, expect, it } from "vitest";
import { callForRow } from "../../../../../renderers/blocks/table/bulk/bulk-run.ts";
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
    await callForRow(effect.call, scope, pageHost("en"), send, undefined);
  };

  it("calls for each record", async () => {
    await act({ id: 1, name: "Chess" });
    expect(made).toEqual([{ id: 1, name: "Chess", status: 1 }]);
  });

  it("has failed, saying why, where a record lacks what the call needs", async () => {
    await expect(act({ id: 2, name: null })).rejects.toThrow(
      "It lacks what the call needs: Group name.",
    );
    expect(made).toHaveLength(1);
  });
});
