/** The reason why a backup cannot be made or restored, in one sentence with the remedy. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
