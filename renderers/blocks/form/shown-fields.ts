import { createContext } from "react";

/** The fields whose conditions hold, by name; `null` shows all. */
export const ShownFieldsContext = createContext<ReadonlySet<string> | null>(null);
