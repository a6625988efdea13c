/** Why a backup cannot be made or restored: one sentence, and the remedy. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
