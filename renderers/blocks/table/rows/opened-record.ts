import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import { errorSeconds, usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { Actions } from "../../../runtime/act/use-actions.ts";
import { useHost, usePageStore } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { BlocksContext } from "../../../runtime/page/views.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import { useDerive } from "../../../runtime/show/derived.ts";
import { formatsOf } from "../../../runtime/show/format-values.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { TablePlan } from "../kind.ts";
import { readRowPages } from "../query/read-all-rows.ts";
import { withGroup } from "../query/row-groups.ts";
import type { TableQuery } from "../query/table-query.ts";
import { inOrder, type Row, type TableRows } from "../query/table-rows.ts";
import type { ChangeQuery } from "../query/use-table-query.ts";
import { recordAction, showsSelected } from "./record-action.ts";
import type { ExpandedRows, Selection } from "./use-row-state.ts";

interface OpenedRecordProps {
  plan: TablePlan;
  /** The key of the record to open; `null` where none is asked for. */
  wanted: string | null;
  /** The element that contains the rows. */
  body: RefObject<HTMLElement | null>;
  read: Read;
  found: TableRows;
  isComing: boolean;
  query: TableQuery;
  /** The query with the real page size. */
  paged: TableQuery;
  change: ChangeQuery;
  actions: Actions;
  selection: Selection;
  expanded: ExpandedRows | null;
}

/** A row and its index among all rows of the list. */
interface PlacedRow {
  row: Row;
  index: number;
}

/** The most pages that are read to find a record that is not on the shown page. */
const mostPages = 20;

/**
 * Opens the record that the page's address names: turns to its page, selects and focuses its row,
 * and opens it by the row action for it. It waits while a dialog of the page is open.
 */
export function OpenedRecord(props: OpenedRecordProps): null {
  const { plan, wanted, read, found, paged, change, isComing } = props;
  const { keyField } = plan.rows;
  const host = useHost();
  const { message } = usePopups();
  const isCovered = useStore(usePageStore(), ({ dialogs }) => dialogs.length > 0);
  const search = useSearch(props);
  const isReady = read.status === "done" && !read.isRefreshing && !read.isPrevious && !isComing;
  const open = useOpen(props, isReady);
  const opened = useRef<string | null>(null);
  const isKey = (row: Row): boolean => String(row[keyField] ?? "") === wanted;
  const atHand = useEffectEvent((): PlacedRow | null => {
    const { sort } = paged;
    const { collator } = formatsOf(host.language);
    const rows = plan.isPaged ? found.rows : inOrder(found.rows, sort, collator, plan.groupBy);
    const index = rows.findIndex(isKey);
    const row = rows[index];
    const before = plan.isPaged ? (paged.page - 1) * paged.size : 0;
    return row ? { row, index: before + index } : null;
  });
  const arrive = useEffectEvent((placed: PlacedRow | null) => {
    opened.current = wanted;
    const page = placed ? Math.floor(placed.index / paged.size) + 1 : paged.page;
    change({ page }, true);
    if (placed) open(placed.row);
    else message.info(host.text("table.recordGone"), errorSeconds);
  });
  const seek = useEffectEvent((signal: AbortSignal) => search(isKey, signal));
  useEffect(() => {
    if (wanted === null) opened.current = null;
    if (wanted === null || wanted === opened.current || !isReady || isCovered) return undefined;
    const placed = atHand();
    if (placed) return arrive(placed);
    const controller = new AbortController();
    const { signal } = controller;
    void seek(signal).then((sought) => signal.aborted || arrive(sought));
    return () => controller.abort();
  }, [wanted, isReady, isCovered]);
  return null;
}

type Search = (isWanted: (row: Row) => boolean, signal: AbortSignal) => Promise<PlacedRow | null>;

/** Reads the list page by page until the wanted row comes. */
function useSearch({ plan, query }: OpenedRecordProps): Search {
  const host = useHost();
  const { call } = plan.rows;
  const scope = useScope(expressionsOf(call));
  const derive = useDerive(withGroup(plan.columns, plan.groupBy), plan.tone);
  return async (isWanted, signal) => {
    const args = argumentsOf(call, scope);
    if (!plan.isPaged || args === null) return null;
    const options = { args, derive, signal, onProgress: () => {} };
    let before = 0;
    let pages = 0;
    try {
      for await (const rows of readRowPages(plan, query, host, options)) {
        const index = rows.findIndex(isWanted);
        const row = rows[index];
        if (row) return { row, index: before + index };
        before += rows.length;
        pages += 1;
        if (pages >= mostPages) break;
      }
    } catch (error) {
      // The wire has shown why a page was refused.
      if (!signal.aborted && !(error instanceof CallError)) throw error;
    }
    return null;
  };
}

/** Selects a row, focuses it once its page is shown, then opens its record. */
function useOpen(
  { plan, wanted, body, actions, selection, expanded }: OpenedRecordProps,
  isReady: boolean,
) {
  const host = useHost();
  const blocks = useContext(BlocksContext);
  const { keyField, labelField } = plan.rows;
  const [focused, setFocused] = useState<Row | null>(null);
  const key = String(focused?.[keyField] ?? "");
  const run = useEffectEvent((row: Row) => {
    const visible = actions.visible({ row }).filter(({ isEnabled, host: to }) => isEnabled && !to);
    const offered = visible.map(({ action }) => action);
    const action = recordAction(offered, blocks, keyField);
    if (showsSelected(plan.name, blocks)) return;
    if (action) actions.run(action, { row }, shownText(host, row[labelField]));
    else if (expanded && !expanded.keys.has(key)) expanded.toggle(key);
  });
  // The address no longer names the record once the table shows the record's page.
  const isThere = isReady && wanted === null;
  useEffect(() => {
    if (!focused || !isThere) return;
    // The dialog gives the focus back to the element that had it, so the row has it first.
    focusRow(body.current, key);
    run(focused);
    setFocused(null);
  }, [focused, isThere, body, key]);
  return (row: Row): void => {
    const own = String(row[keyField] ?? "");
    if (plan.name !== null) selection.select(own, row);
    setFocused(row);
  };
}

function focusRow(body: HTMLElement | null, key: string): void {
  const row = body?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(key)}"]`);
  const place = row?.hasAttribute("tabindex") ? row : row?.querySelector<HTMLElement>("button, a");
  place?.focus();
}
