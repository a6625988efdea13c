/**
 * Something whoever starts the service has to put right. Its message is one line that says what is
 * wrong and what to do; it is all that the terminal shows.
 */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
