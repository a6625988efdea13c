import type { OperationId } from "../../../src/catalogue/types.gen.ts";

/** A page with one button, which makes a call. */
export const pageThatCalls = (call: OperationId, args: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    version: 1,
    title: "Notes",
    body: {
      kind: "table",
      rows: "dictType.list",
      toolbar: [{ label: "Refresh", call: { call, with: args } }],
    },
  });
