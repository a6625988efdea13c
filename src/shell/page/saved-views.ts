import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { SavedView, SavedViews } from "../../../renderers/runtime/page/saved-views.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { CallError, quietly, type Wire } from "../../wire/wire.ts";
import {
  type KeptView,
  type KeptViews,
  readKept,
  unsentOf,
  viewsKey,
  writeKept,
} from "./kept-views.ts";

/** What saving view settings needs of the application. */
export interface SavedViewsPlace {
  /** The query client that holds the view settings while the browser tab is open. */
  client: QueryClient;
  wire: Wire;
  /**
   * The storage of this browser, which keeps the view settings so that a page need not wait for the
   * service.
   */
  storage: Pick<Storage, "getItem" | "setItem">;
  /** Whether the service has the platform's own operations (decisions, two ways to run). */
  isServed: boolean;
  /** The id of the signed-in member; `null` while nobody is signed in. */
  memberId(): SignedInMember["id"] | null;
}

const none: KeptViews = new Map();

/** Milliseconds after a change before it is sent. */
const pauseMs = 600;

/** Maximum milliseconds that a page waits for the view settings that the service keeps. */
const patienceMs = 500;

/** How long the view settings are kept: they are requested again after a day, in milliseconds. */
const keeping = {
  staleTime: 24 * 3_600_000,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: false,
};

/**
 * The view settings of a member's page by block, kept on the service where it can and always in
 * this browser.
 */
export function savedViewsOf(
  place: SavedViewsPlace,
  owner: SignedInMember["id"] | null,
  path: string,
): SavedViews & {
  /** Loads the settings before somebody subscribes. */
  expect(): void;
} {
  const { client, wire } = place;
  const { queryKey, known, hold, keep, keepAnswer } = keptViewsOf(place, owner, path);
  const asksService = place.isServed && owner !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendSoon(): void {
    clearTimeout(timer);
    if (asksService) timer = setTimeout(() => void send(), pauseMs);
  }

  async function send(): Promise<void> {
    for (const [block, entry] of known() ?? none) {
      // A change that is not sent before the member signs out waits in this browser for the next
      // visit.
      if (entry.isSent || place.memberId() !== owner) continue;
      const isTaken = await isSaved(wire, path, block, entry.view);
      if (isTaken && known()?.get(block) === entry) keep(block, { ...entry, isSent: true });
    }
  }

  async function ask(): Promise<KeptViews> {
    // If the service is slow, the settings that this browser keeps are used.
    const impatient = setTimeout(() => known() ?? hold(none), patienceMs);
    try {
      const { data } = await wire.call("view.getList", { path }, quietly);
      const kept = keepAnswer(data);
      if ([...kept.values()].some(({ isSent }) => !isSent)) sendSoon();
      return kept;
    } finally {
      clearTimeout(impatient);
    }
  }

  const query = { queryKey, queryFn: ask, ...keeping };

  return {
    read: (block) => known()?.get(block)?.view ?? null,
    write(block, view) {
      keep(block, { view, isSent: false });
      sendSoon();
    },
    isSettled: () =>
      !asksService || known() !== undefined || client.getQueryState(queryKey)?.status === "error",
    subscribe: (listener) =>
      new QueryObserver(client, { ...query, enabled: asksService }).subscribe(listener),
    expect() {
      if (asksService) void client.prefetchQuery(query);
    },
  };
}

/** The view settings of a page in this browser tab, which are also written to the storage. */
function keptViewsOf(
  { client, storage }: SavedViewsPlace,
  owner: SignedInMember["id"] | null,
  path: string,
) {
  const storageKey = viewsKey(owner, path);
  const queryKey = ["savedViews", owner, path];
  const known = () => client.getQueryData<KeptViews>(queryKey);
  const hold = (kept: KeptViews): void => {
    // The settings are as old as the service's last response.
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    client.setQueryData(queryKey, kept, { updatedAt });
  };
  const stored = (): KeptViews | null => (owner === null ? null : readKept(storage, storageKey));
  const store = (kept: KeptViews): void => {
    if (owner !== null) writeKept(storage, storageKey, kept);
  };
  const keep = (block: string, entry: KeptView): void => {
    hold(new Map([...(known() ?? none), [block, entry]]));
    // Another browser tab may have changed another block since this one read the storage, or this
    // block while its earlier view was being sent.
    const before = stored() ?? none;
    const there = before.get(block);
    if (entry.isSent && there && !there.isSent && !equal(there.view, entry.view)) return;
    store(new Map([...before, [block, entry]]));
  };
  const keepAnswer = (answer: unknown): KeptViews => {
    const kept = known() ?? none;
    const merged = mergedWith(
      kept,
      new Map([...unsentOf(kept), ...unsentOf(stored() ?? none)]),
      answer,
    );
    store(merged);
    return merged;
  };
  const atFirst = stored();
  if (!known() && atFirst) hold(atFirst);
  return { queryKey, known, hold, keep, keepAnswer };
}

/** Sends the view settings of one block without messages, for the user did not request it. */
async function isSaved(
  wire: Wire,
  path: string,
  block: string,
  view: SavedView | null,
): Promise<boolean> {
  try {
    if (view) await wire.call("view.save", { path, block, ...view }, quietly);
    else await wire.call("view.reset", { path, block }, quietly);
    return true;
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return false;
  }
}

/**
 * The service's view settings, with the changes that were not sent yet; an equal view stays the
 * same object.
 */
function mergedWith(kept: KeptViews, unsent: KeptViews, answer: unknown): KeptViews {
  const items: unknown[] = Array.isArray(answer) ? answer : [];
  const served = items.flatMap((item): [string, KeptView][] => {
    const { block, ...view } = fieldsOf(item);
    return typeof block === "string" ? [[block, { view, isSent: true }]] : [];
  });
  const same = ([block, { view, isSent }]: [string, KeptView]): [string, KeptView] => {
    const before = kept.get(block)?.view;
    return [block, { view: before && equal(before, view) ? before : view, isSent }];
  };
  return new Map([...served, ...unsent].map(same));
}
