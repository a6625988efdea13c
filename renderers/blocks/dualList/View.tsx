import { useEffect, useEffectEvent, useMemo } from "react";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { permissionsOf } from "../../../src/language/plan/call.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import { whenIdle } from "../../../src/ui/when-idle.ts";
import { DraftNotice } from "../../runtime/draft/draft-notice.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { Panel } from "../../runtime/page/panel.tsx";
import { useArguments, useUnsaved } from "../../runtime/page/use-scope.ts";
import { FailedBlock, WaitingBlock } from "../../runtime/read/block-states.tsx";
import { OthersNews, useOthersNews } from "../../runtime/read/others-news.tsx";
import { endOf, PagesEndNote } from "../../runtime/read/pages/pages-end.tsx";
import { type Read, useRead } from "../../runtime/read/use-read.ts";
import { useDerive } from "../../runtime/show/derived.ts";
import { shownText } from "../../runtime/show/shown-text.ts";
import { ConflictNotice, GoneNotice } from "./conflict-notice.tsx";
import { DualListFooter, type Lock } from "./dual-list-footer.tsx";
import { type Draft, type DualSet, differenceTo, hasChanges, noChanges } from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";
import { Panes } from "./panes/panes.tsx";
import { readDualSet } from "./read-dual-set.ts";
import { useKeptDraft, useSaveRelation } from "./use-save-relation.ts";

/**
 * A relation edited by moving items between the list of candidates and the list of chosen items.
 */
export function View({ plan }: { plan: DualListPlan }) {
  // Moved items belong to the relation that a save would replace, and never go over to another one.
  const relation = JSON.stringify(useArguments(plan.save));
  return (
    <Panel plan={plan}>
      <Relation key={relation} plan={plan} />
    </Panel>
  );
}

function Relation({ plan }: { plan: DualListPlan }) {
  const { candidates, current, set, difference, restored, lock, saving, change, reset } =
    useRelation(plan);
  if ([candidates, current].some(({ status }) => status === "waiting"))
    return <WaitingBlock calls={[plan.candidates.call, plan.current.call]} />;
  const failed = [candidates, current].find(({ status }) => status === "failed");
  if (failed) return <FailedBlock read={failed} />;
  const { isSaving, save, refused, gone } = saving;
  return (
    <>
      {refused && (
        <ConflictNotice
          {...refused}
          difference={difference}
          isSaving={isSaving}
          onSave={save}
          onDiscard={reset}
        />
      )}
      {gone !== null && <GoneNotice told={gone} />}
      {restored && <DraftNotice onDiscard={reset} />}
      <Panes
        plan={plan}
        set={set}
        difference={difference}
        isEditable={lock === null}
        isLoading={!candidates.result || !current.result}
        onChange={change}
      />
      <PagesEndNote end={endOf(candidates, current)} />
      <OthersNews operation={plan.current.call.operation} />
      <DualListFooter
        plan={plan}
        set={set}
        difference={difference}
        lock={lock}
        isSaving={isSaving}
        onChange={change}
        onReset={reset}
        onSave={save}
      />
    </>
  );
}

/** Both lists of a relation as they were read, and what has been moved between them since. */
function useRelation(plan: DualListPlan) {
  const host = useHost();
  const candidates = useWhole(plan.candidates);
  const current = useWhole(plan.current, plan.current.keyField);
  const set = useDualSet(plan, candidates, current);
  const [draft, setDraft, restored, hasOthers] = useKeptDraft(plan);
  const difference = useMemo(() => differenceTo(set, draft), [set, draft]);
  const reload = async (): Promise<void> => {
    await Promise.all([candidates.refresh(), current.refresh()]);
  };
  const saving = useSaveRelation({
    plan,
    set,
    difference,
    current,
    reload,
    forget: () => setDraft(noChanges),
  });
  useUnsaved(plan.id, hasChanges(difference) || hasOthers);
  // The block is not read again while items are moved; a save detects what others have changed.
  useReloadOnNews(plan, () => hasChanges(difference) || void reload());
  const lock = lockOf(plan, current, host);
  const reset = (): void => {
    setDraft(noChanges);
    saving.dismiss();
  };
  // A save ends with no changes left, so that an item moved meanwhile would go back untold.
  const change = (next: Draft): void => {
    if (!saving.isSaving) setDraft(next);
  };
  return { candidates, current, set, difference, restored, lock, saving, change, reset };
}

/** Why the relation cannot be saved: a save would remove the chosen items that were not read. */
function lockOf({ save }: DualListPlan, { end }: Read, host: PageHost): Lock | null {
  if (!permissionsOf(save).every((permission) => host.can(permission))) return "permissionLost";
  return end === null ? null : "incomplete";
}

function useReloadOnNews({ current }: DualListPlan, reload: () => unknown): void {
  const news = useOthersNews(current.call.operation);
  const readAgain = useEffectEvent((told: readonly unknown[]) => told.length > 0 && reload());
  useEffect(() => void readAgain(news), [news]);
}

const useWhole = ({ call, list }: RowsPlan, wholeBy?: string) =>
  useRead(call, undefined, {
    isSnapshot: true,
    allPagesOf: list,
    ...(wholeBy !== undefined && { wholeBy }),
  });

/**
 * The items of both lists, and none until both are read: a save without the chosen items that are
 * still on their way would remove them.
 */
function useDualSet(plan: DualListPlan, candidates: Read, current: Read): DualSet {
  const host = useHost();
  const derive = useDerive(plan.details);
  const [offered, chosen] = [candidates.result, current.result];
  const set = useMemo(
    () =>
      readDualSet(
        chosen ? rowsOf(plan.candidates, offered?.data) : [],
        offered ? rowsOf(plan.current, chosen?.data) : [],
        { ...plan, rows: plan.candidates },
        (value) => shownText(host, value),
        derive,
      ),
    [offered, chosen, plan, host, derive],
  );
  // The search texts are built in idle time after the lists are drawn, so that the first search is
  // fast.
  useEffect(() => whenIdle(() => set.order.forEach(set.searchedText)), [set]);
  return set;
}
