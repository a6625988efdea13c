import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useMoment } from "../../../../renderers/runtime/choose/picked-moment.ts";

/** What a picker would show of a value. */
function Picked({ value }: { value: unknown }) {
  return useMoment(value)?.format("YYYY-MM-DD HH:mm") ?? "none";
}

it.each([
  ["2026-03-04", "2026-03-04 00:00"],
  ["2026-03", "2026-03-01 00:00"],
  ["2026-03-04T05:06:07", "2026-03-04 05:06"],
  ["2026-02-30", "none"],
  ["2026-13", "none"],
  ["2026-01-01T25:00:00", "none"],
  ["2026/03/04", "none"],
  ["soon", "none"],
  [7, "none"],
])("a picker shows %s as %s", (value, shown) => {
  expect(renderToStaticMarkup(<Picked value={value} />)).toBe(shown);
});
