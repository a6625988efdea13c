import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { DrawnPage } from "../../../../src/language/page.ts";
import { areDialogsKept, createKeptPageStore } from "../../act/kept-dialogs.ts";
import { publishAddressed } from "../../address/address-values.ts";
import type { Drafts } from "../../draft/drafts.ts";
import type { PageHost, PageRoute } from "../host.ts";
import type { PageStore } from "../page-store.ts";
import { type BlockMoves, movedKey, movesBetween } from "./block-moves.ts";

/** The drawn version of a page while newer ones exist. */
export interface FollowedPage {
  page: DrawnPage;
  store: PageStore;
  /** A counter that changes when the page must be remounted. */
  round: number;
  /**
   * Draws the newest plan even if a draft has no place in it; `null` if no newer plan is waiting.
   */
  follow: (() => void) | null;
}

/**
 * Draws the newest plan without losing drafts. If blocks keep their places, they continue, and so
 * do the others where a block without unsaved changes is removed. If blocks move, the page is
 * remounted and drafts move along; if that is impossible, the newest plan waits for the person.
 */
export function useFollowedPage(page: DrawnPage, host: PageHost, route: PageRoute): FollowedPage {
  const { drafts } = host;
  const [held, setHeld] = useState(() => begun(page, host, route, 0));
  const { store } = held;
  const isFree = useStore(store, ({ unsaved, dialogs }) => unsaved.size + dialogs.length === 0);
  const moves = useMemo(() => movesBetween(held.page.plan, page.plan), [held.page, page]);
  const isPlaced = useStore(store, ({ unsaved }) => areAllPlaced(unsaved, moves));
  // Without stored drafts nothing is lost by a remount.
  const isInPlace = (moves.isStable && isPlaced) || drafts.move === undefined;
  const canMove = isFree || isAllKept(store, drafts, moves);
  const redraw = useCallback(() => {
    drafts.move?.((key) => movedKey(key, moves.moved));
    setHeld(({ round }) => begun(page, host, route, round + 1));
  }, [page, drafts, host, route, moves]);
  const isReady = isInPlace || canMove;
  const [handedOver, setHandedOver] = useState({ page, isReady });
  useLayoutEffect(() => {
    if (held.page === page) return;
    if (handedOver.page !== page || handedOver.isReady !== isReady) {
      // What is just being typed becomes part of the drafts first, which takes forms a render.
      for (const handOver of store.handOvers) handOver();
      setHandedOver({ page, isReady });
    } else if (isInPlace) setHeld({ ...held, page });
    else if (canMove) redraw();
  }, [held, page, handedOver, store, isReady, isInPlace, canMove, redraw]);
  const isWaiting = held.page !== page && !isReady;
  return {
    page: held.page,
    store,
    round: held.round,
    follow: isWaiting ? redraw : null,
  };
}

function begun(page: DrawnPage, host: PageHost, route: PageRoute, round: number) {
  const store = createKeptPageStore(page.plan, host.drafts);
  publishAddressed(store, page.plan, host, route);
  // No effect tells of a save that ends while the tab is hidden.
  store.subscribe(({ unsaved }) => host.setUnsaved(unsaved.size > 0));
  return { page, round, store };
}

/** Whether all drafts and open dialogs are stored and have a place in the new plan. */
function isAllKept(store: PageStore, drafts: Drafts, moves: BlockMoves): boolean {
  const { unsaved, dialogs } = store.getState();
  return (
    areAllPlaced(unsaved, moves) &&
    [...unsaved].every((id) => drafts.read(id) !== undefined) &&
    dialogs.every(({ plan }) => moves.moved.has(plan.id)) &&
    areDialogsKept(dialogs)
  );
}

const areAllPlaced = (unsaved: ReadonlySet<string>, { moved }: BlockMoves): boolean =>
  [...unsaved].every((id) => movedKey(id, moved) !== null);
