import { useSyncExternalStore } from "react";

/** A text of this browser's storage, which follows changes in this and other browser tabs. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(follow, () => window.localStorage.getItem(key));
}

/**
 * Tells this browser tab that a text of the storage has changed, since the browser tells only the
 * others.
 */
export function tellStored(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

function follow(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
