import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

// Starting a program takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000, expect: { poll: { timeout: 60_000 } } });

const root = mkdtempSync(join(tmpdir(), "screens-"));
const program = join(import.meta.dirname, "../../../src/cli/screens.mjs");
const page = join(root, "schemas/pages/some.json");

/**
 * Saves as many editors do: writes a new file and moves it into place, so that no reader sees half
 * of it.
 */
const write = (...columns: string[]) => {
  const body = { kind: "table", rows: "culturalGroup.page", columns };
  const draft = join(root, "draft.json");
  writeFileSync(draft, JSON.stringify({ title: "Some", body }));
  renameSync(draft, page);
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
  await saying(first, "Waiting for changes. Press Ctrl-C to end.");
  write("nmae", "stauts");
  const second = await saying("some.json:1:86 error unknownField", "2 errors");
  expect(second).not.toContain(first);
  write("name", "stauts");
  const third = await saying(`mended: schemas/pages/${first}`, "1 error,");
  // A busy machine may run the check twice, but a finding is printed only once.
  expect(third.split("\n").filter((line) => line.includes("some.json"))).toEqual([
    expect.stringContaining(`mended: schemas/pages/${first}`),
  ]);
  // As git does for a branch without them.
  const schemas = join(root, "schemas");
  renameSync(schemas, `${schemas}.away`);
  await saying("0 pages");
  renameSync(`${schemas}.away`, schemas);
  await saying("1 page", "some.json:1:86 error unknownField");
  write("name", "status");
  await saying("mended: schemas/pages/some.json:1:86");
  running.kill("SIGINT");
  expect(await ended).toBe(0);
});
