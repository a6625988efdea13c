import { PlainValue } from "../values.tsx";

/** A value of any type as plain text. */
export const Cell = PlainValue;
