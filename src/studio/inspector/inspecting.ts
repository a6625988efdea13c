import { createContext, useContext } from "react";
import type { Part } from "../../language/editing/block-at.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";

/** The part of a page that is shown as a form, and what its fields can do. */
export interface Inspecting {
  source: string;
  part: Part;
  environment: LanguageEnvironment;
  /** The problems of the page, a moment behind what is typed. */
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** Makes edits as one change; `null` among them change nothing. */
  apply(edits: readonly (TextEdit | null)[]): void;
  /** Shows the part at a pointer. */
  open(pointer: string): void;
}

/** The part of the page that the inspector's fields belong to; read by `useInspecting`. */
export const InspectingContext = createContext<Inspecting | null>(null);

/** The part of a page around a field. */
export function useInspecting(): Inspecting {
  const inspecting = useContext(InspectingContext);
  if (!inspecting) throw new Error("A field of the inspector was drawn outside it.");
  return inspecting;
}
