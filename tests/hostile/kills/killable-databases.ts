import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import { emptyImage } from "../../support/database/database-image.ts";
import { newServerDatabase, temporaryDirectory } from "../../support/databases.ts";

/** A database that survives the processes that use it. */
export interface KillableDatabase {
  /** The settings that tell a service of the database. */
  environment: Record<string, string>;
  /** Opens the database in this process, while no service uses it. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** A kind of database that survives its processes. */
export interface KillableKind {
  name: string;
  make(): Promise<KillableDatabase>;
}

const embedded: KillableKind = {
  name: "PGlite",
  async make() {
    const data = temporaryDirectory();
    const directory = join(data, "database");
    return {
      environment: { DATA_DIR: data, DATABASE_URL: "" },
      async open() {
        mkdirSync(directory, { recursive: true });
        return openDatabase({ directory, image: await emptyImage() });
      },
      remove: async () => rmSync(data, { recursive: true, force: true }),
    };
  },
};

const server = (url: string): KillableKind => ({
  name: "PostgreSQL",
  async make() {
    const { url: own, drop } = await newServerDatabase(url);
    return {
      environment: { DATABASE_URL: own },
      open: () => openDatabase({ url: own, directory: "" }),
      remove: drop,
    };
  },
});

/** The embedded database, and a PostgreSQL server where TEST_DATABASE_URL names one. */
export function killableKinds(): KillableKind[] {
  const url = process.env.TEST_DATABASE_URL;
  return url ? [embedded, server(url)] : [embedded];
}
