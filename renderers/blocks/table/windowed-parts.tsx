import type { TableProps } from "antd";
import type { ComponentProps } from "react";
import { HeaderCell } from "./arrange/column-edge.tsx";
import type { Row } from "./table-rows.ts";

/**
 * The parts of a windowed table, which antd draws as a table for the heads and nameless boxes for
 * the rows: by these roles it is one table to whoever reads it by ear.
 */
export const windowedParts: TableProps<Row>["components"] = {
  header: {
    table: (props: ComponentProps<"table">) => <table {...props} role="presentation" />,
    wrapper: (props: ComponentProps<"thead">) => <thead {...props} role="rowgroup" />,
    row: (props: ComponentProps<"tr">) => <tr {...props} role="row" />,
    cell: (props: ComponentProps<typeof HeaderCell>) => (
      <HeaderCell {...props} role="columnheader" />
    ),
  },
  body: {
    wrapper: (props: ComponentProps<"div">) => <div {...props} role="rowgroup" />,
    row: (props: ComponentProps<"div">) => <div {...props} role="row" />,
    cell: (props: ComponentProps<"div">) => <div {...props} role="cell" />,
  },
};
