/**
 * A fault that the operator of the service must correct. Its message is one line with the fault and
 * the remedy, and is all that the terminal shows.
 */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
