import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { TablePlan } from "../kind.ts";
import {
  type Density,
  type Pin,
  readTableView,
  shownColumns,
  type TableView,
  writeTableView,
} from "./table-view.ts";

/** A table as its member has arranged it, and how to arrange it otherwise. */
export interface Arrangement {
  /** The page's plan with the columns that are shown, in their order and widths. */
  plan: TablePlan;
  view: TableView;
  density: Density;
  pins: ReadonlyMap<string, Pin>;
  /** The columns whose widths the member has chosen. */
  chosenWidths: ReadonlySet<string>;
  /** Whether anything differs from what the page says. */
  isArranged: boolean;
  /** Whether what is kept may still be on its way. */
  isComing: boolean;
  change(view: TableView): void;
  reset(): void;
}

/** Follows what is kept of a table for the member; it is kept under its name, else its id. */
export function useArrangement(plan: TablePlan): Arrangement {
  const { savedViews } = useHost();
  const block = plan.name ?? plan.id;
  const saved = useSyncExternalStore(savedViews.subscribe, () => savedViews.read(block));
  const isSettled = useSyncExternalStore(savedViews.subscribe, savedViews.isSettled);
  const view = useMemo(() => readTableView(saved, plan.columns), [saved, plan.columns]);
  const shown = useMemo(
    () => (saved === null ? plan : { ...plan, columns: shownColumns(plan.columns, view) }),
    [saved, plan, view],
  );
  const change = useCallback(
    (next: TableView) => savedViews.write(block, writeTableView(next)),
    [savedViews, block],
  );
  const reset = useCallback(() => savedViews.write(block, null), [savedViews, block]);
  return useMemo(
    () => ({
      plan: shown,
      view,
      density: view.density,
      pins: new Map(view.columns.flatMap(({ name, pin }) => (pin ? [[name, pin] as const] : []))),
      chosenWidths: new Set(
        view.columns.flatMap(({ name, width }) => (width === null ? [] : [name])),
      ),
      isArranged: saved !== null,
      isComing: !isSettled,
      change,
      reset,
    }),
    [shown, view, saved, isSettled, change, reset],
  );
}
