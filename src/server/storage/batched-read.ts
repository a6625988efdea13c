/** Milliseconds after which a batch is read even though the one before it is still being read. */
const longestWaitMs = 20;

/**
 * Reads rows by key; calls that ask while a read is under way share the next one, so that a hundred
 * calls at once cost a few round trips to the database. A row is never read before it was asked
 * for.
 *
 * @param readRows Reads the rows with the keys, which differ from each other; rows that do not
 * exist are left out of the result.
 */
export function batchedRead<Row>(
  readRows: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let before: Promise<unknown> = Promise.resolve();
  let batch: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | null = null;
  const readBatch = async (keys: ReadonlySet<string>, previous: Promise<unknown>) => {
    await previous;
    batch = null;
    return await readRows([...keys]);
  };
  return async (key) => {
    if (!batch) {
      const keys = new Set<string>();
      const rows = readBatch(keys, before);
      batch = { keys, rows };
      before = endOrWait(rows);
    }
    batch.keys.add(key);
    return (await batch.rows).get(key);
  };
}

/** Waits for the end of a read, successful or not, but not long for a slow one. */
function endOrWait(read: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    read.then(end, end);
  });
}
