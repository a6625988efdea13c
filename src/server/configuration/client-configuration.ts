import { readFile } from "node:fs/promises";
import { readJson } from "../../catalogue/schema/json-text.ts";
import { isRecord, ownObject } from "../../catalogue/schema/record.ts";
import { errorCode } from "../storage/storage-error.ts";
import { StartupError } from "./startup-error.ts";

/** The deployment's settings of the front end, which the browser reads as `config.json`. */
export type ClientConfiguration = Readonly<Record<string, unknown>>;

/** The base paths of the services on this host, as in `config.json`. */
export interface ServiceBases {
  system: string;
  points: string;
}

/**
 * Reads the `config.json` of the browser, because some of it concerns the service too.
 * @throws StartupError if the file cannot be read, is no JSON object or names an invalid base.
 */
export async function readClientConfiguration(
  file: string,
): Promise<{ bases: ServiceBases; client: ClientConfiguration }> {
  const client = parse(file, await read(file));
  const given = ownObject(client, "bases");
  const bases = {
    system: readBase(file, "system", given.system ?? "/system-api"),
    points: readBase(file, "points", given.points ?? "/points-api"),
  };
  if (bases.system === bases.points) {
    throw new StartupError(`${file}: bases.system and bases.points must differ.`);
  }
  return { bases, client: { ...client, bases: { ...given, ...bases } } };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const reason = errorCode(error) ?? "unreadable";
    throw new StartupError(
      `${file} cannot be read (${reason}). Choose a readable file with CONFIG_FILE.`,
    );
  }
}

function parse(file: string, source: string): Record<string, unknown> {
  const client = readJson(source);
  if ("reason" in client) {
    const reason = client.reason.replace(/\s+/g, " ");
    throw new StartupError(`${file} is not valid JSON: ${reason}.`);
  }
  if (isRecord(client.value)) return client.value;
  throw new StartupError(`${file} must hold a JSON object.`);
}

function readBase(file: string, name: string, base: unknown): string {
  if (typeof base === "string" && /^(\/[A-Za-z0-9._~-]+)+$/.test(base)) return base;
  throw new StartupError(
    `${file}: bases.${name} must be a path such as "/${name}-api". ` +
      `For a service on another host, set ${name.toUpperCase()}_API_URL.`,
  );
}
