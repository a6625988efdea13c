import { expect, it } from "vitest";
import { type DoneWrite, undoCallsOf } from "../../../../renderers/runtime/act/undo-calls.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";

const catalogue = shippedCatalogue();
const everybody = () => true;

function done(id: string, args: DoneWrite["args"], data: unknown, row: unknown = null): DoneWrite {
  return { operation: id, args, result: { code: 0, message: "", data, etag: null }, row };
}

const group = {
  id: 1,
  name: "Chess",
  remark: "",
  status: 1,
  userCount: 0,
  deptCount: 0,
  createTime: "",
  updateTime: "",
  version: "1",
};
const switchedOff = (id: number) =>
  done("culturalGroup.update", { id, status: 0 }, null, { ...group, id });
const told = (calls: ReturnType<typeof undoCallsOf>) =>
  calls.map(({ operation, args }) => [operation, args.id ?? args.ids]);

it("one act on several records is undone record by record, the last one first", () => {
  const act = [switchedOff(1), switchedOff(2)];
  expect(told(undoCallsOf(catalogue, everybody, act))).toEqual([
    ["culturalGroup.update", 2],
    ["culturalGroup.update", 1],
  ]);
});

it("a chain of calls is undone backwards; what it only read needs no undoing", () => {
  const chain = [
    done("culturalGroup.add", { name: "Chess" }, { id: 7 }),
    done("culturalGroup.page", {}, { records: [] }),
    done("deptGroup.add", { name: "Chess" }, { id: 8 }),
  ];
  expect(told(undoCallsOf(catalogue, everybody, chain))).toEqual([
    ["deptGroup.delete", [8]],
    ["culturalGroup.delete", [7]],
  ]);
});

it("an act of which one write has no way back is not offered to be undone at all", () => {
  const chain = [switchedOff(1), done("member.updatePwd", { id: 4 }, null)];
  expect(undoCallsOf(catalogue, everybody, chain)).toEqual([]);
});

it("nor is one whose inverse the member may not call", () => {
  const chain = [done("culturalGroup.add", { name: "Chess" }, { id: 7 })];
  const can = (permission: string) => permission !== "points:culturalGroup:delete";
  expect(undoCallsOf(catalogue, can, chain)).toEqual([]);
});
