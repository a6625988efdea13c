import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type KeptRows,
  makeKeptDatabase,
  migrationNames,
  readKept,
} from "../../server/storage/kept-rows.ts";
import { addressOf, type Program } from "../../support/child-program.ts";
import { createRandom, type Random } from "../../support/random.ts";
import type { ServiceProcesses } from "../../support/service-process.ts";
import type { Attack } from "../attack.ts";
import { brokenLives } from "./group-lives.ts";
import type { KillableDatabase, KillableKind } from "./killable-databases.ts";
import { type Ledger, newLedger, password, writeUntilKilled } from "./load.ts";
import { brokenUploads } from "./uploads.ts";

/** The number of kills on one database before a new database is started. */
const killsOfADatabase = 20;
const actsOfALoad = 800;
/**
 * The limits for the number of the act that kills a start: a start has about 60 acts, 600 with
 * migrations or as the first; the embedded database has 3,000 when it recovers or is created.
 */
const actsOfAStart = [60, 600, 3_000];
const patienceMs = 60_000;

const dieAt = pathToFileURL(join(import.meta.dirname, "die-at.mjs")).href;

/** Kills the service on one kind of database while it starts, migrates, writes and stores files. */
export function kills(kind: KillableKind, processes: ServiceProcesses): Attack {
  return {
    promise: "A killed service starts again: nothing acknowledged is lost, nothing torn or doubled",
    tries: { short: 2, long: 500 },
    portion: killsOfADatabase,
    async run(tried, random) {
      const database = await kind.make();
      const broken = await besiege({ database, processes, random }, tried);
      await database.remove();
      return { tried, broken };
    },
  };
}

interface Siege {
  database: KillableDatabase;
  processes: ServiceProcesses;
  random: Random;
}

/**
 * Kills the service the given number of times on one database and returns the promises broken at
 * the end.
 */
async function besiege(siege: Siege, count: number): Promise<string[]> {
  const { database, random } = siege;
  const ledger = newLedger();
  // One database in eight is empty at first; the others hold data of an earlier version.
  const version = random.isOneIn(8) ? null : random.one(migrationNames);
  const kept = version === null ? [] : await leaveVersion(database, version);
  const marked = (found: readonly string[]) =>
    found.map((one) => `from ${version ?? "nothing"}: ${one}`);
  for (let kill = 0; kill < count; kill += 1) {
    // The first kill happens during the migrations; one in four of the others during the start.
    const isAtStart = kill === 0 || random.isOneIn(4);
    const moment: Record<string, string> = isAtStart
      ? { DIE_AT: String(1 + random.below(random.one(actsOfAStart))) }
      : { DIE_AT: String(1 + random.below(actsOfALoad)), DIE_AFTER: "ready at" };
    const fault = await killOnce(siege, ledger, moment);
    if (fault) return marked([fault, ...ledger.broken]);
  }
  return marked([...ledger.broken, ...(await whatIsBroken(siege, ledger, kept))]);
}

async function leaveVersion(database: KillableDatabase, version: string): Promise<KeptRows[]> {
  const { db, close } = await database.open();
  const kept = await makeKeptDatabase(db, version);
  await close();
  return kept;
}

function startService({ database, processes }: Siege, environment: Record<string, string>) {
  return processes.start({
    ...database.environment,
    ADMIN_PASSWORD: password,
    CAPTCHA: "off",
    SAMPLE_DATA: "on",
    RATE_LIMIT: "0",
    ...environment,
  });
}

/** Starts a service that is killed at a given moment; returns a fault where it ends by itself. */
async function killOnce(
  siege: Siege,
  ledger: Ledger,
  moment: Record<string, string>,
): Promise<string | null> {
  // The load has random numbers of its own, since the seed does not determine how many it draws.
  const random = createRandom(siege.random.below(2 ** 31));
  const program = startService(siege, { NODE_OPTIONS: `--import=${dieAt}`, ...moment });
  // A service that hangs, or has passed all of its acts and receives no more calls, is killed as
  // well.
  const patience = setTimeout(() => program.process.kill("SIGKILL"), patienceMs);
  const address = await addressOf(program).catch(() => null);
  if (address !== null) await writeUntilKilled(address, ledger, random).catch(() => {});
  if (address !== null && ledger.broken.length > 0) program.process.kill("SIGKILL");
  const { code, signal } = await program.ended();
  clearTimeout(patience);
  return signal === "SIGKILL" ? null : `ended with ${code}: ${program.errors()}`;
}

/** Starts the service once more, stops it normally, and examines the database. */
async function whatIsBroken(siege: Siege, ledger: Ledger, kept: KeptRows[]): Promise<string[]> {
  const fault = await startInPeace(startService(siege, {}));
  if (fault) return [fault];
  const { db, close } = await siege.database.open();
  try {
    const rows = await readKept(db, kept);
    const changed = kept.flatMap(({ query, rows: before }, place) =>
      JSON.stringify(rows[place]) === JSON.stringify(before) ? [] : `changed: ${query}`,
    );
    const lives = await brokenLives(db, ledger.lives);
    return [...changed, ...lives, ...(await brokenUploads(db, ledger.uploads))];
  } finally {
    await close();
  }
}

async function startInPeace(program: Program): Promise<string | null> {
  const address = await addressOf(program).catch(() => null);
  if (address === null) return `does not start: ${program.errors()}`;
  program.process.kill("SIGTERM");
  const { code } = await program.ended();
  return code === 0 ? null : `ended with ${code} when it was told to stop: ${program.errors()}`;
}
