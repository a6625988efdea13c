const underWay = new Set<Promise<unknown>>();

/** Notes a save until it ends, so that whatever closes meanwhile does not ask about what it saves. */
export function noteSave<T>(save: Promise<T>): Promise<T> {
  underWay.add(save);
  return save.finally(() => underWay.delete(save));
}

/** Whether a save is under way: then nobody can say yet whether anything is unsaved. */
export function isSaving(): boolean {
  return underWay.size > 0;
}

/** Waits until every save has ended and the pages have taken note of it; at once where there is none. */
export async function savesEnded(): Promise<void> {
  while (isSaving()) {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
