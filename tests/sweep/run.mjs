// What `npm run sweep` runs: every screen and its dialogs in one language each, at three widths and in
// all colours; with `--whole` in every language, size, width and colour, each with a picture in
// `.cache/sweep/` to be looked at. `--only WORD` takes the screens and dialogs whose name begins so.
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
