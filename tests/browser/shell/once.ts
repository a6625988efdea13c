/**
 * Creates a value at the first call and returns the same value afterwards, such as a suite's
 * visitor.
 */
export function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
