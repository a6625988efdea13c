import type { TableProps } from "antd";
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { HeaderCell } from "../arrange/column-edge.tsx";
import type { Row } from "../query/table-rows.ts";

const as = {
  none: { role: "presentation" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/**
 * The parts of a windowed table, which antd draws as a table for the heads and nameless boxes for
 * the rows: by these roles it is one table to whoever reads it by ear.
 */
export const windowedRoles: TableProps<Row>["components"] = {
  header: {
    table: (props: ComponentProps<"table">) => <table {...props} {...as.none} />,
    wrapper: (props: ComponentProps<"thead">) => <thead {...props} {...as.group} />,
    row: (props: ComponentProps<"tr">) => <tr {...props} {...as.row} />,
    cell: (props: ComponentProps<typeof HeaderCell>) => <HeaderCell {...props} {...as.head} />,
  },
  body: {
    wrapper: (props: ComponentProps<"div">) => <div {...props} {...as.group} />,
    row: (props: ComponentProps<"div">) => <div {...props} {...as.row} />,
    cell: (props: ComponentProps<"div">) => <div {...props} {...as.cell} />,
  },
};

/** What antd hands on to the element around those parts. */
export const windowedMark = { "data-windowed": true };

/**
 * Makes the element around those parts the table; given to what stands around antd's. antd takes no
 * role for it, and what it wraps it in would be no child of a table.
 */
export function useWindowedTable(rows: number): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = around.current?.querySelector("[data-windowed]");
    table?.setAttribute("role", "table");
    table?.setAttribute("aria-rowcount", String(rows + 1));
  });
  return around;
}
