import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { PagePlan } from "../../../src/language/page.ts";
import { areDialogsKept, createKeptPageStore } from "../act/kept-dialogs.ts";
import type { Drafts } from "../draft/drafts.ts";
import { type BlockMoves, movedKey, movesBetween } from "./block-moves.ts";
import type { PageStore } from "./page-store.ts";

/** The plan that a page draws while it is given newer ones. */
export interface FollowedPlan {
  plan: PagePlan;
  store: PageStore;
  /** Another one where the page is to be drawn anew. */
  round: number;
  /** Draws the newest plan although something typed has no place in it; `null` where none waits. */
  follow: (() => void) | null;
}

/**
 * A page is drawn by the newest plan it is given, and nothing typed in it is lost. Where the blocks
 * stand as they stood, they go on as they are. Where they have moved the page is drawn anew, and
 * each takes what was typed along; where that cannot be, the newest plan waits for the person.
 */
export function useFollowedPlan(plan: PagePlan, drafts: Drafts): FollowedPlan {
  const [held, setHeld] = useState(() => begun(plan, drafts, 0));
  const { store } = held;
  const isFree = useStore(store, ({ unsaved, dialogs }) => unsaved.size + dialogs.length === 0);
  const moves = useMemo(() => movesBetween(held.plan, plan), [held.plan, plan]);
  // Where nothing is kept, nobody would come back to it.
  const isInPlace = moves.isStable || drafts.move === undefined;
  const canMove = isFree || isAllKept(store, drafts, moves);
  const redraw = useCallback(() => {
    drafts.move?.((key) => movedKey(key, moves.moved));
    setHeld(({ round }) => begun(plan, drafts, round + 1));
  }, [plan, drafts, moves]);
  useLayoutEffect(() => {
    if (held.plan === plan) return;
    if (isInPlace) setHeld({ ...held, plan });
    else if (canMove) redraw();
  }, [held, plan, isInPlace, canMove, redraw]);
  const isWaiting = held.plan !== plan && !isInPlace && !canMove;
  return {
    plan: isInPlace ? plan : held.plan,
    store,
    round: held.round,
    follow: isWaiting ? redraw : null,
  };
}

function begun(plan: PagePlan, drafts: Drafts, round: number) {
  return { plan, round, store: createKeptPageStore(plan, drafts) };
}

/** Whether all that is typed, and every open dialog, is kept and has its place in the new plan. */
function isAllKept(store: PageStore, drafts: Drafts, { moved }: BlockMoves): boolean {
  const { unsaved, dialogs } = store.getState();
  return (
    [...unsaved].every((id) => movedKey(id, moved) !== null && drafts.read(id) !== undefined) &&
    dialogs.every(({ plan }) => moved.has(plan.id)) &&
    areDialogsKept(dialogs)
  );
}
