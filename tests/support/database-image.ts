import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import project from "../../package.json" with { type: "json" };

/** Where what takes long to make is kept between runs. */
export const cache = join(import.meta.dirname, "../../.cache");

/**
 * What a database holds after it was filled: the tar of a data directory, to be given to
 * `openDatabase` as `image`. It is made once and kept under the path given.
 */
export async function keptImage(path: string, fill: () => Promise<PGlite>): Promise<Blob> {
  if (!existsSync(path)) {
    const database = await fill();
    await database.exec("checkpoint");
    const dump = await database.dumpDataDir("none");
    await database.close();
    mkdirSync(dirname(path), { recursive: true });
    // Written aside and renamed: other test workers may be at it too.
    const draft = `${path}.${process.pid}-${threadId}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
  }
  // Read whole: a blob that is only opened is lost when another worker renames its own into place.
  return new Blob([readFileSync(path)]);
}

/** An empty embedded database; making one takes seconds. */
export function emptyImage(): Promise<Blob> {
  const version = project.dependencies["@electric-sql/pglite"];
  return keptImage(join(cache, `bare-database-${version}.tar`), bareDatabase);
}

/** No database is ever made of the templates: without them it opens in two thirds of the time. */
async function bareDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  for (const template of ["template0", "template1"]) {
    await database.exec(`alter database ${template} is_template false`);
    await database.exec(`drop database ${template}`);
  }
  return database;
}
