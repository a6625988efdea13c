import { useContext } from "react";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { BlockPlan } from "../../../../src/language/block.ts";
import type { ActionPlan } from "../../../../src/language/plan/plans.ts";
import { afterKey } from "../../../../src/ui/keys/after-key.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { BlocksContext } from "../../../runtime/page/views.ts";
import { nameOfRow } from "../../../runtime/show/shown-text.ts";
import type { useRowChecks } from "../grid/use-row-checks.ts";
import type { Row } from "../query/table-rows.ts";
import { RowActionsContext } from "./columns.tsx";
import type { Selection } from "./use-row-state.ts";

/** The actions of keys on a row, by the browser's names of the keys. */
export type RowDeeds = ReadonlyMap<string, (isRange: boolean) => void>;

/**
 * The actions of keys on a row: those that its buttons, its checkbox and a click on it offer this
 * member in the row's present state.
 */
export function useRowDeeds(
  selection: Selection | null,
  checks: ReturnType<typeof useRowChecks>,
  keys: ReadonlyMap<Row, string>,
): (row: Row) => RowDeeds {
  const host = useHost();
  const blocks = useContext(BlocksContext);
  const context = useContext(RowActionsContext);
  return (row) => {
    const usable = context?.actions.visible({ row }).filter(({ isEnabled }) => isEnabled) ?? [];
    const { enter, edit, remove } = keyedActions(
      usable.map(({ action }) => action),
      blocks,
      host,
    );
    const perform = (action: ActionPlan | undefined) => {
      if (!action || !context) return null;
      const subject = nameOfRow(host, row, context.rows);
      // Deferred, so that the same key press does not reach the dialog that opens.
      return () => afterKey(() => context.actions.run(action, { row }, subject));
    };
    const select = selection && (() => selection.toggle(row));
    const check = checks && ((isRange: boolean) => checks.check(keys.get(row) ?? "", isRange));
    const deeds = {
      Enter: select ?? perform(enter),
      " ": check ?? select,
      e: perform(edit),
      Delete: perform(remove),
    };
    return new Map(Object.entries(deeds).flatMap(([key, deed]) => (deed ? [[key, deed]] : [])));
  };
}

/** The first of a row's actions for each key; of several that delete, the last is the usual one. */
export function keyedActions(
  actions: readonly ActionPlan[],
  blocks: Readonly<Record<string, BlockPlan>>,
  { catalogue }: { catalogue: Pick<Catalogue, "operations"> },
) {
  const opened = ({ effect }: ActionPlan): BlockPlan | undefined =>
    effect.type === "open" ? blocks[effect.block] : undefined;
  const isForm = (action: ActionPlan): boolean => opened(action)?.kind === "form";
  const shows = (action: ActionPlan): boolean =>
    action.effect.type === "go" || opened(action)?.kind === "detail";
  const edits = actions.filter((action) => opened(action)?.ofRecord?.isEdited);
  return {
    enter: actions.find(shows) ?? actions.find(isForm),
    edit: edits.find((action) => !opened(action)?.ofRecord?.isNamed) ?? edits[0],
    remove: actions.findLast(
      ({ effect }) => effect.type === "call" && operationOf(catalogue, effect.call).isDestroy,
    ),
  };
}
