import { expect, it } from "vitest";
import { isRefused } from "../../../src/catalogue/judged/is-refused.ts";
import { does, json, madeService, number, takes, text } from "../resources/made-service.ts";

const ids = { type: "array", items: number };
const inPath = (name: string, schema: object = number) => ({
  name,
  in: "path",
  required: true,
  schema,
});
const inQuery = (name: string) => ({ name, in: "query", schema: ids });
const of = (line: string) =>
  madeService(
    {
      "/goods/delete": { post: takes({ ids, force: { type: "boolean" } }) },
      "/goods": { post: does },
      "/goods/{id}": {
        delete: { ...does, parameters: [inPath("id"), inQuery("tags"), inQuery("ids")] },
      },
      "/goods/all/{ids}": { delete: { ...does, parameters: [inPath("ids", ids)] } },
      "/goods/purge": { post: takes({ states: { type: "array", items: text } }) },
      "/goods/list/delete": { post: { ...does, requestBody: json(ids) } },
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
  expect(refused([{ deleted: 2 }, { data: { removed: 2 } }], { ids: [7, 8, 9] })).toEqual([
    true,
    true,
  ]);
  const trashed = [
    { deleted: 2, trashed: 0 },
    { deletedCount: 1, trashedCount: 1 },
  ];
  expect(refused(trashed, { ids: [7, 8, 9] })).toEqual([true, true]);
  expect(refused([{ deleted: [7] }], { ids: [7, 9] }, "DELETE /goods/all/{ids}")).toEqual([true]);
  const whole = "POST /goods/list/delete";
  const [{ name = "" } = {}] = of(whole).operation.parameters;
  expect(refused([{ deletedCount: 1 }], { [name]: [7, 9] }, whole)).toEqual([true]);
});

it("is told as done where all are, also with what went along, or where a flag or the rest is told", () => {
  const all = [
    { deleted: [7, 9] },
    { deletedCount: 5 },
    { deleted: 1 },
    { remaining: [3] },
    { deleted: true },
    { deleted: [], trashed: [{ id: 7 }, { id: 9 }] },
    { deleted: 0, trashed: 2 },
  ];
  expect(refused(all)).toEqual(all.map(() => false));
  const counted = [
    { deleted: 2, trashed: 1 },
    { deletedCount: 1, archived_count: 2 },
  ];
  expect(refused(counted, { ids: [7, 8, 9] })).toEqual([false, false]);
  expect(refused([{ deleted: [7] }], { ids: [7, 7] })).toEqual([false]);
  expect(refused([{ deletedCount: 1 }], { ids: [7, 9] }, "POST /goods")).toEqual([false]);
});

it("is told as done where what was sent beside one key, or in place of keys, is a list of others", () => {
  const one = { id: 7, tags: [1, 2] };
  expect(refused([{ deletedCount: 1 }], one, "DELETE /goods/{id}")).toEqual([false]);
  const along = { id: 7, ids: [1, 2] };
  expect(refused([{ deleted: [7] }], along, "DELETE /goods/{id}")).toEqual([false]);
  const states = { states: ["old", "new"] };
  expect(refused([{ deletedCount: 1 }], states, "POST /goods/purge")).toEqual([false]);
});
