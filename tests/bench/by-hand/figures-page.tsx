import { Card, Statistic, Typography } from "antd";
import { memo } from "react";
import { benchFigures } from "../kinds/fields.ts";
import { useAnswer } from "./use-answer.ts";

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))",
  gap: 16,
  padding: 0,
  listStyle: "none",
};

/** A page with 100 figures from one response. */
export const FiguresPage = memo(function FiguresPage({ title, of }: { title: string; of: string }) {
  const record = useAnswer<Readonly<Record<string, number>>>(`/bench-api/one?of=${of}`);
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <ul style={grid}>
        {benchFigures.map(({ label, field }) => (
          <li key={label}>
            <Card size="small">
              <Statistic title={label} value={record?.[field]} loading={record === undefined} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
});
