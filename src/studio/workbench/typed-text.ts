import { createContext, useContext } from "react";

/** What changes at every key: only those who follow it so closely are drawn anew. */
interface TypedText {
  source: string;
  /** The cursor's offset. */
  cursor: number;
}

/** Where the text is found as it is typed, ahead of its problems; read by `useTypedText`. */
export const TypedTextContext = createContext<TypedText>({ source: "", cursor: 0 });

/** The text of the page as it is typed, with its cursor. */
export function useTypedText(): TypedText {
  return useContext(TypedTextContext);
}
