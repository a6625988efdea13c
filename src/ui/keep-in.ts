/** Keeps a text in a storage of the browser; one that is full or forbidden stays as it is. */
export function keepIn(storage: Pick<Storage, "setItem">, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // The work at hand goes on, and lasts as long as the page.
  }
}
