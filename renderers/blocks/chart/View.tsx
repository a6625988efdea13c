import { BarChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button, Empty } from "antd";
import { useState } from "react";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import { AgainNote } from "../../runtime/read/again-note.tsx";
import { FailedBlock, LoadingBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { endOf, PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { useAgain } from "../../runtime/read/use-again.ts";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { formatsOf } from "../../runtime/show/format-values.ts";
import styles from "./chart.module.css";
import { ChartCanvas, expectedHeight } from "./chart-canvas.tsx";
import { ChartTable } from "./chart-table.tsx";
import type { ChartPlan } from "./kind.ts";
import { type ShownItems, useChartItems } from "./use-chart-items.ts";

/** Draws the numbers of an operation's rows as a chart, with a table of the same values. */
export function View({ plan }: BlockViewProps<ChartPlan>) {
  const { list } = plan.rows;
  const again = useAgain(plan);
  const read = useRead(plan.rows.call, noArguments, { allPagesOf: list, again });
  const shown = useChartItems(plan, read);
  const [isTable, setTable] = useState(false);
  const hasToggle = plan.as !== "doughnut" && shown.items.length > 0;
  return (
    <Panel
      plan={plan}
      actions={
        <>
          <ToolbarActions actions={plan.toolbar} />
          {hasToggle && <FormToggle isTable={isTable} onChange={setTable} />}
        </>
      }
    >
      {read.status === "waiting" && <WaitingBlock calls={[plan.rows.call]} />}
      {read.status === "failed" && <FailedBlock read={read} />}
      {read.status === "loading" && (
        <div className={styles.coming} style={{ minHeight: expectedHeight(plan) }}>
          <LoadingBlock />
        </div>
      )}
      {read.result && <Content plan={plan} read={read} shown={shown} isTable={isTable} />}
      <PagesEndNote end={endOf(read)} />
      <AgainNote again={again} read={read} />
    </Panel>
  );
}

View.first = ({ rows }: ChartPlan): FirstDrawing => ({
  reads: [{ call: rows.call, allPagesOf: rows.list }],
});

const noArguments = {};

function FormToggle({ isTable, onChange }: { isTable: boolean; onChange(isTable: boolean): void }) {
  const { text } = useHost();
  const label = text(isTable ? "chart.asChart" : "chart.asTable");
  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={isTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      onClick={() => onChange(!isTable)}
    />
  );
}

interface ContentProps {
  plan: ChartPlan;
  read: Read;
  shown: ShownItems;
  isTable: boolean;
}

function Content({ plan, read, shown, isTable }: ContentProps) {
  const { text } = useHost();
  const [active, setActive] = useState<number | null>(null);
  if (shown.items.every(({ value }) => value === null)) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text("chart.empty")} />;
  }
  const isRing = plan.as === "doughnut";
  return (
    <div className={isRing ? styles.ringFrame : styles.frame} aria-busy={read.isRefreshing}>
      {!isTable && <ChartCanvas plan={plan} active={active} items={shown.items} />}
      <ChartTable
        plan={plan}
        active={active}
        items={shown.items}
        isHidden={!isTable && !isRing}
        onActive={setActive}
      />
      <Notes plan={plan} read={read} shown={shown} />
    </div>
  );
}

/** States what the chart leaves out, so that a part is never taken for the whole. */
function Notes({ plan, read, shown }: Omit<ContentProps, "isTable">) {
  const { text, language } = useHost();
  const { total: at } = plan.rows.list;
  const total = at === undefined ? null : pointTo(read.result?.data, at);
  const isPartial = typeof total === "number" && total > shown.read;
  if (!isPartial && shown.beyond === 0) return null;
  const { number } = formatsOf(language);
  return (
    <p className={styles.note}>
      {isPartial &&
        text("chart.partial", {
          read: number.format(shown.read),
          total: number.format(total),
        })}{" "}
      {shown.beyond > 0 && text("chart.beyond", { count: shown.beyond })}
    </p>
  );
}
