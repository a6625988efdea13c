import type { TablePlan } from "../kind.ts";
import { ImportFrame } from "./import-frame.tsx";
import type { ImportPlan } from "./import-plan.ts";
import { useImport } from "./use-import.ts";

interface ImportDialogProps {
  plan: TablePlan;
  planned: ImportPlan;
  /** The arguments that are the same for all rows. */
  bound: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** An import into a table, from choosing the file on. */
export function ImportDialog({ plan, planned, bound, onClose }: ImportDialogProps) {
  const running = useImport(plan, planned, bound);
  return <ImportFrame running={running} onClose={onClose} />;
}
