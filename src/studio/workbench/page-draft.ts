import { createStore, type StoreApi } from "zustand/vanilla";
import type { Drafts } from "../../../renderers/runtime/drafts.ts";
import { CallError, type Wire } from "../../wire/wire.ts";
import { readKeptSource, readServedPage, type ServedPage } from "./draft-answer.ts";

/** Whether what is typed is with the service, and if not, why. */
export type Saving =
  | { status: "saved" }
  | { status: "waiting" }
  | { status: "saving" }
  | { status: "unreachable" }
  | { status: "refused"; message: string };

/** One and the same at every key: nothing is drawn anew for it. */
const waiting: Saving = { status: "waiting" };

/** Another's text, saved since the own one was read. */
export interface Conflict {
  theirs: string;
  author: string;
  etag: string | null;
}

export type PageDraftState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | {
      status: "ready";
      /** As typed. */
      source: string;
      served: ServedPage;
      saving: Saving;
      conflict: Conflict | null;
    };

interface PageDraftParts {
  path: string;
  wire: Wire;
  drafts: Drafts;
}

interface FoundPage {
  served: ServedPage;
  etag: string | null;
}

type Ready = Extract<PageDraftState, { status: "ready" }>;

/** Begins with a `/`, so that it counts as unsaved work of its tab. */
const keptKey = "/source";

/** The pause in typing, in milliseconds, after which the draft is saved. */
const pause = 800;

/** So long, in milliseconds, a save that did not reach the service waits for the next try. */
const patience = 5_000;

const noSuchRecord = 40400;
const changedMeanwhile = 40900;

/**
 * The text of a page while somebody edits it. Every change is kept in the browser at once and with
 * the service after a pause; one that another has overtaken is never overwritten (decisions, `ETag`
 * and `If-Match`).
 */
