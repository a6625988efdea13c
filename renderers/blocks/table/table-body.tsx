import { Button, Empty } from "antd";
import { type CSSProperties, useCallback, useMemo, useState } from "react";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import type { TextPlan } from "../../../src/language/plan/plans.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { useWidth } from "../../../src/ui/use-width.ts";
import { expressionsOfAction, useActions } from "../../runtime/act/use-actions.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useArguments, usePublish } from "../../runtime/page/use-scope.ts";
import { OthersNews } from "../../runtime/read/others-news.tsx";
import type { Read } from "../../runtime/read/use-read.ts";
import { useDerive } from "../../runtime/show/derived.ts";
import { useTotals } from "../../runtime/show/totals.ts";
import type { Arrangement } from "./arrange/table-view.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { type Printing, usePrinted } from "./export/use-printing.ts";
import type { TablePlan } from "./kind.ts";
import { withGroup } from "./query/row-groups.ts";
import { identifyingField } from "./query/row-key.ts";
import type { TableQuery, TableSort } from "./query/table-query.ts";
import { noRows, readRows, type TableRows } from "./query/table-rows.ts";
import type { PagedRead } from "./query/use-page-read.ts";
import { useShownPage } from "./query/use-table-query.ts";
import { RowActionsContext } from "./rows/columns.tsx";
import { RowCards } from "./rows/row-cards.tsx";
import { RowsTable } from "./rows/rows-table.tsx";
import { SummaryList } from "./rows/summary-row.tsx";
import { useRowGroups } from "./rows/use-row-groups.ts";
import { useCheckedRows, useExpandedRows, useSelection } from "./rows/use-row-state.ts";
import styles from "./table.module.css";
import { TableFoot } from "./table-foot.tsx";
import type { PagerProps } from "./turn-pager.tsx";

/** Opens a record that the address names, which few addresses do. */
const OpenedRecord = lateView(async () => (await import("./rows/opened-record.ts")).OpenedRecord);

interface TableBodyProps
  extends Pick<PagedRead, "read" | "paged">,
    Pick<PagerProps, "change" | "expectPage"> {
  plan: TablePlan;
  arrangement: Arrangement;
  /** Whether the first rows wait for the labels of their tags. */
  areLabelsComing: boolean;
  query: TableQuery;
  /** Replaces the folded groups, which needs no other rows. */
  fold(folded: TableQuery["folded"]): void;
  /** The key of the record to open; `null` where none is asked for. */
  wanted: string | null;
  /** The rows of all pages while they are printed. */
  printed: Printing["rows"];
}

/** The rows of a table with its footer. */
export function TableBody(props: TableBodyProps) {
  const { plan, arrangement, read, query, paged, change, expectPage } = props;
  const isNarrow = useIsNarrow();
  const { page, isComing, shared, found, selection } = useTableRows(props);
  const actions = useActions(plan.rowActions);
  const { rows } = plan;
  const context = useMemo(() => ({ actions, rows }), [actions, rows]);
  const sort = useCallback((next: TableSort | null) => change({ sort: next }), [change]);
  const [body, available] = useWidth();
  const { expanded } = shared;
  const [isAsked, setAsked] = useState(false);
  if (props.wanted !== null && !isAsked) setAsked(true);
  const { checked } = shared;
  return (
    <RowActionsContext value={context}>
      <div ref={body} className={styles.body} aria-busy={read.isRefreshing}>
        <div className={styles.progress} hidden={!read.isRefreshing} />
        {isComing && <RowsSkeleton />}
        {!isComing && isNarrow && <RowCards {...shared} plan={arrangement.plan} />}
        {!isComing && isNarrow && <SummaryList plan={arrangement.plan} totals={shared.totals} />}
        {!isComing && !isNarrow && available > 0 && (
          <RowsTable
            {...shared}
            arrangement={arrangement}
            available={available}
            sort={query.sort}
            onSort={sort}
          />
        )}
      </div>
      {!isComing && (
        <TableFoot plan={plan} change={change} expectPage={expectPage} page={page} query={paged} />
      )}
      <OthersNews operation={plan.rows.call.operation} />
      {isAsked && (
        <OpenedRecord
          {...props}
          body={body}
          found={found}
          actions={actions}
          selection={selection}
          expanded={expanded}
          isComing={isComing}
        />
      )}
      {checked && (
        <BulkBar plan={plan} query={query} checked={checked} page={page} keys={shared.keys} />
      )}
    </RowActionsContext>
  );
}

