import { anyType, listType, numberType, recordType, stringType, type Type } from "../../type.ts";
import { paid, type Run, spend } from "../run.ts";
import { isEqual, isMoment, orderOf, textOf } from "../values.ts";
import type { FunctionTable } from "./language-function.ts";
import { joined } from "./texts.ts";

const someList = listType(anyType);
const sameList = ([list = someList]: readonly Type[]): Type => list;
const memberOf = ([list = anyType]: readonly Type[]): Type =>
  list.kind === "list" ? list.of : anyType;

const size = {
  parameters: [anyType],
  sorts: ["string", "list"] as const,
  answer: numberType,
  run: ([value]: readonly unknown[]) => sizeOf(value),
};

/** Functions that work on texts, lists and records alike. */
export const sizeFunctions = { size } satisfies FunctionTable;

/** Functions called on a list. */
export const listMethods = {
  size,
  join: {
    parameters: [listType(stringType), stringType],
    answer: stringType,
    run: ([list, between], run) => {
      const texts = membersOf(list).map((item) => paid(run, textOf(item, run)));
      return joined(texts, textOf(between, run), run);
    },
  },
  first: { parameters: [someList], answer: memberOf, run: ([list]) => membersOf(list)[0] ?? null },
  last: {
    parameters: [someList],
    answer: memberOf,
    run: ([list]) => membersOf(list).at(-1) ?? null,
  },
  reverse: {
    parameters: [someList],
    answer: sameList,
    run: ([list], run) => paid(run, membersOf(list).toReversed()),
  },
  sort: {
    parameters: [someList],
    answer: sameList,
    run: ([list], run) => {
      const members = membersOf(list);
      return sortedBy(members, members, run);
    },
  },
  distinct: {
    parameters: [someList],
    answer: sameList,
    run: ([list], run) => groupsOf(membersOf(list), membersOf(list), run).map(({ key }) => key),
  },
} satisfies FunctionTable;

/** The members of a list that have the same key. */
interface Group {
  key: unknown;
  items: unknown[];
}

/** The type of the result of `groupBy` for a list with members and keys of the given types. */
export function groupsType(key: Type, member: Type): Type {
  return listType(recordType({ key, items: listType(member) }));
}

/** Sorts the members of a list by their keys; members without a key come last. */
export function sortedBy(members: readonly unknown[], keys: readonly unknown[], run: Run): unknown {
  const places = members.map((_, index) => index);
  places.sort((a, b) => {
    spend(run, 1);
    const [first, second] = [keys[a] ?? null, keys[b] ?? null];
    return first === null || second === null
      ? Number(first === null) - Number(second === null)
      : (orderOf(first, second) ?? 0);
  });
  return paid(
    run,
    places.map((index) => members[index]),
  );
}

/** Groups the members of a list by their keys, in the order in which the keys first occur. */
export function groupsOf(
  members: readonly unknown[],
  keys: readonly unknown[],
  run: Run,
): readonly Group[] {
  const found = new Map<string, Group[]>();
  const groups: Group[] = [];
  for (const [index, member] of members.entries()) {
    const key = keys[index] ?? null;
    // Equal keys have equal texts, so only keys with the same text are compared.
    const text = isMoment(key) ? String(Date.parse(key)) : paid(run, textOf(key, run));
    const alike = found.get(text) ?? [];
    const known = alike.find((group) => isEqual(group.key, key, run));
    const group = known ?? { key, items: [] };
    group.items.push(member);
    spend(run, 2);
    if (known) continue;
    found.set(text, [...alike, group]);
    groups.push(group);
  }
  return paid(run, groups);
}

function membersOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

function sizeOf(value: unknown): number | null {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  if (value === null || value === undefined) return 0;
  return typeof value === "object" ? Object.keys(value).length : null;
}
