import { createContext, useContext } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "../form.module.css";
import type { CheckStates } from "./remote-checks.ts";

/** The checks of the form around a field. */
export const CheckStatesContext = createContext<CheckStates | null>(null);

/** Says while a field's value is being checked by a call. */
export function CheckState({ field }: { field: string }) {
  const host = useHost();
  const isPending = useContext(CheckStatesContext)?.pending.has(field) === true;
  return (
    <div role="status" className={styles.checking}>
      {isPending && host.text("form.checking")}
    </div>
  );
}
