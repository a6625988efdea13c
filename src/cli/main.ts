import { checkAll } from "./check.ts";
import { diff } from "./diff.ts";
import { docs } from "./docs.ts";
import { generate } from "./generate.ts";
import { importDocument } from "./import.ts";
import { printTypes } from "./print-types.ts";
import { scaffold } from "./scaffold.ts";

interface Command {
  /** What stands behind its name. */
  usage: string;
  summary: string;
  run(args: readonly string[]): Promise<number>;
}

/** Every command of the command line, one line each. */
export const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: "[--format text|json|sarif]",
    summary: "checks all pages; every problem with file, line and remedy",
    run: checkAll,
  },
  diff: {
    usage: "A B",
    summary: "tells what is different between two pages, in the language's words",
    run: diff,
  },
  docs: {
    usage: "[--out DIR]",
    summary: "prints the reference of the page language, or writes its chapters into a folder",
    run: docs,
  },
  generate: {
    usage: "",
    summary: "remakes types.gen.ts and page.schema.json",
    run: generate,
  },
  import: {
    usage: "FILE --name NAME",
    summary: "makes a document of the catalogue of any OpenAPI document",
    run: importDocument,
  },
  scaffold: {
    usage: "OPERATION",
    summary: "prints the page proposed for an operation",
    run: scaffold,
  },
  types: {
    usage: "[FILE…]",
    summary: "prints the TypeScript types of the catalogue, or of the OpenAPI documents named",
    run: printTypes,
  },
};

/** What `--help` says: of one command, or of all. */
export function helpText(name?: string): string {
  const named = Object.entries(commands).filter(([other]) => name === undefined || other === name);
  const lines = named.map(([other, { usage, summary }]) => {
    const call = `screens ${other} ${usage}`.trimEnd();
    return `  ${call.padEnd(44)} ${summary}`;
  });
  return `Usage:\n${lines.join("\n")}\n`;
}

/** Runs one command of the command line; answers the process's exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name = "", ...others] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (args.includes("--help")) {
    process.stdout.write(helpText(command && name));
    return 0;
  }
  if (!command) {
    process.stderr.write(helpText());
    return 2;
  }
  return command.run(others);
}
