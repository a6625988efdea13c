/** A record of the bench, used in lists, on pages and in relations. */
export interface BenchRecord {
  id: number;
  name: string;
  remark: string;
  status: number;
  userCount: number;
  deptCount: number;
  updateTime: string;
}

/** A node of the bench's trees. */
export interface BenchTreeNode extends BenchRecord {
  children: BenchTreeNode[];
}

/** The number of records below a node of a tree. */
const branch = 10;

/** The records with the numbers from 1 to the given count. */
export function benchRecords(count: number): BenchRecord[] {
  return Array.from({ length: count }, (_none, index) => recordOf(index + 1));
}

function recordOf(id: number): BenchRecord {
  const time = new Date(Date.UTC(2026, id % 12, (id % 27) + 1, id % 24, id % 60));
  return {
    id,
    name: `Item ${id} of ${["north", "south", "east", "west"][id % 4]}`,
    remark: `What is said of item ${id}`,
    status: id % 2,
    userCount: (id * 7) % 90,
    deptCount: (id * 3) % 12,
    updateTime: time.toISOString(),
  };
}

/** A tree of as many nodes as given, with ten children below each node. */
export function benchTree(count: number): BenchTreeNode[] {
  const nodes = benchRecords(count).map((record): BenchTreeNode => ({ ...record, children: [] }));
  const [root] = nodes;
  for (const [index, node] of nodes.entries()) {
    if (index > 0) nodes[Math.floor((index - 1) / branch)]?.children.push(node);
  }
  return root ? [root] : [];
}

/** The records whose names contain a text, as the service's search finds them. */
export function found(records: readonly BenchRecord[], name: string | null): BenchRecord[] {
  return records.filter((record) => name === null || record.name.includes(name));
}
