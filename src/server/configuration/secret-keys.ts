import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { diskReason, diskRemedy, makeDirectory, synchroniseEntry } from "../storage/disk.ts";
import { errorCode } from "../storage/storage-error.ts";
import { StartupError } from "./startup-error.ts";
import type { ReadVariable } from "./variables.ts";

/** Key length of AES-256 in bytes. */
const keyBytes = 32;

/**
 * Reads the encryption keys from `SECRETS_KEY`, or from the file that `SECRETS_KEY_FILE` names. The
 * first key encrypts new secrets, the others still decrypt older ones.
 * @throws StartupError that names the variable, but nothing of its value.
 */
export function readSecretKeys(text: ReadVariable): readonly Buffer[] {
  const given = text("SECRETS_KEY");
  const file = text("SECRETS_KEY_FILE");
  if (given !== undefined) return keysIn("SECRETS_KEY", given);
  return file === undefined ? [] : keysIn(file, readKeyFile(file));
}

/**
 * The key of an embedded database, stored beside it in a file that only its owner may read, and
 * created if it does not exist. Only the process that has the database open may call this.
 * @throws StartupError if the file holds no keys, or cannot be read or written.
 */
export async function embeddedSecretKeys(dataDirectory: string): Promise<readonly Buffer[]> {
  const file = join(dataDirectory, "secrets.key");
  try {
    const kept = await keptText(file);
    return kept === null ? [await makeKey(dataDirectory, file)] : keysIn(file, kept);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The key file ${file} cannot be used: ${diskReason(error)}. ` +
        diskRemedy(
          error,
          "Let this user read it and write beside it, or give its key in SECRETS_KEY.",
        ),
    );
  }
}

async function keptText(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function makeKey(dataDirectory: string, file: string): Promise<Buffer> {
  const key = randomBytes(keyBytes);
  makeDirectory(dataDirectory);
  await writeKey(file, key);
  synchroniseEntry(dataDirectory);
  return key;
}

/**
 * Writes a key file, which appears only with its whole content, since a start is refused by a file
 * without a key.
 */
async function writeKey(file: string, key: Buffer): Promise<void> {
  const draft = `${file}.part`;
  const made = await open(draft, "w", 0o600);
  try {
    await made.writeFile(`${key.toString("base64")}\n`);
    await made.sync();
  } finally {
    await made.close();
  }
  await rename(draft, file);
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = errorCode(error) ?? "unreadable";
    throw new StartupError(
      `${file} cannot be read (${reason}). Choose a readable file with SECRETS_KEY_FILE.`,
    );
  }
}

function keysIn(place: string, text: string): readonly Buffer[] {
  const keys = text.split(/[\s,]+/).flatMap((entry) => (entry ? keyIn(entry) : []));
  if (keys.length > 0 && keys.every((key) => key.length === keyBytes)) return keys;
  throw new StartupError(
    `${place} must hold keys of ${keyBytes} bytes in base64 or hex, as "openssl rand -base64 32" makes one.`,
  );
}

function keyIn(entry: string): Buffer {
  return Buffer.from(entry, /^[\da-f]{64}$/i.test(entry) ? "hex" : "base64");
}
