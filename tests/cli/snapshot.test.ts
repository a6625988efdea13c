import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { textDifference } from "../../src/cli/text-difference.ts";

const root = mkdtempSync(join(tmpdir(), "screens-"));
const program = join(import.meta.dirname, "../../src/cli/screens.mjs");

afterAll(() => rmSync(root, { recursive: true }));

/** Runs the program in the folder of a project that is not this one. */
function snapshot(...args: string[]): { code: number; out: string } {
  try {
    const call = [program, "snapshot", "my/groups", "--state", "loaded", ...args];
    return { code: 0, out: execFileSync(process.execPath, call, { cwd: root, encoding: "utf8" }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, out: stdout };
  }
}

describe("screens snapshot", () => {
  it("keeps what a developer's own page says on own fixtures, and fails with what is different", () => {
    const columns = ["name", "status", "userCount"];
    const body = { kind: "table", rows: "culturalGroup.page", search: [], columns };
    cpSync("fixtures/culturalGroup.page", join(root, "fixtures/culturalGroup.page"), {
      recursive: true,
    });
    const page = join(root, "schemas/pages/my/groups.json");
    cpSync("schemas/pages/points/cultural-group.json", page);
    writeFileSync(page, JSON.stringify({ title: { en: "My groups", zh: "我的小组" }, body }));
    const asStaff = ["--role", "customer", "--language", "zh", "--folder", "kept"];
    expect(snapshot(...asStaff, "--update")).toEqual({ code: 0, out: "1 kept\n" });
    const file = join(root, "kept/my/groups/loaded.customer.zh.txt");
    const kept = readFileSync(file, "utf8");
    expect(kept).toContain('heading 1 "我的小组"');
    expect(kept).toContain("Chess Circle | 启用 | 4");
    writeFileSync(file, kept.replace("我的小组", "小组"));
    const { code, out } = snapshot(...asStaff);
    expect(code).toBe(1);
    expect(out).toContain('kept/my/groups/loaded.customer.zh.txt\n- heading 1 "小组"\n+ heading 1');
    expect(out).toMatch(/1 different\n$/);
  });
});

describe("a difference between two texts", () => {
  it("is told line by line, with the lines around it", () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
    const after = [...lines.slice(0, 5), "new", ...lines.slice(6)].join("\n");
    expect(textDifference(lines.join("\n"), after)).toBe(
      [
        ...["  …", "  line 2", "  line 3", "  line 4", "- line 5", "+ new"],
        ...["  line 6", "  line 7", "  line 8", "  …"],
      ].join("\n"),
    );
  });

  it("is nothing where they are the same", () => {
    expect(textDifference("a\nb", "a\nb")).toBe("  …");
  });
});
