import { useQuery } from "@tanstack/react-query";
import type { Answers, OperationId, Requests } from "../catalogue/types.gen.ts";
import { CallError, type CallResult, quietly } from "../wire/wire.ts";
import { shortHash } from "./short-hash.ts";
import { type StudioHost, useStudio } from "./studio-host.ts";

/** The state of a read in the studio. */
export interface Reading<Id extends OperationId> {
  data: Answers[Id] | undefined;
  error: Error | null;
  isLoading: boolean;
  /** Whether the read is in progress, including a repeated read. */
  isFetching: boolean;
}

/**
 * Makes a read while it is wanted, and repeats it after a write that affects its records. If the
 * arguments follow typing, it waits for a pause and keeps the previous data meanwhile.
 */
export function useReading<Id extends OperationId>(
  operationId: Id,
  args: Requests[Id],
  isWanted = true,
  pauseMs = 0,
): Reading<Id> {
  const studio = useStudio();
  const queryKey = ["studio", operationId, args, studio.language];
  const { data, error, isFetching } = useQuery({
    queryKey,
    queryKeyHashFn: shortHash,
    queryFn: async ({ signal }) => {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal.throwIfAborted();
      return (await readNow(studio, operationId, args, signal)).data;
    },
    enabled: isWanted,
    retry: false,
    // Data is always stale, so that a save or publication shows at once.
    staleTime: 0,
    gcTime: 0,
    meta: { tag: studio.catalogue.operations.get(operationId)?.tag },
    // A tab that is shown again reads anew, with the data that it had: a form that waits for its data
    // would begin again, and what was typed in it would be lost.
    placeholderData: (before, query) =>
      pauseMs > 0 || query?.queryHash === shortHash(queryKey) ? before : undefined,
  });
  const shown = isWanted ? data : undefined;
  return { data: shown, error, isLoading: isFetching && data === undefined, isFetching };
}

/**
 * Makes a read at once without notifications.
 * @throws CallError as the wire does, and if the response does not match the catalogue.
 */
export async function readNow<Id extends OperationId>(
  { wire, catalogue, text }: Pick<StudioHost, "wire" | "catalogue" | "text">,
  operationId: Id,
  args: Requests[Id],
  signal?: AbortSignal,
): Promise<CallResult<Answers[Id]>> {
  const { interpretSchema } = await import("../catalogue/schema/interpret-schema.ts");
  const options = { ...quietly, ...(signal && { signal }) };
  const result = await wire.call(operationId, args, options);
  const schema = catalogue.operations.get(operationId)?.answer ?? {};
  const place = { documents: catalogue.documents, formats: {} };
  const isAnswer = (data: unknown): data is Answers[Id] =>
    interpretSchema(place, schema, data).length === 0;
  const { data } = result;
  if (isAnswer(data)) return { ...result, data };
  throw new CallError("malformed", operationId, text("wire.malformed"));
}
