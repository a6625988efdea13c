import { createContext, useContext, useMemo, useState } from "react";

/**
 * The text and cursor, which change at every keystroke; only components that read them are redrawn.
 */
interface TypedText {
  source: string;
  cursor: number;
  /** What is typed in the inspector and not whole yet, by the property that it is for. */
  unfinished: Map<string, Unfinished>;
}

/** A text that is typed for a value and cannot replace it yet, such as half a JSON value. */
export interface Unfinished {
  /** The value that the text would replace. */
  said: string;
  typed: string;
}

/** The context with the text as it is typed, ahead of its problems; read by `useTypedText`. */
export const TypedTextContext = createContext<TypedText>({
  source: "",
  cursor: 0,
  unfinished: new Map(),
});

/** The value of the context: a page's text and cursor, with the same unfinished texts each time. */
export function useTyping(source: string, cursor: number): TypedText {
  const [unfinished] = useState(() => new Map<string, Unfinished>());
  return useMemo(() => ({ source, cursor, unfinished }), [source, cursor, unfinished]);
}

/** The text of the page as it is typed, with the cursor's offset. */
export function useTypedText(): TypedText {
  return useContext(TypedTextContext);
}
