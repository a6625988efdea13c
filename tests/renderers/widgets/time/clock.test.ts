import { expect, it } from "vitest";
import { clockIn, onClockOf } from "../../../../renderers/widgets/time/clock.ts";

it.each([
  ["05:06:07", "05:06:07", "06:00:00"],
  ["05:06:07Z", "05:06:07", "06:00:00Z"],
  ["05:06:07.250+09:00", "05:06:07", "06:00:00+09:00"],
  ["23:59", "23:59", "06:00:00"],
  [undefined, null, "06:00:00"],
  ["25:00", null, "06:00:00"],
  ["soon", null, "06:00:00"],
])("the time %j shows %j, and another one entered for it is %j", (time, shown, entered) => {
  expect(clockIn(time)).toBe(shown);
  expect(onClockOf(time, "06:00:00")).toBe(entered);
});
