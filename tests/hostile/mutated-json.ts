import type { Random } from "../support/random.ts";

const strange: readonly unknown[] = [
  ...[null, true, false, -1, 0, 1e15, "", "a", "<b onclick=alert(1)>", "row.constructor", "menu"],
  ...["javascript:alert(1)", [], {}, [[[]]], [null], { id: {} }, { $ref: "#" }, { records: 7 }],
];

/** The same JSON with one to `most` of its values replaced, removed, doubled or swapped. */
export function mutatedJson(json: unknown, random: Random, most = 3): unknown {
  const copy: unknown = structuredClone(json);
  for (let count = 1 + random.below(most); count > 0; count -= 1) {
    const owners = ownersIn(copy);
    if (owners.length > 0) mutate(random.one(owners), owners, random);
  }
  return copy;
}

type Owner = unknown[] | Record<string, unknown>;

/** Every list and record that is not empty, including the whole. */
function ownersIn(json: unknown): Owner[] {
  if (!isOwner(json) || Object.keys(json).length === 0) return [];
  return [json, ...Object.values(json).flatMap(ownersIn)];
}

function isOwner(json: unknown): json is Owner {
  return typeof json === "object" && json !== null;
}

function mutate(owner: Owner, owners: readonly Owner[], random: Random): void {
  const key = random.one(Object.keys(owner));
  const value: unknown = Reflect.get(owner, key);
  const way = random.below(5);
  if (way === 0) Reflect.set(owner, key, structuredClone(random.one(strange)));
  if (way === 1) Reflect.deleteProperty(owner, key);
  if (way === 2 && Array.isArray(owner)) owner.push(structuredClone(value));
  if (way === 2 && !Array.isArray(owner)) Reflect.set(owner, `${key}s`, structuredClone(value));
  if (way === 3)
    Reflect.set(owner, key, structuredClone(random.one(Object.values(random.one(owners)))));
  if (way === 4) Reflect.set(owner, key, [value]);
}
