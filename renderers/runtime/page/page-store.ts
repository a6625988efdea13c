import { createStore, type StoreApi } from "zustand/vanilla";
import type { BlockPlan } from "../../../src/language/block.ts";

/** The state that a page's blocks publish by name, and the dialogs open over it. */
export interface PageState {
  blocks: Readonly<Record<string, BlockState>>;
  dialogs: readonly OpenDialog[];
  /** The ids of blocks with unsaved changes. */
  unsaved: ReadonlySet<string>;
  /** The ids of blocks in which a move or rename is under way, which must not be redrawn. */
  held: ReadonlySet<string>;
  /** Answers that violate the catalogue, by reader; shown to administrators only. */
  answerFaults: ReadonlyMap<string, AnswerFault>;
}

/** The first place in an answer that violates the catalogue, as a JSON pointer. */
export interface AnswerFault {
  operation: string;
  path: string;
}

/** What a block publishes under its name (architecture, law 5). */
export type BlockState = Readonly<Record<string, unknown>>;

/** Variables of one part of a page: `row`, `form`, `data`. */
export type Locals = Readonly<Record<string, unknown>>;

/** A dialog or drawer that is open on a page. */
export interface OpenDialog {
  key: number;
  /** The label of its record, shown after the block's title. */
  subject: string | null;
  as: "dialog" | "drawer";
  width: number | null;
  plan: BlockPlan;
  locals: Locals;
}

/** What the blocks of one open page share. */
export interface PageStore extends StoreApi<PageState> {
  /** By these widgets hand over what is being typed, before a newer version is drawn. */
  readonly handOvers: Set<() => void>;
}

/** The store of one open page; each tab has its own. */
export function createPageStore(): PageStore {
  const store = createStore<PageState>(() => ({
    blocks: {},
    dialogs: [],
    unsaved: new Set(),
    held: new Set(),
    answerFaults: new Map(),
  }));
  return { ...store, handOvers: new Set() };
}

/** Publishes a block's state under its name (architecture, law 5). */
export function publish(store: PageStore, name: string, state: BlockState): void {
  store.setState(({ blocks }) => ({
    blocks: { ...blocks, [name]: { ...blocks[name], ...state } },
  }));
}

let nextKey = 1;

/**
 * Opens a block over the page, once: a second click, while the code of dialogs is still loading,
 * would put another one with the same draft below it.
 */
export function openDialog(store: PageStore, dialog: Omit<OpenDialog, "key">): void {
  store.setState(({ dialogs }) => {
    const isOpen = dialogs.some(
      ({ plan, locals }) => plan.id === dialog.plan.id && locals.row === dialog.locals.row,
    );
    return isOpen ? {} : { dialogs: [...dialogs, { ...dialog, key: nextKey++ }] };
  });
}

/** Closes a dialog and drops its unsaved marks. */
export function closeDialog(store: PageStore, key: number): void {
  store.setState(({ dialogs, unsaved }) => {
    const closed = dialogs.find((dialog) => dialog.key === key);
    const kept = closed ? without(unsaved, closed.plan.id) : unsaved;
    return { dialogs: dialogs.filter((dialog) => dialog !== closed), unsaved: kept };
  });
}

/** Whether a block is another one or inside it; ids are the pointers of their sources. */
export function isWithin(id: string, outer: string): boolean {
  return id === outer || id.startsWith(`${outer}/`);
}

/**
 * Records where an answer violates the catalogue; `null` once the reader has a valid answer or
 * none.
 */
export function noteAnswerFault(store: PageStore, reader: string, fault: AnswerFault | null): void {
  if (fault === null && !store.getState().answerFaults.has(reader)) return;
  store.setState(({ answerFaults }) => {
    const next = new Map(answerFaults);
    if (fault) next.set(reader, fault);
    else next.delete(reader);
    return { answerFaults: next };
  });
}

/** Records whether a block has unsaved changes. */
export function markUnsaved(store: PageStore, id: string, isUnsaved: boolean): void {
  const { unsaved } = store.getState();
  if (unsaved.has(id) !== isUnsaved) store.setState({ unsaved: marked(unsaved, id, isUnsaved) });
}

/** Records whether a block must not be redrawn until a change in it is complete. */
export function markHeld(store: PageStore, id: string, isHeld: boolean): void {
  const { held } = store.getState();
  if (held.has(id) !== isHeld) store.setState({ held: marked(held, id, isHeld) });
}

function marked(ids: ReadonlySet<string>, id: string, isMarked: boolean): ReadonlySet<string> {
  return new Set(isMarked ? [...ids, id] : [...ids].filter((one) => one !== id));
}

/** Drops the unsaved marks of a block that is no longer shown, except of places that are kept. */
export function forgetUnsaved(
  store: PageStore,
  id: string,
  isKept: (place: string) => boolean = () => false,
): void {
  const { unsaved } = store.getState();
  const kept = new Set([...unsaved].filter((place) => !isWithin(place, id) || isKept(place)));
  if (kept.size < unsaved.size) store.setState({ unsaved: kept });
}

function without(ids: ReadonlySet<string>, outer: string): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !isWithin(id, outer)));
}
