import { describe, expect, test } from "vitest";
import {
  chosenKeys,
  type Draft,
  differenceTo,
  hasChanges,
  keysBetween,
  moved,
  noChanges,
  readDualSet,
  searchItems,
} from "../../../renderers/blocks/dualList/dual-set.ts";

const rows = { keyField: "id", labelField: "name" };
const person = (id: number, name = `Person ${id}`, dept = "") => ({ id, name, dept });
const set = (candidates: number[], current: number[]) =>
  readDualSet(
    candidates.map((id) => person(id)),
    current.map((id) => person(id)),
    rows,
    [],
  );
const listed = ({ added, removed }: Draft) => ({ added: [...added], removed: [...removed] });

describe("what the lists are made of", () => {
  test("a candidate that is chosen already is one item, whichever way the service lists it", () => {
    expect([...set([1, 2, 3], [2]).items.keys()]).toEqual([1, 2, 3]);
    expect([...set([1, 3], [2]).items.keys()]).toEqual([1, 3, 2]);
  });

  test("a row met twice is one item, and a row without a key is none", () => {
    const { items, base } = readDualSet([person(1), person(1), { name: "no key" }], [{}], rows, []);
    expect([...items.keys()]).toEqual([1]);
    expect(base.size).toBe(0);
  });

  test("a search finds an item by its label and by its details", () => {
    const people = [person(1, "Ana Ruiz", "Sales"), person(2, "Li Wei", "Fleet")];
    const items = [...readDualSet(people, [], rows, [{ name: "dept" }]).items.values()];
    expect(searchItems(items, " RUIZ ").map(({ key }) => key)).toEqual([1]);
    expect(searchItems(items, "fleet").map(({ key }) => key)).toEqual([2]);
    expect(searchItems(items, "")).toBe(items);
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

  test("a range reaches from the first to the last, in the order that is seen", () => {
    const items = [...start.items.values()];
    expect(keysBetween(items, 3, 1)).toEqual([1, 2, 3]);
    expect(keysBetween(items, 99, 2)).toEqual([2]);
  });
});

describe("one's own changes on a newer set (40900)", () => {
  const draft = moved(set([1, 2, 3, 4], [3, 4]), noChanges, [1, 2], true);
  const both = moved(set([1, 2, 3, 4], [3, 4]), draft, [3], false);

  test("are applied to it, and what others have changed stays", () => {
    const newer = set([1, 2, 3, 4, 5], [3, 5]);
    expect([...chosenKeys(newer, differenceTo(newer, both))]).toEqual([5, 1, 2]);
  });

  test("that others have made too are changes no longer", () => {
    const newer = set([1, 2, 3, 4], [1, 4]);
    expect(listed(differenceTo(newer, both))).toEqual({ added: [2], removed: [] });
  });

  test("to what is no longer there are dropped", () => {
    const newer = set([3, 4], [3, 4]);
    expect(listed(differenceTo(newer, both))).toEqual({ added: [], removed: [3] });
  });
});

test("ten thousand items are moved and counted without noticeable effort", () => {
  const all = Array.from({ length: 10_000 }, (_, id) => id);
  const large = set(all, []);
  const draft = moved(large, noChanges, all, true);
  expect(differenceTo(large, draft).added.size).toBe(10_000);
  expect(chosenKeys(large, draft).size).toBe(10_000);
});
