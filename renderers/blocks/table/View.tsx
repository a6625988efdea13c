import { useCallback, useMemo } from "react";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import { Panel, useBlockTitle } from "../../runtime/page/panel.tsx";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import { FailedBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { useRead } from "../../runtime/read/use-read.ts";
import { ColumnsButton } from "./arrange/columns-button.tsx";
import { useArrangement } from "./arrange/use-table-view.ts";
import { ExportButton } from "./export/export-button.tsx";
import { ImportButton } from "./import/import-button.tsx";
import type { TablePlan } from "./kind.ts";
import { requestOf, type TableQuery } from "./query/table-query.ts";
import { useTableQuery } from "./query/use-table-query.ts";
import { RefreshButton } from "./refresh-button.tsx";
import { useDictionariesAhead } from "./rows/use-tag-labels.ts";
import { SearchForm } from "./search/search-form.tsx";
import styles from "./table.module.css";
import { TableBody } from "./table-body.tsx";

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
