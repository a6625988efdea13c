import { DoubleLeftOutlined, LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Select, Space } from "antd";
import { SteadyButton } from "../../../src/ui/buttons/steady-button.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { TablePlan } from "./kind.ts";
import type { TableQuery } from "./query/table-query.ts";
import type { ChangeQuery } from "./query/use-table-query.ts";
import styles from "./table.module.css";

/** What a pager knows of the pages. */
export interface PagerProps {
  plan: TablePlan;
  total: number;
  hasMore: boolean;
  isNarrow: boolean;
  query: TableQuery;
  change: ChangeQuery;
  /** Requests the rows of a page that the reader is likely to ask for. */
  expectPage(page: number): void;
}

/** The pager of a list whose pages are reached only in sequence. */
export function TurnPager({ plan, hasMore, isNarrow, query, change }: PagerProps) {
  const { text } = useHost();
  const { page, size } = query;
  if (page === 1 && !hasMore && plan.pageSizes.length < 2) return null;
  const steps = [
    { name: "firstPage", icon: <DoubleLeftOutlined />, to: 1, isThere: page > 1 },
    { name: "previousPage", icon: <LeftOutlined />, to: page - 1, isThere: page > 1 },
    { name: "nextPage", icon: <RightOutlined />, to: page + 1, isThere: hasMore },
  ];
  const [first, previous, next] = steps.map(({ name, icon, to, isThere }) => (
    <SteadyButton
      key={name}
      type="text"
      size="small"
      icon={icon}
      isOff={!isThere}
      aria-label={text(`table.${name}`)}
      title={text(`table.${name}`)}
      onClick={() => change({ page: to })}
    />
  ));
  return (
    <Space size="small" className={styles.turns}>
      {first}
      {previous}
      <span aria-current="page">{text("table.page", { number: page })}</span>
      {next}
      {!isNarrow && plan.pageSizes.length > 1 && (
        <Select
          size="small"
          aria-label={text("paging.size")}
          value={size}
          options={plan.pageSizes.map((value) => ({ value, label: String(value) }))}
          onChange={(chosen) => change({ size: chosen })}
        />
      )}
    </Space>
  );
}
