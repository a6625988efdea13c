import { FlagValue } from "../values.tsx";

/** Yes or no. */
export const Cell = FlagValue;
