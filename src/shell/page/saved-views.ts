import type { SavedView, SavedViews } from "../../../renderers/runtime/page/saved-views.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import { type KeptView, readKept, writeKept } from "./kept-views.ts";

/** What keeping arrangements needs of the application around it. */
export interface SavedViewsPlace {
  wire: Wire;
  /** Where this browser remembers them, so that a page need not wait for the service. */
  storage: Pick<Storage, "getItem" | "setItem">;
  /** Whether the service has the platform's own calls (decisions, two ways to run). */
  isServed: boolean;
  /** Who is signed in now. */
  memberId(): SignedInMember["id"] | null;
}

/** The arrangements of a member's pages; always the same object for the same page. */
export type SavedViewStore = (memberId: SignedInMember["id"] | null, path: string) => SavedViews;

/** The pause after a change, in milliseconds, before it is sent. */
const pause = 600;

/** No page waits longer than this for what the service keeps. */
const patience = 500;

/** Remembers arrangements on the service where it can, and in this browser in any case. */
export function createSavedViews(place: SavedViewsPlace): SavedViewStore {
  const made = new Map<string, SavedViews>();
  return (memberId, path) => {
    const key = `views.${memberId ?? ""}.${path}`;
    const views = made.get(key) ?? createPageViews(place, memberId, path, key);
    made.set(key, views);
    return views;
  };
}

function createPageViews(
  { wire, storage, isServed, memberId }: SavedViewsPlace,
  owner: SignedInMember["id"] | null,
  path: string,
  key: string,
): SavedViews {
  const listeners = new Set<() => void>();
  const isRemembered = owner !== null;
  const asksService = isServed && owner !== null;
  const stored = isRemembered ? readKept(storage, key) : null;
  let kept: ReadonlyMap<string, KeptView> = stored ?? new Map();
  let isSettled = stored !== null || !asksService;
  let isAsked = !asksService;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function replace(next: ReadonlyMap<string, KeptView>): void {
    kept = next;
    if (isRemembered) writeKept(storage, key, kept);
    for (const listener of listeners) listener();
  }

  function settle(): void {
    if (isSettled) return;
    isSettled = true;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    isAsked = true;
    const impatient = setTimeout(settle, patience);
    try {
      const { data } = await wire.call("view.getList", { path }, { quiet: true, loading: "no" });
      isSettled = true;
      replace(merged(kept, data));
      if (hasUnsent(kept)) sendSoon();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      // What this browser remembers serves; the page's next visit asks again.
      isAsked = false;
      settle();
    } finally {
      clearTimeout(impatient);
    }
  }

  function sendSoon(): void {
    if (!asksService) return;
    clearTimeout(timer);
    timer = setTimeout(() => void send(), pause);
  }

  async function send(): Promise<void> {
    for (const [block, entry] of kept) {
      // Signed out meanwhile, it waits in this browser for the member's next visit.
      if (entry.isSent || memberId() !== owner) continue;
      if (!(await isSaved(wire, path, block, entry.view)) || kept.get(block) !== entry) continue;
      replace(new Map([...kept, [block, { ...entry, isSent: true }]]));
    }
  }

  return {
    read: (block) => kept.get(block)?.view ?? null,
    write(block, view) {
      replace(new Map([...kept, [block, { view, isSent: false }]]));
      sendSoon();
    },
    isSettled: () => isSettled,
    subscribe(listener) {
      listeners.add(listener);
      if (!isAsked) void ask();
      return () => listeners.delete(listener);
    },
  };
}

/** Sends one arrangement, quietly: nobody asked for it by name. */
async function isSaved(
  wire: Wire,
  path: string,
  block: string,
  view: SavedView | null,
): Promise<boolean> {
  try {
    const options = { quiet: true, loading: "no" } as const;
    if (view) await wire.call("view.save", { path, block, ...view }, options);
    else await wire.call("view.reset", { path, block }, options);
    return true;
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return false;
  }
}

/** What the service keeps, with what it has not heard of yet; an equal view stays the same object. */
function merged(kept: ReadonlyMap<string, KeptView>, answer: unknown): Map<string, KeptView> {
  const unsent = [...kept].filter(([, { isSent }]) => !isSent);
  const items: unknown[] = Array.isArray(answer) ? answer : [];
  const served = items.flatMap((item): [string, KeptView][] => {
    if (typeof item !== "object" || item === null) return [];
    const { block, ...view }: { block?: unknown } = item;
    if (typeof block !== "string") return [];
    const known = kept.get(block)?.view;
    return [[block, { view: known && equal(known, view) ? known : view, isSent: true }]];
  });
  return new Map([...served, ...unsent]);
}

function hasUnsent(kept: ReadonlyMap<string, KeptView>): boolean {
  return [...kept.values()].some(({ isSent }) => !isSent);
}
