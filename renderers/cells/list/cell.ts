import type { CellKind } from "../../../src/language/environment.ts";

export const listCell: CellKind = {
  name: "list",
  summary: "Several values, each as a tag.",
  accepts: ({ kind }) => kind === "list",
  hasTags: true,
  isDefaultFor: ({ kind }) => kind === "list",
  room: { content: 150 },
};
