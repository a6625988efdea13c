import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tests/support/by-environment.ts";
import product from "./vite.config.ts";

/** The folders of tests that need neither service nor browser, and leave nothing behind. */
const parts = [
  ...["bench", "build", "catalogue", "corpus", "house", "i18n", "language", "mistakes", "preview"],
  ...["renderers", "session", "shell", "specification", "studio", "ui", "wire"],
];

const isSweep = process.env.SWEEP === "1";

const testsIn = (folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig((environment) => ({
  ...product(environment),
  test: {
    // What it imports goes through the aliases above.
    server: { deps: { inline: [/@rjsf\//] } },
    // More than there are cores: half of the time a test waits for the browser or the disk.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A test's database lives for seconds: compiled a second time, for speed, it costs more.
    execArgv: ["--liftoff-only"],
    testTimeout: 120_000,
    // One second, as it ships, is too little for a browser on a busy machine.
    expect: { poll: { timeout: 20_000 }, requireAssertions: true },
    hookTimeout: 120_000,
    // Reading the modules takes longer than most tests: a worker does so once. What modules keep is
    // but what they have worked out; a test that changes something puts it back.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      { extends: true, test: { name: "parts", include: testsIn(parts) } },
      {
        extends: true,
        test: {
          name: "product",
          include: testsIn(["*"]),
          // What looks at all screens takes long, and runs by `npm run sweep`.
          exclude: [...testsIn(parts), ...(isSweep ? [] : ["tests/sweep/sweep.test.ts"])],
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
}));
