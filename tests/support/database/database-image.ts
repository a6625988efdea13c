import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import project from "../../../package.json" with { type: "json" };

/** The folder of the files that take long to make, which is kept between runs. */
export const cache = join(import.meta.dirname, "../../../.cache");

/** The images that this worker has read, since each test file opens several databases. */
const images = new Map<string, Blob>();

/**
 * The data directory of a filled database as a tar file, for the `image` of `openDatabase`. It is
 * made once and kept under the given path.
 */
export async function keptImage(path: string, fill: () => Promise<PGlite>): Promise<Blob> {
  if (!existsSync(path)) {
    const database = await fill();
    await database.exec("checkpoint");
    const dump = await database.dumpDataDir("none");
    await database.close();
    mkdirSync(dirname(path), { recursive: true });
    // The file is written aside and renamed, since other test workers may write it at the same
    // time.
    const draft = `${path}.${process.pid}-${threadId}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  // The file is read completely: a blob that is only opened is lost when another worker replaces
  // the file.
  const image = images.get(path) ?? new Blob([readFileSync(path)]);
  images.set(path, image);
  return image;
}

/** An empty embedded database; creating one takes seconds. */
export function emptyImage(): Promise<Blob> {
  const version = project.dependencies["@electric-sql/pglite"];
  return keptImage(join(cache, `small-database-${version}.tar`), smallDatabase);
}

/** Files of the write-ahead log are small, and are removed when they are no longer needed. */
const smallLog = ["--wal-segsize=1", "--set=wal_recycle=off"];

/**
 * Each test copies the whole image, so it is kept small. No database is created from the templates,
 * and the log, which would be two thirds of the image, has a few megabytes.
 */
async function smallDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ initDbStartParams: smallLog });
  for (const template of ["template0", "template1"]) {
    await database.exec(`alter database ${template} is_template false`);
    await database.exec(`drop database ${template}`);
  }
  return database;
}
