const underWay = new Set<Promise<unknown>>();

/** Registers a save until it ends, so that closing meanwhile does not ask about its changes. */
export function noteSave<T>(save: Promise<T>): Promise<T> {
  underWay.add(save);
  return save.finally(() => underWay.delete(save));
}

/** Whether a save is running; then it is unknown whether changes are unsaved. */
export function isSaving(): boolean {
  return underWay.size > 0;
}

/** Waits until all saves have ended and the pages have processed them; at once without any. */
export async function savesEnded(): Promise<void> {
  while (isSaving()) {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
