import { type ReactNode, useContext, useMemo } from "react";
import { LocalsContext } from "./contexts.ts";

interface WithLocalProps {
  name: string;
  value: unknown;
  children: ReactNode;
}

/** Lets the expressions of what stands within see one more variable. */
export function WithLocal({ name, value, children }: WithLocalProps) {
  const outer = useContext(LocalsContext);
  const locals = useMemo(() => ({ ...outer, [name]: value }), [outer, name, value]);
  return <LocalsContext value={locals}>{children}</LocalsContext>;
}
