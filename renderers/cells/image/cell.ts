import type { ValueKind } from "../../../src/language/environment.ts";

/** A picture, small; initials where there is none. */
export const imageCell: ValueKind = {
  name: "image",
  summary: "A picture, small; initials where there is none.",
  accepts: ({ kind }) => kind === "string",
  isDefaultFor: () => false,
};
