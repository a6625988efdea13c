import { parseArgs } from "node:util";

/** What a bench measures, and how often. */
export interface BenchArguments {
  rounds: number;
  /** Selects the measurements whose name contains this text; all where it is empty. */
  only: string;
}

/** Reads the command line of a bench; `null` where it asks for help or for no rounds. */
export function readArguments(): BenchArguments | null {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      help: { type: "boolean" },
    },
  });
  const rounds = Number(values.rounds);
  return values.help || !(rounds >= 1) ? null : { rounds, only: values.only };
}
