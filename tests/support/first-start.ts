import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { createPasswords } from "../../src/server/accounts/passwords.ts";
import { prepareFirstStart as fillFirst } from "../../src/server/first-start/first-start.ts";
import { openDatabase, serveEmbedded } from "../../src/server/storage/database.ts";
import { openInMemory } from "../../src/server/storage/embedded-database.ts";
import { migrate } from "../../src/server/storage/migrate.ts";
import type { Database } from "../../src/server/storage/tables.ts";
import { cache, emptyImage, keptImage } from "./database/database-image.ts";
import type { TestDatabase } from "./databases.ts";
import { firstDataName } from "./first-data.ts";

/** The password of every member of a test's service. */
export const password = "the tests' password";

/** The cheapest settings that Argon2id allows, since tests sign in often. */
export const passwordCost = { memoryKiB: 8, passes: 1 };

/** The steps of the service's first start on an empty database. */
export async function firstStart(db: Kysely<Database>, sampleData: boolean): Promise<void> {
  await migrate(db);
  const passwords = createPasswords(passwordCost);
  await fillFirst(db, { passwords, adminPassword: password, sampleData, announce() {} });
}

const images = join(cache, "first-start");

function imagePath(sampleData: boolean): string {
  return join(images, `${firstDataName()}-${sampleData ? "sample" : "plain"}.tar`);
}

/** The data directory that the first start leaves. */
export function firstStartImage(sampleData: boolean): Promise<Blob> {
  return keptImage(imagePath(sampleData), async () => {
    const embedded = await openInMemory({ image: await emptyImage() });
    await firstStart(serveEmbedded(embedded).db, sampleData);
    return embedded;
  });
}

/**
 * Prepares the first-start data once, so that no test waits for it; data of earlier sources is
 * removed.
 */
export async function prepareFirstStart(): Promise<void> {
  if ([true, false].every((sampleData) => existsSync(imagePath(sampleData)))) return;
  await rm(images, { recursive: true, force: true });
  await firstStartImage(true);
  await firstStartImage(false);
}

/** An in-memory database as the first start leaves it, with or without the sample organisation. */
export async function openFirstStarted(sampleData: boolean): Promise<TestDatabase> {
  return openDatabase({ directory: "memory://", image: await firstStartImage(sampleData) });
}
