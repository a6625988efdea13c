import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Operation } from "../../src/catalogue/operation.ts";
import { FileAnswer } from "../../src/wire/file-answer.ts";
import type { CallOptions, CallResult } from "../../src/wire/wire.ts";
import { useHost } from "./contexts.ts";
import { saveFile } from "./save-file.ts";

/**
 * Makes a call on a person's behalf; after a write all reads that it affects are made again. A file
 * that is answered is saved under its name.
 */
export type Write = (
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options?: CallOptions,
) => Promise<CallResult>;

export function useWrite(): Write {
  const host = useHost();
  const tellAffected = useTellAffected();
  return useCallback(
    async (operation, args, options) => {
      const result = await host.wire.call(operation.id, args, options);
      tellAffected(operation);
      const { data } = result;
      if (data instanceof FileAnswer) saveFile(data.blob, data.fileName ?? operation.tag);
      return result;
    },
    [host, tellAffected],
  );
}

/** Has all reads made again that a write affects; several writes tell it once. */
export function useTellAffected(): (operation: Operation) => void {
  const host = useHost();
  const queries = useQueryClient();
  return useCallback(
    ({ effect, affects }) => {
      if (effect !== "write") return;
      host.changed(affects);
      void queries.invalidateQueries({
        predicate: ({ meta }) => affects.some((tag) => tag === meta?.tag),
        refetchType: "active",
      });
    },
    [host, queries],
  );
}
