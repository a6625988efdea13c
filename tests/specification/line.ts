/** A test by the file that holds it and its title as it is written there. */
export interface Proof {
  file: string;
  test: string;
}

/** A line of the specification, as it stands there, and what shows that the product keeps it. */
export type SpecificationLine =
  | { text: string; proofs: readonly [Proof, ...Proof[]] }
  | { text: string; nothingToBuild: string };

/** The tests of one file, by their titles. */
export function inFile(file: string): (test: string) => Proof {
  return (test) => ({ file: `tests/${file}`, test });
}
