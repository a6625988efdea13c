import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockDirectory } from "../../../src/server/storage/directory-lock.ts";
import { currentProcess } from "../../../src/server/storage/process-identity.ts";
import { temporaryDirectory } from "../../support/databases.ts";

let directory: string;

beforeEach(() => {
  directory = temporaryDirectory();
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const self = currentProcess();

/** Creates the lock file that a process with that identity would have created. */
function leaveLock({ pid = self.pid, started = self.started, host = self.host }): string {
  const path = join(directory, `.lock-${pid}-${started}-${host}-00ff`);
  writeFileSync(path, "held\n");
  return path;
}

/** The id of a process that has just ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "exit");
  return child.pid ?? expect.unreachable();
}

const refused = { code: "DATABASE_LOCKED" };

describe("a locked directory", () => {
  test("is refused with its name, the holder's process id and the remedies", async () => {
    const lock = await lockDirectory(directory);
    const error: Error = await lockDirectory(directory).then(
      () => expect.unreachable("locked twice"),
      (reason) => reason,
    );
    expect(error).toMatchObject(refused);
    expect(error.message).toBe(
      `The database directory ${directory} is in use by process ${process.pid}. ` +
        "Stop that process, choose another directory with DATA_DIR, " +
        "or let several processes share a PostgreSQL server with DATABASE_URL.",
    );
    lock.release();
  });

  test("is free after release, and no file of the lock is left", async () => {
    (await lockDirectory(directory)).release();
    expect(readdirSync(directory)).toEqual([]);
    (await lockDirectory(directory)).release();
  });

  test("goes to one of many that ask at once", async () => {
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.allSettled(
        Array.from({ length: 6 }, () => lockDirectory(directory)),
      );
      const won = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? [answer.value] : [],
      );
      expect(won).toHaveLength(1);
      won[0]?.release();
    }
  });
});

describe("a lock left behind", () => {
  test("by a process that ended is taken over", async () => {
    leaveLock({ pid: await endedProcess() });
    const lock = await lockDirectory(directory);
    expect(readdirSync(directory)).toHaveLength(1);
    lock.release();
  });

  test.runIf(process.platform === "linux")(
    "by a process whose id went to another process is taken over",
    async () => {
      leaveLock({ started: "1" });
      const lock = await lockDirectory(directory);
      expect(readdirSync(directory)).toHaveLength(1);
      lock.release();
    },
  );

  test("goes to one of many that take it over at once", async () => {
    const pid = await endedProcess();
    for (let round = 0; round < 20; round += 1) {
      leaveLock({ pid });
      const answers = await Promise.allSettled(
        Array.from({ length: 6 }, () => lockDirectory(directory)),
      );
      const won = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? [answer.value] : [],
      );
      expect(won).toHaveLength(1);
      won[0]?.release();
    }
  });

  test("on another host or in another container is taken over when its holder is silent", async () => {
    leaveLock({ host: "0123456789ab" });
    const lock = await lockDirectory(directory, 200);
    expect(readdirSync(directory)).toHaveLength(1);
    lock.release();
  });

  test("on another host or in another container is respected while its holder lives", async () => {
    const path = leaveLock({ host: "0123456789ab" });
    const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), 100);
    await expect(lockDirectory(directory)).rejects.toMatchObject(refused);
    clearInterval(heartbeat);
  });
});
