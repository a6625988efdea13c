import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { SavedView, SavedViews } from "../../../renderers/runtime/page/saved-views.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import { type KeptView, readKept, viewsKey, writeKept } from "./kept-views.ts";

/** What keeping arrangements needs of the application around it. */
export interface SavedViewsPlace {
  /** Holds them while the browser tab is open. */
  client: QueryClient;
  wire: Wire;
  /** Where this browser remembers them, so that a page need not wait for the service. */
  storage: Pick<Storage, "getItem" | "setItem">;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  /** The id of the signed-in member, or `null`. */
  memberId(): SignedInMember["id"] | null;
}

type KeptViews = ReadonlyMap<string, KeptView>;

const none: KeptViews = new Map();

/** The pause after a change before it is sent. */
const pauseMs = 600;

/** No page waits longer than this for what the service keeps. */
const patienceMs = 500;

/** What a service has answered is asked for again after so long. */
const staleTime = 24 * 3_600_000;

/**
 * The arrangements of a member's page, by block: remembered on the service where it can, and in this
 * browser in any case.
 */
export function savedViewsOf(
  place: SavedViewsPlace,
  owner: SignedInMember["id"] | null,
  path: string,
): SavedViews {
  const { client, wire } = place;
  const { queryKey, known, hold, store, keep } = keptViewsOf(place, owner, path);
  const asksService = place.isServed && owner !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendSoon(): void {
    clearTimeout(timer);
    if (asksService) timer = setTimeout(() => void send(), pauseMs);
  }

  async function send(): Promise<void> {
    for (const [block, entry] of known() ?? none) {
      // Signed out meanwhile, it waits in this browser for the member's next visit.
      if (entry.isSent || place.memberId() !== owner) continue;
      const isTaken = await isSaved(wire, path, block, entry.view);
      if (isTaken && known()?.get(block) === entry) keep(block, { ...entry, isSent: true });
    }
  }

  async function ask(): Promise<KeptViews> {
    // What this browser remembers serves where the service is slow.
    const impatient = setTimeout(() => known() ?? hold(none), patienceMs);
    try {
      const { data } = await wire.call("view.getList", { path }, quietly);
      const kept = merged(known() ?? none, data);
      store(kept);
      if ([...kept.values()].some(({ isSent }) => !isSent)) sendSoon();
      return kept;
    } finally {
      clearTimeout(impatient);
    }
  }

  return {
    read: (block) => known()?.get(block)?.view ?? null,
    write(block, view) {
      keep(block, { view, isSent: false });
      sendSoon();
    },
    isSettled: () =>
      !asksService || known() !== undefined || client.getQueryState(queryKey)?.status === "error",
    subscribe: (listener) =>
      new QueryObserver(client, {
        ...{ queryKey, staleTime, enabled: asksService, queryFn: ask },
        gcTime: Number.POSITIVE_INFINITY,
        structuralSharing: false,
        retry: false,
      }).subscribe(listener),
  };
}

/** The arrangements of a page as this browser tab holds them, and this browser remembers them. */
function keptViewsOf(
  { client, storage }: SavedViewsPlace,
  owner: SignedInMember["id"] | null,
  path: string,
) {
  const storageKey = viewsKey(owner, path);
  const queryKey = ["savedViews", owner, path];
  const known = () => client.getQueryData<KeptViews>(queryKey);
  const hold = (kept: KeptViews): void => {
    // They are as old as what the service answered last.
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    client.setQueryData(queryKey, kept, { updatedAt });
  };
  const store = (kept: KeptViews): void => {
    if (owner !== null) writeKept(storage, storageKey, kept);
  };
  const keep = (block: string, entry: KeptView): void => {
    const kept = new Map([...(known() ?? none), [block, entry]]);
    hold(kept);
    store(kept);
  };
  const stored = owner === null ? null : readKept(storage, storageKey);
  if (!known() && stored) hold(stored);
  return { queryKey, known, hold, store, keep };
}

const quietly = { quiet: true, loading: "no" } as const;

/** Sends one arrangement, quietly: nobody asked for it by name. */
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

/** What the service keeps, with what it has not heard of yet; an equal view stays the same object. */
function merged(kept: KeptViews, answer: unknown): KeptViews {
  const unsent = [...kept].filter(([, { isSent }]) => !isSent);
  const items: unknown[] = Array.isArray(answer) ? answer : [];
  const served = items.flatMap((item): [string, KeptView][] => {
    const { block, ...view } = fieldsOf(item);
    if (typeof block !== "string") return [];
    const before = kept.get(block)?.view;
    return [[block, { view: before && equal(before, view) ? before : view, isSent: true }]];
  });
  return new Map([...served, ...unsent]);
}
