import { expect, it } from "vitest";
import { isRefused } from "../../../src/catalogue/judged/is-refused.ts";
import { does, madeService, number, takes } from "../resources/made-service.ts";

const ids = { type: "array", items: number };
const of = (line: string) =>
  madeService(
    {
      "/goods/delete": { post: takes({ ids, force: { type: "boolean" } }) },
      "/goods": { post: does },
    },
    line,
  );

/** Which of several answers tell that not all of two records were deleted. */
const refused = (bodies: readonly object[], sent: object = { ids: [7, 9] }, line?: string) => {
  const { catalogue, operation } = of(line ?? "POST /goods/delete");
  return bodies.map((body) => isRefused(body, 200, { ...catalogue, operation, sent: { ...sent } }));
};

it("a deletion of several records is not told as done where fewer are listed or counted", () => {
  const fewer = [
    { deleted: [7], skipped: [9] },
    { deletedIds: [] },
    { data: { removed: [{ id: 7 }] } },
    { deletedCount: 1, acknowledged: true },
    { message: "Done.", affected_rows: 1 },
  ];
  expect(refused(fewer)).toEqual(fewer.map(() => true));
});

it("is told as done where all are, also with what went along, or where a flag or the rest is told", () => {
  const all = [
    { deleted: [7, 9] },
    { deletedCount: 5 },
    { deleted: 1 },
    { remaining: [3] },
    { deleted: true },
  ];
  expect(refused(all)).toEqual(all.map(() => false));
  expect(refused([{ deleted: [7] }], { ids: [7, 7] })).toEqual([false]);
  expect(refused([{ deletedCount: 1 }], { ids: [7, 9] }, "POST /goods")).toEqual([false]);
});
