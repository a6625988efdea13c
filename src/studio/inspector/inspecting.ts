import { createContext } from "react";
import type { Part } from "../../language/editing/block-at.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import { useProvided } from "../../ui/use-provided.ts";

/** The part of a page that the inspector shows as a form, and the actions of its fields. */
export interface Inspecting {
  source: string;
  part: Part;
  environment: LanguageEnvironment;
  /** The problems of the page as of the last check, which follows typing after a pause. */
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** Applies edits as one change; `null` items are skipped. */
  apply(edits: readonly (TextEdit | null)[]): void;
  open(pointer: string): void;
}

/** The part of the page that the inspector's fields belong to; read by `useInspecting`. */
export const InspectingContext = createContext<Inspecting | null>(null);

/** The inspected part of the page, for the fields of the inspector. */
export function useInspecting(): Inspecting {
  return useProvided(InspectingContext, "inspector");
}
