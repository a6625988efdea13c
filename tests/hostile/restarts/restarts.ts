import { setTimeout as delay } from "node:timers/promises";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { addressOf, type Program } from "../../support/child-program.ts";
import {
  openPrivatePostgres,
  type PrivatePostgres,
} from "../../support/postgres/private-postgres.ts";
import type { Random } from "../../support/random.ts";
import { callOperation } from "../../support/service.ts";
import { prepareServiceProcesses, type ServiceProcesses } from "../../support/service-process.ts";
import type { Attack } from "../attack.ts";
import { type Ledger, startClients } from "./clients.ts";

const password = "the restarts' password";
/**
 * The time in milliseconds after which services that do not work again are said to have stopped,
 * on the slowest machine. How soon they do work again is printed.
 */
const patienceMs = 60_000;
/** The number of restarts of one server before a new server is started. */
const restartsOfAServer = 20;
const catalogue = shippedCatalogue();

/** Restarts the PostgreSQL server of two services whose clients keep reading and writing. */
export const restarts: Attack = {
  promise: "A PostgreSQL that restarts costs no process, no session and nothing acknowledged",
  tries: { short: 2, long: 200 },
  portion: restartsOfAServer,
  async run(tries, random) {
    const postgres = await openPrivatePostgres();
    const processes = prepareServiceProcesses();
    try {
      return { tried: tries, broken: await restartOften(postgres, processes, tries, random) };
    } finally {
      await processes.clean();
      await postgres.close();
    }
  },
};

/** Returns the promises that were broken after the given number of restarts. */
async function restartOften(
  postgres: PrivatePostgres,
  processes: ServiceProcesses,
  count: number,
  random: Random,
): Promise<string[]> {
  const services = await startServices(processes, postgres.url);
  const addresses = services.map(({ address }) => address);
  const token = await signIn(addresses[0] ?? "");
  const ledger: Ledger = {
    acknowledged: [],
    reads: 0,
    refused: 0,
    lastWrite: new Map(),
    broken: [],
  };
  const end = startClients(addresses, token, ledger);
  const returns: number[] = [];
  for (let restart = 0; restart < count; restart += 1) {
    await delay(200 + random.below(600));
    await postgres.restart(random.one(["fast", "immediate"]));
    returns.push(await untilWritten(addresses, ledger));
  }
  await end();
  tell(ledger, returns);
  const ended = services.filter(({ program }) => program.process.exitCode !== null);
  return [
    ...ledger.broken,
    ...ended.map(({ program }) => `ended: ${program.errors()}`),
    ...(await lostIn(postgres, ledger)),
  ];
}

async function startServices(processes: ServiceProcesses, url: string) {
  const environment = {
    DATABASE_URL: url,
    ADMIN_PASSWORD: password,
    CAPTCHA: "off",
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
    SAMPLE_DATA: "off",
  };
  const services: { program: Program; address: string }[] = [];
  for (let count = 0; count < 2; count += 1) {
    const program = processes.start(environment);
    services.push({ program, address: await addressOf(program) });
  }
  return services;
}

async function signIn(address: string): Promise<string> {
  const account = { username: "admin", password };
  const { envelope } = await callOperation(catalogue, address, "login.login", account);
  return String(Object(envelope.data).token);
}

/** Waits until every service has acknowledged a write again; returns the milliseconds it took. */
async function untilWritten(addresses: readonly string[], ledger: Ledger): Promise<number> {
  const begun = Date.now();
  const isWell = () => addresses.every((address) => (ledger.lastWrite.get(address) ?? 0) > begun);
  while (!isWell() && Date.now() - begun < patienceMs) await delay(5);
  const took = Date.now() - begun;
  if (!isWell()) ledger.broken.push(`not well again after ${took} ms`);
  return took;
}

/** The acknowledged groups that are missing or exist twice. */
async function lostIn(postgres: PrivatePostgres, ledger: Ledger): Promise<string[]> {
  const { db, close } = await openDatabase({ url: postgres.url, directory: "" });
  const rows = await db.selectFrom("pointsGroup").select("name").execute();
  await close();
  const stored = new Set(rows.map(({ name }) => name));
  const lost = ledger.acknowledged.filter((name) => !stored.has(name));
  if (stored.size !== rows.length) lost.push(`${rows.length - stored.size} twice`);
  return lost.map((name) => `lost: ${name}`);
}

function tell({ acknowledged, reads, refused }: Ledger, returns: readonly number[]): void {
  const sorted = returns.toSorted((one, other) => one - other);
  const figures = { acknowledged: acknowledged.length, reads, refused };
  const median = sorted[Math.floor(sorted.length / 2)];
  console.table([{ ...figures, "back after ms": median, longest: sorted.at(-1) }]);
}
