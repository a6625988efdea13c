/** A menu node as the contract defines it. */
export interface BenchNode {
  id: number;
  title: string;
  routerPath: string;
  componentPath: string;
  typeId: "0" | "1";
  icon: string;
  children: BenchNode[];
}

/** The number of open tabs. */
export const openTabs = 30;

const icons = ["logistics", "finance", "customer", "address", "delivery", "tracking", "cost"];

/** A menu of 200 nodes in 4 levels: 5 areas of 3 folders of 3 folders of 3 pages. */
export const benchMenu: readonly BenchNode[] = makeMenu();

function makeMenu(): BenchNode[] {
  let id = 0;
  let pages = 0;
  const folder = (title: string, children: BenchNode[]): BenchNode => {
    id += 1;
    const icon = icons[id % icons.length] ?? "";
    return { id, title, routerPath: "", componentPath: "", typeId: "0", icon, children };
  };
  const page = (): BenchNode => {
    id += 1;
    pages += 1;
    const [title, path] = [`Page ${pages}`, `bench/page-${pages}`];
    return {
      id,
      title,
      routerPath: `/${path}`,
      componentPath: path,
      typeId: "1",
      icon: "",
      children: [],
    };
  };
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_none, index) => make(index));
  return times(5, (area) =>
    folder(
      `Area ${area + 1}`,
      times(3, (part) =>
        folder(
          `Part ${area + 1}.${part + 1}`,
          times(3, (section) =>
            folder(`Section ${area + 1}.${part + 1}.${section + 1}`, times(3, page)),
          ),
        ),
      ),
    ),
  );
}

/** A row of the table that every page has. */
export interface BenchRow {
  id: number;
  name: string;
  remark: string;
  status: number;
  userCount: number;
  deptCount: number;
  createTime: string;
  updateTime: string;
}

/** The 20 rows of a page's table. */
export function benchRows(page: number): BenchRow[] {
  return Array.from({ length: 20 }, (_none, index) => {
    const id = page * 100 + index + 1;
    const time = new Date(Date.UTC(2026, id % 12, (id % 27) + 1, id % 24, id % 60)).toISOString();
    return {
      id,
      name: `Group ${id}`,
      remark: `What is said of group ${id}`,
      status: id % 2,
      userCount: (id * 7) % 90,
      deptCount: (id * 3) % 12,
      createTime: time,
      updateTime: time,
    };
  });
}
