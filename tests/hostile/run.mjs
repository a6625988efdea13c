// `npm run hostile` runs this file: the attacks of this folder, limited and the same for the same
// seed. `--long` makes the long run's tries, `--tries N` makes N tries of each attack, `--seed N`
// makes other tries, and `--only WORD` runs the files whose name begins with WORD.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const text = /** @type {const} */ ({ type: "string" });
const { values } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    seed: text,
    tries: text,
    minutes: text,
    only: text,
  },
});
const environment = {
  ...process.env,
  HOSTILE: values.long ? "long" : "short",
  ...(values.seed === undefined ? {} : { HOSTILE_SEED: values.seed }),
  ...(values.tries === undefined ? {} : { HOSTILE_TRIES: values.tries }),
  ...(values.minutes === undefined ? {} : { HOSTILE_MINUTES: values.minutes }),
};
const files = `tests/hostile/${values.only ?? ""}`;
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "product", files],
  { stdio: "inherit", env: environment },
);
process.exitCode = status ?? 1;
