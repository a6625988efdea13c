import { FlagValue } from "../flag-value.tsx";

/** Yes or no. */
export const Cell = FlagValue;
