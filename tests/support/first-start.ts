import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { fingerprint } from "../../src/server/built-from.mjs";
import { prepareFirstStart as fillFirst } from "../../src/server/first-start.ts";
import { createPasswords } from "../../src/server/passwords.ts";
import { openDatabase, serveEmbedded } from "../../src/server/storage/database.ts";
import { openInMemory } from "../../src/server/storage/embedded-database.ts";
import { migrate } from "../../src/server/storage/migrate.ts";
import type { Database } from "../../src/server/storage/tables.ts";
import { cache, emptyImage, keptImage } from "./database-image.ts";
import type { TestDatabase } from "./databases.ts";

/** The password of every member of a test's service. */
export const password = "the tests' password";

/** As little work as Argon2id allows: tests sign in often. */
export const passwordCost = { memoryKiB: 8, passes: 1 };

/** What the first start of a service does with an empty database. */
export async function firstStart(db: Kysely<Database>, sampleData: boolean): Promise<void> {
  await migrate(db);
  const passwords = createPasswords(passwordCost);
  await fillFirst(db, { passwords, adminPassword: password, sampleData });
}

const images = join(cache, "first-start");

/** Named after the sources, and the day from which the dates of the sample organisation count. */
function imagePath(): string {
  return join(images, `${fingerprint()}-${new Date().toISOString().slice(0, 10)}.tar`);
}

function image(): Promise<Blob> {
  return keptImage(imagePath(), async () => {
    const embedded = await openInMemory({ image: await emptyImage() });
    await firstStart(serveEmbedded(embedded).db, true);
    return embedded;
  });
}

/** Makes the first start once, so that no test waits for it; what earlier sources made is removed. */
export async function prepareFirstStart(): Promise<void> {
  if (existsSync(imagePath())) return;
  await rm(images, { recursive: true, force: true });
  await image();
}

/** A database in memory as the first start leaves it, with the sample organisation. */
export async function openFirstStarted(): Promise<TestDatabase> {
  return openDatabase({ directory: "memory://", image: await image() });
}
