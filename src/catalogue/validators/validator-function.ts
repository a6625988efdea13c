/** A fault that a compiled validator reports. */
export interface ValidatorError {
  /** The JSON pointer of the faulty value. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** A precompiled validator, which leaves its faults in `errors`. */
export interface ValidatorFunction {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}
