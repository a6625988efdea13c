import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "screens-"));
const program = join(import.meta.dirname, "../../src/cli/screens.mjs");
const page = join(root, "schemas/pages/some.json");

afterAll(() => rmSync(root, { recursive: true }));

const write = (...columns: string[]) => {
  const body = { kind: "table", rows: "culturalGroup.page", columns };
  writeFileSync(page, JSON.stringify({ title: "Some", body }));
};

it("screens check --watch tells what is new and what is mended, and ends when interrupted", async () => {
  mkdirSync(join(root, "schemas/pages"), { recursive: true });
  write("nmae", "status");
  const running = spawn(process.execPath, [program, "check", "--watch"], { cwd: root });
  const ended = new Promise<number | null>((resolve) => running.once("exit", resolve));
  let printed = "";
  running.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const saying = async (...parts: string[]) => {
    await expect.poll(() => parts.filter((part) => !printed.includes(part))).toEqual([]);
    const said = printed;
    printed = "";
    return said;
  };
  const first = "some.json:1:79 error unknownField";
  await saying(first, "Waiting for changes; Ctrl-C ends.");
  write("nmae", "stauts");
  const second = await saying("some.json:1:86 error unknownField", "2 errors");
  expect(second).not.toContain(first);
  write("name", "stauts");
  const third = await saying(`mended: schemas/pages/${first}`, "1 error,");
  expect(third.split("\n")).toHaveLength(3);
  running.kill("SIGINT");
  expect(await ended).toBe(0);
});
