import { type Judged, judgeServices, sorts } from "./judge.ts";
import { keepReached } from "./reached.ts";

/**
 * Prints for each service how many of the proposals are right and how many the table demands.
 * `--misses` also prints each difference; `--keep` writes the results to the list of what has been
 * reached.
 */
async function main(args: readonly string[]): Promise<number> {
  const all = await judgeServices();
  say(rowOf("", [...sorts, "wrong", "problems", "faults"]));
  for (const judged of all) {
    say(rowOf(judged.proposed.service.name, figuresOf([judged])));
    if (args.includes("--misses")) sayMisses(judged);
  }
  say(rowOf("all", figuresOf(all)));
  if (args.includes("--keep")) keepReached(all);
  return 0;
}

function figuresOf(all: readonly Judged[]): string[] {
  const [right, missing] = [all.flatMap((one) => one.right), all.flatMap((one) => one.missing)];
  const shares = sorts.map((sort) => {
    const count = right.filter((one) => one.sort === sort).length;
    return `${count}/${count + missing.filter((one) => one.sort === sort).length}`;
  });
  const counts = [
    all.flatMap(({ wrong }) => wrong),
    all.flatMap(({ problems }) => problems),
    all.flatMap(({ proposed }) => proposed.faults),
  ];
  return [...shares, ...counts.map(({ length }) => String(length))];
}

function sayMisses({ proposed, missing, wrong, problems }: Judged): void {
  for (const { said } of wrong) say(`  wrong    ${said}`);
  for (const { said, why } of missing) say(`  missing  ${said}${why ? ` (${why})` : ""}`);
  for (const problem of problems) say(`  problem  ${problem}`);
  const faults = proposed.faults.map(({ code, pointer }) => `${code} at ${pointer || "/"}`);
  for (const fault of faults) say(`  fault    ${fault}`);
}

const rowOf = (name: string, cells: readonly string[]) =>
  [name.padEnd(17), ...cells.map((cell) => cell.padStart(9))].join("");

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The top level waits here: Vite's module loader closes once this module has been evaluated. */
export const exitCode = await main(process.argv.slice(2));
