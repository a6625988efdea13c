import { describe, expect, it } from "vitest";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { fixesOf } from "../../../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../../../src/language/fixes/quick-fix.ts";
import {
  editsOf,
  editsOfAll,
  problemKey,
  safeOfKind,
} from "../../../../src/studio/editor/problems/panel-fixes.ts";
import { environment } from "../../../support/shipped-environment.ts";

const check = (source: string) => compilePage("test/page", source, environment).problems;

const page = (columns: string[], more: object = {}): string =>
  JSON.stringify({
    title: "Test",
    body: { kind: "table", rows: "culturalGroup.page", columns, ...more },
  });

const misspelt = page(["nmae", "statsu", "remark"], { serach: ["name"] });

describe("all problems of a kind", () => {
  it("are mended at once where each name has one that was meant", () => {
    const problems = check(misspelt);
    const fields = safeOfKind("unknownField", problems);
    expect(fields).toHaveLength(2);
    const mended = applyFix(misspelt, { edits: editsOfAll(fields, misspelt, environment) });
    expect(mended).toBe(page(["name", "status", "remark"], { serach: ["name"] }));
    expect(check(mended).map(({ code }) => code)).toEqual(["unknownProperty"]);
  });

  it("are left to a person where nothing says what was meant", () => {
    const problems = check(page(["zzzzzzzz", "yyyyyyyy"]));
    expect(problems.map(({ code }) => code)).toEqual(["unknownField", "unknownField"]);
    expect(safeOfKind("unknownField", problems)).toEqual([]);
  });
});

describe("a fix of the list of problems", () => {
  it("is worked out anew for the text as it is when somebody asks for it", () => {
    const [before] = check(misspelt);
    const [title] = before ? fixesOf(before, misspelt, environment) : [];
    const later = misspelt.replace("Test", "A longer title");
    const [now] = check(later);
    if (!before || !now || !title) throw new Error("There are problems, and fixes for them.");
    expect(problemKey(now)).toBe(problemKey(before));
    const mended = applyFix(later, { edits: editsOf(title, now, later, environment) });
    expect(mended).toBe(later.replace("nmae", "name"));
  });

  it("changes nothing where there is none of that name any more", () => {
    const [problem] = check(misspelt);
    if (!problem) throw new Error("There is a problem.");
    const gone = { titleKey: "fix.remove", values: { name: "elsewhere" } } as const;
    expect(editsOf(gone, problem, misspelt, environment)).toEqual([]);
  });
});
