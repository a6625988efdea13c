import { useState } from "react";

/** The previous value as long as the comparison says that the new one equals it. */
export function useSame<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(() => value);
  if (isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}
