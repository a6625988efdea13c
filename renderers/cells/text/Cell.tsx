import { PlainValue } from "../plain-value.tsx";

/** A value of any type as plain text. */
export const Cell = PlainValue;
