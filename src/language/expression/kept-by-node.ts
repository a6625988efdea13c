/**
 * Creates a function that caches its result for each node, which is safe because parsed expressions
 * are cached and never changed.
 */
export function keptByNode<Node extends object, Value extends NonNullable<unknown>>(
  work: (node: Node) => Value,
): (node: Node) => Value {
  const kept = new WeakMap<Node, Value>();
  return (node) => {
    const before = kept.get(node);
    if (before !== undefined) return before;
    const value = work(node);
    kept.set(node, value);
    return value;
  };
}
