import type { SavedView, SavedViews } from "../../../renderers/runtime/page/saved-views.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
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

/** The pause after a change before it is sent. */
const pauseMs = 600;

/** No page waits longer than this for what the service keeps. */
const patienceMs = 500;

/** Remembers arrangements on the service where it can, and in this browser in any case. */
export function createSavedViews(place: SavedViewsPlace): SavedViewStore {
  const made = new Map<string, SavedViews>();
  return (memberId, path) => {
    const key = keyOf(memberId, path);
    const views = made.get(key) ?? new PageViews(place, memberId, path);
    made.set(key, views);
    return views;
  };
}

const keyOf = (memberId: SignedInMember["id"] | null, path: string): string =>
  `views.${memberId ?? ""}.${path}`;

/** The arrangements of one page, by block. */
class PageViews implements SavedViews {
  readonly #place: SavedViewsPlace;
  readonly #owner: SignedInMember["id"] | null;
  readonly #path: string;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  readonly #asksService: boolean;
  #kept: ReadonlyMap<string, KeptView>;
  #isSettled: boolean;
  #isAsked: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: SavedViewsPlace, owner: SignedInMember["id"] | null, path: string) {
    this.#place = place;
    this.#owner = owner;
    this.#path = path;
    this.#key = keyOf(owner, path);
    this.#asksService = place.isServed && owner !== null;
    const stored = owner === null ? null : readKept(place.storage, this.#key);
    this.#kept = stored ?? new Map();
    this.#isSettled = stored !== null || !this.#asksService;
    this.#isAsked = !this.#asksService;
  }

  readonly read = (block: string): SavedView | null => this.#kept.get(block)?.view ?? null;

  readonly write = (block: string, view: SavedView | null): void => {
    this.#keep(block, { view, isSent: false });
    this.#sendSoon();
  };

  readonly isSettled = (): boolean => this.#isSettled;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#isAsked) void this.#ask();
    return () => this.#listeners.delete(listener);
  };

  #keep(block: string, entry: KeptView): void {
    this.#replace(new Map([...this.#kept, [block, entry]]));
  }

  #replace(next: ReadonlyMap<string, KeptView>): void {
    this.#kept = next;
    if (this.#owner !== null) writeKept(this.#place.storage, this.#key, next);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly #settle = (): void => {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#tell();
  };

  async #ask(): Promise<void> {
    this.#isAsked = true;
    const impatient = setTimeout(this.#settle, patienceMs);
    try {
      const options = { quiet: true, loading: "no" } as const;
      const { data } = await this.#place.wire.call("view.getList", { path: this.#path }, options);
      this.#isSettled = true;
      this.#replace(merged(this.#kept, data));
      if (hasUnsent(this.#kept)) this.#sendSoon();
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      // What this browser remembers serves; the page's next visit asks again.
      this.#isAsked = false;
      this.#settle();
    } finally {
      clearTimeout(impatient);
    }
  }

  #sendSoon(): void {
    if (!this.#asksService) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), pauseMs);
  }

  async #send(): Promise<void> {
    for (const [block, entry] of this.#kept) {
      // Signed out meanwhile, it waits in this browser for the member's next visit.
      if (entry.isSent || this.#place.memberId() !== this.#owner) continue;
      const isTaken = await isSaved(this.#place.wire, this.#path, block, entry.view);
      if (isTaken && this.#kept.get(block) === entry) this.#keep(block, { ...entry, isSent: true });
    }
  }
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
    const { block, ...view } = fieldsOf(item);
    if (typeof block !== "string") return [];
    const known = kept.get(block)?.view;
    return [[block, { view: known && equal(known, view) ? known : view, isSent: true }]];
  });
  return new Map([...served, ...unsent]);
}

function hasUnsent(kept: ReadonlyMap<string, KeptView>): boolean {
  return [...kept.values()].some(({ isSent }) => !isSent);
}
