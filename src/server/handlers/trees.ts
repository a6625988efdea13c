/** A row of a table that stores a tree by parent ids. */
export interface TreeRow {
  id: number;
  parentId: number | null;
}

/**
 * The rows as a tree with siblings in the given order; rows whose parent is missing are left out.
 */
export function toTree<Row extends TreeRow, Node extends Row & { children: Node[] }>(
  rows: readonly Row[],
  node: (row: Row) => Node,
): Node[] {
  const nodes = new Map(rows.map((row) => [row.id, node(row)]));
  const top: Node[] = [];
  for (const made of nodes.values()) {
    if (made.parentId === null) top.push(made);
    else nodes.get(made.parentId)?.children.push(made);
  }
  return top;
}

/** A row and its ancestors, from the row upwards; in a circle, each row once. */
export function ancestry<Row extends TreeRow>(row: Row, byId: ReadonlyMap<number, Row>): Row[] {
  const line: Row[] = [];
  let current: Row | undefined = row;
  while (current && !line.includes(current)) {
    line.push(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return line;
}

/**
 * The depth of every row, counted from 1.
 * @returns `null` as the depth of a row that is its own ancestor.
 */
export function depths(rows: readonly TreeRow[]): Map<number, number | null> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map<number, number | null>();
  for (const row of rows) {
    const line = ancestry(row, byId);
    const last = line.at(-1);
    const isCycle = last?.parentId != null && byId.has(last.parentId);
    known.set(row.id, isCycle ? null : line.length);
  }
  return known;
}
