import { createStore, type StoreApi } from "zustand/vanilla";
import type { Drafts } from "../../../renderers/runtime/draft/drafts.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Requests } from "../../catalogue/types.gen.ts";
import { CallError, isUncertain, summedUp, type Wire } from "../../wire/wire.ts";
import { longestDraft } from "../longest-draft.ts";
import { type FoundPage, findPage, type SeenDraft, type ServedPage } from "./draft-answer.ts";
import {
  deletedSays,
  failureOf,
  mergedWith,
  type PageDraftState,
  quietPage,
  type ReadyPage,
  readyAs,
  type Saving,
  sourceIn,
  waiting,
} from "./draft-state.ts";
import { forgetText, isDiscarded, type KeptSource, keepText, readText } from "./kept-source.ts";

interface PageDraftParts {
  path: string;
  wire: Wire;
  drafts: Drafts;
}

/** The pause in typing, in milliseconds, after which the draft is saved. */
const typingPauseMs = 800;
/** Milliseconds between attempts to save while the service is unreachable or failing. */
const retryAfterMs = 5_000;

/**
 * The text of a page while it is edited. Changes are stored in the browser at once and in the
 * service after a pause. A newer version of somebody else is never overwritten (decisions, `ETag`
 * and `If-Match`): changes that do not overlap are merged, the rest is a conflict.
 */
