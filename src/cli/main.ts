import {
  type Command,
  commonOptions,
  didYouMean,
  type OptionSpecs,
  UsageError,
} from "./command.ts";

/**
 * The modules of all commands, each loaded only when it is used, so that `check` and `generate` can
 * report a fault in a kind's folder even if that fault makes compiling pages impossible.
 */
const loaders: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import("./check.ts")).check,
  diff: async () => (await import("./diff.ts")).diff,
  docs: async () => (await import("./docs.ts")).docs,
  explain: async () => (await import("./explain.ts")).explain,
  generate: async () => (await import("./generate.ts")).generate,
  import: async () => (await import("./import.ts")).importDocument,
  menu: async () => (await import("./menu.ts")).menu,
  probe: async () => (await import("./probe.ts")).probe,
  record: async () => (await import("./record.ts")).record,
  scaffold: async () => (await import("./scaffold.ts")).scaffold,
  snapshot: async () => (await import("./snapshot.ts")).snapshot,
  types: async () => (await import("./print-types.ts")).types,
};

/** Loads every command, by name. */
export async function loadCommands(): Promise<Readonly<Record<string, Command>>> {
  const entries = Object.entries(loaders).map(async ([name, load]) => [name, await load()]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The text of `--help`, for one command with its options or for all commands. */
export async function helpText(name?: string): Promise<string> {
  const command = name === undefined ? undefined : await loaders[name]?.();
  if (name === undefined || !command) {
    const commands = await loadCommands();
    const lines = Object.entries(commands).map(([other, { names, summary }]) =>
      `  ${`screens ${other} ${names}`.padEnd(30)} ${summary}`.trimEnd(),
    );
    return `Usage:\n${lines.join("\n")}\n\n"screens COMMAND --help" shows the options of a command.\n`;
  }
  const options = optionLines({ ...command.options, ...commonOptions });
  const call = `screens ${name} ${command.names}`.trimEnd();
  return `Usage: ${call} [OPTIONS]\n  ${command.summary}\n\nOptions:\n${options.join("\n")}\n`;
}

function optionLines(options: OptionSpecs): string[] {
  return Object.entries(options).map(([name, { value, summary }]) => {
    const call = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${call.padEnd(31)} ${summary}`;
  });
}

/**
 * Runs one command and returns the exit code of the process: 0 for success, 1 for findings or
 * failures, 2 for an invalid call.
 */
export async function main(args: readonly string[]): Promise<number> {
  const [name = "", ...others] = args;
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (args.includes("--help") || args.includes("-h") || args.length === 0) {
    process.stdout.write(await helpText(load && name));
    return args.length === 0 ? 2 : 0;
  }
  if (!load) {
    const remedy = didYouMean(name, Object.keys(loaders));
    process.stderr.write(`There is no command "${name}".${remedy}\n\n${await helpText()}`);
    return 2;
  }
  try {
    return await (await load()).run(others);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n"screens ${name} --help" shows its options.\n`);
      return 2;
    }
    if (!isOfSystem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Whether the operating system refused something, such as to read or write a file. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
