import { type ReactNode, useContext, useMemo } from "react";
import { LocalsContext } from "./contexts.ts";

interface WithLocalProps {
  name: string;
  value: unknown;
  children: ReactNode;
}

/** Adds a variable for the expressions of the components inside it. */
export function WithLocal({ name, value, children }: WithLocalProps) {
  const outer = useContext(LocalsContext);
  const locals = useMemo(() => ({ ...outer, [name]: value }), [outer, name, value]);
  return <LocalsContext value={locals}>{children}</LocalsContext>;
}
