import { fsyncSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { SyncedDisk } from "../../support/database/synced-disk.ts";
import { temporaryDirectory } from "../../support/databases.ts";
import { firstStartImage } from "../../support/first-start.ts";
import { createRandom, type Random } from "../../support/random.ts";
import { startService } from "../../support/service.ts";
import type { Attack } from "../attack.ts";
import { brokenLives } from "./group-lives.ts";
import { type Ledger, newLedger, writeUntilKilled } from "./load.ts";
import { brokenUploads } from "./uploads.ts";

/**
 * The number of power losses during the life of one service, each of which leaves a copy of its
 * directory.
 */
const lossesOfAService = 10;

/**
 * Simulates a power loss right before a sync, when the most data is written but not yet on the
 * disk.
 */
export const powerLosses: Attack = {
  promise: "A loss of power loses nothing acknowledged, whatever the disk had got round to",
  tries: { short: 2, long: 1_000 },
  portion: lossesOfAService,
  async run(tried, random) {
    const directory = temporaryDirectory();
    const broken: string[] = [];
    for (const left of await losePower(directory, tried, random)) {
      broken.push(...(await whatIsBroken(left)));
    }
    rmSync(directory, { recursive: true, force: true });
    return { tried, broken };
  },
};

/** The result of a power loss: a directory, and the writes sent and acknowledged by then. */
interface Left {
  directory: string;
  ledger: Ledger;
}

/** Writes to a service until the given number of power losses has happened. */
async function losePower(directory: string, count: number, random: Random): Promise<Left[]> {
  const ledger = newLedger();
  const left: Left[] = [];
  let disk: SyncedDisk | undefined;
  let untilLoss = 1 + random.below(40);
  let end = (): void => {};
  const isEnough = new Promise<void>((resolve) => {
    end = resolve;
  });
  const lose = () => {
    untilLoss -= 1;
    if (!disk || untilLoss > 0 || left.length === count) return;
    const target = join(directory, `loss-${left.length}`);
    mkdirSync(target);
    const inAll = random.one([1, 2, 10, Number.POSITIVE_INFINITY]);
    const chance = createRandom(random.below(2 ** 31));
    disk.restore(join(target, "postgres"), () => chance.isOneIn(inAll));
    left.push({ directory: target, ledger: structuredClone(ledger) });
    untilLoss = 1 + random.below(40);
    if (left.length === count) end();
  };
  const own = join(directory, "database");
  const database = await openDatabase({
    directory: own,
    image: await firstStartImage(true),
    synchronise(descriptor) {
      lose();
      fsyncSync(descriptor);
      disk?.synced(descriptor);
    },
  });
  const service = await startService({ database });
  ledger.token = service.adminToken;
  disk = new SyncedDisk(join(own, "postgres"));
  // The files of the tables are only written at a checkpoint.
  const checkpoints = setInterval(() => void sql`checkpoint`.execute(database.db), 500);
  const load = writeUntilKilled(service.url, ledger, random).catch((error: unknown) => error);
  const ended = await Promise.race([isEnough, load]);
  clearInterval(checkpoints);
  await service.stop();
  await database.close();
  if (left.length < count) throw new Error(`The load ended: ${String(ended)} ${ledger.broken}`);
  return left;
}

/**
 * Starts the service on the directory that a power loss left, and looks for the acknowledged
 * writes.
 */
async function whatIsBroken({ directory, ledger }: Left): Promise<string[]> {
  try {
    const { db, close } = await openDatabase({ directory });
    const broken = [...(await brokenLives(db, ledger.lives))];
    broken.push(...(await brokenUploads(db, ledger.uploads)));
    await close();
    rmSync(directory, { recursive: true });
    return broken;
  } catch (error) {
    return [`does not start: ${String(error)}`];
  }
}
