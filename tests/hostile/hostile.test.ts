import { afterAll, describe, expect, it } from "vitest";
import { organisations } from "../support/organisation.ts";
import { type Attack, runAttack } from "./attack.ts";
import { generatedCalls } from "./generated-calls.ts";
import { generatedExpressions } from "./generated-expressions.ts";
import { staleWrites } from "./stale-writes.ts";

/** The attacks that this run makes, each with the database where one is attacked. */
const attacks: { attack: Attack; on: string }[] = [
  { attack: generatedExpressions, on: "the language" },
  ...organisations().flatMap((database) => [
    { attack: staleWrites(() => database.service), on: database.name },
    { attack: generatedCalls(() => database.service), on: database.name },
  ]),
];

const rows: Record<string, string | number>[] = [];
afterAll(() => console.table(rows));

describe.each(attacks)("on $on: $attack.promise", ({ attack, on }) => {
  it("whatever is tried", { timeout: 3_600_000 }, async () => {
    const { tried, broken } = await runAttack(attack);
    rows.push({ promise: attack.promise, on, tried, broken: broken.length });
    expect(tried).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });
});
