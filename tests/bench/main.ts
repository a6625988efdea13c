import { parseArgs } from "node:util";
import { buildBoth } from "./builds.ts";
import { firstVisit } from "./first-visit.ts";
import { kindScenarios } from "./kinds/kind-scenarios.ts";
import { runScenario } from "./rounds.ts";
import { studioProblems } from "./studio-problems.ts";
import { tabSwitching } from "./tab-switching.ts";

const scenarios = [firstVisit, ...kindScenarios, tabSwitching, studioProblems];

const usage = `npm run bench -- [--rounds N] [--only NAME ...]

Times the product beside pages written by hand that do the same, in one browser, round by round.
It only prints; times are of this machine at this moment, the ratios are what to compare: to paint,
and of the main thread's work. A name stands for all scenarios that begin with it.
Scenarios: ${scenarios.map(({ name }) => name).join(", ")}
`;

/** Runs the named scenarios, or all of them, and prints their tables. Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      only: { type: "string", multiple: true, default: [] },
      help: { type: "boolean" },
    },
  });
  const rounds = Number(values.rounds);
  const names = [...values.only, ...positionals];
  const isNamed = (name: string) => (scenario: { name: string }) =>
    `${scenario.name}-`.startsWith(`${name}-`);
  const chosen = scenarios.filter(
    (scenario) => names.length === 0 || names.some((name) => isNamed(name)(scenario)),
  );
  const isUnknown = names.some((name) => !scenarios.some(isNamed(name)));
  if (values.help || !(rounds >= 1) || isUnknown) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const builds = await buildBoth();
  try {
    for (const scenario of chosen) {
      process.stdout.write(await runScenario(scenario, rounds, builds));
    }
  } finally {
    await builds.remove();
  }
  return 0;
}
