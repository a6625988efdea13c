import { useCallback } from "react";
import { isTurned } from "../../../src/catalogue/paging/paging.ts";
import { ToolbarActions } from "../../runtime/act/action-buttons.tsx";
import type { QueryPart } from "../../runtime/address/use-query-part.ts";
import { Panel, useBlockTitle } from "../../runtime/page/panel.tsx";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import { AgainNote } from "../../runtime/read/again-note.tsx";
import { FailedBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { useAgain } from "../../runtime/read/use-again.ts";
import { useArrangement } from "./arrange/table-view.ts";
import { usePrinting } from "./export/use-printing.ts";
import type { TablePlan } from "./kind.ts";
import { readTableQuery, requestOf, type TableQuery } from "./query/table-query.ts";
import { type PagedRead, usePageRead } from "./query/use-page-read.ts";
import { type ChangeQuery, useTableQuery } from "./query/use-table-query.ts";
import { useCellsAhead } from "./rows/use-cells-ahead.ts";
import { SearchForm, useSearchInputs } from "./search/search-form.tsx";
import styles from "./table.module.css";
import { TableBody } from "./table-body.tsx";
import { ColumnsButton, ExportButton, ImportButton, RefreshButton } from "./table-tools.tsx";

/** Rows of a list operation, with search, paging, sorting and actions. */
export function View({ plan }: BlockViewProps<TablePlan>) {
  const [query, setQuery, wanted] = useTableQuery(plan);
  const again = useAgain(plan);
  const { read, paged, ahead } = usePageRead(plan, query, again);
  const { search, ...changes } = useChanges(query, setQuery, ahead);
  const areLabelsComing = useCellsAhead(plan);
  const arrangement = useArrangement(plan);
  const printing = usePrinting();
  const title = useBlockTitle(plan);
  const hasSearch = useSearchInputs(plan, query.filters).length > 0;
  return (
    <Panel plan={plan} hasOwnHead>
      <div className={styles.head}>
        {title !== null && <h2 className={styles.title}>{title}</h2>}
        {hasSearch && <SearchForm plan={plan} filters={query.filters} onSearch={search} />}
        <div className={styles.tools}>
          <ToolbarActions actions={plan.toolbar} />
          <ImportButton plan={plan} />
          {plan.isExported && (
            <ExportButton plan={arrangement.plan} query={query} printing={printing} />
          )}
          <ColumnsButton plan={plan} arrangement={arrangement} />
          <RefreshButton read={read} />
        </div>
      </div>
      {read.status === "waiting" && <WaitingBlock calls={[plan.rows.call]} />}
      {read.status === "failed" && <FailedBlock read={read} />}
      {read.status !== "waiting" && !(read.status === "failed" && !read.result) && (
        <TableBody
          plan={plan}
          arrangement={arrangement}
          areLabelsComing={areLabelsComing}
          read={read}
          query={query}
          paged={paged}
          wanted={wanted}
          {...changes}
          printed={printing.rows}
        />
      )}
      <AgainNote again={again} read={read} />
    </Panel>
  );
}

/** The functions that change a table's query, and the one that reads a page in advance. */
function useChanges(query: TableQuery, setQuery: ChangeQuery, ahead: PagedRead["ahead"]) {
  const change = useCallback<ChangeQuery>(
    (changed, isCorrection) => {
      // The rows of the new query are requested before the change is drawn.
      ahead({ ...query, page: 1, ...changed });
      setQuery(changed, isCorrection);
    },
    [query, ahead, setQuery],
  );
  // A search asks the service, also for rows that are known, since they may have changed.
  const search = (filters: TableQuery["filters"]): void => {
    ahead({ ...query, page: 1, filters }, "anew");
    setQuery({ filters });
  };
  const expectPage = useCallback(
    (page: number) => ahead({ ...query, page }, "likely"),
    [query, ahead],
  );
  const fold = useCallback(
    (folded: TableQuery["folded"]) => setQuery({ folded, page: query.page }),
    [query.page, setQuery],
  );
  return { change, search, expectPage, fold };
}

View.first = (plan: TablePlan, part: QueryPart): FirstDrawing => {
  const { list, call } = plan.rows;
  const dictionaries = plan.columns.flatMap(({ dictionary }) => dictionary ?? []);
  const extra = requestOf(readTableQuery(part, plan), plan);
  // Pages that are found one after another are not read ahead.
  return { reads: isTurned(list) ? [] : [{ call, extra }], dictionaries, isArranged: true };
};
