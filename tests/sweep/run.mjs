// `npm run sweep` runs this file: every screen and its dialogs in one language each, at three
// widths and in all colours. `--whole` uses every language, size, width and colour. `--only WORD`
// takes the screens and dialogs whose name begins with WORD, `--language` and `--size` one language
// and one size, and after `--minutes N` no further one is opened. The results are printed as they
// come, with how far the sweep has come. `--pictures` saves a picture of each look in
// `.cache/sweep/`.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const text = /** @type {const} */ ({ type: "string", default: "" });
const flag = /** @type {const} */ ({ type: "boolean", default: false });
const { values } = parseArgs({
  options: {
    whole: flag,
    pictures: flag,
    only: text,
    language: text,
    size: text,
    minutes: text,
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
      SWEEP_LANGUAGE: values.language,
      SWEEP_SIZE: values.size,
      SWEEP_MINUTES: values.minutes,
      SWEEP_PICTURES: values.pictures ? "1" : "",
      WHOLE: values.whole ? "1" : "",
    },
  },
);
process.exitCode = status ?? 1;
