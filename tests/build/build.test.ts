import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { root } from "../../src/build/built-from.mjs";
import { draftPrefix } from "../../src/build/left-drafts.mjs";

const dist = join(root, "dist");

function draftsNow(): string[] {
  return existsSync(dist) ? readdirSync(dist).filter((name) => name.startsWith(draftPrefix)) : [];
}

it("a build ends with the start that waits for it, and leaves no draft", async () => {
  const before = draftsNow();
  const builder: ChildProcess = fork(join(root, "src/build/build.mjs"), { stdio: "ignore" });
  onTestFinished(() => void builder.kill("SIGKILL"));
  const own = () => draftsNow().filter((name) => !before.includes(name));
  await vi.waitUntil(() => own().length > 0, 20_000);
  // A process that is killed closes its connections, as this does.
  builder.disconnect();
  const [code] = await once(builder, "exit");
  expect(code).toBe(1);
  expect(own()).toEqual([]);
});
