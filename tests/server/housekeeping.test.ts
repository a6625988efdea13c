import { expect, it } from "vitest";
import { createClockWatch } from "../../src/server/housekeeping.ts";

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
