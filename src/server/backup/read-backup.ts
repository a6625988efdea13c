import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { isRecord, own, ownObject, ownText } from "../../catalogue/schema/record.ts";
import { errorCode, errorText } from "../storage/storage-error.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupEnd,
  type BackupHeader,
  type BackupSequences,
  type BackupTable,
  backupFormat,
  backupVersion,
} from "./backup-format.ts";

/** The parts of a backup in order; the end part comes last, after the checksums were verified. */
export type BackupPart =
  | { part: "header"; header: BackupHeader }
  | { part: "table"; table: BackupTable }
  | { part: "row"; line: string }
  | { part: "sequences"; sequences: BackupSequences["sequences"] }
  | { part: "end"; end: BackupEnd };

/**
 * Reads a backup line by line.
 * @throws BackupError if the file is no backup, has another format, or is cut short or damaged.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const sums = createSums();
  let isEnded = false;
  let isBegun = false;
  for await (const line of linesIn(file)) {
    if (isEnded) throw damaged(file);
    const part = isBegun
      ? partOf(file, line)
      : { part: "header" as const, header: headerOf(file, line) };
    isBegun = true;
    if (part.part === "end") {
      isEnded = true;
      if (!sums.agreeWith(part.end)) throw damaged(file);
    } else sums.add(part, line);
    yield part;
  }
  if (!isEnded) throw cutShort(file);
}

/** Reads a backup to its end and returns its header and counts; it throws like `readBackup`. */
export async function verifyBackup(
  file: string,
): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const part of readBackup(file)) {
    if (part.part === "header") header = part.header;
    if (part.part === "end") end = part.end;
  }
  if (!header || !end) throw cutShort(file);
  return { header, end };
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  let begun: Buffer[] = [];
  try {
    for await (const chunk of unpacked) {
      let from = 0;
      for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to + 1)]).toString();
        begun = [];
        from = to + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (begun.length > 0) throw cutShort(file);
}

function createSums() {
  const all = createHash("sha256");
  const tables = new Map<string, { rows: number; hash: Hash }>();
  let current: { rows: number; hash: Hash } | undefined;
  return {
    add(part: BackupPart, line: string): void {
      all.update(line);
      if (part.part === "row" && current) {
        current.rows += 1;
        current.hash.update(line);
      }
      if (part.part !== "table") return;
      current = { rows: 0, hash: createHash("sha256") };
      tables.set(part.table.table, current);
    },
    agreeWith(end: BackupEnd): boolean {
      const told = ownObject(end, "tables");
      const counted = [...tables].map(([name, { rows, hash }]) => {
        const table = own(told, name);
        return own(table, "rows") === rows && own(table, "sha256") === hash.digest("hex");
      });
      const isWhole = counted.length === Object.keys(told).length;
      return isWhole && !counted.includes(false) && all.digest("hex") === end.sha256;
    },
  };
}

function headerOf(file: string, line: string): BackupHeader {
  const header = parse<BackupHeader>(file, line);
  if (ownText(header, "format") !== backupFormat) throw noBackup(file);
  if (own(header, "version") === backupVersion) return header;
  throw new BackupError(
    `${file} is a backup of format ${own(header, "version")}; this version of Screenwright reads ` +
      `format ${backupVersion}. Restore it with the version that wrote it, ${ownText(header, "product")}.`,
  );
}

function partOf(file: string, line: string): BackupPart {
  if (line.startsWith("[")) return { part: "row", line };
  const value = parse<BackupTable | BackupSequences | BackupEnd>(file, line);
  if ("table" in value) return { part: "table", table: value };
  if ("sequences" in value) return { part: "sequences", sequences: value.sequences };
  return { part: "end", end: value };
}

function parse<T extends object>(file: string, line: string): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw damaged(file);
  }
  if (!isRecord(value)) throw damaged(file);
  // The checksums, which are compared at the end, vouch for the properties.
  return value as T;
}

function unreadable(file: string, error: unknown): Error {
  const code = errorCode(error) ?? "";
  if (code === "Z_BUF_ERROR") return cutShort(file);
  if (code.startsWith("Z_"))
    return errorText(error) === "incorrect header check" ? noBackup(file) : damaged(file);
  if (!/^E[A-Z]+$/.test(code)) return error instanceof Error ? error : damaged(file);
  return new BackupError(`${file} cannot be read (${code}). Choose a readable file.`);
}

const noBackup = (file: string) =>
  new BackupError(`${file} is not a backup of Screenwright. Choose a file that is one.`);

const cutShort = (file: string) =>
  new BackupError(`${file} is cut short. Take another backup; nothing was changed.`);

const damaged = (file: string) =>
  new BackupError(`${file} is damaged. Take another backup; nothing was changed.`);
