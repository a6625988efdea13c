import { FlagValue } from "../values.tsx";

/** A boolean as a translated word. */
export const Cell = FlagValue;
