import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../src/build/built-from.mjs";

/** Copies the programs that are run before anything is built into a folder of this name. */
function copiedTo(name: string): string {
  const outer = mkdtempSync(join(tmpdir(), "screenwright-folder-"));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const folder = join(outer, name);
  mkdirSync(folder);
  for (const part of ["src/build", "src/cli/screens.mjs", "src/server/dev.mjs", "package.json"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

it("a folder that the build tool cannot read is refused in one sentence with its remedy", () => {
  const folder = copiedTo("office #1");
  for (const program of ["src/build/build.mjs", "src/cli/screens.mjs", "src/server/dev.mjs"]) {
    const { status, stderr } = spawnSync(process.execPath, [program], { cwd: folder });
    expect(stderr.toString()).toMatch(
      /^The folder .* has "#" in its path, where .*\. Move or rename the folder, and .*\.\n$/,
    );
    expect(status).toBe(1);
  }
});
