import { describe, expect, test } from "vitest";
import {
  changedMeanwhile,
  chosenKeys,
  type Draft,
  differenceTo,
  hasChanges,
  moved,
  noChanges,
} from "../../../../renderers/blocks/dualList/dual-set.ts";
import { readDualSet } from "../../../../renderers/blocks/dualList/read-dual-set.ts";

const fields = { rows: { keyField: "id", labelField: "name" }, details: [], hierarchy: null };
const person = (id: number, name = `Person ${id}`, dept = "") => ({ id, name, dept });
const set = (candidates: number[], current: number[]) =>
  readDualSet(
    candidates.map((id) => person(id)),
    current.map((id) => person(id)),
    fields,
  );
const listed = ({ added, removed }: Draft) => ({ added: [...added], removed: [...removed] });

describe("what the lists are made of", () => {
  test("a candidate that is chosen already is one item, whichever way the service lists it", () => {
    expect([...set([1, 2, 3], [2]).items.keys()]).toEqual([1, 2, 3]);
    expect([...set([1, 3], [2]).items.keys()]).toEqual([1, 3, 2]);
  });

  test("a row met twice is one item, and a row without a key is none", () => {
    const { items, base } = readDualSet([person(1), person(1), { name: "no key" }], [{}], fields);
    expect([...items.keys()]).toEqual([1]);
    expect(base.size).toBe(0);
  });
});

describe("what a tree is made of", () => {
  const read = (rows: object[], hierarchy: { parentField: string } | { childrenField: string }) =>
    readDualSet(
      rows.map((row) => ({ ...row })),
      [],
      { ...fields, hierarchy },
    ).order.map(({ key, depth }) => `${"-".repeat(depth)}${key}`);

  test("each item stands below what its field names, in the order of the answer", () => {
    const rows = [
      { id: 4, parentId: 2 },
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
      { id: 3, parentId: 1 },
    ];
    expect(read(rows, { parentField: "parentId" })).toEqual(["1", "-2", "--4", "-3"]);
  });

  test("or below what holds it among its children", () => {
    const rows = [{ id: 1, children: [{ id: 2, children: [{ id: 4 }] }, { id: 3 }] }, { id: 5 }];
    expect(read(rows, { childrenField: "children" })).toEqual(["1", "-2", "--4", "-3", "5"]);
  });

  test("what stands below something unknown, or in a circle, is not lost", () => {
    const rows = [
      { id: 1, parentId: 99 },
      { id: 2, parentId: 3 },
      { id: 3, parentId: 2 },
      { id: 4, parentId: 4 },
    ];
    expect(read(rows, { parentField: "parentId" })).toEqual(["1", "2", "-3", "4"]);
  });
});

describe("moving", () => {
  const start = set([1, 2, 3, 4], [3, 4]);

  test("what is moved there and back is no change", () => {
    const added = moved(start, noChanges, [1, 2], true);
    expect(listed(added)).toEqual({ added: [1, 2], removed: [] });
    expect(hasChanges(moved(start, added, [1, 2], false))).toBe(false);
    const removed = moved(start, noChanges, [3], false);
    expect(hasChanges(moved(start, removed, [3], true))).toBe(false);
  });

  test("all that is chosen is sent: what stays and what was added", () => {
    const draft = moved(start, moved(start, noChanges, [1], true), [4], false);
    expect([...chosenKeys(start, draft)]).toEqual([3, 1]);
  });
});

describe("one's own changes on a newer set (40900)", () => {
  const earlier = set([1, 2, 3, 4], [3, 4]);
  const draft = moved(earlier, noChanges, [1, 2], true);
  const both = moved(earlier, draft, [3], false);

  test("are applied to it, and what others have changed stays", () => {
    const newer = set([1, 2, 3, 4, 5], [3, 5]);
    expect([...chosenKeys(newer, differenceTo(newer, both))]).toEqual([5, 1, 2]);
  });

  test("what others have added and removed is told by name", () => {
    const { added, removed, gone } = changedMeanwhile(earlier, set([1, 2, 3, 4, 5], [3, 5]), both);
    expect(added.map(({ title }) => title)).toEqual(["Person 5"]);
    expect(removed.map(({ title }) => title)).toEqual(["Person 4"]);
    expect(gone).toEqual([]);
  });

  test("that others have made too are changes no longer", () => {
    const newer = set([1, 2, 3, 4], [1, 4]);
    expect(listed(differenceTo(newer, both))).toEqual({ added: [2], removed: [] });
  });

  test("to what is no longer there are dropped, and told by name", () => {
    const newer = set([3, 4], [3, 4]);
    expect(listed(differenceTo(newer, both))).toEqual({ added: [], removed: [3] });
    const { gone } = changedMeanwhile(earlier, newer, both);
    expect(gone.map(({ title }) => title)).toEqual(["Person 1", "Person 2"]);
  });
});
