import { createContext, useContext } from "react";

/**
 * The text and cursor, which change at every keystroke; only components that read them are redrawn.
 */
interface TypedText {
  source: string;
  /** The cursor's offset. */
  cursor: number;
}

/** The context with the text as it is typed, ahead of its problems; read by `useTypedText`. */
export const TypedTextContext = createContext<TypedText>({ source: "", cursor: 0 });

/** The text of the page as it is typed, with the cursor's offset. */
export function useTypedText(): TypedText {
  return useContext(TypedTextContext);
}
