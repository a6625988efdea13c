import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../src/build/built-from.mjs";

const programs = [
  ...["src/build/build.mjs", "src/cli/screens.mjs", "src/server/dev.mjs", "src/server/start.mjs"],
];

/** Copies the programs that are run before anything is built into a folder of this name. */
function copiedTo(name: string): string {
  const outer = mkdtempSync(join(tmpdir(), "screenwright-folder-"));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = join(outer, name);
  mkdirSync(folder);
  for (const part of ["src/build", "package.json", ...programs]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  return folder;
}

function expectRefusals(folder: string, refusal: RegExp): void {
  for (const program of programs) {
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder });
    expect(stderr.toString()).toMatch(refusal);
    expect(status).toBe(1);
  }
}

it("a folder that the build tool cannot read is refused in one sentence with its remedy", () => {
  const folder = copiedTo("office #1");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  expectRefusals(
    folder,
    /^The folder .* has "#" in its path, where .*\. Move or rename the folder, and .*\.\n$/,
  );
});

it("packages that are not installed are refused so, and too old a Node before them", () => {
  const folder = copiedTo("fresh");
  expectRefusals(
    folder,
    /^The package \S+ is not installed\. Run npm ci, and run the command again\.\n$/,
  );
  writeFileSync(join(folder, "package.json"), '{ "engines": { "node": ">=99.1.0" } }');
  expectRefusals(folder, /^Screenwright needs Node 99\.1\.0 or newer, not v\d.*\. Install .*\n$/);
});

it("a build that cannot be written is refused with the remedy", () => {
  const folder = copiedTo("written");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "dist"), "");
  const { stderr } = spawnSync(process.execPath, ["src/server/start.mjs"], { cwd: folder });
  expect(stderr.toString()).toMatch(
    /^\S+dist cannot be written \(.*\)\. Run npm run build as a user who may write there\.\n/,
  );
});
