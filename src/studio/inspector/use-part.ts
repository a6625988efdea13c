import { type RefObject, useState } from "react";
import { blockAt, blockOf, type Part } from "../../language/editing/block-at.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";

interface Shown {
  source: string;
  offset: number;
  pointer: string;
  part: Part | null;
}

/**
 * The part under the cursor, until another is opened in the form. While someone works in the form
 * the cursor of the text, which the form's changes move, leads nowhere.
 */
export function usePart(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
  form: RefObject<HTMLElement | null>,
): { part: Part | null; open(pointer: string): void; follow(): void } {
  const [shown, setShown] = useState<Shown>(() => atCursor(source, offset, environment));
  let current = shown;
  if (shown.source !== source || shown.offset !== offset) {
    const isInForm = form.current?.contains(document.activeElement) ?? false;
    current =
      isInForm || (shown.offset === offset && shown.part !== null)
        ? at(source, offset, shown.pointer, environment)
        : atCursor(source, offset, environment);
    setShown(current);
  }
  const open = (pointer: string): void => setShown(at(source, offset, pointer, environment));
  // Who goes back to the text is where its cursor is.
  const follow = (): void => setShown(atCursor(source, offset, environment));
  return { part: current.part, open, follow };
}

function atCursor(source: string, offset: number, environment: LanguageEnvironment): Shown {
  const part = blockAt(source, offset, environment);
  return { source, offset, pointer: part?.pointer ?? "", part };
}

function at(
  source: string,
  offset: number,
  pointer: string,
  environment: LanguageEnvironment,
): Shown {
  return { source, offset, pointer, part: blockOf(source, pointer, environment) };
}
