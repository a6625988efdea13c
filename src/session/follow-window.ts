/**
 * Calls back when somebody may look at the window anew: it gets the focus, or it is shown or hidden.
 * Two windows side by side are both visible, so visibility alone does not tell which one is used.
 * Returns a function that stops this.
 */
export function followWindow(look: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("focus", () => look(), { signal });
  document.addEventListener("visibilitychange", () => look(), { signal });
  return () => end.abort();
}
