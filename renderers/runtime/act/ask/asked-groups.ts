import type { QueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { IntendedCall } from "./consent.ts";
import type { AskedCalls } from "./question.tsx";
import { countSharing, countsAlong, recordNames } from "./record-names.ts";

/** The calls by operation, with what the question says of them. */
export async function groupsOf(
  catalogue: Catalogue,
  queries: QueryClient,
  calls: readonly IntendedCall[],
): Promise<AskedCalls[]> {
  const operations = [...new Set(calls.map(({ operation }) => operation))];
  const asked = operations.map(async (operation): Promise<AskedCalls> => {
    const own = calls.filter((call) => call.operation === operation);
    const read = [catalogue, queries, operationOf(catalogue, { operation }), own] as const;
    return {
      operation,
      calls: own,
      names: recordNames(...read),
      along: await countsAlong(...read),
      sharing: countSharing(...read),
    };
  });
  return await Promise.all(asked);
}
