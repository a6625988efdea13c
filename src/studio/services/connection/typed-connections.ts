import { useEffect, useMemo, useRef, useState } from "react";
import type { Answers } from "../../../catalogue/types.gen.ts";
import { useStudio } from "../../studio-host.ts";
import type { ConnectionForm } from "./connection-form.ts";

/** A connection that is being entered, and the service as it was when that began. */
export interface TypedConnection {
  first: Answers["service.getOne"];
  form: ConnectionForm;
}

/** The connections that are being entered, by the name of their service. */
export interface TypedConnections {
  of(name: string): TypedConnection | undefined;
  /** Keeps what was entered for a service; `null` forgets it. */
  keep(name: string, typed: TypedConnection | null): void;
  /** Says whether the open import has been changed, which is unsaved work of the same tab. */
  noteImport(isChanged: boolean): void;
}

/**
 * Keeps the connections that are being entered while other services are looked at, in memory alone,
 * since they have secrets. The tab is unsaved while there are any, and while an import is changed.
 */
export function useTypedConnections(isImporting: boolean): TypedConnections {
  const { setUnsaved } = useStudio();
  const [typed] = useState(() => new Map<string, TypedConnection>());
  const isImportChanged = useRef(false);
  const connections = useMemo((): TypedConnections => {
    const tell = (): void => setUnsaved(typed.size > 0 || isImportChanged.current);
    return {
      of: (name) => typed.get(name),
      keep(name, connection) {
        if (connection) typed.set(name, connection);
        else typed.delete(name);
        tell();
      },
      noteImport(isChanged) {
        isImportChanged.current = isChanged;
        tell();
      },
    };
  }, [typed, setUnsaved]);
  // The form of an import cannot tell that it is left, since its effects also end where its tab is
  // hidden with what was entered.
  useEffect(() => {
    if (!isImporting) connections.noteImport(false);
  }, [isImporting, connections]);
  return connections;
}
