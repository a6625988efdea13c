import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { folderOf, freePort, ownerOfServers } from "./private-postgres.ts";

/** The path of PgBouncer on this machine, `null` where it is not installed. */
export const poolerProgram: string | null =
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, "pgbouncer"))
    .find((program) => existsSync(program)) ?? null;

/** A PgBouncer process of one test. */
export interface PrivatePooler {
  /** The address of the server's database through the pooler. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a PgBouncer in front of the server at `url` that shares the given number of connections
 * among transactions.
 */
export async function openPrivatePooler(url: string, connections: number): Promise<PrivatePooler> {
  if (poolerProgram === null) throw new Error("This machine has no PgBouncer.");
  const owner = await ownerOfServers();
  const directory = folderOf(owner);
  const { hostname, port, username, pathname } = new URL(url);
  const database = pathname.slice(1);
  const own = await freePort();
  const settings = [
    "[databases]",
    `${database} = host=${hostname} port=${port} user=${username}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1`,
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${connections}`,
  ];
  const file = join(directory, "pgbouncer.ini");
  writeFileSync(file, `${settings.join("\n")}\n`);
  const pooler = spawn(poolerProgram, [file], { stdio: "ignore", ...owner });
  await untilOpen(own);
  return {
    url: `postgresql://${username}@127.0.0.1:${own}/${database}`,
    close: async () => {
      const ended = once(pooler, "exit");
      pooler.kill("SIGINT");
      pooler.kill("SIGKILL");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(
        () => true,
        () => false,
      ),
      delay(1_000).then(() => false),
    ]);
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error("PgBouncer takes no connections.");
}
