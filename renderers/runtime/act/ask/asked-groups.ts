import type { QueryClient } from "@tanstack/react-query";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
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

/**
 * The calls to ask about: those that are asked about anyway, and writes by a key that several of the
 * records on the page have.
 */
export function withShared(
  catalogue: Catalogue,
  queries: QueryClient,
  calls: readonly IntendedCall[],
  isAsked: (call: IntendedCall) => boolean,
): IntendedCall[] {
  const groups = groupedBy(calls, ({ operation }) => operation);
  return [...groups].flatMap(([operation, own]) => {
    const known = operationOf(catalogue, { operation });
    const isShared = known.effect === "write" && countSharing(catalogue, queries, known, own) > 0;
    return isShared ? own : own.filter(isAsked);
  });
}
