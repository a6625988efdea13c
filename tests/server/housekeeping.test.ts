import { expect, it } from "vitest";
import { createClockWatch, earlierTime } from "../../src/server/housekeeping.ts";
import { databases } from "../support/databases.ts";

const hour = 3_600_000;

it("nothing is swept in the hour after the clock was set, so that a wrong time can be corrected", () => {
  let clock = Date.now();
  let running = 0;
  const pass = (ms: number): void => {
    clock += ms;
    running += ms;
  };
  const isSet = createClockWatch(
    () => clock,
    () => running,
  );
  pass(hour);
  clock += 60_000;
  expect(isSet()).toBe(false);
  pass(hour);
  clock += 400 * 24 * hour;
  expect(isSet()).toBe(true);
  pass(hour);
  clock -= 400 * 24 * hour;
  expect(isSet()).toBe(true);
  pass(hour);
  expect(isSet()).toBe(false);
});

it.each(databases())(
  "a clock ahead of the time of the database on $name ages no rows",
  async ({ open }) => {
    const { db, close } = await open();
    const now = Date.now();
    const ahead = await earlierTime(db, new Date(now + 400 * 24 * hour));
    expect(Math.abs(ahead.getTime() - now)).toBeLessThan(hour);
    const behind = new Date(now - 400 * 24 * hour);
    expect(await earlierTime(db, behind)).toEqual(behind);
    await close();
  },
);
