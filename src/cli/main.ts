import { checkAll } from "./check.ts";
import { generate } from "./generate.ts";
import { scaffold } from "./scaffold.ts";

const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  check: checkAll,
  generate,
  scaffold,
};

/** Runs one command of the command line; answers the process's exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name = "", ...others] = args;
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Usage: screens <${Object.keys(commands).join("|")}>\n`);
    return 2;
  }
  return command(others);
}
