/**
 * The same function with what it answered kept for each part of an expression: parsed expressions
 * are kept, nobody changes them, and most of a page's are the same after the next key.
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
