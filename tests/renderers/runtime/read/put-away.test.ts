import { describe, expect, it } from "vitest";
import { isPutAway } from "../../../../renderers/runtime/read/put-away.ts";

describe("a record that others have put away", () => {
  it.each([
    ["a moment", { deletedAt: null }, { deletedAt: "2026-03-01" }],
    ["a flag", { isDeleted: false }, { isDeleted: true }],
    ["a flag that is sent as text", { is_deleted: "0" }, { is_deleted: "1" }],
    ["a word for yes", { deleted: "N" }, { deleted: "Y" }],
    [
      "a moment in place of none",
      { deletedAt: "0001-01-01T00:00:00Z" },
      { deletedAt: "2026-03-01" },
    ],
    ["who did it", { deletedBy: "" }, { deletedBy: "王芳" }],
    ["its state", { status: "open" }, { status: "Trashed" }],
  ])("is known by %s", (_by, before, now) => {
    expect(isPutAway(now, before)).toBe(true);
    expect(isPutAway(before, now)).toBe(false);
  });

  it.each([["N"], ["no"], ["0001-01-01T00:00:00Z"], ["0000-00-00 00:00:00"], [[]], ["-"]])(
    "is none that says %j where it said nothing before",
    (value) => {
      expect(isPutAway({ deleted: value, removed: value, deletedAt: value }, {})).toBe(false);
    },
  );

  it("is none that was put away before, or that only has another state", () => {
    expect(isPutAway({ deletedAt: "2026-03-02" }, { deletedAt: "2026-03-01" })).toBe(false);
    expect(isPutAway({ status: "closed" }, { status: "open" })).toBe(false);
  });
});
