import type { ValueKind } from "../../../src/language/environment.ts";

export const fileWidget: ValueKind = {
  name: "file",
  summary: "A file, uploaded.",
  accepts: ({ kind }) => kind === "string",
  uploads: "upload.anyFile",
  isWide: true,
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema["x-upload"] !== undefined,
};
