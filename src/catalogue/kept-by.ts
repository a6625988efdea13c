/**
 * A function of an object that computes its result once for each object, and keeps it as long as
 * the object lives. It is meant for objects that never change.
 */
export function keptBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
