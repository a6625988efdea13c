import { useEffect, useState } from "react";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { CallError, type Wire } from "../../wire/wire.ts";

/** What the service says of a document before it is imported. */
export type ServiceCheck = Answers["service.check"];

/** How the check of an import stands. */
export interface ImportCheck {
  result: ServiceCheck | null;
  /** Why there is none. */
  failure: string | null;
  isChecking: boolean;
}

const nothing: ImportCheck = { result: null, failure: null, isChecking: false };

/** The pause after a change before the document is sent again. */
const pauseMs = 500;

/** Has the server say what an import would give, anew after each pause in changing it. */
export function useImportCheck(wire: Wire, request: Requests["service.check"] | null): ImportCheck {
  const [check, setCheck] = useState(nothing);
  const key = request && JSON.stringify(request);
  useEffect(() => {
    if (key === null) {
      setCheck(nothing);
      return undefined;
    }
    const controller = new AbortController();
    setCheck(({ result }) => ({ result, failure: null, isChecking: true }));
    const timer = setTimeout(async () => {
      const answer = await checked(wire, key, controller.signal);
      if (answer && !controller.signal.aborted) setCheck({ ...answer, isChecking: false });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wire, key]);
  return check;
}

async function checked(
  wire: Wire,
  key: string,
  signal: AbortSignal,
): Promise<Omit<ImportCheck, "isChecking"> | null> {
  const args: Record<string, unknown> = JSON.parse(key);
  try {
    const options = { quiet: true, loading: "no", signal } as const;
    const { data } = await wire.call("service.check", args, options);
    return isCheck(data) ? { result: data, failure: null } : null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.kind === "cancelled" ? null : { result: null, failure: error.message };
  }
}

function isCheck(value: unknown): value is ServiceCheck {
  return isRecord(value) && "isImportable" in value;
}