export class PageDraft {
  readonly store: StoreApi<PageDraftState> = createStore<PageDraftState>(() => ({
    status: "loading",
  }));
  readonly #parts: PageDraftParts;
  /** Of what the service had when it was last asked. */
  #etag: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: PageDraftParts) {
    this.#parts = parts;
  }

  /** Loads the page anew; what is typed and not saved stays. */
  async load(): Promise<void> {
    try {
      const found = await this.#read();
      this.#etag = found.etag;
      this.store.setState(this.#withKept(found), true);
    } catch (cause) {
      this.store.setState(failureOf(cause), true);
    }
  }

  /** Loads the page anew, for whoever does not wait for it. */
  readonly reload = (): void => void this.load();

  /** Takes up what others saved meanwhile, where nothing is typed. */
  async refresh(): Promise<void> {
    const before = this.#quiet();
    if (!before) return;
    const found = await this.#read().catch(() => null);
    if (!found || found.etag === this.#etag || this.#quiet()?.source !== before.source) return;
    this.#etag = found.etag;
    this.#change({ served: found.served, source: found.served.source });
  }

  /** Takes a text as typed. */
  readonly type = (source: string): void => {
    const state = this.store.getState();
    if (state.status !== "ready" || state.source === source) return;
    this.#keep(source);
    this.#change({ source, saving: waiting });
    this.#saveIn(pause);
  };

  /** Saves at once what would be saved after a pause; one save at a time. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) {
      await this.#running;
      return await this.save();
    }
    const state = this.store.getState();
    if (state.status !== "ready" || state.conflict || state.saving.status === "saved") return;
    this.#running = this.#send(state.source).finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Ends a conflict with a text made of both. */
  readonly resolve = (source: string): void => {
    const state = this.store.getState();
    if (state.status !== "ready" || !state.conflict) return;
    const { etag, theirs } = state.conflict;
    this.#etag = etag;
    this.#keep(source);
    const served: ServedPage = { ...state.served, source: theirs };
    this.#change({ source, served, conflict: null, saving: waiting });
    void this.save();
  };

  /**
   * Makes the draft the page that everybody sees; `false` where it could not even be saved.
   * @throws CallError as the call does.
   */
  async publish(note: string): Promise<boolean> {
    await this.save();
    if (!this.#quiet()) return false;
    const { wire, path } = this.#parts;
    // What another has saved since was not what is published here.
    const ifMatch = this.#etag ?? undefined;
    await wire.call("page.publish", { path, note }, { quiet: true, isSummedUp: true, ifMatch });
    await this.load();
    return true;
  }

  /** The state while nothing waits to be saved. */
  #quiet(): Ready | null {
    const state = this.store.getState();
    const isQuiet = state.status === "ready" && state.saving.status === "saved" && !state.conflict;
    return isQuiet ? state : null;
  }

  async #read(): Promise<FoundPage> {
    const { wire, path } = this.#parts;
    const options = { quiet: true, loading: "no" } as const;
    const { data, etag } = await wire.call("page.getOne", { path, draft: true }, options);
    const served = readServedPage(data);
    if (!served) throw new CallError("malformed", "page.getOne", "page.getOne");
    return { served, etag };
  }

  /** The page as found, with what this browser tab keeps of it. */
  #withKept(found: FoundPage): Ready {
    const { served } = found;
    const kept = readKeptSource(this.#parts.drafts.read(keptKey));
    const state: Ready = {
      status: "ready",
      source: served.source,
      served,
      saving: { status: "saved" },
      conflict: null,
    };
    if (!kept || kept.source === served.source) {
      this.#parts.drafts.remove(keptKey);
      return state;
    }
    const { source } = kept;
    if (kept.etag !== found.etag) return { ...state, source, conflict: conflictWith(found) };
    this.#saveIn(pause);
    return { ...state, source, saving: waiting };
  }

  async #send(source: string): Promise<void> {
    const { wire, path } = this.#parts;
    this.#change({ saving: { status: "saving" } });
    try {
      const { etag } = await wire.call(
        "page.saveDraft",
        { path, source },
        { quiet: true, loading: "no", isSummedUp: true, ifMatch: this.#etag ?? undefined },
      );
      this.#etag = etag;
      this.#saved(source);
    } catch (cause) {
      await this.#notSaved(source, cause);
    }
  }

  #saved(source: string): void {
    const state = this.store.getState();
    if (state.status !== "ready") return;
    const served: ServedPage = { ...state.served, source, state: "draft" };
    if (state.source === source) {
      this.#parts.drafts.remove(keptKey);
      this.#change({ served, saving: { status: "saved" } });
    } else {
      this.#keep(state.source);
      this.#change({ served, saving: waiting });
      this.#saveIn(pause);
    }
  }

  async #notSaved(source: string, cause: unknown): Promise<void> {
    if (!(cause instanceof CallError)) throw cause;
    if (cause.code === changedMeanwhile) await this.#meetOthers(source);
    else if (cause.kind === "network" || cause.kind === "timeout") this.#tryLater();
    else this.#change({ saving: { status: "refused", message: cause.message } });
  }

  /** Another saved first. Where both wrote the same there is nothing to decide. */
  async #meetOthers(source: string): Promise<void> {
    const found = await this.#read().catch(() => null);
    if (!found) this.#tryLater();
    else if (found.served.source === source) {
      this.#etag = found.etag;
      this.#saved(source);
    } else this.#change({ saving: waiting, conflict: conflictWith(found) });
  }

  #tryLater(): void {
    this.#change({ saving: { status: "unreachable" } });
    this.#saveIn(patience);
  }

  #change(changes: Partial<Ready>): void {
    this.store.setState((state) => (state.status === "ready" ? { ...state, ...changes } : state));
  }

  #keep(source: string): void {
    this.#parts.drafts.write(keptKey, { source, etag: this.#etag });
  }

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }
}

function conflictWith(found: FoundPage): Conflict {
  return { theirs: found.served.source, author: found.served.author, etag: found.etag };
}

function failureOf(cause: unknown): PageDraftState {
  if (cause instanceof CallError && cause.code === noSuchRecord) return { status: "missing" };
  return { status: "failed", message: cause instanceof Error ? cause.message : String(cause) };
}
