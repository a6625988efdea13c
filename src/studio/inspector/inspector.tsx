import type { TextEdit } from "../../language/fixes/quick-fix.ts";

interface InspectorProps {
  source: string;
  offset: number;
  onApply(edits: readonly TextEdit[]): void;
  onReveal(offset: number, length: number): void;
}

/** The part of a page under the cursor, as a form. */
export function Inspector(_props: InspectorProps) {
  return null;
}
