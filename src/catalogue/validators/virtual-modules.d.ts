declare module "virtual:request-validators" {
  import type { ValidatorFunction } from "./validator-function.ts";

  /** A validator of each operation's request, by operation id. */
  export const validators: Readonly<Record<string, ValidatorFunction>>;
}
