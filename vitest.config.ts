import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tests/support/by-environment.ts";
import product from "./vite.config.ts";

/**
 * The folders of tests that need neither the service nor a browser, and leave no files behind. All
 * tests with a DOM of their own are among them: in the other project they would start all workers
 * anew.
 */
const parts = [
  ...["bench", "build", "catalogue", "cli/registry", "corpus", "house", "i18n", "language"],
  ...["mistakes", "preview", "renderers", "session", "shell", "snapshot", "snapshots"],
  ...["specification", "studio", "ui", "wire"],
];

const isSweep = process.env.SWEEP === "1";

const testsIn = (folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig((environment) => ({
  ...product(environment),
  test: {
    // These modules are processed by Vite, so that the aliases above apply to their imports.
    server: { deps: { inline: [/@rjsf\//] } },
    // There are more workers than cores, since tests often wait for the browser or the disk.
    maxWorkers: 2 * availableParallelism(),
    // A test's database runs only for seconds, so V8's second compilation of WebAssembly would not
    // pay off. Threads that help to collect garbage would take the cores from the other workers.
    execArgv: ["--liftoff-only", "--single-threaded-gc"],
    // Only a test that hangs is ended: a busy machine may take long for one that works.
    testTimeout: 300_000,
    // The default of one second is too short for a browser on a busy machine.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    hookTimeout: 300_000,
    // Modules are not loaded again for each test file, since that takes longer than most tests.
    // Modules only keep computed values, and a test that changes anything restores it.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      { extends: true, test: { name: "parts", include: testsIn(parts) } },
      {
        extends: true,
        test: {
          name: "product",
          include: testsIn(["*"]),
          // The test of all screens takes long, so it runs only by `npm run sweep`.
          exclude: [...testsIn(parts), ...(isSweep ? [] : ["tests/sweep/sweep.test.ts"])],
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
}));
