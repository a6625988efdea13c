import { answerCodes } from "../../catalogue/answer-codes.ts";
import { CallError } from "../../wire/wire.ts";
import { takeBoth } from "../merge/merge-texts.ts";
import type { FoundPage, ServedPage } from "./draft-answer.ts";

/** Whether what is typed is with the service, and if not, why. */
export type Saving =
  | { status: "saved" }
  | { status: "waiting" }
  | { status: "saving" }
  | { status: "unreachable" }
  | { status: "tooLong" }
  | { status: "refused"; message: string };

/** Another's text, saved since the own one was read, where somebody must decide between both. */
export interface Conflict {
  /** The common original; `null` if unknown. */
  base: string | null;
  theirs: string;
  author: string;
  etag: string | null;
}

/** A text into which the changes of another were taken, beside the own ones. */
export interface Taken {
  source: string;
  author: string;
}

/** How a page that is edited stands: on its way, not to be had, or there with what became of it. */
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
      /** Others' changes that were merged without conflict, until dismissed. */
      taken: Taken | null;
    };

/** A page that is there to be edited. */
export type ReadyPage = Extract<PageDraftState, { status: "ready" }>;

/** A page as the service has it, with nothing typed. */
export function readyAs(served: ServedPage): ReadyPage {
  const { source } = served;
  const saving = { status: "saved" } as const;
  return { status: "ready", source, served, saving, conflict: null, taken: null };
}

/** A constant, so that keystrokes cause no redraw. */
export const waiting: Saving = { status: "waiting" };

/** The own text with what another has saved since both began, or both where they conflict. */
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

/** What became of a page that could not be loaded. */
export function failureOf(cause: unknown): PageDraftState {
  if (cause instanceof CallError && cause.code === answerCodes.notFound)
    return { status: "missing" };
  return { status: "failed", message: cause instanceof Error ? cause.message : String(cause) };
}