/** The rows on the screen, with their selection, checks and expansion. */
function useTableRows(props: TableBodyProps) {
  const { plan, arrangement, read, query, paged, change, fold } = props;
  const { can, catalogue } = useHost();
  const data = read.result?.data;
  const { list } = plan.rows;
  const keyField = identifyingField(catalogue, plan.rows);
  const shown = useMemo(() => withGroup(plan.columns, plan.groupBy), [plan]);
  const derive = useDerive(shown, plan.tone);
  const found = useMemo(
    () =>
      read.result
        ? readRows(data, { list, keyField }, { ...paged, ...turnOf(read.result) }, derive)
        : noRows,
    [read.result, data, list, keyField, paged, derive],
  );
  const page = useShownPage(plan, found, paged, read, change);
  const { plan: shownPlan, all } = usePrinted(plan, found, props.printed, { keyField, derive });
  const totals = useTotals(shownPlan, all.rows, data);
  const { folded, ...asked } = query;
  const onPage = props.printed ? all.rows : page.rows;
  const rows = useRowGroups(shownPlan, all.rows, onPage, { folded, fold });
  const among = JSON.stringify([asked, plan.id]);
  const { selection, checked } = useMarkedRows(plan, found, read, among);
  const expanded = useExpandedRows(plan);
  const total = read.result ? page.total : null;
  const state = useMemo(
    () => ({ selected: selection.row, filters: query.filters, total }),
    [selection.row, query.filters, total],
  );
  usePublish(plan.name, state);
  const empty = useEmptyRows(props, page);
  const isLoading = read.status === "loading";
  const mayActOnSeveral = plan.bulkActions.some(({ requires }) => requires.every(can));
  return {
    page,
    found,
    selection,
    isComing: isLoading || page.isMoving || arrangement.isComing || props.areLabelsComing,
    shared: {
      empty,
      expanded,
      totals,
      rows,
      keys: all.keys,
      total: page.hasMore || page.isSoFar ? null : page.total,
      checked: mayActOnSeveral ? checked : null,
      selection: plan.name === null ? null : selection,
    },
  };
}

/** What stands in place of rows where there are none. */
function useEmptyRows(
  { plan, query, change }: TableBodyProps,
  page: ReturnType<typeof useShownPage>,
) {
  const { end, hasMore } = page;
  const isFiltered = Object.keys(query.filters).length > 0;
  return useMemo(
    () => (
      <EmptyRows
        said={plan.empty}
        isFiltered={isFiltered}
        why={end ? `table.end.${end}` : hasMore ? "table.emptyPage" : null}
        onReset={() => change({ filters: {} })}
      />
    ),
    [plan.empty, end, hasMore, isFiltered, change],
  );
}

/** The selected row and the checked rows; `among` names the search, order and page. */
function useMarkedRows(plan: TablePlan, found: TableRows, read: Read, among: string) {
  const isLoaded = read.status === "done" && !read.isRefreshing;
  const bound = JSON.stringify(useArguments(plan.rows.call));
  const selection = useSelection(found, { among, list: bound, isLoaded });
  const checked = useCheckedRows(found, {
    among: among + bound,
    // Rows that are acted on with the value that selects the list are checked for that list only.
    list: areActedOnAsList(plan) ? bound : "",
    isLoaded,
  });
  return { selection, checked };
}

/** Whether an action on several rows reads a value that the rows' call depends on as well. */
function areActedOnAsList({ bulkActions, rows }: TablePlan): boolean {
  const namesIn = (expressions: readonly (Expression | null)[]): string[] =>
    expressions.flatMap((one) => one?.reads.concat(one.uses.filter(isOfPage)) ?? []);
  const acted = new Set(namesIn(bulkActions.flatMap(expressionsOfAction)));
  return namesIn(expressionsOf(rows.call)).some((name) => acted.has(name));
}

const isOfPage = (name: string): boolean => name === "params" || name === "route";

const turnOf = ({ turn, link, total }: NonNullable<Read["result"]>) => ({ turn, link, total });

interface EmptyRowsProps {
  /** The page's text for an empty table. */
  said: TextPlan | null;
  isFiltered: boolean;
  /** The error of the read; then it is unknown whether there are rows. */
  why: string | null;
  onReset(): void;
}

/** The content of an empty table: no rows or no matches, with a button to reset the search. */
function EmptyRows({ said, isFiltered, why, onReset }: EmptyRowsProps) {
  const host = useHost();
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={host.text(why ?? (isFiltered ? "table.noMatch" : (said ?? "table.empty")))}
    >
      {isFiltered && <Button onClick={onReset}>{host.text("table.showAll")}</Button>}
    </Empty>
  );
}

const lengths = ["86%", "72%", "90%", "64%", "80%", "70%", "88%", "76%"];

/** The placeholder while rows load. */
function RowsSkeleton() {
  const host = useHost();
  return (
    <div className={styles.skeleton} role="status" aria-label={host.text("common.loading")}>
      {lengths.map((length) => {
        const style: CSSProperties & Record<"--length", string> = { "--length": length };
        return <div key={length} style={style} />;
      })}
    </div>
  );
}
