import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "screenwright-program-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "node_modules"));
symlinkSync(join(root, "node_modules/vite"), join(folder, "node_modules/vite"));
cpSync(join(root, "src/build"), join(folder, "src/build"), { recursive: true });

const write = (file: string, text: string) => writeFileSync(join(folder, "src", file), text);

/** What a program tells of its bundle, and the bundle's path; `null` if it could not be made. */
function bundled(): { path: string; told: unknown; environment: string | null } | null {
  const text = `
    const { bundledProgram } = await import("./src/build/bundled-program.mjs");
    const path = await bundledProgram(process.cwd() + "/src/program.ts");
    const { told } = path ? await import("file://" + path) : {};
    const environment = process.env.NODE_ENV ?? null;
    process.stdout.write(JSON.stringify(path && { path, told, environment }));`;
  const { NODE_ENV: _own, ...env } = process.env;
  const call = ["--input-type=module", "-e", text];
  return JSON.parse(execFileSync(process.execPath, call, { cwd: folder, env, encoding: "utf8" }));
}

it("a program is bundled once for its sources, and not while one of them has a fault", () => {
  write("part.ts", "export const part: string = import.meta.dirname;");
  write("program.ts", 'export const told = (await import("./part.ts")).part;');
  const first = bundled();
  expect(first).toMatchObject({ told: join(folder, "src"), environment: null });
  expect(relative(folder, first?.path ?? "")).toMatch(/^node_modules\/\.cache\/programs\//);
  expect(bundled()).toEqual(first);
  write("part.ts", 'export const part: string = "changed";');
  expect(bundled()).toMatchObject({ told: "changed" });
  write("part.ts", 'import "./missing.ts"; export const part = 1;');
  expect(bundled()).toBeNull();
});
