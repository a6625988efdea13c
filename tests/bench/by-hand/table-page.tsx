import { Card, Table, type TableProps, Tag, Typography } from "antd";
import { memo, useEffect, useState } from "react";
import type { BenchRow } from "../organisation.ts";
import { ask } from "./ask.ts";

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** The columns that every table of records has. */
export const recordColumns: NonNullable<TableProps<RecordShown>["columns"]> = [
  { title: "Name", dataIndex: "name", sorter: true },
  {
    title: "Status",
    dataIndex: "status",
    render: (status: number) =>
      status === 1 ? <Tag color="success">Enabled</Tag> : <Tag>Disabled</Tag>,
  },
  { title: "Users", dataIndex: "userCount", align: "right" },
  { title: "Departments", dataIndex: "deptCount", align: "right" },
  { title: "Remark", dataIndex: "remark", ellipsis: true },
  {
    title: "Updated",
    dataIndex: "updateTime",
    render: (value: string) => time.format(new Date(value)),
  },
];

type RecordShown = Omit<BenchRow, "createTime">;

/** A page with a table of 20 rows. */
export const TablePage = memo(function TablePage({ title }: { title: string }) {
  const [rows, setRows] = useState<BenchRow[]>();
  useEffect(() => {
    void ask<{ records: BenchRow[] }>("/points-api/cultural-group/page?current=1&size=20").then(
      ({ records }) => setRows(records),
    );
  }, []);
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card>
        <Table
          rowKey="id"
          columns={recordColumns}
          dataSource={rows}
          loading={rows === undefined}
          pagination={{ pageSize: 20, total: 20 }}
        />
      </Card>
    </>
  );
});
