import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { readNamedFile, UsageError } from "../command.ts";

/** @throws UsageError if there is something at a place that a command is to write to. */
export function refuseTaken(place: string): void {
  if (existsSync(place)) throw new UsageError(`${place} already exists. Choose another --out.`);
}

/**
 * Writes a file and creates its folders if they do not exist. A file is replaced at once, so that a
 * command that is interrupted, or a disk that is full, leaves the earlier text as it was.
 */
export function writeWithFolders(file: string, text: string): void {
  makeFolder(dirname(file));
  const found = statSync(file, { throwIfNoEntry: false });
  const isDangling = !found && lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  // A device or a pipe is written to, and a link leads on; only a file can be replaced.
  if (isDangling || (found && !found.isFile())) {
    writeFileSync(file, text);
    return;
  }
  if (found) accessSync(file, constants.W_OK);
  try {
    replaceFile(found ? realpathSync(file) : file, text, found?.mode);
  } catch (error) {
    if (!found || !isRefused(error)) throw error;
    writeFileSync(file, text);
  }
}

/** Whether a folder takes no further file, or its file is mounted or open elsewhere. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^E(ACCES|PERM|BUSY|XDEV)$/.test(`${error.code}`);

function replaceFile(target: string, text: string, mode: number | undefined): void {
  const beside = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text, { mode: mode ?? 0o666 });
    // The process may mask what it gives to a new file.
    if (mode !== undefined) chmodSync(beside, mode);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { force: true });
  }
}

/**
 * Writes files that a command makes, in place of what it has made before.
 * @param isMade Whether a text that is there is one that the command makes.
 * @throws UsageError if there is another text, or two of them are for one file, before anything is
 * written.
 */
export function writeMade(
  files: readonly { file: string; text: string }[],
  isMade: (found: string, file: string, text: string) => boolean,
): void {
  const places = new Set<string>();
  for (const { file, text } of files) {
    if (places.has(file))
      throw new UsageError(`Two texts would be written to ${file}. Write one of them elsewhere.`);
    places.add(file);
    if (existsSync(file) && !isMade(readNamedFile(file), file, text)) refuseTaken(file);
  }
  for (const { file, text } of files) writeWithFolders(file, text);
}

/**
 * Creates a folder and those around it if they do not exist, one by one: Node's recursive mkdir
 * never returns on file systems that refuse with ENOENT, such as /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
