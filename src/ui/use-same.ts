import { useState } from "react";

/** The value that was there before, as long as the new one is the same by the comparison. */
export function useSame<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(() => value);
  if (isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}
