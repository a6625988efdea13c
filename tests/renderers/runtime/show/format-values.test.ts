import { expect, it } from "vitest";
import { momentOf } from "../../../../renderers/runtime/show/format-values.ts";

it.each([
  ["2026/03/04 05:06:07", new Date(2026, 2, 4, 5, 6, 7)],
  ["2026-03-04 05:06:07", new Date(2026, 2, 4, 5, 6, 7)],
  ["2026/03/04", new Date(2026, 2, 4)],
  ["2026-03-04T05:06:07Z", new Date(Date.UTC(2026, 2, 4, 5, 6, 7))],
])("%s is a moment, without a zone by the clock of whoever looks", (text, moment) => {
  expect(momentOf(text)).toEqual(moment);
});

it.each([
  ...["2026-03/04 05:06:07", "04/03/2026", "soon", 20_260_304, null],
  ...["2026-02-30", "2026-02-30T10:00:00Z", "2026-01-01T24:00:00", "2026-01-01T25:00:00"],
])("%s is none", (text) => {
  expect(momentOf(text)).toBeNull();
});
