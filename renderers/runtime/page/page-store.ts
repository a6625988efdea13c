import { createStore, type StoreApi } from "zustand/vanilla";
import type { BlockPlan } from "../../../src/language/block.ts";

/** The state that a page's blocks publish by name, and the dialogs open over it. */
export interface PageState {
  blocks: Readonly<Record<string, BlockState>>;
  dialogs: readonly OpenDialog[];
  /** The ids of the blocks that hold changes not yet saved. */
  unsaved: ReadonlySet<string>;
  /** The ids of the blocks in which something is moved or renamed that must stay where it is. */
  held: ReadonlySet<string>;
  /** Answers that break the catalogue, by who read them; only administrators look for them. */
  answerFaults: ReadonlyMap<string, AnswerFault>;
}

/** The first place where an operation's answer breaks the catalogue, as a JSON pointer. */
export interface AnswerFault {
  operation: string;
  path: string;
}

/** What a block publishes under its name (architecture, law 5). */
export type BlockState = Readonly<Record<string, unknown>>;

/** Variables that only one part of a page sees: `row`, `form`, `data`. */
export type Locals = Readonly<Record<string, unknown>>;

/** A dialog or drawer that is open on a page. */
export interface OpenDialog {
  key: number;
  /** The record that it is about; stands after the block's title. */
  subject: string | null;
  as: "dialog" | "drawer";
  width: number | null;
  plan: BlockPlan;
  locals: Locals;
}

/** The state that the blocks of one open page share. */
export type PageStore = StoreApi<PageState>;

/** The store of one open page; each tab has its own. */
export function createPageStore(): PageStore {
  return createStore<PageState>(() => ({
    blocks: {},
    dialogs: [],
    unsaved: new Set(),
    held: new Set(),
    answerFaults: new Map(),
  }));
}

/** Publishes a block's state under its name (architecture, law 5). */
export function publish(store: PageStore, name: string, state: BlockState): void {
  store.setState(({ blocks }) => ({
    blocks: { ...blocks, [name]: { ...blocks[name], ...state } },
  }));
}

let nextKey = 1;

/** Opens a block over the page. */
export function openDialog(store: PageStore, dialog: Omit<OpenDialog, "key">): void {
  const key = nextKey++;
  store.setState(({ dialogs }) => ({ dialogs: [...dialogs, { ...dialog, key }] }));
}

/** Closes a dialog, and forgets that anything in it was unsaved. */
export function closeDialog(store: PageStore, key: number): void {
  store.setState(({ dialogs, unsaved }) => {
    const closed = dialogs.find((dialog) => dialog.key === key);
    const kept = closed ? without(unsaved, closed.plan.id) : unsaved;
    return { dialogs: dialogs.filter((dialog) => dialog !== closed), unsaved: kept };
  });
}

/** Whether a block is another one or stands in it; their ids are the pointers of their sources. */
export function isWithin(id: string, outer: string): boolean {
  return id === outer || id.startsWith(`${outer}/`);
}

/** Notes where an answer breaks the catalogue; `null` once its reader has another one or none. */
export function noteAnswerFault(store: PageStore, reader: string, fault: AnswerFault | null): void {
  if (fault === null && !store.getState().answerFaults.has(reader)) return;
  store.setState(({ answerFaults }) => {
    const next = new Map(answerFaults);
    if (fault) next.set(reader, fault);
    else next.delete(reader);
    return { answerFaults: next };
  });
}

/** Notes whether a block holds changes that are not saved. */
export function markUnsaved(store: PageStore, id: string, isUnsaved: boolean): void {
  const { unsaved } = store.getState();
  if (unsaved.has(id) !== isUnsaved) store.setState({ unsaved: marked(unsaved, id, isUnsaved) });
}

/** Notes whether what a block shows must stay as it is until something in it is done. */
export function markHeld(store: PageStore, id: string, isHeld: boolean): void {
  const { held } = store.getState();
  if (held.has(id) !== isHeld) store.setState({ held: marked(held, id, isHeld) });
}

function marked(ids: ReadonlySet<string>, id: string, isMarked: boolean): ReadonlySet<string> {
  return new Set(isMarked ? [...ids, id] : [...ids].filter((one) => one !== id));
}

/** Forgets the unsaved changes of a block that is shown no longer. */
export function forgetUnsaved(store: PageStore, id: string): void {
  const { unsaved } = store.getState();
  const kept = without(unsaved, id);
  if (kept.size < unsaved.size) store.setState({ unsaved: kept });
}

function without(ids: ReadonlySet<string>, outer: string): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !isWithin(id, outer)));
}
