import { parseArgs } from "node:util";

/** What to measure, and how often. */
export interface BenchArguments {
  rounds: number;
  /** Only what has this text in its name; empty for everything. */
  only: string;
}

/** Reads the command line of a bench; `null` where it asks for help, or for no round at all. */
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
