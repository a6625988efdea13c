import { main } from "./main.ts";

/** The exit code of the process's command, which runs while this file is read: its runner closes then. */
export const exitCode = await main(process.argv.slice(2));
