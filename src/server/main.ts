import { existsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { replaceShipped, shippedCatalogue, shippedDocuments } from "../catalogue/shipped.ts";
import { messageOutbox, printedOutbox } from "./accounts/message-outbox.ts";
import { whyGuessable } from "./accounts/new-passwords.ts";
import { createPasswords } from "./accounts/passwords.ts";
import { createApp } from "./app.ts";
import { serveCommands } from "./commands/serve-commands.ts";
import {
  type Configuration,
  databaseDirectory,
  readConfiguration,
} from "./configuration/configuration.ts";
import { warningsOf } from "./configuration/misspelt-variables.ts";
import { misspeltIn, overlaidBy, proveOverlays } from "./configuration/overlays.ts";
import { embeddedSecretKeys } from "./configuration/secret-keys.ts";
import { StartupError } from "./configuration/startup-error.ts";
import { type FirstStart, prepareFirstStart } from "./first-start/first-start.ts";
import { handlers } from "./handlers/handlers.ts";
import { scheduleSweeps } from "./housekeeping.ts";
import { listening, refuseTakenPlace } from "./http/listen.ts";
import { sealAnew } from "./imported/connection/seal-anew.ts";
import { createSealing } from "./imported/connection/sealing.ts";
import { outliveOutput } from "./monitoring/log-stream.ts";
import { type OpenDatabase, openDatabase } from "./storage/database.ts";
import { migrate } from "./storage/migrate.ts";
import { localeWarning, operatorFault } from "./storage/operator-fault.ts";
import { createHeavyWork } from "./threads/heavy-work.ts";

interface RunningService {
  address: string;
  configuration: Configuration;
  close(): Promise<void>;
}

/** Settings with which a start differs from the environment. */
interface StartOptions {
  /** The project's directory. */
  root: string;
  /** The port to listen on in development, where Vite serves the front end. */
  developmentPort?: number;
}

/** The built program of the worker thread, beside this program. */
const heavyWorker = new URL("heavy-worker.js", import.meta.url);

/**
 * Reads the configuration, opens the database, fills it at the first start, and listens.
 * @throws StartupError or StorageError, whose message is one line with the fault and the remedy.
 */
export async function start(options: StartOptions): Promise<RunningService> {
  const configuration = await configure(options);
  await refuseTakenPlace(configuration);
  const database = await openWhereNeeded(configuration);
  const catalogue = catalogueOf(configuration);
  const work = createHeavyWork(heavyWorker, catalogue);
  try {
    if (database) await prepare(database, configuration);
    database?.giveUpSilent();
    const waiting = database
      ? await proveOverlays(database.db, configuration.importedOverlays)
      : [];
    for (const line of waiting) print(line);
    const secretKeys = await secretKeysOf(configuration);
    if (database) await sealAnew(database.db, createSealing(secretKeys));
    const app = await createApp({
      database: database?.db ?? null,
      poolUse: database?.poolUse ?? null,
      catalogue,
      handlers,
      configuration: { ...configuration, secretKeys },
      checkPage: work.checkPage,
      planPage: work.planPage,
      importSource: work.importSource,
      drain: () => delay(configuration.drainMs),
      messages: configuration.printsMessages ? printedOutbox(print) : messageOutbox,
    });
    const onFailure = (error: unknown) => app.log.error(error);
    const stopSweeps = database && scheduleSweeps(database.db, configuration.auditDays, onFailure);
    const stopCommands =
      database?.kind === "pglite" &&
      serveCommands(databaseDirectory(configuration), database.db, catalogue, onFailure);
    app.addHook("onClose", async () => {
      stopSweeps?.();
      if (stopCommands) await stopCommands();
      await work.close();
      await database?.close();
    });
    const { host, port } = configuration;
    const address = await listening({ host, port }, () => app.listen({ host, port }));
    return { address, configuration, close: () => app.close() };
  } catch (error) {
    await database?.close();
    throw error;
  }
}

/**
 * Starts the service for `npm start`. A fault of the configuration, the database or the port is
 * printed as one line with exit code 1. SIGTERM and SIGINT let running calls finish first, within
 * limited time; a second signal ends the process at once.
 */
export async function run(options: StartOptions): Promise<RunningService> {
  outliveOutput();
  try {
    const service = await start(options);
    if (options.developmentPort === undefined) {
      closeOnSignal(service);
      announceReady(service);
    }
    return service;
  } catch (error) {
    process.stderr.write(`${startFault(error)}\n`);
    process.exit(1);
  }
}

async function configure({ root, developmentPort }: StartOptions): Promise<Configuration> {
  for (const line of warningsOf(process.env)) print(line);
  const configuration = await readConfiguration(process.env, root);
  const overlays = configuration.overlays.map(({ overlay }) => overlay);
  for (const line of misspeltIn([...overlays, ...configuration.importedOverlays])) print(line);
  if (developmentPort !== undefined) {
    return { ...configuration, clientDirectory: null, host: "127.0.0.1", port: developmentPort };
  }
  if (existsSync(join(root, "dist/client/index.html"))) return configuration;
  throw new StartupError("The front end is not built. Start the service with npm start.");
}

/**
 * The shipped catalogue with this deployment's overlays, for this process and its worker thread.
 */
function catalogueOf({ overlays, services }: Configuration): Catalogue {
  const { documents } = shippedDocuments();
  if (overlays.length > 0) replaceShipped(overlaidBy(overlays, documents, services));
  return shippedCatalogue();
}

/** Opens the database, unless every service is forwarded. */
async function openWhereNeeded(configuration: Configuration): Promise<OpenDatabase | null> {
  const services = Object.values(configuration.services);
  if (services.every(({ forwardTo }) => forwardTo !== null)) return null;
  return await openDatabase({
    url: configuration.databaseUrl,
    namesStatements: configuration.namesStatements,
    directory: databaseDirectory(configuration),
    onStopped(error) {
      // The database has stopped; the next start recovers everything that was acknowledged.
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  });
}

/** The keys that the operator gives; otherwise an embedded database has a key file beside it. */
async function secretKeysOf(configuration: Configuration): Promise<readonly Buffer[]> {
  const { secretKeys, databaseUrl, dataDirectory, services } = configuration;
  const answersHere = services.system?.forwardTo === null;
  if (secretKeys.length > 0 || databaseUrl !== undefined || !answersHere) return secretKeys;
  return await embeddedSecretKeys(dataDirectory);
}

async function prepare({ db }: OpenDatabase, configuration: Configuration): Promise<void> {
  await migrate(db);
  const warning = await localeWarning(db);
  if (warning) print(warning);
  const { adminPassword, sampleData } = configuration;
  const isGuessable =
    adminPassword !== undefined && (await whyGuessable(adminPassword, ["admin"])) !== null;
  await prepareFirstStart(db, {
    passwords: createPasswords(),
    adminPassword,
    sampleData,
    announce: (firstStart) => announceFirstStart(firstStart, isGuessable),
  });
}

function announceFirstStart(
  { username, password, sampleData }: FirstStart,
  isGuessable: boolean,
): void {
  if (password === null) {
    print(`The first account is ${username}, with the password in ADMIN_PASSWORD.`);
    if (isGuessable) {
      print(
        "Warning: the password in ADMIN_PASSWORD is among those that programs try first. Change it after signing in.",
      );
    }
  } else {
    // Where this cannot be written, the start fails and stores nothing.
    writeSync(1, `The first account is ${username}, with the password ${password}\n`);
    print("This password is shown only once. Change it after signing in.");
  }
  if (sampleData) {
    print("The sample organisation is loaded; its members sign in with the same password.");
  }
}

/** Prints the service's address and how to sign in. */
function announceReady({ address, configuration }: RunningService): void {
  const answersHere = configuration.services.system?.forwardTo === null;
  if (answersHere && !configuration.captchaRequired) {
    print("Warning: CAPTCHA=off lets programs try passwords. Do not use it in production.");
  }
  print(`Screenwright is ready at ${address}`);
  if (answersHere) print("Sign in as admin, or as any other member.");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function startFault(error: unknown): string {
  const told = error instanceof StartupError ? error.message : operatorFault(error);
  if (told !== null) return told;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return `Screenwright could not start: ${message}\n${stack ?? ""}`;
}

/**
 * Maximum time to stop in milliseconds, which is longer than running calls get and shorter than the
 * ten seconds after which containers are killed.
 */
const longestStopMs = 9_000;

function closeOnSignal(service: RunningService): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    // The process exits even if something hangs, such as an unresponsive database, so that it need
    // not be killed.
    setTimeout(() => process.exit(1), service.configuration.drainMs + longestStopMs).unref();
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}
