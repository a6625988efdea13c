// `npm run sweep` runs this file: every screen and its dialogs in one language each, at three
// widths and in all colours. `--whole` uses every language, size, width and colour, and saves a
// picture of each in `.cache/sweep/`. `--only WORD` takes the screens and dialogs whose name begins
// with WORD.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    whole: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "product", "tests/sweep/sweep.test.ts"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      SWEEP: "1",
      SWEEP_ONLY: values.only,
      WHOLE: values.whole ? "1" : "",
    },
  },
);
process.exitCode = status ?? 1;
