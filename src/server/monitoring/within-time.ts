/** Maximum time in milliseconds that a health check waits for the database. */
const longestMs = 2_000;

/** The database's result, or `otherwise` if the query fails or takes too long. */
export async function withinTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), longestMs);
  });
  return await Promise.race([answer.catch(() => otherwise), late]).finally(() =>
    clearTimeout(timer),
  );
}
