import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { textDifference } from "../../src/cli/output/text-difference.ts";
import { settleText, tellTextsLeft } from "../../src/cli/snapshot.ts";
import { runCommand } from "./run-command.ts";

const root = mkdtempSync(join(tmpdir(), "screens-"));
const program = join(import.meta.dirname, "../../src/cli/screens.mjs");

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(join(root, file), text);
}

/** Runs the command in the folder of a project outside of the product. */
function run(...args: string[]): { code: number; out: string } {
  try {
    const call = [program, ...args];
    return { code: 0, out: execFileSync(process.execPath, call, { cwd: root, encoding: "utf8" }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, out: stdout };
  }
}

const kept = `heading 1 "我们的小组"
region
  button "列设置"
  button "刷新"
  table "我的小组"
    row: 小组名称 | 状态
    row: Tea Circle | 启用
  共 1 条
`;

describe("screens snapshot", () => {
  it("draws a developer's own page on own fixtures, and fails with what is different", () => {
    const body = {
      kind: "table",
      rows: "culturalGroup.page",
      search: [],
      columns: ["name", "status"],
      export: false,
    };
    const row = { id: 1, name: "Tea Circle", remark: "", status: 1, userCount: 3, deptCount: 1 };
    const times = { createTime: "2026-01-01T00:00:00Z", updateTime: "2026-01-01T00:00:00Z" };
    const data = { records: [{ ...row, ...times }], total: 1, current: 1, size: 10 };
    const fixture = { request: {}, answer: { code: 0, msg: "", data } };
    write("schemas/pages/my/groups.json", { title: { en: "My groups", zh: "我的小组" }, body });
    write("fixtures/culturalGroup.page/loaded.json", fixture);
    write("kept/my/groups/loaded.customer.zh.txt", kept);
    const view = ["--role", "customer", "--language", "zh", "--state", "loaded"];
    const { code, out } = run("snapshot", "my/groups", ...view, "--folder", "kept");
    expect(out).toBe(
      [
        "kept/my/groups/loaded.customer.zh.txt",
        '- heading 1 "我们的小组"',
        '+ heading 1 "我的小组"',
        ...["  region", '    button "列设置"', '    button "刷新"', "  …", "", "1 different", ""],
      ].join("\n"),
    );
    expect(code).toBe(1);
  });

  it("keeps nothing of a page with errors", async () => {
    write("schemas/pages/my/broken.json", { title: "Mine", body: { kind: "tabel" } });
    const args = ["my/broken", "--update", "--root", root, "--folder", join(root, "broken")];
    const { code, out, error } = await runCommand("snapshot", ...args);
    expect({ code, out, error }).toEqual({
      code: 1,
      out: "1 failed\n",
      error:
        'schemas/pages/my/broken.json is not stored: it has errors, which "screens check" shows.\n',
    });
    expect(existsSync(join(root, "broken"))).toBe(false);
  });

  it("keeps what is drawn when asked to, and is content from then on", () => {
    const file = join(root, "kept/other/loaded.txt");
    const print = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    expect(settleText(file, "heading", {})).toBe("different");
    expect(print.mock.calls.join()).toContain("nothing is stored yet; store it with --update");
    expect(settleText(file, "heading", { update: true })).toBe("kept");
    expect(settleText(file, "heading", {})).toBe("same");
    print.mockRestore();
  });

  it("is content with a kept text whose lines Git ends as Windows does, and leaves it so", () => {
    const checkedOut = 'heading 1 "Mine"\r\nregion\r\n';
    write("windows/loaded.txt", checkedOut);
    const file = join(root, "windows/loaded.txt");
    expect(settleText(file, 'heading 1 "Mine"\nregion', { update: true })).toBe("same");
    expect(readFileSync(file, "utf8")).toBe(checkedOut);
  });

  it("names the kept texts of pages that are gone, and no other file", () => {
    for (const file of ["my/groups/loaded.txt", "my/old/loaded.txt", "my/old/loaded.zh.txt"]) {
      write(`left/${file}`, "");
    }
    const print = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
    const left = tellTextsLeft(join(root, "left"), ["loaded.txt"], [{ path: "my/groups" }]);
    expect(left).toBe(1);
    expect(print.mock.calls.join()).toContain('the page "my/old" no longer exists');
    print.mockRestore();
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
