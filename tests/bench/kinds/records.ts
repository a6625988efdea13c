/** A record of the bench, in a list, a page or a relation. */
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

/** So many records stand below a node of a tree. */
const branch = 10;

/** The records from 1 to the given count. */
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

/** As many nodes as a tree, ten below each one. */
export function benchTree(count: number): BenchTreeNode[] {
  const nodes = benchRecords(count).map((record): BenchTreeNode => ({ ...record, children: [] }));
  const [root] = nodes;
  for (const [index, node] of nodes.entries()) {
    if (index > 0) nodes[Math.floor((index - 1) / branch)]?.children.push(node);
  }
  return root ? [root] : [];
}

/** The records whose names contain a text; what the service does with a search. */
export function found(records: readonly BenchRecord[], name: string | null): BenchRecord[] {
  return records.filter((record) => name === null || record.name.includes(name));
}
