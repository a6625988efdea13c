import { BarChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button, Card, Table, Typography } from "antd";
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { BenchRecord } from "../kinds/records.ts";
import { useAnswer } from "./use-answer.ts";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface ChartPageProps {
  title: string;
  /**
   * Whether the chart is a line of all values in order; otherwise it has columns, the greatest
   * first.
   */
  isLine: boolean;
  of: string;
}

const columns = [
  { title: "Name", dataIndex: "name" },
  { title: "Users", dataIndex: "userCount", align: "right" as const, width: 120 },
];

/** A page with a chart and a table of the same values. */
export const ChartPage = memo(function ChartPage({ title, isLine, of }: ChartPageProps) {
  const rows = useAnswer<BenchRecord[]>(`/bench-api/rows?of=${of}`);
  const [isTable, setTable] = useState(false);
  const shown = useMemo(
    () => (isLine ? rows : rows?.toSorted((a, b) => b.userCount - a.userCount)),
    [rows, isLine],
  );
  const toggle = (
    <Button
      type="text"
      aria-label={isTable ? "As chart" : "As table"}
      icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
      onClick={() => setTable(!isTable)}
    />
  );
  return (
    <>
      <Typography.Title level={1}>{title}</Typography.Title>
      <Card loading={!shown} extra={toggle}>
        {shown && !isTable && <Drawn rows={shown} isLine={isLine} />}
        {shown && isTable && (
          <Table
            rowKey="id"
            size="small"
            columns={columns}
            dataSource={shown}
            pagination={false}
            virtual={isLine}
            scroll={isLine ? { x: 600, y: 480 } : undefined}
          />
        )}
      </Card>
    </>
  );
});

function Drawn({ rows, isLine }: { rows: readonly BenchRecord[]; isLine: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const chart = new Chart(canvas.current, {
      type: isLine ? "line" : "bar",
      data: {
        labels: rows.map(({ name }) => name),
        datasets: [
          {
            label: "Users",
            data: rows.map(({ userCount }) => userCount),
            backgroundColor: isLine ? "#e6f4ff" : "#1677ff",
            borderColor: "#1677ff",
            ...(isLine ? { fill: true, pointRadius: 0, borderWidth: 2 } : { borderRadius: 4 }),
          },
        ],
      },
      options: {
        maintainAspectRatio: false,
        animation: { duration: 250 },
        interaction: { mode: "index", intersect: false },
        scales: { x: { ticks: { autoSkip: isLine } }, y: { beginAtZero: true } },
      },
    });
    return () => chart.destroy();
  }, [rows, isLine]);
  return (
    <div style={{ overflowX: "auto" }}>
      <div style={{ position: "relative", height: 260, minWidth: isLine ? 0 : 52 * rows.length }}>
        <canvas ref={canvas} />
      </div>
    </div>
  );
}
