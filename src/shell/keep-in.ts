/** Keeps a text in a storage of the browser; one that is full or forbidden stays as it is. */
export function keepIn(storage: Pick<Storage, "setItem">, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // What is kept only spares work later, so the work at hand goes on without it.
  }
}
