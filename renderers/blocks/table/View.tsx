import { useCallback, useMemo } from "react";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { useWidth } from "../../../src/ui/use-width.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { useActions } from "../../runtime/act/use-actions.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Panel, useBlockTitle } from "../../runtime/page/panel.tsx";
import { usePublish } from "../../runtime/page/use-scope.ts";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import { FailedBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { ColumnsButton } from "./arrange/columns-button.tsx";
import { type Arrangement, useArrangement } from "./arrange/use-table-view.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useCheckedRows } from "./bulk/use-checked-rows.ts";
import { useExpandedRows } from "./expand/use-expanded-rows.ts";
import { ExportButton } from "./export/export-button.tsx";
import { ImportButton } from "./import/import-button.tsx";
import type { TablePlan } from "./kind.ts";
import { requestOf, type TableQuery, type TableSort } from "./query/table-query.ts";
import { noRows, readRows } from "./query/table-rows.ts";
import { useShownPage } from "./query/use-shown-page.ts";
import { type ChangeQuery, useTableQuery } from "./query/use-table-query.ts";
import { RefreshButton } from "./refresh-button.tsx";
import { EmptyRows } from "./rows/empty-rows.tsx";
import { RowActionsContext } from "./rows/row-actions-cell.tsx";
import { RowCards } from "./rows/row-cards.tsx";
import { RowsSkeleton } from "./rows/rows-skeleton.tsx";
import { RowsTable } from "./rows/rows-table.tsx";
import { useSelection } from "./rows/use-selection.ts";
import { useDictionariesAhead } from "./rows/use-tag-labels.ts";
import { SearchForm } from "./search/search-form.tsx";
import styles from "./table.module.css";
import { TableFoot } from "./table-foot.tsx";

/** Rows of a list operation, with search, paging, sorting and actions. */
export function View({ plan }: BlockViewProps<TablePlan>) {
  const [query, change] = useTableQuery(plan);
  const request = useMemo(() => requestOf(query, plan), [query, plan]);
  const read = useRead(plan.rows.call, request);
  useDictionariesAhead(plan.columns);
  const search = useCallback<(filters: TableQuery["filters"]) => void>(
    (filters) => {
      change({ filters });
      // Asked for again with the same filters, the rows may have changed meanwhile.
      if (JSON.stringify(filters) === JSON.stringify(query.filters)) void read.refresh();
    },
    [change, query.filters, read.refresh],
  );
  const arrangement = useArrangement(plan);
  const title = useBlockTitle(plan);
  const hasHead = title !== null || plan.search.length > 0 || plan.toolbar.length > 0;
  return (
    <Panel plan={plan} hasOwnHead>
      {hasHead && (
        <div className={styles.head}>
          {title !== null && <h2 className={styles.title}>{title}</h2>}
          {plan.search.length > 0 && (
            <SearchForm
              block={plan.id}
              inputs={plan.search}
              filters={query.filters}
              onSearch={search}
            />
          )}
          <div className={styles.tools}>
            <ToolbarActions actions={plan.toolbar} />
            <ImportButton plan={plan} />
            {plan.isExported && <ExportButton plan={arrangement.plan} query={query} />}
            <ColumnsButton columns={plan.columns} arrangement={arrangement} />
            <RefreshButton read={read} />
          </div>
        </div>
      )}
      {read.status === "waiting" && <WaitingBlock />}
      {read.status === "failed" && <FailedBlock read={read} />}
      {read.status !== "waiting" && !(read.status === "failed" && !read.result) && (
        <TableBody {...{ plan, arrangement, read, query, change, hasHead }} />
      )}
    </Panel>
  );
}

interface TableBodyProps {
  plan: TablePlan;
  arrangement: Arrangement;
  read: Read;
  query: TableQuery;
  change: ChangeQuery;
  hasHead: boolean;
}

function TableBody({ plan, arrangement, read, query, change, hasHead }: TableBodyProps) {
  const isNarrow = useIsNarrow();
  const data = read.result?.data;
  const { list, keyField, labelField } = plan.rows;
  const found = useMemo(
    () => (read.result ? readRows(data, { list, keyField }, query) : noRows),
    [read.result, data, list, keyField, query],
  );
  const page = useShownPage(plan, found, query, read, change);
  const among = JSON.stringify([query, plan.id]);
  const selection = useSelection(found, among, read.status === "done" && !read.isRefreshing);
  const checked = useCheckedRows(found);
  const state = useMemo(
    () => ({ selected: selection.row, filters: query.filters }),
    [selection.row, query.filters],
  );
  usePublish(plan.name, state);
  const actions = useActions(plan.rowActions);
  const context = useMemo(() => ({ actions, labelField }), [actions, labelField]);
  const sort = useCallback((next: TableSort | null) => change({ sort: next }), [change]);
  const isFiltered = Object.keys(query.filters).length > 0;
  const empty = useMemo(
    () => <EmptyRows isFiltered={isFiltered} onReset={() => change({ filters: {} })} />,
    [isFiltered, change],
  );
  const isComing = read.status === "loading" || page.isMoving || arrangement.isComing;
  const expanded = useExpandedRows(plan);
  const [body, available] = useWidth();
  const { can } = useHost();
  const mayActOnSeveral = plan.bulkActions.some(({ requires }) => requires.every(can));
  const shared = {
    rows: page.rows,
    keys: found.keys,
    empty,
    checked: mayActOnSeveral ? checked : null,
    expanded,
  };
  const chosen = plan.name === null ? null : selection;
  return (
    <RowActionsContext value={context}>
      <div ref={body} className={styles.body} aria-busy={read.isRefreshing}>
        {read.isRefreshing && <div className={styles.progress} />}
        {isComing && <RowsSkeleton />}
        {!isComing && isNarrow && (
          <RowCards {...shared} plan={arrangement.plan} selection={chosen} />
        )}
        {!isComing && !isNarrow && available > 0 && (
          <RowsTable
            {...shared}
            arrangement={arrangement}
            available={available}
            selection={chosen}
            sort={query.sort}
            onSort={sort}
          />
        )}
      </div>
      {!isComing && (
        <TableFoot
          plan={plan}
          total={page.total}
          hasMore={page.hasMore}
          query={query}
          change={change}
        >
          {!hasHead && (
            <>
              <ColumnsButton columns={plan.columns} arrangement={arrangement} />
              <RefreshButton read={read} />
            </>
          )}
        </TableFoot>
      )}
      {shared.checked && <BulkBar plan={plan} checked={shared.checked} />}
    </RowActionsContext>
  );
}
