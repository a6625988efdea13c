/** The keys with the given one, or without it if it is among them. */
export function toggled<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}
