import { Pagination, type PaginationProps } from "antd";
import { cloneElement, isValidElement, memo, type ReactNode } from "react";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { formatsOf } from "../../runtime/show/format-values.ts";
import type { TablePlan } from "./kind.ts";
import { pageSizesOf, type TableQuery } from "./query/table-query.ts";
import { lastPage } from "./query/table-rows.ts";
import type { ChangeQuery } from "./query/use-table-query.ts";
import styles from "./table.module.css";

interface TableFootProps {
  plan: TablePlan;
  total: number;
  hasMore: boolean;
  query: TableQuery;
  change: ChangeQuery;
  children: ReactNode;
}

/** How many rows there are, and the way to the other pages. */
export const TableFoot = memo(function TableFoot(props: TableFootProps) {
  const { plan, total, hasMore, query, change, children } = props;
  const host = useHost();
  const isNarrow = useIsNarrow();
  const sizes = pageSizesOf(plan);
  if (total === 0) return children && <div className={styles.foot}>{children}</div>;
  const names: Readonly<Record<string, string>> = {
    prev: host.text("table.previousPage"),
    next: host.text("table.nextPage"),
  };
  // Left to itself each is called by the name of its icon, in English.
  const named: PaginationProps["itemRender"] = (_page, type, element) =>
    names[type] && isValidElement<{ "aria-label": string }>(element)
      ? cloneElement(element, { "aria-label": names[type] })
      : element;
  const count = formatsOf(host.language).number.format(total);
  return (
    <div className={styles.foot}>
      <span className={styles.total}>
        {host.text(hasMore ? "table.totalSoFar" : "table.total", { number: count })}
        {children}
      </span>
      {(hasMore || total > (sizes[0] ?? 0)) && (
        <Pagination
          size="small"
          simple={isNarrow}
          // Else it is drawn anew each time that its page is shown again.
          responsive={false}
          // One row more than is known of makes for the next page.
          total={hasMore ? total + 1 : total}
          current={lastPage(total, query.size, query.page)}
          pageSize={query.size}
          pageSizeOptions={[...sizes]}
          showSizeChanger={!isNarrow}
          itemRender={named}
          onChange={(page, size) => change(size === query.size ? { page } : { size })}
        />
      )}
    </div>
  );
});
