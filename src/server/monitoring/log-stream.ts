/** Bytes of lines that may wait in memory for a reader that takes none, such as a pager. */
const mostWaitingBytes = 16 * 1024 ** 2;

/**
 * The stream of the log. Lines are lost while standard output takes none, as where the disk of its
 * file is full or its reader has stopped. The logger's own stream would wait for it, and with it
 * every call and the end of the process.
 */
export const logStream = {
  write(line: string): void {
    if (process.stdout.writableLength < mostWaitingBytes) process.stdout.write(line);
  },
};

/** Lets the process go on where what it prints cannot be written, by which Node would end it. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
