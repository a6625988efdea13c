import type { ValueKind } from "../../../src/language/environment.ts";

export const imageWidget: ValueKind = {
  name: "image",
  summary: "A picture, uploaded, with a preview.",
  accepts: ({ kind }) => kind === "string",
  uploads: "upload.image",
  isWide: true,
  isDefaultFor: ({ kind }, schema) => kind === "string" && schema["x-upload"] === "upload.image",
  precedence: 1,
};
