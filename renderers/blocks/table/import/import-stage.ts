import type { StoreApi } from "zustand/vanilla";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import type { ImportRow } from "./check-rows.ts";
import type { ImportProgress, ImportRun } from "./send-rows.ts";
import type { CheckedFile, FileChoice } from "./use-file-reader.ts";

/** How far an import has come; each stage has what is shown of it. */
export type ImportStage =
  | { name: "choose"; refusal: string | null }
  /** In percent; `null` while the file is read. */
  | { name: "checking"; percent: number | null }
  | { name: "checked"; file: CheckedFile }
  | { name: "sending"; file: CheckedFile; progress: ImportProgress }
  | { name: "over"; file: CheckedFile; run: ImportRun; isUndoable: boolean }
  /** The rows that were imported are deleted again. */
  | { name: "undone"; file: CheckedFile; run: ImportRun };

/** An import into a table: where it stands, and what leads on from there. */
export interface Import {
  store: StoreApi<ImportStage>;
  /** The write that is called for each row. */
  operation: string;
  /** The fields that the columns of a file may fill. */
  fields: readonly FieldPlan[];
  /** Reads and checks a file. */
  check(file: File, choice?: FileChoice): Promise<void>;
  /** Checks a file again, with other columns or another way to find records. */
  choose(file: CheckedFile, choice: FileChoice): Promise<void>;
  /** Sends rows; `before` is what became of those sent earlier. */
  send(rows: readonly ImportRow[], before: ImportRun | null): Promise<void>;
  /** Deletes rows again that were imported. */
  undo(rows: readonly ImportRow[]): Promise<void>;
  /** Ends what is under way. */
  stop(): void;
  /** Goes back to choosing a file, and says why. */
  refuse(refusal: string | null): void;
}
