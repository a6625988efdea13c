import { useQuery } from "@tanstack/react-query";
import { CallError } from "../../wire/wire.ts";
import { useStudio } from "../studio-host.ts";

/** How a read of the studio's stands: its data, or why there are none. */
export interface Reading {
  data: unknown;
  error: CallError | null;
  isLoading: boolean;
}

/** Makes a read for as long as it is wanted, and again after a write that changes its records. */
export function useReading(
  operationId: string,
  args: Readonly<Record<string, unknown>>,
  isWanted = true,
): Reading {
  const { catalogue, wire, language } = useStudio();
  const { data, error, isFetching } = useQuery({
    queryKey: ["studio", operationId, args, language],
    queryFn: ({ signal }) => wire.call(operationId, args, { signal, loading: "no", quiet: true }),
    enabled: isWanted,
    retry: false,
    // What was saved or published a moment ago must show.
    staleTime: 0,
    gcTime: 0,
    meta: { tag: catalogue.operations.get(operationId)?.tag },
  });
  return {
    data: data?.data,
    error: error instanceof CallError ? error : null,
    isLoading: isFetching && data === undefined,
  };
}