export class PageDraft {
  readonly store: StoreApi<PageDraftState> = createStore<PageDraftState>(() => ({
    status: "loading",
  }));
  readonly #parts: PageDraftParts;
  /** The service's text and ETag that the edit started from. */
  #begun: Pick<KeptSource, "etag" | "base"> = { etag: null, base: null };
  /** The text last sent without an answer; it may have been saved. */
  #unanswered: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: PageDraftParts) {
    this.#parts = parts;
  }

  /** Loads the page again; unsaved text is kept. */
  async load(): Promise<void> {
    const begun = this.#begun;
    try {
      const found = await findPage(this.#parts);
      // What was saved meanwhile may be newer than this answer.
      if (this.#begun !== begun) return await this.load();
      this.store.setState(this.#withKept(found), true);
    } catch (cause) {
      this.store.setState(failureOf(cause, this.#kept()), true);
    }
  }

  /** Takes others' saved changes if there is no unsaved text; a discarded draft becomes unsaved. */
  async refresh(): Promise<void> {
    const before = this.#quiet();
    if (!before) return;
    const found = await findPage(this.#parts).catch(() => null);
    if (!found || found.etag === this.#begun.etag) return;
    if (this.#quiet()?.source !== before.source) return;
    if (isDiscarded(this.#begun, found)) return this.#typed(before.source);
    this.#beginWith(found);
    this.#change({ served: found.served, source: found.served.source });
  }

  /** Sets the typed text. */
  readonly type = (source: string): void => {
    const state = this.store.getState();
    if (state.status === "ready" && state.source !== source) this.#typed(source);
  };

  /** Saves pending text at once, one save at a time, unless it was discarded with its tab. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) return await this.#running.then(() => this.save());
    const state = this.store.getState();
    if (state.status !== "ready" || state.conflict || state.saving.status === "saved") return;
    if (state.source.length > longestDraft) return this.#change({ saving: { status: "tooLong" } });
    if (!this.#kept()) return await this.load();
    this.#running = this.#send(state.source).finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  /** Ends a conflict with a merged text. */
  readonly resolve = (source: string): void => {
    const state = this.store.getState();
    if (state.status !== "ready" || !state.conflict) return;
    const { etag, theirs } = state.conflict;
    this.#begun = { etag, base: theirs };
    this.#keep(source);
    const served: ServedPage = { ...state.served, source: theirs ?? "" };
    this.#change({ source, served, conflict: null, saving: waiting });
    void this.save();
  };

  /** The page as its author sees it, after pending text is saved. */
  async seen(): Promise<SeenDraft> {
    await this.save();
    return { source: sourceIn(this.store.getState()), etag: this.#begun.etag };
  }

  /** Closes the notice of merged changes. */
  readonly dismissTaken = (): void => this.#change({ taken: null });

  /**
   * Publishes the draft that its author has seen; returns `false` if it could not be saved.
   * @throws CallError as the call does.
   */
  async publish(seen: SeenDraft, how: Omit<Requests["page.publish"], "path">): Promise<boolean> {
    await this.save();
    const shown = this.#quiet();
    if (!shown) return false;
    // The text may have been saved since it was seen, but another text is refused by the service.
    const ifMatch = (shown.source === seen.source ? this.#begun : seen).etag ?? undefined;
    const options = { quiet: true, showsFaults: true, ifMatch };
    await this.#parts.wire.call("page.publish", { path: this.#parts.path, ...how }, options);
    await this.load();
    return true;
  }

  readonly #quiet = () => quietPage(this.store.getState());
  readonly #kept = () => readText(this.#parts.drafts);

  /** The loaded page with the unsaved text that this browser tab has stored. */
  #withKept(found: FoundPage): ReadyPage {
    const { served } = found;
    const kept = this.#kept();
    this.#beginWith(found);
    const state = readyAs(served);
    if (!kept || kept.source === served.source) {
      forgetText(this.#parts.drafts, served.source);
      return state;
    }
    const { source, etag, base } = kept;
    if (etag !== found.etag) {
      this.#begun = { etag, base };
      // The service refuses to save the text of a discarded draft, and says who discarded it.
      if (!isDiscarded(kept, found)) return this.#withOthers({ ...state, source }, found);
    }
    this.#saveIn(typingPauseMs);
    return { ...state, source, saving: waiting };
  }

  /** The own text merged with changes that others have saved, or a conflict with both texts. */
  #withOthers(state: ReadyPage, found: FoundPage): ReadyPage {
    const merged = mergedWith(state, found, this.#begun.base);
    if (merged.conflict) return merged;
    this.#beginWith(found);
    this.#keep(merged.source);
    this.#saveIn(typingPauseMs);
    return merged;
  }

  #beginWith({ etag, served }: FoundPage): void {
    this.#begun = { etag, base: served.source };
  }

  async #send(source: string): Promise<void> {
    const { wire, path } = this.#parts;
    this.#change({ saving: { status: "saving" } });
    try {
      const { etag } = await wire.call(
        "page.saveDraft",
        { path, source },
        { ...summedUp, ifMatch: this.#begun.etag ?? undefined },
      );
      this.#begun = { etag, base: source };
      this.#unanswered = null;
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
      forgetText(this.#parts.drafts, source);
      this.#change({ served, saving: { status: "saved" } });
    } else {
      this.#change({ served });
      this.#typed(state.source);
    }
  }

  async #notSaved(source: string, cause: unknown): Promise<void> {
    if (!(cause instanceof CallError)) throw cause;
    if (cause.code === answerCodes.changedMeanwhile) await this.#meetOthers(source, cause.message);
    else if (cause.code === answerCodes.notFound) this.#change(deletedSays(cause.message));
    else {
      const saving = { status: "refused", message: cause.message } as const;
      if (!isUncertain(cause)) return this.#change({ saving });
      this.#unanswered = source;
      this.#tryLater(cause.status === null ? undefined : saving);
    }
  }

  /** Handles a save by others, unless the service's text is the one sent last. */
  async #meetOthers(source: string, message: string): Promise<void> {
    const found = await findPage(this.#parts).catch(() => null);
    const state = this.store.getState();
    if (!found || state.status !== "ready") this.#tryLater();
    else if ([source, this.#unanswered].includes(found.served.source)) {
      this.#beginWith(found);
      this.#saved(found.served.source);
    } else if (isDiscarded(this.#begun, found)) this.#change(deletedSays(message, found.etag));
    else this.store.setState(this.#withOthers(state, found), true);
  }

  #tryLater(saving: Saving = { status: "unreachable" }): void {
    this.#change({ saving });
    this.#saveIn(retryAfterMs);
  }

  #change(changes: Partial<ReadyPage>): void {
    this.store.setState((state) => (state.status === "ready" ? { ...state, ...changes } : state));
  }

  #typed(source: string): void {
    this.#keep(source);
    this.#change({ source, saving: waiting });
    this.#saveIn(typingPauseMs);
  }

  #keep(source: string): void {
    keepText(this.#parts.drafts, { source, ...this.#begun });
  }

  #saveIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }
}
