import { createContext } from "react";

/** What a row of an editable table needs of the table around it. */
export interface RowsAround {
  /** Whether its fields stand in cells below a common head. */
  isTable: boolean;
  /** The rows drawn, of a long table a page of them. */
  first: number;
  end: number;
  /** Puts the focus on the first of these elements that can take it, once the rows stand anew. */
  focusNext(...ids: string[]): void;
}

/** The table around a row, or `null` outside of one. */
export const RowsContext = createContext<RowsAround | null>(null);
