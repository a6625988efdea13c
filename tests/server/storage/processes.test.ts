import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildProgram, type Program, startProgram } from "../../support/child-program.ts";
import { temporaryDirectory } from "../../support/databases.ts";
import { copiesOfDatabase } from "./prepared-directory.ts";

const putDatabaseInto = copiesOfDatabase();

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const KILLS = 3;

let program: string;
let directory: string;
let running: Program[];

beforeAll(async () => {
  const entry = fileURLToPath(new URL("./storage-program.ts", import.meta.url));
  program = await buildProgram(entry, "storage");
});

beforeEach(async () => {
  running = [];
  directory = temporaryDirectory();
});

afterEach(async () => {
  for (const { process: child, ended } of running) {
    child.kill("SIGKILL");
    await ended();
  }
  rmSync(directory, { recursive: true, force: true });
});

function start(command: "hold" | "write"): Program {
  const started = startProgram(program, [command, directory]);
  running.push(started);
  return started;
}

async function kill(victim: Program): Promise<void> {
  victim.process.kill("SIGKILL");
  await victim.ended();
}

describe("a second process on the directory", () => {
  test("is refused with one line and exit code 1 while the first works on", async () => {
    await putDatabaseInto(directory);
    const first = start("hold");
    await first.waitFor(/open/);

    const second = start("hold");
    expect(await second.ended()).toEqual({ code: 1, signal: null });
    expect(second.output()).toBe("");
    expect(second.errors()).toMatch(
      new RegExp(
        `^The database directory ${directory} is in use by process ${first.process.pid}\\..+\n$`,
      ),
    );

    first.process.stdin.end();
    expect(await first.ended()).toEqual({ code: 0, signal: null });
    expect(readdirSync(directory)).toEqual(["postgres"]);
  });

  test("opens it after the first was killed", async () => {
    await putDatabaseInto(directory);
    const first = start("hold");
    await first.waitFor(/open/);
    await kill(first);
    const second = start("hold");
    expect(String(await second.waitFor(/open/))).toBe("open");
  });

  test("that starts at the same moment does not open it too", async () => {
    await putDatabaseInto(directory);
    const racers = Array.from({ length: 4 }, () => start("hold"));
    const outcome = await Promise.all(
      racers.map((racer) =>
        racer.waitFor(/open/).then(
          () => "opened",
          () => "refused",
        ),
      ),
    );
    expect(outcome.sort()).toEqual(["opened", "refused", "refused", "refused"]);
  });
});

/** The number of the last row that a killed writer printed as acknowledged. */
function lastAcknowledged(writer: Program): number {
  return Number(writer.output().match(/wrote (\d+)\n(?!.*wrote)/s)?.[1] ?? 0);
}

describe("a process killed without warning", () => {
  test(`${KILLS} times while it writes loses no acknowledged row`, async () => {
    await putDatabaseInto(directory);
    let acknowledged = 0;
    for (let round = 1; round <= KILLS; round += 1) {
      const writer = start("write");
      const found = await writer.waitFor(/found (\d+) up to (\d+)/);
      // No row is missing in between, and no acknowledged row is missing at the end.
      expect(found[1]).toBe(found[2]);
      expect(Number(found[2])).toBeGreaterThanOrEqual(acknowledged);
      await writer.waitFor(new RegExp(`wrote ${Number(found[2]) + round * 3}\n`));
      await kill(writer);
      acknowledged = lastAcknowledged(writer);
    }
    expect(acknowledged).toBeGreaterThanOrEqual((KILLS * (KILLS + 1) * 3) / 2);
  });

  test("during its first start leaves a directory that starts", async () => {
    const first = start("hold");
    while (!existsSync(join(directory, "postgres", "PG_VERSION"))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await kill(first);
    const second = start("write");
    expect((await second.waitFor(/found \d+/))[0]).toBe("found 0");
  });
});
