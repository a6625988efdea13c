/** One thing that a compiled validator finds wrong. */
export interface ValidatorError {
  /** The JSON pointer of the faulty value. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** A validator that was compiled ahead; what it finds stays behind in `errors`. */
export interface ValidatorFunction {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}
