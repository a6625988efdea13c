import { ReloadOutlined } from "@ant-design/icons";
import { Button, Card, Input, Table, Typography } from "antd";
import { memo, useState } from "react";
import type { BenchRecord } from "../kinds/records.ts";
import { recordColumns } from "./table-page.tsx";
import { useAnswer } from "./use-answer.ts";

interface RowsPageProps {
  title: string;
  /** Whether all rows are read at once and scrolled; otherwise a page has 20 rows. */
  isWhole: boolean;
  of: string;
}

const columns = [
  ...recordColumns,
  {
    title: "Actions",
    key: "actions",
    width: 96,
    fixed: "end" as const,
    render: () => (
      <Button type="link" size="small">
        Delete
      </Button>
    ),
  },
];

/** A page with a table, its search form and its pagination. */
export const RowsPage = memo(function RowsPage({ title, isWhole, of }: RowsPageProps) {
  const [page, setPage] = useState(1);
  const [draft, setDraft] = useState("");
  const [name, setName] = useState("");
  const search = name === "" ? "" : `&name=${encodeURIComponent(name)}`;
  const rows = useAnswer<BenchRecord[]>(isWhole ? `/bench-api/rows?of=${of}${search}` : "");
  const paged = useAnswer<{ records: BenchRecord[]; total: number }>(
    isWhole ? "" : `/bench-api/page?of=${of}&current=${page}&size=20${search}`,
  );
  const shown = isWhole ? rows : paged?.records;
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card>
        <form
          style={{ display: "flex", gap: 8, alignItems: "center", marginBottom: 16 }}
          onSubmit={(event) => {
            event.preventDefault();
            setName(draft);
            setPage(1);
          }}
        >
          <label htmlFor={`name-${of}`}>Name</label>
          <Input
            id={`name-${of}`}
            type="search"
            allowClear
            style={{ width: 240 }}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button htmlType="submit">Search</Button>
          <Button type="text" onClick={() => setDraft("")}>
            Reset
          </Button>
          <Button icon={<ReloadOutlined />} aria-label="Refresh" style={{ marginLeft: "auto" }} />
        </form>
        <Table
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={shown}
          loading={shown === undefined}
          virtual={isWhole}
          scroll={isWhole ? { x: 1000, y: 560 } : undefined}
          pagination={
            !isWhole && {
              current: page,
              pageSize: 20,
              total: paged?.total ?? 0,
              size: "small",
              showSizeChanger: true,
              showTotal: (count) => `${count} in all`,
              onChange: setPage,
            }
          }
        />
      </Card>
    </>
  );
});
