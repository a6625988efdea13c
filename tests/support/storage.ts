/** A browser's storage, as `sessionStorage` of a tab that holds these items. */
export function newStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(items));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
