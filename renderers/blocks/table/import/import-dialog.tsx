import type { TablePlan } from "../kind.ts";
import { ImportFrame } from "./import-frame.tsx";
import type { ImportPlan } from "./import-plan.ts";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  plan: TablePlan;
  planned: ImportPlan;
  /** The arguments that are equal for all rows. */
  bound: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** The import dialog of a table, which starts with the choice of a file. */
export function ImportDialog({ plan, planned, bound, onClose }: ImportDialogProps) {
  const running = useImport(plan, planned, bound);
  return <ImportFrame running={running} onClose={onClose} />;
}
