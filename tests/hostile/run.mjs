// What `npm run hostile` runs: the attacks of this folder, bounded and the same for the same seed.
// `--long` makes all tries in place of the usual run's few, `--seed N` makes others.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { long: { type: "boolean", default: false }, seed: { type: "string" } },
});
const environment = {
  ...process.env,
  HOSTILE: values.long ? "long" : "short",
  ...(values.seed === undefined ? {} : { HOSTILE_SEED: values.seed }),
};
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "product", "tests/hostile"],
  { stdio: "inherit", env: environment },
);
process.exitCode = status ?? 1;
