import { answerCodes } from "../../catalogue/answer-codes.ts";
import { CallError } from "../../wire/wire.ts";
import { takeBoth } from "../merge/merge-texts.ts";
import { type FoundPage, noPageEtag, type ServedPage } from "./draft-answer.ts";
import type { KeptSource } from "./kept-source.ts";

/** Whether the typed text is saved in the service, and if not, why. */
export type Saving =
  | { status: "saved" }
  | { status: "waiting" }
  | { status: "saving" }
  | { status: "unreachable" }
  | { status: "tooLong" }
  | { status: "refused"; message: string };

/**
 * Another person's text, saved since the own text was read, where the author must choose between
 * the two.
 */
export interface Conflict {
  /** The common original; `null` if unknown. */
  base: string | null;
  /** The other person's text; `null` if the page was deleted, or its draft discarded. */
  theirs: string | null;
  author: string;
  etag: string | null;
  /** What the service says of that. */
  message?: string;
}

/** A text into which another person's changes were merged beside the own ones. */
export interface Taken {
  source: string;
  author: string;
}

/**
 * The state of an edited page: loading, failed, or ready with its text and the result of saving it.
 */
export type PageDraftState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string }
  | {
      status: "ready";
      /** The text as typed. */
      source: string;
      served: ServedPage;
      saving: Saving;
      conflict: Conflict | null;
      /** Others' changes that were merged without conflict, until dismissed. */
      taken: Taken | null;
    };

/** A page that is loaded and can be edited. */
export type ReadyPage = Extract<PageDraftState, { status: "ready" }>;

/** The text of a page as typed; empty while it is not loaded. */
export const sourceIn = (state: PageDraftState): string =>
  state.status === "ready" ? state.source : "";

/** The initial state of a loaded page, without any typed text. */
export function readyAs(served: ServedPage): ReadyPage {
  const { source } = served;
  const saving = { status: "saved" } as const;
  return { status: "ready", source, served, saving, conflict: null, taken: null };
}

/** The page if nothing is unsaved or in conflict; otherwise `null`. */
export function quietPage(state: PageDraftState): ReadyPage | null {
  if (state.status !== "ready" || state.conflict) return null;
  return state.saving.status === "saved" ? state : null;
}

/** A constant, so that keystrokes cause no redraw. */
export const waiting: Saving = { status: "waiting" };

/** The own text merged with changes that others have saved, or a conflict with both texts. */
export function mergedWith(
  state: ReadyPage,
  { served, etag }: FoundPage,
  base: string | null,
): ReadyPage {
  const { source: theirs, author } = served;
  const source = takeBoth(base, state.source, theirs);
  if (source === null) {
    return { ...state, saving: waiting, conflict: { base, theirs, author, etag } };
  }
  const taken = theirs === base ? null : { source, author };
  return { ...state, source, served, saving: waiting, conflict: null, taken };
}

/**
 * What changes where the page was deleted meanwhile, or its draft discarded: the typed text waits
 * until it is saved as a new draft.
 */
export function deletedSays(
  message: string,
  etag: string | null = noPageEtag,
): Pick<ReadyPage, "conflict" | "saving"> {
  const conflict = { base: null, theirs: null, author: "", etag, message };
  return { conflict, saving: waiting };
}

/** The state of a page that could not be loaded; the unsaved text of a missing one is shown. */
export function failureOf(cause: unknown, kept: KeptSource | null): PageDraftState {
  if (cause instanceof CallError && cause.code === answerCodes.notFound) {
    if (!kept) return { status: "missing" };
    const served = { source: "", version: 0, state: "draft", author: "" } as const;
    return { ...readyAs(served), source: kept.source, ...deletedSays(cause.message) };
  }
  return { status: "failed", message: cause instanceof Error ? cause.message : String(cause) };
}
