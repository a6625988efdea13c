import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * How a PostgreSQL server is stopped: its sessions end in order, or as in a crash of the machine.
 */
export type EndMode = "fast" | "immediate";

/**
 * A PostgreSQL server of one test on the loopback interface, which can be stopped without affecting
 * others.
 */
export interface PrivatePostgres {
  /** The address of the server's first database. */
  url: string;
  /** Stops the server and starts it again; resolves once it accepts connections. */
  restart(mode: EndMode): Promise<void>;
  close(): Promise<void>;
}

/**
 * The folder of the PostgreSQL server's programs on this machine, `null` where it is not installed.
 */
export const postgresPrograms: string | null = findPrograms();

function findPrograms(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/**
 * The user that runs the programs: PostgreSQL and its poolers refuse to run as root, so that root
 * uses the user of the system's own server.
 */
export async function ownerOfServers(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (of: "-u" | "-g") => Number((await run("id", [of, "postgres"])).stdout);
  return { uid: await idOf("-u"), gid: await idOf("-g") };
}

/** A new folder to which these programs may write. */
export function folderOf({ uid, gid }: { uid?: number; gid?: number }): string {
  const directory = mkdtempSync(join(tmpdir(), "screenwright-postgres-"));
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
  return directory;
}

/** Creates a server and starts it with additional settings. */
export async function openPrivatePostgres(
  settings: Readonly<Record<string, string | number>> = {},
): Promise<PrivatePostgres> {
  if (postgresPrograms === null) throw new Error("This machine has no PostgreSQL server.");
  const programs = postgresPrograms;
  const owner = await ownerOfServers();
  const directory = folderOf(owner);
  const call = async (program: string, ...args: string[]): Promise<void> => {
    await run(join(programs, program), args, { cwd: "/", ...owner });
  };
  const data = join(directory, "data");
  const port = await freePort();
  const all = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  // Data that the operating system has received survives the end of a process.
  options.push("-c fsync=off");
  const control = (...args: string[]) =>
    call("pg_ctl", "-D", data, "-l", join(directory, "log"), "-w", "-t", "60", ...args);
  await call("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C");
  await control("start", "-o", options.join(" "));
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode) => control("restart", "-m", mode),
    close: async () => {
      await control("stop", "-m", "immediate");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A port of the loopback interface on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== "object" || address === null) throw new Error("It listens nowhere.");
  return address.port;
}
