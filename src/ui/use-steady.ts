import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A function that stays the same and calls the latest version, so that components that receive it
 * need not redraw.
 */
export function useSteady<Given extends unknown[], Result>(
  latest: (...given: Given) => Result,
): (...given: Given) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...given: Given) => current.current(...given), []);
}
