import { Pagination, type PaginationProps } from "antd";
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  memo,
  useLayoutEffect,
  useRef,
} from "react";
import { isTurned } from "../../../src/catalogue/paging/paging.ts";
import { focusAround } from "../../../src/ui/give-focus-back.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { formatsOf } from "../../runtime/show/format-values.ts";
import { lastPage, type RowCount } from "./query/table-rows.ts";
import styles from "./table.module.css";
import type { PagerProps } from "./turn-pager.tsx";

const TurnPager = lateView(async () => (await import("./turn-pager.tsx")).TurnPager);

interface TableFootProps extends Pick<PagerProps, "plan" | "query" | "change" | "expectPage"> {
  page: RowCount;
}

/** The number of rows and the pager. */
export function TableFoot({ page, ...props }: TableFootProps) {
  const { total, hasMore, isSoFar, end } = page;
  return <Foot {...props} total={total} hasMore={hasMore} isSoFar={isSoFar} end={end} />;
}

const Foot = memo(function Foot(props: Omit<TableFootProps, "page"> & RowCount) {
  const { plan, total, hasMore, isSoFar, end, query, change, expectPage } = props;
  const host = useHost();
  const isNarrow = useIsNarrow();
  if (total === 0 && !hasMore) return null;
  const count = formatsOf(host.language).number.format(total);
  const Pager = isTurned(plan.rows.list) ? TurnPager : NumberPager;
  return (
    <div className={styles.foot}>
      <span className={styles.total}>
        {host.text(isSoFar ? "table.totalSoFar" : "table.total", { number: count })}
      </span>
      {end && <span role="status">{host.text(`table.end.${end}`)}</span>}
      <Pager
        plan={plan}
        total={total}
        hasMore={hasMore}
        isNarrow={isNarrow}
        query={query}
        change={change}
        expectPage={expectPage}
      />
    </div>
  );
});

/** The pager with page numbers. It reads the page before or after once the pointer is near. */
function NumberPager({ plan, total, hasMore, isNarrow, query, ...props }: PagerProps) {
  const { change, expectPage } = props;
  const { text } = useHost();
  const frame = useFocusKept();
  const sizes = plan.pageSizes;
  // A service may put fewer rows on a page than the smallest size that people can choose.
  if (!hasMore && total <= Math.min(sizes[0] ?? plan.pageSize, query.size)) return null;
  const names: Readonly<Record<string, string>> = {
    prev: text("table.previousPage"),
    next: text("table.nextPage"),
  };
  // antd labels pager buttons in English by their icons, so they get translated labels.
  const named: PaginationProps["itemRender"] = (page, type, element) => {
    if (!names[type] || !isValidElement<ComponentProps<"button">>(element)) return element;
    // At the first and last page, antd names page 0 and the same page.
    const isThere = plan.isPaged && page > 0 && page !== query.page;
    const onPointerEnter = isThere ? () => expectPage(page) : undefined;
    return cloneElement(element, { "aria-label": names[type], onPointerEnter });
  };
  return (
    <div {...frame}>
      <Pagination
        size="small"
        simple={isNarrow}
        // antd's responsive mode redraws the pager whenever its page is shown again.
        responsive={false}
        // One row beyond the known ones enables the next page.
        total={hasMore ? total + 1 : total}
        current={lastPage(total + Number(hasMore), query.size, query.page)}
        pageSize={query.size}
        pageSizeOptions={[...sizes]}
        showSizeChanger={!isNarrow}
        itemRender={named}
        onChange={(page, size) => change(size === query.size ? { page } : { size })}
      />
    </div>
  );
}

/**
 * The properties of an element that gives the focus to the block where a part of it takes none any
 * more, as “Next page” on the last page; React tells of no blur while it draws.
 */
function useFocusKept() {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    focusAround(ref.current);
  });
  const follow = (isWithin: boolean) => () => {
    hasFocus.current = isWithin;
  };
  return { ref, onFocus: follow(true), onBlur: follow(false) };
}
