import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { commands, helpText, main } from "../../src/cli/main.ts";

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const printed = { out: "", error: "" };
  const into = (name: "out" | "error") => (chunk: string | Uint8Array) => {
    printed[name] += chunk.toString();
    return true;
  };
  const out = vi.spyOn(process.stdout, "write").mockImplementation(into("out"));
  const error = vi.spyOn(process.stderr, "write").mockImplementation(into("error"));
  const code = await main(args).finally(() => {
    out.mockRestore();
    error.mockRestore();
  });
  return { code, ...printed };
}

describe("the command line", () => {
  it("lists every command on one line, and one alone", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    for (const [name, { summary }] of Object.entries(commands)) {
      expect(out.split("\n").filter((line) => line.includes(`screens ${name}`))).toEqual([
        expect.stringContaining(summary),
      ]);
    }
    expect((await run("diff", "--help")).out).toBe(helpText("diff"));
  });

  it("answers 2 and the list where there is no such command", async () => {
    expect(await run("nonsense")).toEqual({ code: 2, out: "", error: helpText() });
    expect(await run("constructor")).toMatchObject({ code: 2 });
  });

  it("has its commands in the contributors' table", () => {
    const guide = readFileSync("CONTRIBUTING.md", "utf8");
    const missing = Object.keys(commands).filter(
      (name) => !guide.includes(`npm run screens -- ${name}`) && !guide.includes(`npm run ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("screens types", () => {
  it("prints what `generate` writes", async () => {
    const { code, out } = await run("types");
    expect(code).toBe(0);
    expect(out).toBe(readFileSync("src/catalogue/types.gen.ts", "utf8"));
  });

  it("prints the types of the documents named alone", async () => {
    const { out } = await run("types", "schemas/catalogue/points.json");
    expect(out).toContain('"culturalGroup.page"');
    expect(out).not.toContain('"login.login"');
  });
});

describe("screens diff", () => {
  it("answers 0 for pages that say the same, by path or by file", async () => {
    const file = "schemas/pages/points/department.json";
    expect(await run("diff", "points/department", file)).toEqual({ code: 0, out: "", error: "" });
  });

  it("prints each difference with its place, and answers 1", async () => {
    const old = "tests/language/old-pages/first-member.json";
    const { code, out } = await run("diff", old, "system/member");
    expect(code).toBe(1);
    expect(out).toContain("system/member#/body/rowActions/6 members: action “Details” added.\n");
  });

  it("says which page is not there, and answers 2", async () => {
    const { code, error } = await run("diff", "points/department", "points/nowhere");
    expect(code).toBe(2);
    expect(error).toBe('There is neither a file nor a page "points/nowhere".\n');
  });
});
