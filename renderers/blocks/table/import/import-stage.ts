import type { StoreApi } from "zustand/vanilla";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import type { ImportRow } from "./check-rows.ts";
import type { ImportProgress, ImportRun } from "./send-rows.ts";
import type { CheckedFile, FileChoice } from "./use-file-reader.ts";

/** The stages of an import, each with its data. */
export type ImportStage =
  | { name: "choose"; refusal: string | null }
  /** Percentage; `null` while the file is read. */
  | { name: "checking"; percent: number | null }
  | { name: "checked"; file: CheckedFile }
  | { name: "sending"; file: CheckedFile; progress: ImportProgress }
  | { name: "over"; file: CheckedFile; run: ImportRun; isUndoable: boolean }
  /** The imported rows were deleted again. */
  | { name: "undone"; file: CheckedFile; run: ImportRun };

/** The state of an import and the functions that advance it. */
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
  /** Sends rows; `before` holds the results of rows sent earlier. */
  send(rows: readonly ImportRow[], before: ImportRun | null): Promise<void>;
  /** Undoes the import by deleting the imported rows. */
  undo(rows: readonly ImportRow[]): Promise<void>;
  /** Stops the current work. */
  stop(): void;
  /** Returns to the choice of a file, with the reason. */
  refuse(refusal: string | null): void;
}

/** What the parts of the dialog that show a checked file receive. */
export interface FileProps {
  file: CheckedFile;
  running: Import;
}
