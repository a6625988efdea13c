import type { KeyboardEvent } from "react";

/** The code of every key that an input method handles. */
const inputMethodCode = 229;

/**
 * Whether an input method handles the key: its own Enter and Escape choose characters. Safari ends
 * the composition before the key that ends it, which only its code tells.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === inputMethodCode;
}
