import { useQueryClient } from "@tanstack/react-query";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { errorSeconds, usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { useHost } from "../../page/contexts.ts";
import type { Remade } from "../../read/use-read-record.ts";
import type { IntendedCall } from "../ask/consent.ts";
import { useTellAffected } from "../use-tell-affected.ts";
import { seenVersions } from "../use-write.ts";

type RefuseOldRow<Options extends unknown[] = []> = (
  call: IntendedCall,
  row: unknown,
  ...options: Options
) => Promise<void>;

/**
 * Refuses a call that sends back values of an old row to a service without versions.
 * @throws CallError
 */
export function useRefuseOldRow(): RefuseOldRow<[remade?: Remade]> {
  const host = useHost();
  const queries = useQueryClient();
  return async (call, row, remade) => {
    const { isReplacing } = operationOf(host.catalogue, call);
    if (!isReplacing || !isRecord(row)) return;
    if (seenVersions(host, call.operation, call.args, row) !== undefined) return;
    const { refuseOldRow } = await import("./unchanged-row.ts");
    await refuseOldRow(host, queries, call, row, remade);
  };
}

/**
 * Refuses it and shows the row as it is now, with a message unless its caller says why.
 * @throws CallError
 */
export function useTellOldRow(): RefuseOldRow<[isSaid: boolean]> {
  const refuseOldRow = useRefuseOldRow();
  const { message } = usePopups();
  const tellAffected = useTellAffected();
  return async (call, row, isSaid) => {
    try {
      await refuseOldRow(call, row);
    } catch (error) {
      await tellAffected(call.operation);
      if (error instanceof CallError && !isSaid) message.error(error.message, errorSeconds);
      throw error;
    }
  };
}
