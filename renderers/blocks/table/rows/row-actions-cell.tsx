import { createContext, useContext } from "react";
import { RowActions } from "../../../runtime/act/action-buttons.tsx";
import type { Actions } from "../../../runtime/act/use-actions.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { shownText } from "../../../runtime/show/shown-text.ts";
import type { Row } from "../query/table-rows.ts";

/** The interpreter of a table's row actions, and what its rows are called by. */
export const RowActionsContext = createContext<{ actions: Actions; labelField: string } | null>(
  null,
);

/** The actions on one row; it follows the interpreter while its row stays as it is. */
export function RowActionsCell({ row, inline }: { row: Row; inline: number }) {
  const host = useHost();
  const context = useContext(RowActionsContext);
  if (!context) return null;
  const subject = shownText(host, row[context.labelField]);
  return <RowActions actions={context.actions} row={row} subject={subject} inline={inline} />;
}
