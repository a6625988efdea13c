import { parseArgs } from "node:util";
import { runScenario } from "./rounds.ts";
import { tabSwitching } from "./tab-switching.ts";

const scenarios = [tabSwitching];

const usage = `npm run bench -- [--rounds N] [SCENARIO ...]

Times the product beside pages written by hand that do the same, in one browser, round by round.
It only prints; times are of this machine at this moment, the ratios are what to compare.
Scenarios: ${scenarios.map(({ name }) => name).join(", ")}
`;

/** Runs the named scenarios, or all of them, and prints their tables. Answers the exit code. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: "string", default: "5" }, help: { type: "boolean" } },
  });
  const rounds = Number(values.rounds);
  const unknown = positionals.filter((name) => !scenarios.some((known) => known.name === name));
  if (values.help || !(rounds >= 1) || unknown.length > 0) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  for (const scenario of scenarios) {
    if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
    process.stdout.write(await runScenario(scenario, rounds));
  }
  return 0;
}
