/** Milliseconds before the mask appears, since it would flicker for shorter calls. */
const maskDelayMs = 300;

/**
 * Counts the calls under way and shows the full-screen mask once one of them exceeds the delay,
 * until the last has ended (specification section 7).
 */
export function createLoadingMask(onLoading: (isLoading: boolean) => void): {
  begin(): () => void;
} {
  let underway = 0;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    underway -= 1;
    if (underway > 0) return;
    clearTimeout(timer);
    if (isShown) onLoading(false);
    isShown = false;
  }

  return {
    begin() {
      underway += 1;
      if (underway === 1) {
        timer = setTimeout(() => {
          isShown = true;
          onLoading(true);
        }, maskDelayMs);
      }
      return end;
    },
  };
}
