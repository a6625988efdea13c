import { main } from "./main.ts";

/**
 * The exit code of the command; it is awaited here because the module runner closes after the
 * import.
 */
export const exitCode = await main(process.argv.slice(2));
